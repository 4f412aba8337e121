import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { cx } from '#web/ui/cx.ts';
import type { Cercanos } from './cercanos.ts';
import { type Jornada, Jornadas, jornadasDe } from './jornadas.tsx';

type TarjetaProps = { titulo: string; to: string; ancha?: boolean; children: ReactNode };

/** What is on, under a title that leads to all of it. */
export const TarjetaDeHoy = ({ titulo, to, ancha = false, children }: TarjetaProps) => (
  <article
    className={cx('surface flex min-w-0 flex-col gap-3 p-3 sm:p-4 md:p-6', ancha && 'lg:col-span-full')}
  >
    <h3>
      <Link
        to={to}
        className="flex items-center justify-between gap-3 text-inherit no-underline hover:text-azul-text"
      >
        {titulo}
        <span className="chevron text-azul-text" />
      </Link>
    </h3>
    {children}
  </article>
);

const ENLACE = cx('-my-3 inline-block py-3');

type CercanosProps = Cercanos & { hoy: Dia; ahora: FechaHora };

/** Tonight's match in one glance, for who comes in through the front page; who plays of the minors is in the schedule. */
export const PartidosCercanos = ({ filas, todos, hoy, ahora }: CercanosProps) => (
  <TarjetaDeHoy
    titulo={filas.some(({ fecha }) => fecha <= ahora) ? 'En juego y próximos partidos' : 'Próximos partidos'}
    to={rutas.horarios()}
  >
    {todos > 0 ? (
      <>
        <Jornadas jornadas={jornadasDe(filas)} hoy={hoy} ahora={ahora} />
        <p className="mt-auto">
          <Link to={rutas.horarios()} className={ENLACE}>
            {todos === 1 ? 'Ver el partido' : `Ver los ${todos} partidos`}
          </Link>
        </p>
      </>
    ) : (
      <p className="text-ink-soft">Ahora mismo no hay partidos programados.</p>
    )}
  </TarjetaDeHoy>
);

type UltimosProps = { ultimos: readonly Jornada<FilaResultado>[]; hoy: Dia };

/** What was played on the last days, and the way to all of it. */
export function UltimosResultados({ ultimos, hoy }: UltimosProps) {
  const yo = useYo();
  return (
    <TarjetaDeHoy titulo="Últimos resultados" to={rutas.resultados()}>
      {ultimos.length > 0 ? (
        <Jornadas jornadas={ultimos} hoy={hoy} yo={yo?.id ?? null} />
      ) : (
        <p className="text-ink-soft">Todavía no hay ninguno.</p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-6">
        {ultimos.length > 0 ? (
          <Link to={rutas.resultados()} className={ENLACE}>
            Ver todos los resultados
          </Link>
        ) : null}{' '}
        <Link to={rutas.clasificaciones()} className={ENLACE}>
          Clasificaciones
        </Link>
      </p>
    </TarjetaDeHoy>
  );
}
