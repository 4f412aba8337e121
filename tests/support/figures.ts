import { appendFileSync } from 'node:fs';

/** What a test came by, and what it was asked for. `notRun`: it could not be come by on this machine. */
export type Figure = { promise: string; value: string; limit: string; notRun?: true };

function say(found: Figure): void {
  console.log(`${found.promise}: ${found.value}`);
  if (process.env.CIFRAS) appendFileSync(process.env.CIFRAS, `${JSON.stringify(found)}\n`);
}

/** Says a figure that a test came by, and hands it to who collects them for a table (`CIFRAS` names the file). */
export const figure = (promise: string, value: string, limit: string): void => say({ promise, value, limit });

/** Says that this machine cannot show it and why, so that nobody takes the silence for a success. */
export const notRun = (promise: string, why: string): void =>
  say({ promise, value: `not run: ${why}`, limit: '', notRun: true });

/** Seconds since then, as a figure. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
