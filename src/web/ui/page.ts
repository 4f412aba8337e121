import { cx } from './cx.ts';

/** As wide as a page, with its words where those of the others are. */
export const PAGE = cx('w-full px-page');
