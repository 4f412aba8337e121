import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Mi } from '#contract/cuentas/mi.ts';
import { cx } from '#web/ui/cx.ts';

/** The key of their link: it opens all that is theirs, and is only in the address. */
export const useLlave = (): string => useParams().token ?? '';

/** Waits for a change, shows what is theirs then and says what has been done, or why not. Answers how things are; null: it was not done. */
export type Hacer = (cambio: Promise<Mi>, hecho: string | ((mi: Mi) => string)) => Promise<Mi | null>;

/** A part of somebody's own page. */
export const Apartado = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <section className="surface mb-6 grid grid-cols-1 gap-3 break-inside-avoid p-4">
    <h2 className="text-xl">{titulo}</h2>
    {children}
  </section>
);

/** What is said in passing. */
export const SUAVE = cx('text-ink-soft text-s');
export const LISTA = cx('grid gap-3 empty:hidden');
/** A match, and what may be said of it. */
export const FILA = cx('grid justify-items-start gap-1 border-hairline border-b pb-3');
/** What was noted, and the way to take it back. */
export const ANOTADO = cx('flex items-center justify-between gap-3');
/** As wide as its part; what is pressed, as its words. */
export const FORMULARIO = cx('grid grid-cols-1 gap-3');
