/** What is at an index: those of a scenario come from its own lists, so there is always something. */
export function en<T>(cosas: readonly T[], indice: number): T {
  const cosa = cosas[indice];
  if (cosa === undefined) throw new RangeError(`Nothing at ${indice}`);
  return cosa;
}
