import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

export type ConfirmProps = {
  title: string;
  /** What will happen exactly, with numbers. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  cancel?: string;
};

const CLOSE = { 'aria-label': 'Cerrar' };

/** Asks before what cannot be undone. The focus starts on the way out. */
export function confirm({ title, children, action, cancel = 'Cancelar' }: ConfirmProps): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children,
      labels: { confirm: action, cancel },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: CLOSE,
      onConfirm: () => resolve(true),
      // Closing follows confirming, and a promise settles once.
      onClose: () => resolve(false),
    });
  });
}
