import { Modal } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { fields } from './fields.ts';

type DeskModalProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

const CLOSE = { 'aria-label': 'Cerrar' };

/** While it fades out it would take what is typed in it, and lose it; opened again meanwhile, it has no focus. */
export const GONE_AT_ONCE = { exitDuration: 0 };

/** A dialog with a form in it. */
export function DeskModal({ opened, onClose, title, children }: DeskModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={CLOSE}
      transitionProps={GONE_AT_ONCE}
    >
      {children}
    </Modal>
  );
}

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'title'> & {
  /** The words of the button. */
  label: ReactNode;
  /** Of the dialog. */
  title: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button, and the dialog that it opens. */
export function DialogButton({ label, title, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <DeskModal opened={isOpen} onClose={close} title={title}>
        {children(close)}
      </DeskModal>
    </>
  );
}

type DialogFormProps = {
  /** The words of the button that does it. */
  action: ReactNode;
  look?: 'action' | 'danger';
  disabled?: boolean;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** The focus starts on the way out. */
  startsOnCancel?: boolean;
  children: ReactNode;
};

/** The form of a dialog, and its way out. */
export function DialogForm(props: DialogFormProps) {
  const {
    action,
    look = 'action',
    disabled = false,
    busy,
    onSubmit,
    onCancel,
    startsOnCancel,
    children,
  } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles it through portals: a form around the dialog would be sent too.
    event.stopPropagation();
    if (!disabled) onSubmit();
  };
  return (
    <form className={fields.stack} onSubmit={submit} noValidate>
      {children}
      <div className={fields.pair}>
        <Button type="submit" look={look} disabled={disabled} busy={busy}>
          {action}
        </Button>
        <Button onClick={onCancel} {...(startsOnCancel && { autoFocus: true, 'data-autofocus': true })}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

type ConfirmProps = {
  title: string;
  /** What will happen exactly, with numbers. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  cancel?: string;
  /** false where whoever asks takes the focus somewhere else. */
  returnFocus?: boolean;
  /** The answer takes nothing away: its button is no warning. */
  harmless?: boolean;
};

/** Takes back the question that is on screen. */
let takeBack = () => {};

/**
 * Asks before what cannot be undone. The focus starts on the way out. However many times it is asked, there is
 * one question; and none stays over the screen that the back button brings.
 */
export function confirm(props: ConfirmProps): Promise<boolean> {
  const { title, children, action, cancel = 'Cancelar', returnFocus = true, harmless = false } = props;
  takeBack();
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      window.removeEventListener('popstate', close);
      resolve(answer);
    };
    const close = () => {
      modals.close(id);
      settle(false);
    };
    const id = modals.openConfirmModal({
      title,
      children,
      labels: { confirm: action, cancel },
      confirmProps: harmless ? {} : { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: CLOSE,
      onConfirm: () => settle(true),
      returnFocus,
      // Closing follows confirming, and a promise settles once.
      onClose: () => settle(false),
    });
    takeBack = close;
    window.addEventListener('popstate', close);
  });
}

/** Does it once it is agreed to. */
export const askFirst = async (props: ConfirmProps, action: () => unknown): Promise<void> => {
  if (await confirm(props)) action();
};
