import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

export type DeskModalProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** A dialog with a form in it. Its heading is not a banner of the page, whatever the kit makes it of. */
const HEADER = { header: { role: 'none' } };
const CLOSE = { 'aria-label': 'Cerrar' };

export function DeskModal({ opened, onClose, title, children }: DeskModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      attributes={HEADER}
      closeButtonProps={CLOSE}
    >
      {children}
    </Modal>
  );
}
