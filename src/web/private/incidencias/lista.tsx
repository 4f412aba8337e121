import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, diaSemana, horaDe } from '#domain/fecha.ts';
import { diasDe, finDe } from '#domain/incidencia/incidencia.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { useAfectados } from '#web/club/afectados/afectados.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { periodoCorto } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { Vista } from '#web/club/mesa/recurso.tsx';
import { ladosDe, rivalDe } from '#web/club/piezas/partido-visto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useRows } from '#web/ui/desk/data-table.tsx';
import { DialogButton } from '#web/ui/desk/modal.tsx';
import { tripFrom, useListState } from '#web/ui/desk/return-to.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReadOnly } from '#web/ui/reach.ts';
import { Formulario as Lesionados } from './lesionados.tsx';
import {
  columnas,
  type DeAlguien,
  diaCorto,
  FINDES,
  faltaEnFinde,
  findeBreve,
  findesDesde,
  losQueTocan,
  porFinde,
  porJugador,
  porTandas,
} from './valores.ts';

/** A list may be of many years: no more than these are asked about. */
const MAX_CAMBIOS = 500;

/** The arranged matches of those absences that are not over. */
function useConPartido(incidencias: readonly IncidenciaFila[]): readonly PartidoAfectado[] {
  const hoy = hoyDelClub();
  return useAfectados(
    incidencias
      .filter((una) => finDe(una) >= hoy)
      .slice(0, MAX_CAMBIOS)
      .map((una) => ({ tipo: 'ausencia', idJugador: una.idJugador, dias: diasDe(una) })),
  ).filter(({ aplazado }) => !aplazado);
}

const NOMBRE = cx('font-semibold no-underline hocus:underline');

/** A match arranged for a day that they cannot: what there is to mend. */
function Choca({ partido, idJugador }: { partido: PartidoAfectado; idJugador: number }) {
  const { id, fecha } = partido;
  return (
    <Link
      className={cx(
        NOMBRE,
        'flex min-h-8 min-w-0 items-center gap-1 text-bad wrap-anywhere max-md:col-span-full md:col-start-2',
      )}
      to={rutasPrivadas.partido(id)}
    >
      <Icon name="alert" size={16} />
      Juega {periodoCorto({ fecha: diaDe(fecha), hasta: null })}, {horaDe(fecha)}, con{' '}
      {rivalDe(idJugador, { lados: ladosDe(partido) }).nombre}
    </Link>
  );
}

/** In a column for each weekend, where there is room for them; one after another where there is not. */
const DESDE = [
  '',
  cx('@2xl:col-start-1'),
  cx('@2xl:col-start-2'),
  cx('@2xl:col-start-3'),
  cx('@2xl:col-start-4'),
  cx('@2xl:col-start-5'),
];
const HASTA = ['', '', cx('@2xl:col-end-3'), cx('@2xl:col-end-4'), cx('@2xl:col-end-5'), ''];
const REJILLA = cx('@2xl:grid @2xl:grid-flow-dense @2xl:gap-x-3');

type Columnas = {
  findes: readonly Dia[];
  /** The grid of the weekends, with one more column for other dates where there are any. */
  rejilla: string;
};

type TandaProps = Pick<Columnas, 'findes'> & {
  juntas: readonly IncidenciaFila[];
  choca: boolean;
  lesion: boolean;
};

const colorDe = ({ choca, lesion }: TandaProps): string => {
  if (choca) return cx('border-bad bg-bad-pale');
  return lesion ? cx('border-hairline bg-warn-pale') : cx('border-hairline bg-azul-pale');
};

type DiasProps = { juntas: readonly IncidenciaFila[]; bajoFinde: boolean };

/** Under its weekend, "sáb y dom" is enough: the rest is for who has no columns, or hears it. */
function Dias({ juntas, bajoFinde }: DiasProps) {
  const state = useListState();
  return (
    <>
      {juntas.map((una, lugar) => {
        const [dia, ...resto] = diaCorto(una, juntas[lugar + 1]).split(' ');
        return (
          <Fragment key={una.id}>
            {lugar > 0 ? ' y ' : null}
            <Link
              className="text-ink no-underline hocus:underline"
              to={rutasPrivadas.incidencia(una.id)}
              state={state}
              data-row={una.id}
            >
              <span className="visually-hidden">Editar {una.jugador}, </span>
              {dia}
              <span className={una.hasta === null && bajoFinde ? '@2xl:sr-only' : undefined}>
                {' '}
                {resto.join(' ')}
              </span>
            </Link>
          </Fragment>
        );
      })}
    </>
  );
}

