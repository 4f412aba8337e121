import type { JugadorFila } from '#contract/jugadores.ts';
import type { Dia } from '#domain/fecha.ts';
import type { EstadoLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import type { Opcion } from './elegir.tsx';

type LigaElegida = { id: number; tipo: TipoLiga } | undefined;

/** What decides who may be chosen: the league, the day and who cannot play on each day. */
export type Convocatoria = {
  jugadores: readonly JugadorFila[];
  liga: LigaElegida;
  dia: Dia | null;
  ausentes: Readonly<Record<Dia, readonly number[]>>;
};

/** Friendlies and play-offs are open to every active player; the others to those of the league. */
function esDeLaLiga(liga: LigaElegida, { idLiga, estado }: JugadorFila): boolean {
  if (!liga) return false;
  return seGestiona(liga.tipo) ? idLiga === liga.id : estado === 'activo';
}

const NOTAS = { activo: '', lesion: ' (lesionado)', eliminado: ' (eliminado)' } as const;

function rotulo({ nombre, estado }: JugadorFila, ausente: boolean): string {
  return `${nombre}${NOTAS[estado]}${ausente ? ' (incidencia ese día)' : ''}`;
}

/**
 * The players offered for a match: without those who have an incident that day, nor the rival; whoever was
 * already chosen stays, with the reason why they would not be. Spec §4, "Match scoring".
 */
export function jugadoresOfrecidos(
  { jugadores, liga, dia, ausentes }: Convocatoria,
  elegido: number | null,
  rival: number | null,
): Opcion[] {
  const fuera = new Set(dia === null ? [] : ausentes[dia]);
  return jugadores
    .filter(
      (jugador) =>
        jugador.id === elegido ||
        (esDeLaLiga(liga, jugador) && !fuera.has(jugador.id) && jugador.id !== rival),
    )
    .map((jugador) => ({ value: jugador.id, label: rotulo(jugador, fuera.has(jugador.id)) }));
}

type Plantillas = Pick<Convocatoria, 'jugadores'> & {
  ligas: readonly { id: number; nombre: string; estado: EstadoLiga }[];
};

/**
 * Whom to choose from while no league is chosen: everybody who plays in an active one, each with theirs. Who looks
 * for somebody knows their name and not always where they play.
 */
export function jugadoresConSuLiga({ jugadores, ligas }: Plantillas): Opcion[] {
  const activas = new Map(ligas.filter(({ estado }) => estado === 'activa').map((liga) => [liga.id, liga]));
  return jugadores.flatMap(({ id, nombre, idLiga }) => {
    const suya = activas.get(idLiga ?? 0);
    return suya ? [{ value: id, label: `${nombre} · ${suya.nombre}` }] : [];
  });
}
