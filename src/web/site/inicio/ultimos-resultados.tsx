import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';
import { type Jornada, Jornadas } from './jornadas.tsx';

/** What was played on the last days, and the way to all of it. */
export function UltimosResultados({ ultimos }: { ultimos: readonly Jornada<FilaResultado>[] }) {
  const yo = useYo();
  return (
    <Card title="Últimos resultados">
      {ultimos.length > 0 ? (
        <>
          <Jornadas jornadas={ultimos} yo={yo?.id ?? null} />
          <p className={styles.mas}>
            <Link to={rutas.resultados()}>Ver todos los resultados</Link>
            <Link to={rutas.clasificaciones()}>Clasificaciones</Link>
          </p>
        </>
      ) : (
        <p className={styles.suave}>Todavía no hay ninguno.</p>
      )}
    </Card>
  );
}
