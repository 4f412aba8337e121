/** How long a save or a delete can be taken back, and what it takes is kept. docs/reglas/deshacer.md. */
export const DIAS_DESHACER = 30;

const DIA_S = 86_400;

export const limiteDeshacer = (ahoraMs: number): number => Math.floor(ahoraMs / 1000) - DIAS_DESHACER * DIA_S;

/** Until when what is kept since then is kept; both, Unix seconds. */
export const finDeDeshacer = (desde: number): number => desde + DIAS_DESHACER * DIA_S;

/** Which operations are taken back now, and by which other: an undo that was undone does not count. */
export function deshechas<O extends { id: number; deshace: number | null }>(
  operaciones: readonly O[],
): Map<number, O> {
  const porQuien = new Map<number, O>();
  for (const operacion of operaciones.toSorted((a, b) => b.id - a.id))
    if (operacion.deshace !== null && !porQuien.has(operacion.id) && !porQuien.has(operacion.deshace))
      porQuien.set(operacion.deshace, operacion);
  return porQuien;
}

type Quien = { cuando: string; usuario: string };

/** Why something cannot be taken back now. docs/reglas/deshacer.md. */
export const impedimentos = {
  yaDeshecha: ({ cuando, usuario }: Quien) => `Ya se deshizo: ${cuando}, ${usuario}.`,
  cambiado: (ultimo: Quien | null) =>
    `Esto ha cambiado después${ultimo ? ` (${ultimo.cuando}, ${ultimo.usuario})` : ''}: deshaz antes lo último.`,
} as const;
