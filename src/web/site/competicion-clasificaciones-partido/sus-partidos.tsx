import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaraACara, Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { cx } from '#web/ui/cx.ts';
import { cortos, type Lado } from './lado.ts';
import { RivalesComunes } from './rivales-comunes.tsx';
import styles from './sus-partidos.module.css';

type Partido = CaraACara['ultimos'][number][number];

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

type DosLados = readonly [Pick<Lado, 'id' | 'nombre'>, Pick<Lado, 'id' | 'nombre'>];

type SusPartidosProps = Pick<CaraACara, 'entreLosDos'> & {
  lados: DosLados;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number;
  /** Before their matches. */
  children?: ReactNode;
};

/** What they have played, one against the other; that they have never met is told above. */
export const SusPartidos = ({ entreLosDos, lados, este, children }: SusPartidosProps) =>
  entreLosDos.some(({ id }) => id !== este) ? (
    <section aria-label="Sus partidos" className={styles.entre}>
      <h2>Entre los dos</h2>
      {children}
      <ul>
        {entreLosDos.map((partido) => (
          <Resultado
            key={partido.id}
            partido={desde(lados[0].id, partido)}
            cuando={partido.id === este ? 'Este partido' : fechaBreve(partido.fecha)}
          />
        ))}
      </ul>
    </section>
  ) : null;

type OtrosProps = Pick<Encuentro, 'ultimos' | 'rivalesComunes' | 'enComun'> & {
  lados: DosLados;
  /** "Otros partidos": each one's have the name after it. */
  titulo: string;
};

/** What each of the two has played against others, the newest first, and how they have done against whom both have met. */
export const Otros = ({ ultimos, titulo, lados, ...comunes }: OtrosProps) =>
  ultimos.flat().length + comunes.rivalesComunes.length > 0 ? (
    <div className={cx(styles.otros, comunes.rivalesComunes.length > 2 && styles.tres)}>
      <RivalesComunes {...comunes} lados={lados} />
      {lados.map(({ id }, n) => (
        <section key={id}>
          <h2>
            {titulo} de {cortos(...lados)[n]}
          </h2>
          {ultimos[n]?.length ? (
            <>
              <ul>
                {ultimos[n].map((partido) => (
                  <Resultado
                    key={partido.id}
                    partido={desde(id, partido)}
                    cuando={fechaBreve(partido.fecha)}
                    deUnaLiga={seGestiona(partido.liga)}
                  />
                ))}
              </ul>
              <Link to={rutas.jugador(id)}>Todos los de {cortos(...lados)[n]}</Link>
            </>
          ) : (
            <p>Ninguno todavía.</p>
          )}
        </section>
      ))}
    </div>
  ) : null;
