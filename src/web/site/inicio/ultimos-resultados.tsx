import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia } from '#domain/fecha.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { Card } from '#web/ui/card.tsx';
import inicio from './inicio.module.css';
import styles from './jornadas.module.css';
import { type Jornada, Jornadas } from './jornadas.tsx';

type Props = { ultimos: readonly Jornada<FilaResultado>[]; hoy: Dia };

/** What was played on the last days, and the way to all of it. */
export function UltimosResultados({ ultimos, hoy }: Props) {
  const yo = useYo();
  return (
    <Card title="Últimos resultados" to={rutas.resultados()}>
      {ultimos.length > 0 ? (
        <Jornadas jornadas={ultimos} hoy={hoy} yo={yo?.id ?? null} />
      ) : (
        <p className={inicio.suave}>Todavía no hay ninguno.</p>
      )}
      <p className={styles.mas}>
        {ultimos.length > 0 ? <Link to={rutas.resultados()}>Ver todos los resultados</Link> : null}{' '}
        <Link to={rutas.clasificaciones()}>Clasificaciones</Link>
      </p>
    </Card>
  );
}
