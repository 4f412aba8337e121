import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import styles from './editor.module.css';

type DialogoProps = {
  titulo: string;
  /** The button that sends it. */
  accion: string;
  /** Other ways out, before it. */
  antes?: ReactNode;
  children: ReactNode;
  onEnviar: () => void;
  onCerrar: () => void;
};

/** A question over the text. Sending it does not send the form that the text is in. */
export function Dialogo({ titulo, accion, antes, children, onEnviar, onCerrar }: DialogoProps) {
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onEnviar();
  };
  return (
    <DeskModal opened onClose={onCerrar} title={titulo}>
      <form className={styles.dialogo} onSubmit={enviar} noValidate>
        {children}
        <div className={styles.botones}>
          {antes}
          <Button type="submit" look="primary">
            {accion}
          </Button>
        </div>
      </form>
    </DeskModal>
  );
}
