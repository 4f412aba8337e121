/**
 * Who plays as each player that shares somebody with another (in a league of adults and in one of children, in a pair): the ids
 * of their people. Whoever plays as one alone is not in it.
 */
export type Gente = ReadonlyMap<number, readonly number[]>;

export const NADIE_REPITE: Gente = new Map();

export function genteDe(jugadores: readonly { id: number; personas: readonly number[] }[]): Gente {
  const veces = Map.groupBy(
    jugadores.flatMap(({ personas }) => personas),
    (persona) => persona,
  );
  const seRepite = (persona: number): boolean => (veces.get(persona)?.length ?? 0) > 1;
  return new Map(
    jugadores.flatMap(({ id, personas }) => (personas.some(seRepite) ? [[id, personas] as const] : [])),
  );
}

export const hayAlguienEnComun = (gente: Gente, uno: number, otro: number): boolean =>
  uno === otro || (gente.get(uno)?.some((persona) => gente.get(otro)?.includes(persona)) ?? false);

/** Those players, and the others as whom any of their people play. */
export function conSusOtros(gente: Gente, ids: readonly number[]): number[] {
  const otros = [...gente.keys()].filter((otro) => ids.some((id) => hayAlguienEnComun(gente, id, otro)));
  return [...new Set([...ids, ...otros])];
}

/** That player and the others as whom all its people play: what is said of it is said of those. Of a pair, of the pair alone. */
export function dondeEstan(gente: Gente, id: number): number[] {
  const suyas = gente.get(id);
  if (!suyas) return [id];
  return [...gente].flatMap(([otro, personas]) =>
    suyas.every((una) => personas.includes(una)) ? [otro] : [],
  );
}

/** What tells people apart, whoever they play as. */
export const senasDe = (gente: Gente, id: number): readonly string[] =>
  gente.get(id)?.map((persona) => `persona ${persona}`) ?? [`jugador ${id}`];
