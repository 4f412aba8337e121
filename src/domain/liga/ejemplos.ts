import type { JugadorLiga, Liga } from './liga.ts';
import { reglasIniciales } from './reglas.ts';

/** An active first social division of 2026/27 with one leg, with what each example changes. For tests. */
export const ligaDe = (cambios: Partial<Liga> = {}): Liga => ({
  id: 1,
  tipo: 'social',
  estado: 'activa',
  division: 1,
  anio: 2026,
  idaVuelta: false,
  fechaIdaVuelta: null,
  reglas: reglasIniciales(cambios.tipo ?? 'social'),
  ...cambios,
});

/** Active players of the roster with ids 1, 2, 3… in the order of their names. For tests. */
export const jugadoresDe = (...nombres: string[]): JugadorLiga[] =>
  nombres.map((nombre, i) => ({ id: i + 1, nombre, estado: 'activo', enLiga: true }));
