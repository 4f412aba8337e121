import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Cuello, Pronostico, PronosticoLiga } from '#contract/liga/pronostico.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diasEntre, esDia } from '#domain/fecha.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { deporteEnFrase } from '#domain/liga/en-pista.ts';
import { conDecimal, enLista } from '#domain/texto.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { cuantos, sinTemporada } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

export const meta = () => metaDe({ titulo: '¿Acabamos a tiempo?', oculta: true });

/** The tightest first. */
const VEREDICTOS: Record<
  PronosticoLiga['veredicto'],
  { palabra: string; tono: 'ok' | 'warn' | 'bad' | 'neutral' }
> = {
  noCabe: { palabra: 'No cabe', tono: 'bad' },
  tarde: { palabra: 'Tarde', tono: 'warn' },
  sinRitmo: { palabra: 'Aún sin ritmo', tono: 'neutral' },
  llega: { palabra: 'Llega', tono: 'ok' },
  acabada: { palabra: 'Todo jugado', tono: 'neutral' },
};

const ESTE_ANIO = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const CORTO = new Intl.DateTimeFormat('es-ES', ESTE_ANIO);
const CON_ANIO = new Intl.DateTimeFormat('es-ES', { ...ESTE_ANIO, year: 'numeric' });

/** Nearer than this, the month alone says which one it is. */
const DIAS_SIN_ANIO = 300;

/** "sáb, 6 mar"; of the season after, "sáb, 4 mar 2028". */
export function elDia(dia: Dia | null, hoy: Dia): string {
  if (dia === null) return 'no se ve el final';
  return (diasEntre(hoy, dia) < DIAS_SIN_ANIO ? CORTO : CON_ANIO).format(Date.parse(`${dia}T00:00Z`));
}

const SEMANA = 7;

/** "3 semanas de sobra", "con el tiempo justo", "2 semanas tarde". */
export function holgura(final: Dia | null, limite: Dia): string {
  if (final === null) return 'no se ve el final';
  const semanas = Math.floor(Math.abs(diasEntre(final, limite)) / SEMANA);
  if (semanas === 0) return final <= limite ? 'con el tiempo justo' : 'por unos días';
  return `${cuantos(semanas, 'semana', 'semanas')} ${final <= limite ? 'de sobra' : 'tarde'}`;
}

/** What holds a league back, in a sentence. */
export function fraseCuello(cuello: Cuello): string {
  switch (cuello.que) {
    case 'jugador':
      return `A ${cuello.jugador} le faltan ${cuantos(cuello.faltan, 'partido', 'partidos')} por poner, y hasta entonces solo puede ${cuantos(cuello.dias, 'día', 'días')} de fin de semana.`;
    case 'pistas':
      return `En las pistas caben, como mucho, ${cuantos(cuello.caben, 'partido suyo', 'partidos suyos')} por fin de semana.`;
    case 'franjas':
      return `${enLista([cuello.jugador, cuello.rival])} se deben un partido y no hay hora a la que puedan los dos: cambia lo que han marcado, o ponlo a mano otro día.`;
    case 'lesion':
      return `${cuello.jugador} sigue con lesión y debe ${cuantos(cuello.debe, 'partido', 'partidos')}: no se cuentan hasta que vuelva.`;
    case 'vuelta':
      if (cuello.desde === null)
        return 'La vuelta no tiene día: se ha supuesto que ya se puede jugar. Ponlo en la liga.';
      return `La vuelta no se abre hasta el ${fechaLarga(cuello.desde)}${cuello.abierta === null ? '' : `; abierta ya, cabría desde el ${fechaLarga(cuello.abierta)}`}.`;
    default:
      return cuello satisfies never;
  }
}

/** What is played a week and what would be enough; nothing of a league in time. */
export function fraseRitmo({
  ritmo,
  hacenFalta,
  veredicto,
}: Pick<PronosticoLiga, 'ritmo' | 'hacenFalta' | 'veredicto'>): string | null {
  if (veredicto === 'llega') return null;
  if (hacenFalta === null) return 'No queda ningún fin de semana hasta su último día.';
  const basta = `${conDecimal(hacenFalta)} por fin de semana`;
  if (ritmo === null) return `Para llegar hacen falta ${basta}.`;
  return `Se juegan ${conDecimal(ritmo.porSemana)} partidos por semana; para llegar hacen falta ${basta}.`;
}

