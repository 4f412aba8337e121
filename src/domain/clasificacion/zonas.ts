import type { Liga } from '#domain/liga/liga.ts';
import { compararNivel } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Zona } from './fila.ts';

/** Whether the division has none above (`primera`) or below (`ultima`). */
export type Extremos = { primera: boolean; ultima: boolean };

type ReglasZona = Pick<Reglas, 'clasifica' | 'ascensos' | 'promociones'>;

/** Zone of the place `pos` (from 1) among `n` rows, in this order of precedence. Spec §4 and §9; domain.md, "Zones". */
export function zonaDe(
  pos: number,
  n: number,
  reglas: ReglasZona,
  { primera, ultima }: Extremos,
): Zona | null {
  if (!reglas.clasifica) return null;
  const { ascensos, promociones } = reglas;
  if (!primera && pos <= ascensos) return 'ascenso';
  if (!ultima && pos > n - ascensos) return 'descenso';
  if (!primera && pos <= ascensos + promociones) return 'promocionAscenso';
  if (!ultima && pos > n - ascensos - promociones) return 'promocionDescenso';
  return null;
}

type LigaNivel = Pick<Liga, 'id' | 'tipo' | 'estado' | 'division' | 'anio'>;

/** Leagues the level is measured against: same type and year; only active ones for an active league. */
function hermanas(liga: LigaNivel, ligas: readonly LigaNivel[]): LigaNivel[] {
  return ligas.filter(
    (otra) =>
      otra.tipo === liga.tipo &&
      otra.anio === liga.anio &&
      (liga.estado === 'inactiva' || otra.estado === 'activa'),
  );
}

/** No division above. domain.md, "Zones". */
export const esPrimera = (liga: LigaNivel, ligas: readonly LigaNivel[]): boolean =>
  hermanas(liga, ligas).every((otra) => compararNivel(liga, otra) <= 0);

/** No division below. domain.md, "Zones". */
export const esUltima = (liga: LigaNivel, ligas: readonly LigaNivel[]): boolean =>
  hermanas(liga, ligas).every((otra) => compararNivel(liga, otra) >= 0);
