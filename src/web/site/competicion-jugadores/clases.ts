import { cx } from '#web/ui/cx.ts';

export const PAGINA_DE_BUSCAR = cx('grid grid-cols-1 gap-4 pt-4 pb-12');

/** Of a person, a page or a division. */
export const CAJA = cx(
  'surface relative flex flex-wrap content-start items-start justify-between gap-x-3 px-4 py-3 hover:border-azul',
);

export const TARJETAS = cx('grid-fill-xs items-start gap-3');

export const SUAVE = cx('block text-s text-ink-soft');
