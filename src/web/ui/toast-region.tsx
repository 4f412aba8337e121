import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { currentToasts, noToasts, subscribeToasts } from './toast-store.ts';

/** Most visits see none: it comes with the first. */
const Toast = lazy(() => import('./toast.tsx'));

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
        <Suspense>
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </Suspense>
      </ul>
    </section>
  );
}
