import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { InsigniaEstado, Partido } from '#web/club/piezas/partido.tsx';
import { type PartidoVisto, porDia, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { cx } from '#web/ui/cx.ts';

/** How high the card is, in half rows; a day after the first is told in one. */
const CABEN = 16;

/** Rows that a phone has of each card. */
const EN_MOVIL = 5;

/** A day as the front page tells it: the rows that fit, and `total`, its matches. */
export type Jornada<F> = { dia: Dia; filas: F[]; total: number };

/** Day by day until there is no more room. */
export function jornadasDe<F extends Pick<FilaResultado, 'fecha'>>(partidos: readonly F[]): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = CABEN;
  for (const [dia, suyos] of porDia(partidos)) {
    if (quedan < 2) break;
    const filas = suyos.slice(0, Math.floor(quedan / 2));
    jornadas.push({ dia, filas, total: suyos.length });
    quedan -= 2 * filas.length + 1;
  }
  return jornadas;
}

type DeMenoresProps = { partido: PartidoVisto; soloDeMenores: boolean };

/** A match of minors, who have no names here: it leads to who they are. */
function DeMenores({ partido: { id, fecha, liga, pista, estado }, soloDeMenores }: DeMenoresProps) {
  const hora = horaDe(fecha);
  return (
    <li className="relative grid grid-cols-fila gap-x-2 border-b border-hairline py-1 text-s hover:bg-azul-pale">
      <time dateTime={fecha} className="figure text-m leading-tight">
        {hora}
      </time>{' '}
      <span className="col-start-1 text-xs leading-snug text-ink-soft">{liga.breve}</span>{' '}
      <span className="col-start-1 text-xs leading-snug text-ink-soft">{pista}</span>{' '}
      <Link
        to={rutas.partido(id)}
        className="col-start-2 row-span-3 row-start-1 self-center text-ink-soft no-underline after:absolute after:inset-0"
      >
        {soloDeMenores ? 'Partido infantil' : 'Partido con menores'}{' '}
        <span className="visually-hidden">a las {hora}</span>
      </Link>{' '}
      <span className="col-start-3 row-span-3 row-start-1 self-center">
        <InsigniaEstado estado={estado} />
      </span>
    </li>
  );
}

type Como = {
  /** Of those to come: what has begun is being played. */
  ahora?: FechaHora;
  /** Whose row is lit. */
  yo?: number | null;
};

const Filas = ({ filas, ahora = '', yo = null }: Como & { filas: readonly FilaResultado[] }) =>
  filas.map((fila) => {
    const partido = vistoDeResultado(fila, fila.fecha <= ahora ? 'enJuego' : 'porJugar');
    return fila.conMenores ? (
      <DeMenores key={fila.id} partido={partido} soloDeMenores={esDeMenores(fila.liga)} />
    ) : (
      <Partido key={fila.id} partido={partido} size="fila" yo={yo} />
    );
  });

type JornadasProps = Como & { jornadas: readonly Jornada<FilaResultado>[]; hoy: Dia };

/** Days, each with its rows under it as they come; a phone has the first of them. */
export const Jornadas = ({ jornadas, hoy, ...como }: JornadasProps) =>
  jornadas.map(({ dia, filas, total }, n) => {
    const antes = jornadas.slice(0, n).flatMap((una) => una.filas).length;
    const caben = Math.max(0, EN_MOVIL - antes);
    return (
      <div key={dia} className={cx('@container', caben === 0 && 'max-md:hidden')}>
        <h4 className="heading-text text-s font-semibold text-ink-soft">
          <time dateTime={dia} className="inline-block first-letter:uppercase">
            {dia === hoy ? 'Hoy, ' : ''}
            {fechaSemana(dia).replace(',', '')}
          </time>{' '}
          {filas.length < total ? (
            <small className="text-s font-normal max-md:hidden">
              {filas.length} de {total} partidos
            </small>
          ) : null}
        </h4>
        <ul className="text-ink">
          <Filas filas={filas.slice(0, caben)} {...como} />
        </ul>
        {filas.length > caben ? (
          <ul className="max-md:hidden">
            <Filas filas={filas.slice(caben)} {...como} />
          </ul>
        ) : null}
      </div>
    );
  });
