import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
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

type DeMenoresProps = { liga: TipoLiga; partidos: readonly FilaResultado[]; porJugar: boolean };

/** Of minors, who have no names here, a line each: the name of their league has the way to who they are. */
const DeMenores = ({ liga, partidos, porJugar }: DeMenoresProps) => (
  <div className={styles.menores}>
    <h5 className={styles.rotulo}>
      {CLASES[liga].titulo}{' '}
      <Link to={(porJugar ? rutas.horarios : rutas.resultados)(liga)}>
        {porJugar ? 'Ver quién juega' : 'Ver quién ganó'}
      </Link>
    </h5>
    <ul className={styles.partidos}>
      {partidos.map(({ id, fecha, division, pista, observaciones }) => (
        <li key={id} className={fila.resultado}>
          <Link to={rutas.partido(id)}>
            <time dateTime={fecha}>{horaDe(fecha)}</time> <span>{pista}</span>{' '}
            <span>{nombreDivision(liga, division)}</span>
            {observaciones ? <p>{observaciones}</p> : null}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

type JornadasProps = {
  jornadas: readonly Jornada<FilaResultado>[];
  /** The day it is, where it has a name of its own. */
  hoy?: Dia;
  /** Whose row is lit. */
  yo?: number | null;
};

/** Days, each with its rows under it in order of time, those of minors after the others. */
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
          partido.conMenores ? null : <Resultado key={partido.id} partido={partido} yo={yo} />,
        )}
      </ul>
      {[...Map.groupBy(partidos, ({ conMenores, liga }) => (conMenores ? liga : null))].map(
        ([liga, suyos]) =>
          liga ? <DeMenores key={liga} liga={liga} partidos={suyos} porJugar={hoy !== undefined} /> : null,
      )}
    </div>
  ));
