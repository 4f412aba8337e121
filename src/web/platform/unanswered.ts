/** In this tab: a reload does not make two of one. */
const STORED = 'sin-respuesta';
/** Who tries again does it within the hour; later, the same words are something new. */
const LIFE_MS = 60 * 60_000;
const MAX_KEPT = 20;

type Sending = { sum: number; key: string; at: number };

/** Tells texts apart well enough: the server compares the whole of what it is sent under a key. */
function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}

/** Those still of use, the oldest first. */
function read(): Sending[] {
  try {
    const all: Sending[] = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return all.filter(({ at }) => Date.now() - at < LIFE_MS);
  } catch {
    return [];
  }
}

function write(all: readonly Sending[]): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(all.slice(-MAX_KEPT)));
  } catch {
    // Without it, a write that is sent again after its answer was lost is done again or refused.
  }
}

const RADIX = 36;
const random = (): string => Math.random().toString(RADIX).slice(2).padEnd(12, '0');

/** The key that write is sent under: the one it was sent under already, while it has not been answered. */
export function keyFor(what: string): string {
  const [all, sum] = [read(), sumOf(what)];
  const before = all.find((one) => one.sum === sum);
  if (before) return before.key;
  const key = `${random()}${random()}`;
  write([...all, { sum, key, at: Date.now() }]);
  return key;
}

/** It is known how that write ended: the same again is another one. */
export function answered(what: string): void {
  const sum = sumOf(what);
  write(read().filter((one) => one.sum !== sum));
}

/** Whether that very write was sent and it is not known how it ended. */
export function isUnanswered(what: string): boolean {
  const sum = sumOf(what);
  return read().some((one) => one.sum === sum);
}
