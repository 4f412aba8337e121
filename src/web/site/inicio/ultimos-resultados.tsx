import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia } from '#domain/fecha.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { cx } from '#web/ui/cx.ts';
import { type Jornada, Jornadas } from './jornadas.tsx';
import { TarjetaDeHoy } from './tarjeta-de-hoy.tsx';

type Props = { ultimos: readonly Jornada<FilaResultado>[]; hoy: Dia };

const ENLACE = cx('-my-3 inline-block py-3');

/** What was played on the last days, and the way to all of it. */
export function UltimosResultados({ ultimos, hoy }: Props) {
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
