import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { InsigniaTipo } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './fila.module.css';

type TanteoProps = {
  sets: FilaResultado['sets'];
  ausente: boolean;
  gana: boolean;
};

/** Set by set in columns, and whether it was won. */
const Tanteo = ({ sets, ausente, gana }: TanteoProps) => (
  <p className={styles.tanteo}>
    {ausente ? (
      <abbr>W.O.</abbr>
    ) : (
      sets.map((set, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
          key={n}
          className={cx(enVezDeSet(set, n) && styles.desempate, set[0] > set[1] && styles.suyo)}
        >
          {enVezDeSet(set, n) ? `[${set.join('–')}] ` : `${set.join('–')} `}
        </span>
      ))
    )}
    <b className={cx(gana && styles.ganado)}>
      <span aria-hidden="true">{gana ? 'G' : 'P'}</span>
      <span className="visually-hidden">{gana ? 'ganado' : 'perdido'}</span>
    </b>
  </p>
);

type RenglonProps = {
  partido: FilaResultado;
  titulo: string;
  /** Before the title: whose row it is, where the heading of the list does not say it. */
  quien?: string | undefined;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number | undefined;
  /** The score. */
  children: ReactNode;
};

/** A match as a line: when and where and, of what is not of a league, its kind; what it is called, and its score. */
function Renglon({ partido, titulo, quien, este, children }: RenglonProps) {
  const { id, fecha, pista, liga, ganador, observaciones } = partido;
  const cuando = ganador === null ? `${semanaCorta(fecha)}, ${horaDe(fecha)}` : fechaBreve(fecha);
  return (
    <li className={styles.fila} data-fila={`p${id}`}>
      <p className={styles.cuando}>
        <time dateTime={fecha}>{id === este ? 'Este partido' : cuando}</time>
        <span>{pista}</span>
        {seGestiona(liga) ? null : <InsigniaTipo tipo={liga} />}
      </p>
      <p className={styles.contra}>
        {quien}
        <Link to={rutas.partido(id)}>{titulo}</Link>
      </p>
      {children}
      {observaciones ? <p className={styles.nota}>{observaciones}</p> : null}
    </li>
  );
}

type FilaProps = Pick<RenglonProps, 'partido' | 'quien'> & {
  /** Whose games are told first. */
  de: number;
  /** Instead of the rival, who is known. */
  titulo?: string;
};

/** Of one of its players: against whom, and the score from their side. */
export function Fila({ partido, de, titulo, quien }: FilaProps) {
  const { jugador1, jugador2, sets, ausente, ganador } = partido;
  const lado = partido.idJugador1 === de ? 1 : 2;
  return (
    <Renglon partido={partido} quien={quien} titulo={titulo ?? (lado === 1 ? jugador2 : jugador1)}>
      {ganador === null ? null : (
        <Tanteo
          sets={lado === 1 ? sets : sets.map(([uno, otro]) => [otro, uno])}
          ausente={ausente !== null}
          gana={ganador === lado}
        />
      )}
    </Renglon>
  );
}

type DueloProps = Pick<RenglonProps, 'partido' | 'este'> & {
  /** Of whom the first of the names is. */
  uno: number;
  nombres: readonly [string, string];
};

/** Of the two of the page: who won, and the games of each on a line of their own, always in one order. */
export function Duelo({ partido, uno, nombres, este }: DueloProps) {
  const { sets, ausente, ganador } = partido;
  const vuelto = Number(partido.idJugador1 !== uno);
  const gana = vuelto ^ Number(ganador === 2);
  return (
    <Renglon partido={partido} titulo={`Ganó ${nombres[gana]}`} este={este}>
      <div className={styles.marcador}>
        {nombres.map((nombre, n) => (
          <p key={nombre} className={cx(n === gana && styles.gana)}>
            {nombre}
            {ausente && n === gana ? <span>W.O.</span> : null}
            {sets.map(([uno, otro], k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
              <span key={k} className={cx((n === vuelto) === uno > otro && styles.suyo)}>
                {' '}
                {n === vuelto ? uno : otro}
              </span>
            ))}
          </p>
        ))}
      </div>
    </Renglon>
  );
}
