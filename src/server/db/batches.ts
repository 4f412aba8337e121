/** Rows of one INSERT: with every column of the widest table it stays below both engines' limit of parameters. */
const BATCH = 500;

/** The rows in groups that fit one statement each. */
export const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) => rows.slice(i * BATCH, (i + 1) * BATCH));

/** All that a statement which names many rows answers, batch after batch. */
export async function throughBatches<T, R>(
  rows: readonly T[],
  run: (batch: T[]) => Promise<R[]>,
): Promise<R[]> {
  const answers: R[] = [];
  for (const batch of inBatches(rows)) answers.push(...(await run(batch)));
  return answers;
}
