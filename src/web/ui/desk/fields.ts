import { cx } from '#web/ui/cx.ts';

/** How the parts of a form, and what is said about it, stand on every screen of the desk. */
export const fields = {
  /** As many fields a line as fit. */
  row: cx('grid grid-fit-3xs items-start gap-4'),
  /** A field with the button that goes with it. */
  pair: cx('flex items-end gap-2'),
  stack: cx('grid gap-3'),
  /** Of one thing, each as wide as its words. */
  buttons: cx('flex flex-wrap gap-2'),
  /** Sentences, one after another. */
  list: cx('grid list-disc gap-1 ps-6 wrap-anywhere'),
  /** A thing apart, with its parts one under another. */
  box: cx('surface grid gap-3 px-4 pt-3 pb-4'),
  /** What is saved or sent, always in sight. */
  bar: cx(
    'sticky bottom-foot z-5 col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline bg-paper py-2 max-md:-mx-gutter max-md:gap-x-2 max-md:px-gutter max-md:py-1 low:static *:last:ms-auto',
  ),
  /** How a thing is now, and what can be done about that. */
  notice: cx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-m bg-azul-pale px-4 py-2 text-s'),
  small: cx('text-xs text-ink-soft'),
  /** A part of a form with a name; floated, it is an ordinary heading instead of a notch in its border. */
  section: cx('surface relative m-0 grid min-w-0 grid-cols-1 gap-3 px-4 pt-3 pb-4'),
  legend: cx('float-left w-full p-0 figure text-l leading-tight'),
  /** At the end of a head. */
  actions: cx('ms-auto flex flex-wrap gap-2'),
  /** The main thing to do: on a phone in a strip of its own at the thumb, which covers no row. */
  thumb: cx(
    'max-md:fixed max-md:inset-x-0 max-md:bottom-foot max-md:z-6 max-md:grid max-md:border-t max-md:border-hairline max-md:bg-paper max-md:px-gutter max-md:py-2 max-md:empty:hidden max-md:*:min-h-tap max-md:*:text-s max-md:low:static md:contents',
  ),
  /** The keys of a screen, at its foot. */
  keys: cx('text-xs text-ink-soft max-md:hidden pointer-coarse:hidden'),
  page: cx('mx-auto w-full max-w-page px-gutter pb-6 lg:pb-2 print:px-0'),
  head: cx(
    '-mx-gutter mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-surface ps-gutter pe-find max-md:py-0 md:py-1 lg:sticky lg:top-0 lg:z-6 low:static print:static print:px-0',
  ),
  title: cx('flex min-w-0 items-baseline py-2 text-l leading-tight max-md:min-h-12 max-md:items-center'),
  disclose: cx('disclose'),
  /** Across every column. */
  wide: cx('col-span-full'),
} as const;

/** A key of the keyboard. */
export const KBD = cx('rounded-s border border-hairline bg-surface px-1 font-text text-xs');
