import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

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

const EDGES: Record<ToastKind, string> = {
  success: cx('border-s-ok'),
  info: cx('border-s-azul-text'),
  warning: cx('border-s-warn'),
  error: cx('border-s-bad'),
};
const INKS: Record<ToastKind, string> = {
  success: cx('text-ok'),
  info: cx('text-azul-text'),
  warning: cx('text-warn'),
  error: cx('text-bad'),
};

function Toast({ toast }: { toast: ToastItem }) {
  const isError = toast.kind === 'error';
  const close = () => dismissToast(toast.id);
  return (
    <li
      className={cx(
        'grid grid-cols-both items-start gap-3 rounded-m border border-hairline border-s-4 bg-surface py-3 ps-4 pe-2 text-s leading-snug shadow-pop',
        EDGES[toast.kind],
        !isError && 'fading',
        toast.action && 'lasting',
      )}
      // Its time is the length of the CSS animation, so that pointing at it or focusing it stops the clock.
      onAnimationEnd={(event) => !isError && event.target === event.currentTarget && close()}
    >
      <Icon name={toast.kind === 'success' ? 'check' : 'alert'} className={INKS[toast.kind]} />
      <div className="wrap-anywhere flex flex-wrap items-center gap-2">
        <p className="flex-1 basis-4xs" role={isError ? 'alert' : undefined}>
          {toast.text}
        </p>
        {toast.action ? (
          <Button size="s" className="not-yet" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <button
        type="button"
        className="not-yet -my-1 grid size-8 place-items-center rounded-s border-0 bg-transparent p-0 text-ink-soft hover:bg-surface-sunk hover:text-ink"
        onClick={close}
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
