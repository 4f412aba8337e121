import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { store } from './store.ts';

type ToastKind = 'success' | 'info' | 'warning' | 'error';
/** The one thing that can be done about it, from the notice itself. */
type ToastAction = { label: string; run: () => void };
type ToastItem = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined };

/** At most four at once. docs/aspecto.md */
const MOST = 4;

const items = store<readonly ToastItem[]>([]);
let lastId = 0;

/** The oldest that is not an error makes room first: errors stay until closed. */
function makeRoom(list: readonly ToastItem[]): readonly ToastItem[] {
  if (list.length < MOST) return list;
  const leaving = list.find((item) => item.kind !== 'error') ?? list[0];
  return list.filter((item) => item !== leaving);
}

/** Shows a notice and returns its id. The same text twice is one notice. */
export function showToast(text: string, kind: ToastKind = 'info', action?: ToastAction): number {
  lastId += 1;
  const others = items.get().filter((item) => item.text !== text || item.kind !== kind);
  items.set([...makeRoom(others), { id: lastId, kind, text, action }]);
  return lastId;
}

export const dismissToast = (id: number): void => items.set(items.get().filter((item) => item.id !== id));

export const currentToasts = items.get;

const LOOKS: Record<ToastKind, { icon: IconName; edge: string; ink: string }> = {
  success: { icon: 'check', edge: cx('border-s-ok'), ink: cx('text-ok') },
  info: { icon: 'alert', edge: cx('border-s-azul-text'), ink: cx('text-azul-text') },
  warning: { icon: 'alert', edge: cx('border-s-warn'), ink: cx('text-warn') },
  error: { icon: 'alert', edge: cx('border-s-bad'), ink: cx('text-bad') },
};

/** Its button goes with what it does: whoever pressed it goes on from the title of the screen. */
const handingOver =
  (press: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    press();
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title || currentTarget !== document.activeElement) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };

function Toast({ toast }: { toast: ToastItem }) {
  const isError = toast.kind === 'error';
  const { icon, edge, ink } = LOOKS[toast.kind];
  const close = () => dismissToast(toast.id);
  return (
    <li
      className={cx(
        'grid grid-cols-both items-start gap-3 rounded-m border border-hairline border-s-4 bg-surface py-3 ps-4 pe-2 text-s leading-snug shadow-pop',
        edge,
        !isError && 'fading',
        toast.action && 'lasting',
      )}
      // Its time is the length of the CSS animation, so that pointing at it or focusing it stops the clock.
      onAnimationEnd={(event) => !isError && event.target === event.currentTarget && close()}
    >
      <Icon name={icon} className={ink} />
      <div className="wrap-anywhere flex flex-wrap items-center gap-2">
        <p className="flex-1 basis-4xs" role={isError ? 'alert' : undefined}>
          {toast.text}
        </p>
        {toast.action ? (
          <Button size="s" className="not-yet" onClick={handingOver(toast.action.run)}>
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <button
        type="button"
        className="not-yet -my-1 grid size-8 place-items-center rounded-s border-0 bg-transparent p-0 text-ink-soft hover:bg-surface-sunk hover:text-ink"
        onClick={handingOver(close)}
        aria-label="Cerrar aviso"
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

/** Moves the list where it covers nothing, and goes on doing so until the function that it gives is called. */
type KeepClear = (list: HTMLElement) => () => void;

/** Once per document. Notices come from `showToast`. */
export function ToastRegion({ keepClear }: { keepClear?: KeepClear }) {
  const toasts = items.use();
  const list = useRef<HTMLUListElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown again with every new notice: the top layer is a stack, and a dialog opened meanwhile would cover it.
  useEffect(() => {
    const element = list.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  useEffect(() => {
    if (!keepClear || !list.current || newest === undefined) return;
    return keepClear(list.current);
  }, [keepClear, newest]);

  return (
    <section className="print:hidden" aria-label="Avisos" aria-live="polite">
      <ul
        className="toasts z-50 m-0 max-h-none gap-2 overflow-visible border-0 bg-transparent p-0 text-inherit open:grid"
        ref={list}
        popover="manual"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