/** "2 no llegan · 7 llegan"; all of them, in one sentence. */
export function resumenDe({ ligas }: Pick<Pronostico, 'ligas'>): string {
  const cuantas = (...veredictos: PronosticoLiga['veredicto'][]) =>
    ligas.filter(({ veredicto }) => veredictos.includes(veredicto)).length;
  if (cuantas('llega', 'acabada') === ligas.length)
    return ligas.length === 1 ? 'La liga llega a tiempo' : `Las ${ligas.length} ligas llegan a tiempo`;
  const partes = [
    [cuantas('noCabe'), 'no cabe', 'no caben'],
    [cuantas('tarde'), 'no llega a este ritmo', 'no llegan a este ritmo'],
    [cuantas('sinRitmo'), 'aún sin ritmo', 'aún sin ritmo'],
    [cuantas('llega', 'acabada'), 'llega', 'llegan'],
  ] as const;
  return partes.flatMap(([n, una, varias]) => (n > 0 ? [`${n} ${n === 1 ? una : varias}`] : [])).join(' · ');
}

type LigaProps = { liga: PronosticoLiga; hoy: Dia };

/** On a phone its league is a line, and the rest the next ones. */
const CELDA = cx('whitespace-nowrap tabular-nums max-md:border-0 max-md:p-0 max-md:whitespace-normal');
const MENUDA = cx('max-md:text-xs max-md:text-ink-soft');
const ROTULO = cx('text-xs font-normal text-ink-soft md:hidden');

/** The line under a league: what holds it back is of the row over it. */
const bajo = (sigue: boolean): string =>
  sigue ? cx('border-b-0 pb-0') : cx('border-b border-hairline group-last/liga:border-b-0');

/** What its row says, in the order of the headings. */
function Celdas({ liga, hoy, clase }: LigaProps & { clase: string }) {
  const { debidos, comoPronto, ritmo, limite } = liga;
  return (
    <>
      <td className={cx(clase, 'font-bold')}>
        <span className={ROTULO}>A este ritmo: </span>
        {ritmo === null ? '–' : elDia(ritmo.final, hoy)}
      </td>
      <td className={cx(clase, MENUDA)}>{ritmo === null ? '–' : holgura(ritmo.final, limite)}</td>
      <td className={cx(clase, MENUDA)} data-num>
        {debidos}
        <span className="md:hidden"> por jugar</span>
      </td>
      <td className={cx(clase, MENUDA)}>
        <span className={ROTULO}>Como pronto: </span>
        {elDia(comoPronto, hoy)}
      </td>
    </>
  );
}

