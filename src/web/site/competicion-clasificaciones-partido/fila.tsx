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
  /** null: it is not told. */
  gana: boolean | null;
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
    {gana === null ? null : (
      <b className={cx(gana && styles.ganado)}>
        <span aria-hidden="true">{gana ? 'G' : 'P'}</span>
        <span className="visually-hidden">{gana ? 'ganado' : 'perdido'}</span>
      </b>
    )}
  </p>
);

type FilaProps = {
  partido: FilaResultado;
  /** Whose games are told first. */
  de: number;
  /** Instead of the rival, who is known; then it is not told either whether it was won. */
  titulo?: string;
  /** Before the rival: whose row it is, where the heading of the list does not say it. */
  quien?: string;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number | undefined;
};

/** A match as a line of one of its players: when and where, against whom, the score from their side. */
export function Fila({ partido, de, titulo, quien, este }: FilaProps) {
  const { id, fecha, pista, liga, sets, ausente, ganador, observaciones } = partido;
  const lado = partido.idJugador1 === de ? 1 : 2;
  const cuando = ganador === null ? `${semanaCorta(fecha)}, ${horaDe(fecha)}` : fechaBreve(fecha);
  return (
    <li className={styles.fila} data-fila={`p${id}`}>
      <p className={styles.cuando}>
        <time dateTime={fecha}>{id === este ? 'Este partido' : cuando}</time>
        <span>{pista}</span>
      </p>
      <p className={styles.contra}>
        {quien}
        <Link to={rutas.partido(id)}>{titulo ?? (lado === 1 ? partido.jugador2 : partido.jugador1)}</Link>{' '}
        {seGestiona(liga) ? null : <InsigniaTipo tipo={liga} />}
      </p>
      {ganador === null ? null : (
        <Tanteo
          sets={lado === 1 ? sets : sets.map(([uno, otro]) => [otro, uno])}
          ausente={ausente !== null}
          gana={titulo ? null : ganador === lado}
        />
      )}
      {observaciones ? <p className={styles.nota}>{observaciones}</p> : null}
    </li>
  );
}
