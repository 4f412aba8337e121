import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { Card } from '#web/ui/card.tsx';
import { Dia } from './dia.tsx';
import styles from './inicio.module.css';
import { cuantosDeMenores, type Ultimos } from './ultimos.ts';

/** What was played on the last day that has results to tell, and the way to all of it. */
export function UltimosResultados({ ultimos }: { ultimos: Ultimos | null }) {
  const yo = useYo();
  if (!ultimos)
    return (
      <Card title="Últimos resultados">
        <p className={styles.suave}>Todavía no hay ninguno.</p>
      </Card>
    );
  const { dia, partidos, despues } = ultimos;
  return (
    <Card title="Últimos resultados">
      {despues ? (
        <>
          <Dia dia={despues.dia} />
          <p>
            <Link to={rutas.resultados(despues.tipo)}>{cuantosDeMenores(despues)}</Link>
          </p>
        </>
      ) : null}
      <Dia dia={dia} />
      {partidos.length > 0 ? (
        <ul className={styles.partidos}>
          {partidos.map((partido) => (
            <Resultado key={partido.id} partido={partido} yo={yo?.id ?? null} />
          ))}
        </ul>
      ) : null}
      <p>
        <Link to={rutas.resultados()}>
          {partidos.length > 0
            ? 'Ver todos los resultados'
            : 'Ver los resultados, que son de partidos con menores'}
        </Link>
      </p>
    </Card>
  );
}
