import type { Migracion } from '../migrate.ts';

/** Leagues as they are played: what each may hold from here on, by its list. */
export const ligasReales: Migracion = {
  nombre: 'ligas-reales',
  ordenes: () => [],
  trae: {
    reglas: [
      'derrotaAjustada',
      'puntosSetGanado',
      'puntosSetPerdido',
      'empate',
      'ninguno',
      'retirada',
      'derrotaRetirada',
    ],
  },
};
