import type { Measure } from './medir.ts';

type Spread = { median: number; least: number; most: number };

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}

/** Round by round, so that both sides of a ratio met the same machine. */
export const ratios = (
  some: readonly Measure[],
  others: readonly Measure[],
  of: (measure: Measure) => number,
): Spread => spreadOf(some.map((measure, i) => of(measure) / of(others[i] ?? measure)));

export const rate = ({ perSecond }: Measure): number => perSecond;
export const p99 = ({ p99Ms }: Measure): number => p99Ms;

export type Goal = { atLeast: number } | { atMost: number } | null;

const isMet = (value: number, goal: Goal): boolean | null => {
  if (goal === null) return null;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
};

const goalText = (goal: Goal): string => {
  if (goal === null) return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
};

export const HEAD = '| figure | median | least – most | target | met |\n|---|---|---|---|---|';

export function printRow(name: string, { median, least, most }: Spread, goal: Goal, digits = 2): void {
  const met = isMet(median, goal);
  const [a, b, c] = [median, least, most].map((value) => value.toFixed(digits));
  console.log(
    `| ${name} | ${a} | ${b} – ${c} | ${goalText(goal)} | ${met === null ? '' : met ? 'yes' : 'NO'} |`,
  );
}

export const once = (value: number): Spread => ({ median: value, least: value, most: value });
