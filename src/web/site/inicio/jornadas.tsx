import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import fila from '#web/club/competicion/resultado.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import styles from './inicio.module.css';

/** As many rows as are read at a glance, a heading as one. */
const CABEN = 8;
/** As many as are as tall as those, with so many courts drawn among them. */
export const cabenAlLado = (enJuego: number): number => CABEN + Math.ceil(0.7 * enJuego);

/** A day as the front page tells it: those that fit, and `total`, how many it has. */
export type Jornada<F> = { dia: Dia; partidos: F[]; total: number };

/** Day by day until there is no more room. */
export function jornadasDe<F extends { fecha: string }>(filas: readonly F[], caben = CABEN): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = caben;
  for (const [dia, suyos] of porDia(filas)) {
    if (quedan < 2) break;
    const partidos = suyos.slice(0, quedan - 1);
    jornadas.push({ dia, partidos, total: suyos.length });
    quedan -= 1 + partidos.length;
  }
  return jornadas;
}

export const cuantos = (total: number, uno: 'partido' | 'resultado'): string =>
  `${total} ${uno}${total === 1 ? '' : 's'}`;

/** As the rows of the others, with its league and division where they have their names. */
function DeMenores({ partido }: { partido: FilaResultado }) {
  const { id, fecha, liga, division, pista, observaciones } = partido;
  const hora = horaDe(fecha);
  return (
    <li className={fila.resultado}>
      <Link to={rutas.partido(id)} className={fila.enlace}>
        <span className="visually-hidden">
          {`${hora}: ${divisionLarga(liga, division)}${pista ? `, ${pista}` : ''}`}
        </span>
      </Link>
      <span className={fila.cuando} aria-hidden="true">
        <span className={fila.hora}>
          <time dateTime={fecha}>{hora}</time>
        </span>
        <span>{pista}</span>
      </span>
      <span className={fila.marcador} aria-hidden="true">
        <span className={fila.lado}>
          <span className={fila.nombre}>{CLASES[liga].titulo}</span>
        </span>
        <span className={fila.lado}>{nombreDivision(liga, division)}</span>
      </span>
      {observaciones ? <p>{observaciones}</p> : null}
    </li>
  );
}

type JornadasProps = {
  jornadas: readonly Jornada<FilaResultado>[];
  /** The day it is, where it has a name of its own. */
  hoy?: Dia;
  /** Whose row is lit. */
  yo?: number | null;
};

/** Days, each with its rows under it in order of time. */
export const Jornadas = ({ jornadas, hoy, yo = null }: JornadasProps) =>
  jornadas.map(({ dia, partidos, total }) => (
    <div key={dia} className={styles.jornada}>
      <h4 className={styles.rotulo}>
        <time dateTime={dia}>
          {dia === hoy ? `Hoy, ${fechaSemana(dia).replace(',', '')}` : fechaSemana(dia)}
        </time>{' '}
        {partidos.length < total ? (
          <small>
            {partidos.length} de {cuantos(total, 'partido')}
          </small>
        ) : null}
      </h4>
      <ul className={styles.partidos}>
        {partidos.map((partido) =>
          partido.conMenores ? (
            <DeMenores key={partido.id} partido={partido} />
          ) : (
            <Resultado key={partido.id} partido={partido} yo={yo} />
          ),
        )}
      </ul>
    </div>
  ));
