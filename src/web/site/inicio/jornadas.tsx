import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import fila from '#web/club/competicion/resultado.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import styles from './jornadas.module.css';

/** As many rows as are read at a glance, a heading as one. */
export const CABEN = 8;

/** A day as the front page tells it: the rows that fit, those of minors one a league, and `total`, its matches. */
export type Jornada<F> = { dia: Dia; filas: F[][]; total: number };

/** Day by day until there is no more room. */
export function jornadasDe<F extends Pick<FilaResultado, 'id' | 'fecha' | 'liga' | 'conMenores'>>(
  partidos: readonly F[],
  caben = CABEN,
): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = caben;
  for (const [dia, suyos] of porDia(partidos)) {
    if (quedan < 2) break;
    const todas = Map.groupBy(suyos, ({ id, liga, conMenores }) => (conMenores ? liga : id));
    const filas = [...todas.values()].slice(0, quedan - 1);
    jornadas.push({ dia, filas, total: suyos.length });
    quedan -= 1 + filas.length;
  }
  return jornadas;
}

/** "y 2 más: 11:00 y 16:00"; of more hours, the last one alone. */
function yLosDemas(resto: readonly FilaResultado[]): string {
  const horas = new Set(resto.map(({ fecha }) => horaDe(fecha)));
  const cuando = horas.size > 2 ? `, el último a las ${[...horas].at(-1)}` : `: ${enLista(horas)}`;
  return `y ${resto.length} más${cuando}`;
}

type DeMenoresProps = { dia: Dia; partidos: readonly FilaResultado[]; porJugar: boolean };

/** Those of minors of a day, who have no names here: the first, when the others are, and the way to who they are. */
function DeMenores({ dia, partidos, porJugar }: DeMenoresProps) {
  const [primero, ...resto] = partidos;
  if (!primero) return null;
  const { id, fecha, liga, division, pista } = primero;
  const enJuego = partidos.filter(({ observaciones }) => observaciones).length;
  const todos = `${(porJugar ? rutas.horarios : rutas.resultados)(liga)}#dia-${dia}`;
  return (
    <li className={fila.resultado}>
      <span className={fila.cuando}>
        <time dateTime={fecha}>{horaDe(fecha)}</time> <span>{pista}</span>
      </span>{' '}
      <span className={styles.menores}>
        <Link to={resto.length > 0 ? todos : rutas.partido(id)}>
          {CLASES[liga].titulo}{' '}
          <span className="visually-hidden">(ver quién {porJugar ? 'juega' : 'ganó'})</span>
        </Link>{' '}
        <span>{resto.length > 0 ? yLosDemas(resto) : nombreDivision(liga, division)}</span>
      </span>
      {enJuego > 0 ? <p>{enJuego > 1 ? `${enJuego} en juego` : 'En juego'}</p> : null}
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

/** Days, each with its rows under it as they come. */
export const Jornadas = ({ jornadas, hoy, yo = null }: JornadasProps) =>
  jornadas.map(({ dia, filas, total }) => {
    const dichos = filas.flat().length;
    return (
      <div key={dia} className={styles.jornada}>
        <h4 className={styles.rotulo}>
          <time dateTime={dia}>
            {dia === hoy ? `Hoy, ${fechaSemana(dia).replace(',', '')}` : fechaSemana(dia)}
          </time>{' '}
          {dichos < total ? (
            <small>
              {dichos} de {total} partidos
            </small>
          ) : null}
        </h4>
        <ul className={styles.partidos}>
          {filas.map((suyos) =>
            suyos[0]?.conMenores ? (
              <DeMenores key={suyos[0].id} dia={dia} partidos={suyos} porJugar={hoy !== undefined} />
            ) : (
              suyos.map((partido) => <Resultado key={partido.id} partido={partido} yo={yo} />)
            ),
          )}
        </ul>
      </div>
    );
  });
