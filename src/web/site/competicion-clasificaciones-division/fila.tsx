import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { ausenteDe, enVezDeSet, setsDe } from '#domain/partido/resultado.ts';
import { Marcador } from '#web/club/marcador.tsx';
import { InsigniaTipo } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './fila.module.css';
import { gana, resultadoDe, rivalDe } from './historial.ts';

type Props = {
  partido: PartidoPublico;
  idJugador: number;
  /** Day, and hour where it matters. */
  cuando: string;
  /** Where, unless it is not played then. */
  donde?: string | null | undefined;
  /** The list is of one league: it need not be told. */
  deUnaLiga?: boolean;
  /** What stands where its score will be. */
  estado?: ReactNode;
  /** Under it: what there is to know. */
  children?: ReactNode;
};

/** Set by set in columns, the player's own games first, and whether they won. */
function Tanteo({ partido, idJugador }: Pick<Props, 'partido' | 'idJugador'>) {
  const resultado = resultadoDe(partido, idJugador);
  const ganado = gana(partido, idJugador);
  if (partido.ganador === null) return <Marcador resultado={resultado} />;
  return (
    <>
      {ausenteDe(resultado) === null ? (
        setsDe(resultado).map((set, indice) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
            key={indice}
            className={cx(
              styles.set,
              enVezDeSet(set, indice) && styles.desempate,
              set[0] > set[1] && (ganado ? styles.luce : styles.suyo),
            )}
          >
            {enVezDeSet(set, indice) ? `[${set.join('–')}] ` : `${set.join('–')} `}
          </span>
        ))
      ) : (
        <abbr title="No presentado">W.O.</abbr>
      )}
      <span className={ganado ? styles.ganado : styles.perdido}>
        <span aria-hidden="true">{ganado ? 'G' : 'P'}</span>
        <span className="visually-hidden"> {ganado ? 'Ganado' : 'Perdido'} </span>
      </span>
    </>
  );
}

/** A match of the player: against whom, when and where, and how it ended. All of it leads to its page. */
export function Fila({ partido, idJugador, cuando, deUnaLiga, estado, children, ...props }: Props) {
  const { id, fecha, pista, tipo, observaciones } = partido;
  const { donde = pista ?? 'Pista por decidir' } = props;
  return (
    <li className={styles.partido}>
      <p className={styles.contra}>
        <span className="visually-hidden">contra </span>
        <Link to={rutas.partido(id)}>{rivalDe(partido, idJugador).nombre}</Link>
        {deUnaLiga || seGestiona(tipo) ? null : <InsigniaTipo tipo={tipo} />}
      </p>
      <p className={styles.cuando}>
        <time dateTime={fecha}>{cuando}</time>
        {donde ? <span>{donde}</span> : null}
      </p>
      <p className={styles.tanteo}>{estado ?? <Tanteo partido={partido} idJugador={idJugador} />}</p>
      {children || observaciones ? (
        <p className={styles.observaciones}>
          {children} {observaciones}
        </p>
      ) : null}
    </li>
  );
}
