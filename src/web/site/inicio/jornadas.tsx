import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { TONOS } from '#web/club/competicion/division.tsx';
import fila from '#web/club/competicion/resultado.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './jornadas.module.css';

/** How high the card is: a heading and a row of minors are a line, any other row two. */
export const CABEN = 14;

/** A day as the front page tells it: the rows that fit, and `total`, its matches. */
export type Jornada<F> = { dia: Dia; filas: F[]; total: number };

/** Day by day until there is no more room. */
export function jornadasDe<F extends Pick<FilaResultado, 'fecha' | 'conMenores'>>(
  partidos: readonly F[],
  caben = CABEN,
): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = caben;
  for (const [dia, suyos] of porDia(partidos)) {
    quedan -= 1;
    const cabe = suyos.findIndex(({ conMenores }) => {
      quedan -= conMenores ? 1 : 2;
      return quedan < 0;
    });
    const filas = cabe < 0 ? suyos : suyos.slice(0, cabe);
    if (filas.length > 0) jornadas.push({ dia, filas, total: suyos.length });
    if (quedan <= 0) break;
  }
  return jornadas;
}

type DeMenoresProps = { partido: FilaResultado; porJugar: boolean };

/** A match of minors, who have no names here: when, where and of what it is, and the way to who they are. */
function DeMenores({ partido, porJugar }: DeMenoresProps) {
  const { id, fecha, liga, division, pista, observaciones } = partido;
  const { titulo, abreviado } = CLASES[liga];
  return (
    <li className={cx(fila.resultado, styles.menores)}>
      <span className={fila.cuando}>
        <span className={fila.hora}>
          <time dateTime={fecha}>{horaDe(fecha)}</time>{' '}
          <Badge tone={TONOS[liga]} className={fila.division}>
            {etiquetaEntera({ tipo: liga, division }).replace(`${abreviado} `, '')}
          </Badge>
        </span>{' '}
        <span>{pista}</span>
      </span>{' '}
      <Link to={rutas.partido(id)}>
        {titulo} <span className="visually-hidden">(ver quién {porJugar ? 'juega' : 'ganó'})</span>
      </Link>
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

/** Days, each with its rows under it as they come. */
export const Jornadas = ({ jornadas, hoy, yo = null }: JornadasProps) =>
  jornadas.map(({ dia, filas, total }) => (
    <div key={dia} className={styles.jornada}>
      <h4 className={styles.rotulo}>
        <time dateTime={dia}>
          {dia === hoy ? `Hoy, ${fechaSemana(dia).replace(',', '')}` : fechaSemana(dia)}
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
            <DeMenores key={partido.id} partido={partido} porJugar={hoy !== undefined} />
          ) : (
            <Resultado key={partido.id} partido={partido} yo={yo} />
          ),
        )}
      </ul>
    </div>
  ));
