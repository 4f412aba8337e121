import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { Lista } from './lista.tsx';

type Props = {
  proximos: readonly FilaResultado[];
  ultimos: readonly FilaResultado[];
  hoy: Dia;
  tipo: TipoLiga;
  /** null: the league is over, and its list is all there is. */
  idLiga: number | null;
};

/** What comes next in a league and what was played last, and the way to the rest of each. */
export default function Ultimos({ proximos, ultimos, hoy, tipo, idLiga }: Props) {
  const solo = idLiga === null ? '' : `?liga=${idLiga}`;
  return (
    <div className="mt-2 grid-fit-lg gap-6 print:hidden">
      <Lista titulo="Próximos partidos" partidos={proximos} hoy={hoy}>
        <Link to={`${rutas.horarios(tipo)}${solo}`}>Todos los próximos</Link>
      </Lista>
      <Lista titulo="Últimos resultados" partidos={ultimos} hoy={hoy}>
        {solo && <Link to={`${rutas.resultados(tipo)}${solo}`}>Todos los resultados</Link>}
      </Lista>
    </div>
  );
}
