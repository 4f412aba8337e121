import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';

/** An active first social division of 2026/27 with one leg, with what each example changes. */
export const ligaDe = (cambios: Partial<Liga> = {}): Liga => ({
  ...DE_SIEMPRE,
  ciclo: 0,
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

/** Active players of the roster with ids 1, 2, 3… in the order of their names. */
export const jugadoresDe = (...nombres: string[]): JugadorLiga[] =>
  nombres.map((nombre, i) => ({ id: i + 1, nombre, estado: 'activo', enLiga: true }));
