import type { Opcion } from './elegir.tsx';

type ConEstado = { id: number; nombre: string; estado: string };

const rotulo = ({ nombre, estado }: ConEstado): string =>
  estado === 'inactiva' ? `${nombre} (inactiva)` : nombre;

/** Leagues or courts to choose from: the active ones, and the one already chosen even if it no longer is. Spec §4. */
export const opcionesActivas = (todas: readonly ConEstado[], elegida: number | null): Opcion[] =>
  todas
    .filter(({ id, estado }) => estado === 'activa' || id === elegida)
    .map((una) => ({ value: una.id, label: rotulo(una) }));

/** All of them, the inactive ones flagged: for filters over the past. */
export const opcionesTodas = (todas: readonly ConEstado[]): Opcion[] =>
  todas.map((una) => ({ value: una.id, label: rotulo(una) }));
