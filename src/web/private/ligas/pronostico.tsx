import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Pronostico, PronosticoLiga } from '#contract/liga/pronostico.ts';
import type { Avance } from '#contract/liga/propuesta.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diasEntre, esDia } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { AVANCE, BARRA } from './como-va.tsx';
import {
  alcanceDe,
  elDia,
  fraseCuello,
  frasePorLiga,
  fraseRemedios,
  fraseSeguridad,
  fraseSupuesto,
  holgura,
  resumenDe,
  VEREDICTOS,
} from './frases.ts';
import { type Filtros, SIN_FILTROS, usePronostico } from './use-pronostico.ts';

export const meta = () => metaDe({ titulo: '¿Acabamos a tiempo?', oculta: true });

/** All are of this season: their names need not say it. */
const TEMPORADA = / - \d{4}\/\d{2}$/;

const FASES: Partial<Record<Avance['fase'], string>> = {
  espera: 'Antes acaba otro cálculo que se ha pedido; el tuyo empieza solo',
  simular: 'Jugando lo que queda de temporada, jornada a jornada',
  alternativas: 'Probando qué lo arreglaría',
};

function Calculando({ avance, cancelar }: { avance: Avance | null; cancelar: () => void }) {
  const fase = FASES[avance?.fase ?? 'preparar'] ?? 'Reuniendo partidos, pistas y ausencias';
  return (
    <section className="surface flex flex-wrap items-center gap-3 px-4 py-3" aria-label="Cálculo en marcha">
      <p className="flex-1 basis-2xs" role="status">
        {fase}…
      </p>
      <progress className="advance flex-1 basis-4xs" max={1} value={avance?.hecho ?? 0} aria-label={fase} />
      <Button size="s" onClick={cancelar}>
        Cancelar
      </Button>
    </section>
  );
}

