import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  /** Called when the browser closes it: Escape, the cross, a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** What to expect, read out with the title. */
  description?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** A modal on the native `dialog`: focus is kept inside and given back by the browser. */
export function Dialog({ open, onClose, title, description, footer, children, className }: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={cx(
        'surface w-lg content-start gap-4 overflow-y-auto overscroll-contain p-6 text-ink shadow-pop backdrop:bg-azul-deep/60 open:grid',
        className,
      )}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      closedby="any"
      onClose={onClose}
    >
      <h2 className="pe-12 pt-1 text-xl" id={`${id}-title`}>
        {title}
      </h2>
      {description ? <p id={`${id}-text`}>{description}</p> : null}
      {children}
      {footer ? <footer className="flex flex-wrap justify-end gap-3 pt-2">{footer}</footer> : null}
      {/* Last, so that the focus starts in the first field and not on the way out. */}
      <button
        type="button"
        className="absolute end-4 top-4 grid size-tap place-items-center rounded-full border-0 bg-transparent p-0 hover:bg-surface-sunk"
        onClick={() => element.current?.close()}
        aria-label="Cerrar"
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
