import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { InsigniaDivision } from '#web/club/competicion/division.tsx';
import fila from '#web/club/competicion/resultado.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './jornadas.module.css';

/** How high the card is, in half rows; a day after the first is told in one. */
const CABEN = 16;

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

/** A match of minors, who have no names here: it leads to who they are. */
function DeMenores({ partido }: { partido: FilaResultado }) {
  const { id, fecha, liga, division, pista, observaciones } = partido;
  const hora = horaDe(fecha);
  return (
    <li className={cx(fila.resultado, styles.menores)}>
      <span className={fila.cuando}>
        <span className={fila.hora}>
          <time dateTime={fecha}>{hora}</time>{' '}
          <InsigniaDivision liga={liga} division={division} className={fila.division} />
        </span>{' '}
        <span>{pista}</span>
      </span>{' '}
      <Link to={rutas.partido(id)}>
        {esDeMenores(liga) ? 'Partido infantil' : 'Partido con menores'}{' '}
        <span className="visually-hidden">a las {hora}</span>
      </Link>
      {observaciones ? <p>{observaciones}</p> : null}
    </li>
  );
}

type JornadasProps = {
  jornadas: readonly Jornada<FilaResultado>[];
  hoy: Dia;
  /** Whose row is lit. */
  yo?: number | null;
};

/** Days, each with its rows under it as they come. */
export const Jornadas = ({ jornadas, hoy, yo = null }: JornadasProps) =>
  jornadas.map(({ dia, filas, total }) => (
    <div key={dia} className={styles.jornada}>
      <h4 className={styles.rotulo}>
        <time dateTime={dia}>
          {dia === hoy ? 'Hoy, ' : ''}
          {fechaSemana(dia).replace(',', '')}
        </time>{' '}
        {filas.length < total ? (
          <small>
            {filas.length} de {total} partidos
          </small>
        ) : null}
      </h4>
      <ul className={styles.partidos}>
        {filas.map((partido) =>
          partido.conMenores ? (
            <DeMenores key={partido.id} partido={partido} />
          ) : (
            <Resultado key={partido.id} partido={partido} yo={yo} />
          ),
        )}
      </ul>
    </div>
  ));
