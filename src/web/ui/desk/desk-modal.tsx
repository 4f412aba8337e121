import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type DeskModalProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

const CLOSE = { 'aria-label': 'Cerrar' };

/** A dialog with a form in it. */
export function DeskModal({ opened, onClose, title, children }: DeskModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg" closeButtonProps={CLOSE}>
      {children}
    </Modal>
  );
}
