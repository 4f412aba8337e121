import type { Encuentro } from '#contract/seguimiento.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string };
type Props = { partidos: Encuentro['entreLosDos']; uno: Lado; otro: Lado };

export const idGanador = ({ ganador, idJugador1, idJugador2 }: Encuentro['entreLosDos'][number]): number =>
  ganador === 1 ? idJugador1 : idJugador2;

/** How many each has won of what they have played against one another, and each match. */
export function EntreLosDos({ partidos, uno, otro }: Props) {
  const delUno = partidos.filter((partido) => idGanador(partido) === uno.id).length;
  const delOtro = partidos.length - delUno;
  return (
    <section aria-labelledby="entre-los-dos">
      <h2 id="entre-los-dos">Entre los dos</h2>
      {partidos.length === 0 ? (
        <p className={styles.suave}>Todavía no han jugado el uno contra el otro.</p>
      ) : (
        <>
          <p className={styles.balance}>
            <span className={styles.cuenta}>
              <span className="visually-hidden">{uno.nombre}, </span>
              {delUno}
              <span className="visually-hidden"> ganados; </span>
            </span>
            <svg
              className={styles.barra}
              viewBox={`0 0 ${partidos.length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={delUno} height="1" />
            </svg>
            <span className={styles.cuenta}>
              <span className="visually-hidden">{otro.nombre}, </span>
              {delOtro}
              <span className="visually-hidden"> ganados</span>
            </span>
          </p>
          <ul className={styles.jugados}>
            {partidos.map((partido) => (
              <Resultado key={partido.id} partido={partido} cuando={fechaBreve(partido.fecha)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
