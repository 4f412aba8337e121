import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import styles from './clasificaciones.module.css';

type ListaProps = { titulo: string; partidos: readonly FilaResultado[]; children: ReactNode };

function Lista({ titulo, partidos, children }: ListaProps) {
  const yo = useYo()?.id ?? null;
  if (partidos.length === 0) return null;
  return (
    <section className={styles.resultados}>
      <h2>{titulo}</h2>
      <ul>
        {partidos.map((partido) => (
          <Resultado
            key={partido.id}
            partido={partido}
            yo={yo}
            cuando={`${semanaCorta(partido.fecha)}${partido.ganador === null ? `, ${horaDe(partido.fecha)}` : ''}`}
            deUnaLiga
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

type Props = {
  proximos: readonly FilaResultado[];
  ultimos: readonly FilaResultado[];
  tipo: TipoLiga;
  /** null: the league is over, and its list is all there is. */
  idLiga: number | null;
};

/** What comes next in a league and what was played last, and the way to the rest of each. */
export default function Ultimos({ proximos, ultimos, tipo, idLiga }: Props) {
  const solo = idLiga === null ? '' : `?liga=${idLiga}`;
  return (
    <div className={styles.partidos}>
      <Lista titulo="Próximos partidos" partidos={proximos}>
        <Link to={`${rutas.horarios(tipo)}${solo}`}>Todos los próximos</Link>
      </Lista>
      <Lista titulo="Últimos resultados" partidos={ultimos}>
        {solo && <Link to={`${rutas.resultados(tipo)}${solo}`}>Todos los resultados</Link>}
      </Lista>
    </div>
  );
}
