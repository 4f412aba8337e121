import type { Liga } from '#contract/liga/ligas.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';

/** What the name of a league is made of. */
export const DE_LIGA = [
  'liga.tipo',
  'liga.deporte',
  'liga.modo',
  'liga.division',
  'liga.anio',
  'liga.ciclo',
  'liga.estado',
] as const;

type DeLiga = Pick<Liga, 'tipo' | 'deporte' | 'modo' | 'division' | 'anio' | 'ciclo' | 'estado'>;

/** A row with the name of its league instead of what that is made of. */
export function conRotulo<T extends DeLiga>({
  tipo,
  deporte,
  modo,
  division,
  anio,
  ciclo,
  estado,
  ...fila
}: T): Omit<T, keyof DeLiga> & { liga: string } {
  return { ...fila, liga: rotuloLiga({ tipo, deporte, modo, division, anio, ciclo, estado }) };
}
