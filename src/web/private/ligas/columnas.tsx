import type { Liga } from '#contract/ligas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { InsigniaTipo } from '#web/club/insignia-estado.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/desk/data-table.tsx';

const dos = (numero: number): string => String(numero).padStart(2, '0');

/** "17:00 – 22:30": when its matches may start and must have ended. */
const ventanaDe = (liga: Liga): string =>
  `${dos(liga.horaBaseInicio)}:${dos(liga.minutoBaseInicio)} – ${dos(liga.horaBaseFinal)}:${dos(liga.minutoBaseFinal)}`;

function Nombre({ nombre, estado }: Liga) {
  return estado === 'activa' ? (
    nombre
  ) : (
    <>
      {nombre} <Badge>(inactiva)</Badge>
    </>
  );
}

export const COLUMNAS: readonly Column<Liga>[] = [
  { id: 'nombre', title: 'Liga', cell: Nombre, sort: ({ nombre }) => nombre },
  { id: 'tipo', title: 'Tipo', cell: ({ tipo }) => <InsigniaTipo tipo={tipo} />, sort: ({ tipo }) => tipo },
  {
    id: 'temporada',
    title: 'Temporada',
    cell: ({ anio }) => nombreTemporada(anio),
    sort: ({ anio }) => anio,
  },
  { id: 'ventana', title: 'Horario', cell: ventanaDe, sort: ventanaDe },
  {
    id: 'duracion',
    title: 'Partidos de',
    cell: ({ duracion }) => `${duracion} min`,
    sort: ({ duracion }) => duracion,
  },
];
