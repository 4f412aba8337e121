import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import fila from '#web/club/competicion/resultado.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import styles from './inicio.module.css';

/** As many rows as are read at a glance, a heading as one. */
const CABEN = 8;

/** A day as the front page tells it: those that fit, and `total`, how many it has. */
export type Jornada<F> = { dia: Dia; partidos: F[]; total: number };

/** Day by day until there is no more room. */
export function jornadasDe<F extends { fecha: string }>(filas: readonly F[]): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = CABEN;
  for (const [dia, suyos] of porDia(filas)) {
    if (quedan < 2) break;
    const partidos = suyos.slice(0, quedan - 1);
    jornadas.push({ dia, partidos, total: suyos.length });
    quedan -= 1 + partidos.length;
  }
  return jornadas;
}

type DeMenoresProps = { partido: FilaResultado; porJugar: boolean };

/** Of minors, who have no names here, their league in the place of them, and the way to who they are. */
const DeMenores = ({ partido, porJugar }: DeMenoresProps) => {
  const { id, fecha, liga, division, pista, observaciones } = partido;
  const deDivision = nombreDivision(liga, division);
  return (
    <li className={fila.resultado}>
      <span className={fila.cuando}>
        <time dateTime={fecha}>{horaDe(fecha)}</time> <span>{pista}</span>
      </span>{' '}
      <span className={styles.menores}>
        {CLASES[liga].titulo}
        {deDivision ? `, ${deDivision}` : ''}{' '}
        <Link to={rutas.partido(id)}>{porJugar ? 'Ver quién juega' : 'Ver quién ganó'}</Link>
      </span>
      {observaciones ? <p>{observaciones}</p> : null}
    </li>
  );
};

type JornadasProps = {
  jornadas: readonly Jornada<FilaResultado>[];
  /** The day it is, where it has a name of its own. */
  hoy?: Dia;
  /** Whose row is lit. */
  yo?: number | null;
};

/** Days, each with its rows under it as they come. */
export const Jornadas = ({ jornadas, hoy, yo = null }: JornadasProps) =>
  jornadas.map(({ dia, partidos, total }) => (
    <div key={dia} className={styles.jornada}>
      <h4 className={styles.rotulo}>
        <time dateTime={dia}>
          {dia === hoy ? `Hoy, ${fechaSemana(dia).replace(',', '')}` : fechaSemana(dia)}
        </time>{' '}
        {partidos.length < total ? (
          <small>
            {partidos.length} de {total} partidos
          </small>
        ) : null}
      </h4>
      <ul className={styles.partidos}>
        {partidos.map((partido) =>
          partido.conMenores ? (
            <DeMenores key={partido.id} partido={partido} porJugar={hoy !== undefined} />
          ) : (
            <Resultado key={partido.id} partido={partido} yo={yo} />
          ),
        )}
      </ul>
    </div>
  ));
