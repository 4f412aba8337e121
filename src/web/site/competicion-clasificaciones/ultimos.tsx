import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { DiaDeResultados, porDia } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import styles from './clasificaciones.module.css';

type Props = {
  partidos: readonly FilaResultado[];
  tipo: TipoLiga;
  /** null: the league is over, and its list is all there is. */
  idLiga: number | null;
};

/** What was played last in a league, and the way to the rest. */
export function Ultimos({ partidos, tipo, idLiga }: Props) {
  const yo = useYo();
  if (partidos.length === 0) return null;
  return (
    <div className={styles.ultimos}>
      {porDia(partidos).map(([dia, suyos]) => (
        <DiaDeResultados
          deUnaLiga
          key={dia}
          dia={dia}
          partidos={suyos}
          hoy={hoyDelClub()}
          yo={yo?.id ?? null}
        />
      ))}
      {idLiga === null ? null : (
        <p>
          <Link to={`${rutas.resultados(tipo)}?liga=${idLiga}`}>Todos sus resultados</Link>
        </p>
      )}
    </div>
  );
}
