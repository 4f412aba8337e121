import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaraACara, Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { vistoDeResultado, vistoDesde } from '#web/club/piezas/partido-visto.ts';
import { cx } from '#web/ui/cx.ts';
import { cortos, type Lados, Seccion } from './comun.tsx';
import { RivalesComunes } from './rivales-comunes.tsx';

type SusPartidosProps = Pick<CaraACara, 'entreLosDos'> & {
  lados: Lados;
  /** The match of the page: it is counted with the rest, so it is listed with them. */
  este?: number;
  /** Before their matches. */
  children?: ReactNode;
};

/** What they have played, one against the other; that they have never met is told above. */
export const SusPartidos = ({ entreLosDos, lados, este, children }: SusPartidosProps) =>
  entreLosDos.some(({ id }) => id !== este) ? (
    <Seccion titulo="Entre los dos" rotulo="Sus partidos" ancha>
      <div className={cx('grid gap-x-12 gap-y-4', children ? 'lg:grid-cols-2' : '')}>
        {children}
        <ul className="@container grid content-start">
          {entreLosDos.map((partido) => (
            <Partido
              key={partido.id}
              size="fila"
              partido={vistoDesde(lados[0].id, vistoDeResultado(partido))}
              cuando={partido.id === este ? 'Este partido' : fechaBreve(partido.fecha)}
            />
          ))}
        </ul>
      </div>
    </Seccion>
  ) : null;

type OtrosProps = Pick<Encuentro, 'ultimos' | 'rivalesComunes' | 'enComun'> & {
  lados: Lados;
  /** "Otros partidos": each one's have the name after it. */
  titulo: string;
};

/** What each of the two has played against others, the newest first, and how they have done against whom both have met. */
export const Otros = ({ ultimos, titulo, lados, ...comunes }: OtrosProps) =>
  ultimos.flat().length + comunes.rivalesComunes.length > 0 ? (
    <>
      {lados.map(({ id }, n) => (
        <Seccion key={id} titulo={`${titulo} de ${cortos(...lados)[n]}`}>
          {ultimos[n]?.length ? (
            <>
              <ul className="grid">
                {ultimos[n].map((partido) => (
                  <Partido
                    key={partido.id}
                    size="fila"
                    partido={vistoDesde(id, vistoDeResultado(partido))}
                    cuando={fechaBreve(partido.fecha)}
                    parts={seGestiona(partido.liga) ? ['pista', 'nota'] : ['liga', 'pista', 'nota']}
                  />
                ))}
              </ul>
              <Link to={rutas.jugador(id)} className="py-1 text-s">
                Todos los de {cortos(...lados)[n]}
              </Link>
            </>
          ) : (
            <p className="text-ink-soft text-s">Ninguno todavía.</p>
          )}
        </Seccion>
      ))}
      <RivalesComunes {...comunes} lados={lados} />
    </>
  ) : null;
