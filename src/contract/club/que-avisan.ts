import type { Privada } from '../permisos.ts';

/** Calls that may tell players: whom, `X-Avisos: prever` finds out before. docs/reglas/avisos.md */
export const QUE_AVISAN = [
  'POST /api/private/partidos/:id',
  'DELETE /api/private/partidos/:id',
  'POST /api/private/partidos/:id/quedan',
  'POST /api/private/partidos/:id/suplentes',
  'POST /api/private/partidos/guardarPropuesta',
  'POST /api/private/partidos/guardarpuntuaciones',
  'POST /api/private/partidos/suspender',
  'POST /api/private/jugadores/:id',
  'POST /api/private/jugadores/varios',
  'POST /api/private/hojas/importar',
  'POST /api/private/ligas/:id',
  'POST /api/private/ligas/:id/borrado',
  'POST /api/private/ligas/:id/no-jugados',
  'POST /api/private/ligas/finalizar',
  'POST /api/private/ligas/nuevaTemporada',
  'POST /api/private/ligas/cierre',
  'POST /api/private/log/operaciones/:id/deshacer',
] as const satisfies readonly Privada[];

export const avisa = (call: string): call is QueAvisa => (QUE_AVISAN as readonly string[]).includes(call);

export type QueAvisa = (typeof QUE_AVISAN)[number];
