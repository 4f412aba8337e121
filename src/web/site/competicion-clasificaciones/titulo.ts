import { cx } from '#web/ui/cx.ts';

/** Of each part under a table. */
export const TITULO = cx('border-b-2 border-azul-text pb-1 text-xl');