function Tanda(props: TandaProps) {
  const { juntas, findes } = props;
  const motivos = [...new Set(juntas.map(({ motivo }) => motivo))].filter((motivo) => motivo !== null);
  const [desde, hasta] = columnas(juntas, findes);
  const bajoFinde = desde <= FINDES;
  const domingo = juntas[0] && diaSemana(juntas[0].fecha) === 0;
  return (
    <li className={cx('flex min-h-6 min-w-0 flex-wrap items-center gap-x-2', DESDE[desde], HASTA[hasta])}>
      <span
        className={cx(
          'rounded-full border px-2 py-px whitespace-nowrap',
          colorDe(props),
          hasta > desde && '@2xl:flex-1',
          // Where it stands in "sáb y dom".
          bajoFinde && domingo && '@2xl:ms-8',
        )}
      >
        <Dias juntas={juntas} bajoFinde={bajoFinde} />
      </span>
      {motivos.length > 0 ? (
        <small className="min-w-0 truncate text-ink-soft">{motivos.join(' · ')}</small>
      ) : null}
    </li>
  );
}

/** Who on the left, which days on the right and, at the end, one more; on a phone the days under who. */
const FILA = cx('items-center gap-x-2 px-3 py-1 md:px-4');
const QUIEN = cx('md:w-2xs');
const OTRA = cx('w-8');

type OtraProps = Pick<DeAlguien, 'idJugador' | 'jugador'> & { aqui: object };

const Otra = ({ idJugador, jugador, aqui }: OtraProps) => (
  <ButtonLink
    size="s"
    look="ghost"
    className="min-h-8 w-full px-0 text-ink-soft"
    title="Otra incidencia"
    to={rutasPrivadas.nuevaIncidencia(idJugador)}
    state={aqui}
  >
    <IconPlus size={18} aria-hidden="true" />
    <span className="visually-hidden">Otra incidencia de {jugador}</span>
  </ButtonLink>
);

type PersonaProps = Columnas & {
  alguien: DeAlguien;
  lesion: boolean;
  partidos: readonly PartidoAfectado[];
  aqui: object;
};

function Persona({ alguien, lesion, partidos, findes, rejilla, aqui }: PersonaProps) {
  const { idJugador, jugador, suyas } = alguien;
  const lee = useReadOnly();
  return (
    <li className={cx('grid min-h-control grid-cols-end text-s md:grid-cols-both', FILA)}>
      <span className={cx('relative', QUIEN)}>
        <Link className={cx(NOMBRE, 'text-ink')} to={rutasPrivadas.jugador(idJugador)} state={aqui}>
          {jugador}
        </Link>{' '}
        <small className="whitespace-nowrap text-ink-soft">
          <LigaCorta id={suyas.at(-1)?.idLiga ?? null} nombre={suyas.at(-1)?.liga ?? null} />
          {lesion ? <b className="text-warn"> · {ESTADO_DE_JUGADOR.lesion}</b> : null}
        </small>
      </span>
      <span className={cx(OTRA, 'md:col-start-3 md:row-start-1')}>
        {lee ? null : <Otra idJugador={idJugador} jugador={jugador} aqui={aqui} />}
      </span>
      <ul
        className={cx(
          'flex flex-wrap gap-x-3 gap-y-1 tabular-nums max-md:col-span-full max-md:text-xs md:col-start-2 md:row-start-1',
          rejilla,
        )}
      >
        {porTandas(suyas).map((juntas) => (
          <Tanda
            key={juntas[0]?.id}
            juntas={juntas}
            findes={findes}
            choca={losQueTocan(partidos, juntas).length > 0}
            lesion={lesion}
          />
        ))}
      </ul>
      {losQueTocan(partidos, suyas).map((partido) => (
        <Choca key={partido.id} partido={partido} idJugador={idJugador} />
      ))}
    </li>
  );
}

type FindesProps = Columnas & { personas: readonly DeAlguien[]; conOtras: boolean };

