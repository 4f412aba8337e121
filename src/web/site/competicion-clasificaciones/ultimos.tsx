import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { DiaDeResultados, porDia } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import styles from './clasificaciones.module.css';

type Props = {
  partidos: readonly FilaResultado[];
  tipo: TipoLiga;
  division: number;
  /** null: the league is over, and its list is all there is. */
  idLiga: number | null;
};

/** What was played last in a league, and the way to the rest. */
export function Ultimos({ partidos, tipo, division, idLiga }: Props) {
  const yo = useYo();
  if (partidos.length === 0) return null;
  const nombre = nombreDivision(tipo, division);
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
          <Link to={`${rutas.resultados(tipo)}?liga=${idLiga}`}>
            {nombre ? `Resultados de ${nombre}` : 'Todos los resultados'}
          </Link>
        </p>
      )}
    </div>
  );
}
