import { freeShift, MAIN } from './free-side.ts';

const FIELD = ':is(input, textarea, select):focus';
/** Of what was opened to choose from, every link. */
const MENU = '[role="dialog"] a';
const CONTROLS = `button, summary, [role="button"], .button, [data-notice], ${MENU}`;
const FIELDS = 'input, textarea, select, label';
const TEXT = 'p, li, dt, dd, h1, h2, h3, th, td';
/** What a notice should not cover, tried in turn while no place is clear: what is read, every field, every control, the page's own buttons, what sends. */
const COVERED = [
  `${CONTROLS}, ${FIELDS}, ${TEXT}`,
  `${CONTROLS}, ${FIELDS}`,
  `${CONTROLS}, ${FIELD}`,
  `summary, [data-notice], .button, ${FIELD}, ${MENU}`,
  `[type="submit"], ${MAIN}, ${MENU}`,
] as const;

/** As wide as usual or, beside a column of buttons, narrow; at its side of the window or at the other. */
const SHAPES = ['', '16rem'].flatMap((width) => [false, true].map((isAcross) => ({ width, isAcross })));

/** The first place clear of what is pressed. Not from under a pointer, nor with the focus in it. */
function place(list: HTMLElement): void {
  if (list.matches(':hover, :focus-within')) return;
  const around = COVERED.map((selector) =>
    [...document.querySelectorAll(selector)]
      // What is folded away has a place too.
      .filter((one) => !list.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < window.innerHeight),
  );
  for (const others of around)
    for (const { width, isAcross } of SHAPES) {
      Object.assign(list.style, { translate: '', width });
      const { left, right, top, width: wide, height } = list.getBoundingClientRect();
      const across = isAcross ? document.documentElement.clientWidth - right - left : 0;
      const box = { left: left + across, top, width: wide, height };
      const shift = freeShift(box, others, window.innerHeight);
      list.style.translate = `${across}px ${shift ?? 0}px`;
      if (shift !== null) return;
    }
  Object.assign(list.style, { translate: '', width: '' });
}

const MOVES = ['scrollend', 'focusin'] as const;

/** What is on screen changes under them: another page, what arrives late, what is scrolled or typed in. */
export function keepToastsClear(list: HTMLElement): () => void {
  const again = () => place(list);
  const root = document.documentElement.style;
  const sized = new ResizeObserver(() => {
    // So much more can be scrolled past them: layout/desk.
    root.setProperty('--toasts-room', `${list.offsetHeight}px`);
    again();
  });
  sized.observe(list);
  const changed = new MutationObserver(again);
  changed.observe(document.body, { childList: true, subtree: true });
  for (const name of MOVES) document.addEventListener(name, again);
  again();
  return () => {
    sized.disconnect();
    changed.disconnect();
    for (const name of MOVES) document.removeEventListener(name, again);
    root.removeProperty('--toasts-room');
  };
}
