import { type Dia, diasEntre } from './fecha.ts';

const CERCA = -1;

/** How far a day is from today: "hoy", "mañana", "dentro de 3 días", "hace 2 días". */
export function cuentaAtras(dia: Dia, hoy: Dia): string {
  const dias = diasEntre(hoy, dia);
  if (dias === 0) return 'hoy';
  if (dias === 1) return 'mañana';
  if (dias === CERCA) return 'ayer';
  return dias > 0 ? `dentro de ${dias} días` : `hace ${-dias} días`;
}
