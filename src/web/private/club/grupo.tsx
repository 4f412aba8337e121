import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** What goes together, under its name. */
export const Grupo = ({ titulo, children }: { titulo: ReactNode; children: ReactNode }) => (
  <fieldset className="m-0 grid min-w-0 content-start gap-2 border-0 p-0">
    <legend className="p-0 font-semibold">{titulo}</legend>
    {children}
  </fieldset>
);

/** As many groups beside one another as fit. */
export const GRUPOS = cx('grid grid-fit-sm items-start gap-x-6 gap-y-4');
/** Fields of a few letters each. */
export const CORTOS = cx('grid grid-fit-4xs items-end gap-x-3 gap-y-2');
export const CASILLAS = cx('flex flex-wrap gap-x-3 gap-y-2');

/** What is wrong with a whole group: it has no field of its own, and the focus goes to it. */
export const Falta = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="text-s text-bad" tabIndex={-1} data-falta>
      {children}
    </p>
  ) : null;
