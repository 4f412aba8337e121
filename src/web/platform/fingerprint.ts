const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const FACTORS = [2654435761, 1597334677] as const;

const step = (hash: number, code: number, factor: number): number => Math.imul(hash ^ code, factor);

/** A short name for a text, for telling two apart; not for secrets (64 bits, anybody can compute it). */
export function fingerprint(text: string): string {
  let [a, b]: [number, number] = [...SEEDS];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = step(a, code, FACTORS[0]);
    b = step(b, code, FACTORS[1]);
  }
  return [a ^ (b >>> 16), b ^ (a >>> 13)].map((half) => (half >>> 0).toString(36)).join('');
}
