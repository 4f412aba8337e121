import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';

/** The club's time at which every test begins, whatever the machine's date: a Saturday of the season 2026/27. */
export const AHORA: FechaHora = '2026-11-21T10:00';
export const HOY: Dia = diaDe(AHORA);
export const ESTE_ANIO = Number(HOY.slice(0, 4));

/** Madrid is an hour ahead of UTC in November. */
const AHORA_MS = Date.parse(`${AHORA}:00+01:00`);

/**
 * Milliseconds between the machine's clock and that of the programs and browsers that tests start.
 * In this process the clock is the machine's: use `ahoraMs()` for what they are to understand.
 */
export const DESFASE_MS = AHORA_MS - Date.now();

export const ahoraMs = (): number => Date.now() + DESFASE_MS;