/** What was worked out last, by anybody, while the new answer comes. */
function Anterior({ hoy }: { hoy: Dia }) {
  const { data } = useQuery({
    queryKey: ['pronostico', 'ultimo'],
    queryFn: () => call('GET /api/private/ligas/pronostico', {}),
    gcTime: 0,
  });
  if (!data || data.ligas.length === 0) return null;
  return (
    <section className={desk.box} aria-label="Lo último que se calculó">
      <p>
        Mientras tanto, lo que salió el <strong>{fechaCorta(data.cuando)}</strong>:
      </p>
      <ul className="grid gap-2">
        {data.ligas.map(({ idLiga, liga, veredicto, final }) => (
          <li key={idLiga}>
            {liga} <Badge tone={VEREDICTOS[veredicto].tono}>{VEREDICTOS[veredicto].palabra}</Badge>
            {veredicto === 'acabada' ? null : (
              <small className="ms-1 text-ink-soft">{elDia(final.previsto, hoy)}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TOPES = [
  { value: '', label: 'Como hasta ahora' },
  { value: '1', label: 'Uno' },
  { value: '2', label: 'Hasta dos' },
];

type PedidoProps = {
  filtros: Filtros;
  pedir: (cambios: Partial<Filtros>) => unknown;
  /** The day by which they end while no other is asked for. */
  limite: Dia | undefined;
};

function Pedido({ filtros, pedir, limite }: PedidoProps) {
  return (
    <search className="grid grid-fit-4xs items-end gap-3 md:max-w-lg">
      <CampoDia
        label="Acaba el"
        description={filtros.hasta ? 'Sin él, fin de la temporada' : 'Fin de la temporada'}
        value={esDia(filtros.hasta) ? filtros.hasta : (limite ?? null)}
        onChange={(dia) => pedir({ hasta: dia === limite ? '' : (dia ?? '') })}
        clearable={filtros.hasta !== ''}
      />
      <NativeSelect
        label="Partidos por jugador"
        description="En un fin de semana"
        data={TOPES}
        value={filtros.tope}
        onChange={({ currentTarget }) => pedir({ tope: currentTarget.value })}
      />
    </search>
  );
}

type LigaProps = { liga: PronosticoLiga; hoy: Dia };

/** On a phone its league is a line, when it ends and how much is left the next, and the rest the last. */
const CELDA = cx('whitespace-nowrap tabular-nums max-md:border-0 max-md:p-0 max-md:whitespace-normal');
const MENUDA = cx('max-md:order-1 max-md:flex-auto max-md:text-xs max-md:text-ink-soft');
/** What reads less is left to where there is room. */
const SOLO_ANCHO = cx('hidden @2xl:table-cell');
const ROTULO = cx('text-xs font-normal text-ink-soft md:hidden');

/** The line under a league: what holds it back is of the row over it. */
const bajo = (sigue: boolean): string =>
  sigue ? cx('border-b-0 pb-0') : cx('border-b border-hairline group-last/liga:border-b-0');

type CeldasProps = LigaProps & { clase: string };

/** What its row says, in the order of the headings. */
function Celdas({ liga, hoy, clase }: CeldasProps) {
  const { debidos, pleno, ritmo, limite, final } = liga;
  const { antes, previsto, despues } = final;
  return (
    <>
      <td className={cx(clase, MENUDA)}>
        {ritmo === null ? (
          '–'
        ) : (
          <>
            <span className={ROTULO}>A este ritmo: </span>
            {elDia(ritmo.final, hoy)}
          </>
        )}
      </td>
      <td className={cx(clase, 'font-bold max-md:flex-auto')}>
        <span className={ROTULO}>Con propuestas: </span>
        {elDia(previsto, hoy)}
      </td>
      <td className={cx(clase, SOLO_ANCHO)}>
        {antes === despues ? '' : `${elDia(antes, hoy)} – ${elDia(despues, hoy)}`}
      </td>
      <td className={cx(clase, MENUDA)}>
        <span className={cx(AVANCE, 'max-md:justify-end')}>
          {previsto === null ? null : (
            <progress
              className={cx(BARRA, 'max-w-4xs max-md:hidden')}
              aria-hidden="true"
              max={diasEntre(hoy, limite)}
              value={Math.max(0, diasEntre(previsto, limite))}
            />
          )}
          {holgura(previsto, limite)}
        </span>
      </td>
      <td className={cx(clase, 'max-md:flex-auto')} data-num>
        {debidos}
        <span className="md:hidden"> por jugar</span>
      </td>
      <td className={cx(clase, SOLO_ANCHO)}>{elDia(pleno, hoy)}</td>
    </>
  );
}

/** A row, and under it what holds the league back. Only what does not come in time is marked: most do. */
function Liga({ liga, hoy }: LigaProps) {
  const { veredicto, cuellos } = liga;
  const { palabra, tono } = VEREDICTOS[veredicto];
  const acabada = veredicto === 'acabada';
  const aprieta = cuellos.length > 0 && !acabada;
  const clase = cx(CELDA, bajo(aprieta));
  return (
    <tbody className="group/liga max-md:block max-md:border-b max-md:border-hairline max-md:px-3 max-md:py-2">
      <tr className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3">
        <th scope="row" className={cx(clase, 'text-start font-semibold max-md:w-full max-md:py-1')}>
          <Link className="no-underline hover:underline" to={rutasPrivadas.liga(liga.idLiga)}>
            {liga.liga.replace(TEMPORADA, '')}
          </Link>{' '}
          {veredicto === 'llega' ? null : <Badge tone={tono}>{palabra}</Badge>}
        </th>
        {acabada ? (
          <td className={clase} colSpan={6}>
            No queda ningún partido por jugar.
          </td>
        ) : (
          <Celdas liga={liga} hoy={hoy} clase={clase} />
        )}
      </tr>
      {aprieta ? (
        <tr className="max-md:block">
          <td className={cx(CELDA, bajo(false), 'max-md:block')} colSpan={7}>
            <ul
              className="grid gap-1 text-xs whitespace-normal text-ink-soft max-md:pt-1"
              aria-label="Lo que aprieta"
            >
              {cuellos.map((cuello) => (
                <li key={fraseCuello(cuello)}>{fraseCuello(cuello)}</li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const QUEDAN = 'Por jugar';
const ENTRE = 'Casi siempre, entre';
const PLENO = 'Si se juega todo';

const TITULOS = ['Liga', 'A este ritmo', 'Con propuestas', ENTRE, 'Margen', QUEDAN, PLENO];

type LigasProps = { ligas: readonly PronosticoLiga[]; hoy: Dia };

const Ligas = ({ ligas, hoy }: LigasProps) => (
  <div className="@container">
    <TableFrame label="Cómo va cada liga" dense>
      <table className="max-md:block">
        <thead className="max-md:hidden">
          <tr>
            {TITULOS.map((titulo) => (
              <th
                key={titulo}
                scope="col"
                className={titulo === ENTRE || titulo === PLENO ? SOLO_ANCHO : undefined}
                data-num={titulo === QUEDAN || undefined}
              >
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        {ligas.map((liga) => (
          <Liga key={liga.idLiga} liga={liga} hoy={hoy} />
        ))}
      </table>
    </TableFrame>
  </div>
);

/** Each was played out: what it says is what came of it. */
function Arreglos({ arreglos, ligas, hoy }: Pick<Pronostico, 'arreglos' | 'ligas' | 'hoy'>) {
  const apuradas = ligas.filter(({ veredicto }) => veredicto === 'justo' || veredicto === 'noLlega');
  if (apuradas.length === 0) return null;
  return (
    <section className={cx(desk.box, 'mt-3')} aria-labelledby="arreglos">
      <h2 id="arreglos" className="heading-text text-m font-bold">
        Qué lo arreglaría
      </h2>
      {arreglos.length === 0 ? (
        <p>
          Ni otra pista, ni los viernes, ni dos partidos por fin de semana lo cambian: prueba otro día de
          final, o mira arriba quién debe más de lo que puede jugar.
        </p>
      ) : (
        <ul className={desk.list}>
          {arreglos.map((arreglo) => (
            <li key={fraseRemedios(arreglo)}>
              <strong>{fraseRemedios(arreglo)}.</strong>{' '}
              <Badge tone={alcanceDe(arreglo).tono}>{alcanceDe(arreglo).palabra}</Badge>
              <small className="block text-ink-soft">{frasePorLiga(arreglo, hoy)}.</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ORDEN: Record<PronosticoLiga['veredicto'], number> = { noLlega: 0, justo: 1, llega: 2, acabada: 3 };

/** Days between its end and the last that it may have; of an end that is not in sight, less than any. */
const margen = ({ limite, final: { previsto } }: PronosticoLiga): number =>
  previsto === null ? -Number.MAX_VALUE : diasEntre(previsto, limite);

/** The tightest first. */
function Respuesta({ pronostico }: { pronostico: Pronostico }) {
  const { ligas, hoy, arreglos } = pronostico;
  const ordenadas = ligas.toSorted(
    (una, otra) => ORDEN[una.veredicto] - ORDEN[otra.veredicto] || margen(una) - margen(otra),
  );
  const mal = ligas.some(({ veredicto }) => veredicto === 'noLlega' || veredicto === 'justo');
  return (
    <>
      <p className="mt-2 mb-3 flex items-start gap-2 text-l font-bold" role="status">
        <Icon
          name={mal ? 'alert' : 'check'}
          size={22}
          className={cx('mt-1 flex-none', mal ? 'text-warn' : 'text-ok')}
        />
        <span>
          {resumenDe(pronostico)}{' '}
          <small className="block text-s font-normal text-ink-soft">{fraseSupuesto(hoy)}</small>
        </span>
      </p>
      {pronostico.pistas === 0 ? (
        <Notice tone="warn" title="No hay ninguna pista activa">
          <p>
            Sin pistas no se puede jugar: actívalas en <Link to={rutasPrivadas.pistas()}>Pistas</Link>.
          </p>
        </Notice>
      ) : null}
      <Ligas ligas={ordenadas} hoy={hoy} />
      <Arreglos arreglos={arreglos} ligas={ligas} hoy={hoy} />
      <details className={cx(desk.disclose, 'mt-3 max-w-2xl text-s text-ink-soft')}>
        <summary className="min-h-6 text-azul-text">Cómo se calcula</summary>
        <p>
          «Con propuestas» es la fecha que dice si se llega; «A este ritmo», la de seguir jugando como en las
          últimas seis semanas. Cada día se llena lo que dejan libre los partidos ya puestos, con las
          ausencias y las vueltas que se saben: si alguno no se propone, se acaba después.{' '}
          {fraseSeguridad(pronostico)}
        </p>
      </details>
    </>
  );
}

/** Whether each league ends in time, why not and what would mend it. docs/reglas/pronostico.md */
export default function PronosticoDeLigas() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const { consulta, avance, cancelado, cancelar, calcular } = usePronostico(filters);
  const { data, isFetching } = consulta;
  const pendiente = { ...consulta, isPending: false, isError: consulta.isError && !isFetching };
  return (
    <ListFrame
      title="¿Acabamos a tiempo?"
      more={
        <Button onClick={calcular} disabled={isFetching}>
          Volver a calcular
        </Button>
      }
      filters={
        <Pedido
          filtros={filters}
          pedir={search}
          limite={filters.hasta === '' ? data?.ligas.map(({ limite }) => limite).sort()[0] : undefined}
        />
      }
      query={pendiente}
      empty={
        data?.ligas.length === 0 ? (
          <Vacio titulo="No hay ligas en juego">
            Cuando haya una liga activa, aquí se verá si acaba a tiempo.
          </Vacio>
        ) : null
      }
    >
      {isFetching ? <Calculando avance={avance} cancelar={cancelar} /> : null}
      {isFetching && isEmpty ? <Anterior hoy={hoyDelClub()} /> : null}
      {cancelado && !isFetching && !data ? (
        <p>Cálculo cancelado. Pulsa «Volver a calcular» cuando quieras.</p>
      ) : null}
      {data && !isFetching ? <Respuesta pronostico={data} /> : null}
    </ListFrame>
  );
}
