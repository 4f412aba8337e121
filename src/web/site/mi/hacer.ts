import type { Mi } from '#contract/cuentas/mi.ts';

/** Waits for a change, shows what is theirs then and says what has been done, or why not. Answers whether it was. */
export type Hacer = (cambio: Promise<Mi>, hecho: string) => Promise<boolean>;
