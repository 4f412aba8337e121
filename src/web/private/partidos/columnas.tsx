import type { PartidoFila } from '#contract/partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { Marcador } from '#web/club/marcador.tsx';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/desk/data-table.tsx';
import styles from './partidos.module.css';

function Cuando({ fecha, duracion }: PartidoFila) {
  return (
    <span className={styles.cuando}>
      <time dateTime={fecha}>
        {fechaConDia(fecha)} <strong>{horaDe(fecha)}</strong>
      </time>
      <small>{duracion} min</small>
    </span>
  );
}

function Resultado(partido: PartidoFila) {
  return (
    <span className={styles.resultado}>
      <Marcador resultado={conSets(partido)} />
      {partido.sintetico ? <Badge>Resolución</Badge> : null}
    </span>
  );
}

/** Spec §2, "Partidos list": date and time with duration, court, both players, league. */
export const COLUMNAS: readonly Column<PartidoFila>[] = [
  { id: 'fecha', title: 'Fecha', cell: Cuando, sort: ({ fecha }) => fecha },
  {
    id: 'pista',
    title: 'Pista',
    cell: ({ pista }) => <span className={pista ? styles.junto : styles.nada}>{pista ?? 'Sin pista'}</span>,
    sort: ({ pista }) => pista ?? '',
  },
  {
    id: 'jugador1',
    title: 'Jugador 1',
    cell: ({ jugador1 }) => jugador1,
    sort: ({ jugador1 }) => jugador1,
  },
  {
    id: 'jugador2',
    title: 'Jugador 2',
    cell: ({ jugador2 }) => jugador2,
    sort: ({ jugador2 }) => jugador2,
  },
  { id: 'liga', title: 'Liga', cell: ({ liga }) => liga, sort: ({ liga }) => liga },
  { id: 'resultado', title: 'Resultado', cell: Resultado },
];
