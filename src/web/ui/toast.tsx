import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type ToastItem } from './toast-store.ts';

/** One notice of the region. */
export default function Toast({ toast }: { toast: ToastItem }) {
  const isError = toast.kind === 'error';
  const close = () => dismissToast(toast.id);
  return (
    <li
      className={cx(styles.toast, styles[toast.kind], !isError && styles.fading)}
      role={isError ? 'alert' : undefined}
      // Its time is the length of the CSS animation, so that pointing at it or focusing it stops the clock.
      onAnimationEnd={(event) => !isError && event.target === event.currentTarget && close()}
    >
      <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />
      <p>{toast.text}</p>
      <button type="button" className={styles.close} onClick={close} aria-label="Cerrar aviso">
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
