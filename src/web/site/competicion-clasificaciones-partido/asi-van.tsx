import { Link } from 'react-router';
import type { FilaDeTabla, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { FORMA, JUGADOS, LeagueTable, PUNTOS, QUEDAN } from '#web/club/piezas/tabla-de-liga.tsx';
import { Seccion } from './seccion.tsx';

type Props = {
  filas: readonly FilaDeTabla[];
  liga: Situacion['liga'];
  ids: readonly number[];
  separacion: string | null;
};

/** The two in their table. */
export function AsiVan({ filas, liga, ids, separacion }: Props) {
  if (filas.length === 0) return null;
  const titulo = liga.activa ? 'Así van hoy' : 'Así quedaron';
  return (
    <Seccion titulo={titulo}>
      <LeagueTable
        titulo={titulo}
        filas={filas}
        columnas={[PUNTOS, JUGADOS, QUEDAN, FORMA]}
        lit={ids}
        enlace={rutas.jugador}
      >
        <p>
          {separacion} <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>Toda la tabla</Link>
        </p>
      </LeagueTable>
    </Seccion>
  );
}
