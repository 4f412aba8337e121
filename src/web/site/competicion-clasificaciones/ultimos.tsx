import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import styles from './clasificaciones.module.css';

type Props = {
  partidos: readonly FilaResultado[];
  tipo: TipoLiga;
  /** null: the league is over, and its list is all there is. */
  idLiga: number | null;
};

/** What was played last in a league, and the way to the rest and to what comes next. */
export function Ultimos({ partidos, tipo, idLiga }: Props) {
  const yo = useYo()?.id ?? null;
  if (partidos.length === 0) return null;
  return (
    <section aria-labelledby="ultimos" className={styles.resultados}>
      <h2 id="ultimos">Últimos resultados</h2>
      <ul>
        {partidos.map((partido) => (
          <Resultado key={partido.id} partido={partido} yo={yo} cuando={diaBreve(partido.fecha)} deUnaLiga />
        ))}
      </ul>
      {idLiga === null ? null : (
        <p>
          <Link to={`${rutas.resultados(tipo)}?liga=${idLiga}`}>Todos los resultados</Link>
          <Link to={`${rutas.horarios(tipo)}?liga=${idLiga}`}>Próximos partidos</Link>
        </p>
      )}
    </section>
  );
}
