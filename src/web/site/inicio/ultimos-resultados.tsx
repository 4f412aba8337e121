import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { Card } from '#web/ui/card.tsx';
import inicio from './inicio.module.css';
import styles from './jornadas.module.css';
import { type Jornada, Jornadas } from './jornadas.tsx';

type Props = {
  ultimos: readonly Jornada<FilaResultado>[];
  /** How many of today have ended and have no score yet. */
  terminados: number;
  ahora: FechaHora;
};

/** What was played on the last days, and the way to all of it. */
export function UltimosResultados({ ultimos, terminados, ahora }: Props) {
  const yo = useYo();
  return (
    <Card title="Últimos resultados">
      {terminados > 0 ? (
        <p className={styles.terminados}>
          <Link to={`${rutas.horarios()}#dia-${diaDe(ahora)}`}>
            {terminados === 1 ? 'Un partido terminado' : `${terminados} partidos terminados`} hoy, sin
            resultado aún
          </Link>
        </p>
      ) : null}
      {ultimos.length > 0 ? (
        <>
          <Jornadas jornadas={ultimos} yo={yo?.id ?? null} />
          <p className={styles.mas}>
            <Link to={rutas.resultados()}>Ver todos los resultados</Link>
            <Link to={rutas.clasificaciones()}>Clasificaciones</Link>
          </p>
        </>
      ) : (
        <p className={inicio.suave}>Todavía no hay ninguno.</p>
      )}
    </Card>
  );
}
