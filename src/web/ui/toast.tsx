import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import button from './button.module.css';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { freeShift } from './free-place.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

type ToastKind = 'success' | 'info' | 'warning' | 'error';
/** The one thing that can be done about it, from the notice itself. */
type ToastAction = { label: string; run: () => void };
type ToastItem = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined };

/** At most four at once. docs/aspecto.md */
const MOST = 4;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** The oldest that is not an error makes room first: errors stay until closed. */
function makeRoom(list: readonly ToastItem[]): readonly ToastItem[] {
  if (list.length < MOST) return list;
  const leaving = list.find((item) => item.kind !== 'error') ?? list[0];
  return list.filter((item) => item !== leaving);
}

/** Shows a notice and returns its id. The same text twice is one notice. */
export function showToast(text: string, kind: ToastKind = 'info', action?: ToastAction): number {
  lastId += 1;
  const others = items.filter((item) => item.text !== text || item.kind !== kind);
  publish([...makeRoom(others), { id: lastId, kind, text, action }]);
  return lastId;
}

export function dismissToast(id: number): void {
  publish(items.filter((item) => item.id !== id));
}

function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastItem[] => items;

const NONE: readonly ToastItem[] = [];
/** On the server there is nothing to say yet. */
const noToasts = (): readonly ToastItem[] => NONE;

function Toast({ toast }: { toast: ToastItem }) {
  const isError = toast.kind === 'error';
  const close = () => dismissToast(toast.id);
  return (
    <li
      className={cx(
        styles.toast,
        styles[toast.kind],
        !isError && styles.fading,
        toast.action && styles.lasting,
      )}
      // Its time is the length of the CSS animation, so that pointing at it or focusing it stops the clock.
      onAnimationEnd={(event) => !isError && event.target === event.currentTarget && close()}
    >
      <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />
      <div>
        <p role={isError ? 'alert' : undefined}>{toast.text}</p>
        {toast.action ? (
          <Button size="s" className={styles.action} onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <button type="button" className={styles.close} onClick={close} aria-label="Cerrar aviso">
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

const FIELD = ':is(input, textarea, select):focus';
/** All that is pressed; where that is everywhere, as on the courts of a week, what is a button by its looks; at least, what sends. */
const PRESSED = [
  `button, summary, [role="button"], .${button.button}, ${FIELD}`,
  `summary, .${button.button}, ${FIELD}`,
  `[type="submit"], .${button.action}, .${button.primary}`,
] as const;

/** As wide as usual or, beside a column of buttons, narrow; at its side of the window or at the other. */
const SHAPES = ['', '16rem'].flatMap((width) => [false, true].map((isAcross) => ({ width, isAcross })));

/** The first place clear of what is pressed. Not from under a pointer, nor with the focus in it. */
function place(list: HTMLElement): void {
  if (list.matches(':hover, :focus-within')) return;
  const around = PRESSED.map((selector) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !list.contains(one))
      .map((one) => one.getBoundingClientRect()),
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
function useClear(list: RefObject<HTMLUListElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (!element || newest === undefined) return;
    const again = () => place(element);
    const root = document.documentElement.style;
    const sized = new ResizeObserver(() => {
      // So much more can be scrolled past them: layout/desk.
      root.setProperty('--toasts-room', `${element.offsetHeight}px`);
      again();
    });
    sized.observe(element);
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
  }, [list, newest]);
}

/** Once per document. Notices come from `showToast`. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  const list = useRef<HTMLUListElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown again with every new notice: the top layer is a stack, and a dialog opened meanwhile would cover it.
  useEffect(() => {
    const element = list.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  useClear(list, newest);

  return (
    <section className={styles.region} aria-label="Avisos" aria-live="polite">
      <ul className={styles.list} ref={list} popover="manual">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
