import type { CaraACara } from '#contract/liga/seguimiento.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import styles from './cara-a-cara.module.css';
import lista from './fila.module.css';
import { Fila } from './fila.tsx';
import { cortos, type Lado } from './lado.ts';

type Partido = CaraACara['entreLosDos'][number];

const VUELTO = { 1: 2, 2: 1 } as const;

/** Whoever was first in the match, with this player first: as in all that is told of the two. */
export function desde(uno: number, partido: Partido): Partido {
  const { idJugador1, jugador1, idJugador2, jugador2, sets, ganador, ausente } = partido;
  if (idJugador1 === uno) return partido;
  return {
    ...partido,
    ...{ idJugador1: idJugador2, jugador1: jugador2, idJugador2: idJugador1, jugador2: jugador1 },
    sets: sets.map(([suyo, otro]) => [otro, suyo]),
    ganador: ganador && VUELTO[ganador],
    ausente: ausente && VUELTO[ausente],
  };
}

/** What they have played, one against the other; that they have never met is told above. */
export const SusPartidos = ({ entreLosDos, uno }: Pick<CaraACara, 'entreLosDos' | 'uno'>) =>
  entreLosDos.length > 0 ? (
    <section aria-label="Sus partidos" className={styles.entre}>
      <h2>Entre los dos</h2>
      <ul>
        {entreLosDos.map((partido) => (
          <Resultado key={partido.id} partido={desde(uno.id, partido)} cuando={fechaBreve(partido.fecha)} />
        ))}
      </ul>
    </section>
  ) : null;

type OtrosProps = Pick<CaraACara, 'ultimos'> & { lados: readonly [Lado, Lado] };

/** What each of the two has played last against others, the newest first. */
export const Otros = ({ ultimos, lados }: OtrosProps) =>
  lados.map(({ id }, n) => (
    <section key={id}>
      <h2>Otros partidos de {cortos(...lados)[n]}</h2>
      {ultimos[n]?.length ? (
        <ul className={lista.lista}>
          {ultimos[n].map((partido) => (
            <Fila key={partido.id} partido={partido} de={id} />
          ))}
        </ul>
      ) : (
        <p className={styles.ninguno}>Ninguno todavía.</p>
      )}
    </section>
  ));
