import type { Migracion } from '../migrate.ts';

/** The rules of a league hold who goes first of those who ended equal, as the club decided when it closed the season. */
export const decididos: Migracion = {
  nombre: 'decididos',
  trae: { reglas: ['decididos'] },
};
