import type { Mi } from '#contract/cuentas/mi.ts';

/** Waits for a change, shows what is theirs then and says what has been done, or why not. Answers how things are; null: it was not done. */
export type Hacer = (cambio: Promise<Mi>, hecho: string | ((mi: Mi) => string)) => Promise<Mi | null>;
