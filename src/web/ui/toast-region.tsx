import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { currentToasts, dismissToast, noToasts, subscribeToasts, type ToastItem } from './toast-store.ts';

function Toast({ toast }: { toast: ToastItem }) {
  const isError = toast.kind === 'error';
  const close = () => dismissToast(toast.id);
  return (
    <li
      className={cx(styles.toast, styles[toast.kind], !isError && styles.fading)}
      // Its time is the length of the CSS animation, so that pointing at it or focusing it stops the clock.
      onAnimationEnd={(event) => !isError && event.target === event.currentTarget && close()}
    >
      <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />
      <div role={isError ? 'alert' : undefined}>
        <p>{toast.text}</p>
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