/** How many are out each of the weekends ahead: the heading of their columns, where there is room for them. */
const Findes = ({ personas, findes, rejilla, conOtras }: FindesProps) => (
  <div
    className={cx(
      'border-b border-hairline text-xs tabular-nums @2xl:grid @2xl:grid-cols-both @2xl:text-s',
      FILA,
    )}
  >
    <span className={QUIEN} />
    <ul className={cx('grid grid-cols-4 gap-2', rejilla)} aria-label="Quién falta cada fin de semana">
      {findes.map((sabado) => (
        <li
          key={sabado}
          className="grid rounded-s bg-azul-pale py-1 text-center @2xl:block @2xl:bg-transparent @2xl:text-start"
        >
          <strong>{findeBreve(sabado)}</strong>{' '}
          <small className="text-ink-soft">
            {cuantos(personas.filter(({ suyas }) => faltaEnFinde(suyas, sabado)).length, 'falta', 'faltan')}
          </small>
        </li>
      ))}
      {conOtras ? (
        <li className="hidden @2xl:block" aria-hidden="true">
          <strong>Otras fechas</strong>
        </li>
      ) : null}
    </ul>
    <span className={OTRA} />
  </div>
);

type ListaProps = {
  incidencias: readonly IncidenciaFila[];
  partidos: readonly PartidoAfectado[];
  lesionados: ReadonlySet<number>;
};

/** Those with a match on such a day come first. */
function Lista({ incidencias, partidos, lesionados }: ListaProps) {
  const { list = '' } = useListState();
  const personas = porJugador(incidencias).sort(
    (a, b) => losQueTocan(partidos, b.suyas).length - losQueTocan(partidos, a.suyas).length,
  );
  const aqui = tripFrom(`${rutasPrivadas.incidencias()}${list}`);
  const findes = findesDesde(hoyDelClub());
  const conOtras = incidencias.some((una) => columnas([una], findes)[0] > FINDES);
  const rejilla = cx(REJILLA, conOtras ? '@2xl:grid-cols-5' : '@2xl:grid-cols-4');
  return (
    <div className="surface @container">
      <Findes {...{ personas, findes, rejilla, conOtras }} />
      <ul
        className="divide-y divide-hairline"
        aria-label="Incidencias"
        {...useRows<HTMLUListElement>(incidencias)}
      >
        {porFinde(personas, hoyDelClub()).map(([grupo, suyos]) => (
          <Fragment key={grupo}>
            <li className="flex items-baseline gap-2 bg-surface-sunk px-3 py-2 text-s text-ink-soft md:px-4">
              <h2 className="heading-text text-s font-bold text-ink">{grupo}</h2>{' '}
              {cuantos(suyos.length, 'jugador', 'jugadores')}
            </li>
            {suyos.map((alguien) => (
              <Persona
                key={alguien.idJugador}
                lesion={lesionados.has(alguien.idJugador)}
                {...{ alguien, partidos, findes, rejilla, aqui }}
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

type Resumen = { incidencias: readonly IncidenciaFila[]; puestos: number };

function Cuantas({ incidencias, puestos }: Resumen) {
  const personas = new Set(incidencias.map(({ idJugador }) => idJugador)).size;
  return (
    <>
      <span>{cuantos(incidencias.length, 'incidencia', 'incidencias')}</span>{' '}
      {personas > 0 ? <span>de {cuantos(personas, 'jugador', 'jugadores')}</span> : null}
      {puestos > 0 ? (
        <strong className="ps-2 font-semibold text-bad">
          {cuantos(puestos, 'partido puesto esos días', 'partidos puestos esos días')}
        </strong>
      ) : null}
    </>
  );
}

const DE_LESIONADOS = (
  <DialogButton label="Incidencias de lesionados" title="Incidencias de lesionados">
    {(cerrar) => <Lesionados cerrar={cerrar} />}
  </DialogButton>
);

/** By who is away, on a calendar of weekends: no table says it. */
export function useVista(incidencias: readonly IncidenciaFila[]): Vista<IncidenciaFila> {
  const { data: jugadores = [] } = useJugadores();
  const lesionados = new Set(jugadores.filter(({ estado }) => estado === 'lesion').map(({ id }) => id));
  const partidos = useConPartido(incidencias);
  return {
    filas: incidencias,
    columnas: [],
    resumen: <Cuantas incidencias={incidencias} puestos={partidos.length} />,
    mas: useReadOnly() ? null : DE_LESIONADOS,
    marco: () => <Lista {...{ incidencias, partidos, lesionados }} />,
  };
}