/** A row, and under it what holds the league back. Only what does not come in time is marked: most do. */
function Liga({ liga, hoy }: LigaProps) {
  const { veredicto, cuellos } = liga;
  const { palabra, tono } = VEREDICTOS[veredicto];
  const acabada = veredicto === 'acabada';
  const frases = [fraseRitmo(liga), ...cuellos.map(fraseCuello)].filter((frase) => frase !== null);
  const aprieta = frases.length > 0 && !acabada;
  const clase = cx(CELDA, bajo(aprieta));
  return (
    <tbody className="group/liga max-md:block max-md:border-b max-md:border-hairline max-md:px-3 max-md:py-2">
      <tr className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3">
        <th scope="row" className={cx(clase, 'text-start font-semibold max-md:w-full max-md:py-1')}>
          <Link className="no-underline hover:underline" to={rutasPrivadas.liga(liga.idLiga)}>
            {sinTemporada(liga.liga)}
          </Link>{' '}
          {veredicto === 'llega' ? null : <Badge tone={tono}>{palabra}</Badge>}
        </th>
        {acabada ? (
          <td className={clase} colSpan={4}>
            No queda ningún partido por jugar.
          </td>
        ) : (
          <Celdas liga={liga} hoy={hoy} clase={clase} />
        )}
      </tr>
      {aprieta ? (
        <tr className="max-md:block">
          <td className={cx(CELDA, bajo(false), 'max-md:block')} colSpan={5}>
            <ul
              className="grid gap-1 text-xs whitespace-normal text-ink-soft max-md:pt-1"
              aria-label="Lo que aprieta"
            >
              {frases.map((frase) => (
                <li key={frase}>{frase}</li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const QUEDAN = 'Por jugar';
const TITULOS = ['Liga', 'A este ritmo', 'Margen', QUEDAN, 'Como pronto'];

const Ligas = ({ ligas, hoy }: Pick<Pronostico, 'ligas' | 'hoy'>) => (
  <TableFrame label="Cómo va cada liga" dense>
    <table className="max-md:block">
      <thead className="max-md:hidden">
        <tr>
          {TITULOS.map((titulo) => (
            <th key={titulo} scope="col" data-num={titulo === QUEDAN || undefined}>
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
);

type PistasProps = Pronostico['deportes'][number] & { deQue: string };

function Pistas({ pistas, apretura, deQue }: PistasProps) {
  if (pistas === 0)
    return (
      <Notice tone="warn" title={`No hay ninguna pista${deQue} activa`}>
        <p>
          Sin pistas no se puede jugar: actívalas en <Link to={rutasPrivadas.pistas()}>Pistas</Link>.
        </p>
      </Notice>
    );
  if (apretura === null) return null;
  const { hasta, porPoner, caben } = apretura;
  return (
    <Notice tone="warn" title={`Faltan pistas${deQue}`}>
      <p>
        Entre todas las ligas{deQue} quedan {porPoner} partidos por poner hasta el {fechaLarga(hasta)}, y los
        fines de semana caben, como mucho, {caben} en {cuantos(pistas, 'pista activa', 'pistas activas')}:
        hacen falta al menos {Math.ceil((porPoner * pistas) / caben)}, o jugar también otros días.
      </p>
    </Notice>
  );
}

/** Days between its end and the last that it may have; of an end that is not in sight, less than any. */
function margen({ limite, ritmo, comoPronto }: PronosticoLiga): number {
  const final = ritmo === null ? comoPronto : ritmo.final;
  return final === null ? -Number.MAX_VALUE : diasEntre(final, limite);
}

const ORDEN = Object.keys(VEREDICTOS);

/** The tightest first. */
function Respuesta({ pronostico }: { pronostico: Pronostico }) {
  const { ligas, hoy, deportes } = pronostico;
  const varios = deportes.some(({ deporte }) => deporte !== DE_SIEMPRE.deporte);
  const ordenadas = ligas.toSorted(
    (una, otra) => ORDEN.indexOf(una.veredicto) - ORDEN.indexOf(otra.veredicto) || margen(una) - margen(otra),
  );
  const bien = ligas.every(({ veredicto }) => veredicto === 'llega' || veredicto === 'acabada');
  const mal = ligas.some(({ veredicto }) => veredicto === 'noCabe' || veredicto === 'tarde');
  return (
    <>
      <p className="mt-2 mb-3 flex items-start gap-2 text-l font-bold" role="status">
        {mal || bien ? (
          <Icon
            name={mal ? 'alert' : 'check'}
            size={22}
            className={cx('mt-1 flex-none', mal ? 'text-warn' : 'text-ok')}
          />
        ) : null}
        {resumenDe(pronostico)}
      </p>
      {deportes.map((uno) => (
        <Pistas key={uno.deporte} {...uno} deQue={varios ? ` de ${deporteEnFrase(uno.deporte)}` : ''} />
      ))}
      <Ligas ligas={ordenadas} hoy={hoy} />
      <details className={cx(desk.disclose, 'mt-3 max-w-2xl text-s text-ink-soft')}>
        <summary className="min-h-6 text-azul-text">Cómo se calcula</summary>
        <p>
          «A este ritmo» es el día en que se acabaría si se sigue jugando como en las últimas seis semanas.
          «Como pronto» es antes de cuándo no puede acabar jugando sábados y domingos: nadie juega dos veces
          el mismo día, se esperan las ausencias, las vueltas y los partidos ya puestos que se saben, y en
          cada pista caben los que caben en las horas en que no está{' '}
          <Link to={rutasPrivadas.clausuras()}>cerrada</Link>. Que quepa no quiere decir que se llegue.
        </p>
      </details>
    </>
  );
}

function queDiaEs(dicho: boolean, limites: number): string {
  if (dicho) return 'Sin él, el último día de cada liga';
  return limites > 1 ? 'Cada liga, el suyo: el de su ciclo o el de la temporada' : 'Su último día';
}

/** Whether each league ends in time, and why not. docs/reglas/pronostico.md */
export default function PronosticoDeLigas() {
  const { filters, search } = useUrlFilters({ hasta: '' });
  const hasta = esDia(filters.hasta) ? filters.hasta : null;
  const query = useQuery({
    queryKey: ['pronostico', hasta],
    queryFn: () => call('GET /api/private/ligas/pronostico', { query: { hasta: hasta ?? '' } }),
  });
  const { data } = query;
  const limites = [...new Set(data?.ligas.map((liga) => liga.limite))];
  // Where a cycle ends before, each goes by its own.
  const limite = hasta === null && limites.length === 1 ? limites[0] : undefined;
  return (
    <ListFrame
      title="¿Acabamos a tiempo?"
      filters={
        <search className="md:max-w-2xs">
          <CampoDia
            label="Acaba el"
            description={queDiaEs(hasta !== null, limites.length)}
            value={hasta ?? limite ?? null}
            onChange={(dia) => search({ hasta: dia === limite ? '' : (dia ?? '') })}
            clearable={hasta !== null}
          />
        </search>
      }
      query={query}
      empty={
        data?.ligas.length === 0 ? (
          <Vacio titulo="No hay ligas en juego">
            Cuando haya una liga activa, aquí se verá si acaba a tiempo.
          </Vacio>
        ) : null
      }
    >
      {data ? <Respuesta pronostico={data} /> : null}
    </ListFrame>
  );
}
