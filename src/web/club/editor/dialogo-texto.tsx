import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import styles from './editor.module.css';

export type DialogoTextoProps = {
  titulo: string;
  etiqueta: string;
  ayuda: string;
  inicial: string;
  accion: string;
  /** What it says when it is left empty; without it, empty is an answer. */
  obligatorio?: string;
  children?: ReactNode;
  onAceptar: (texto: string) => void;
  onCerrar: () => void;
};

/** Asks for one line: what a picture shows, what a table is called. */
export function DialogoTexto(props: DialogoTextoProps) {
  const { titulo, etiqueta, ayuda, inicial, accion, obligatorio, children, onAceptar, onCerrar } = props;
  const [valor, setValor] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const aceptar = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (obligatorio && valor.trim() === '') setError(obligatorio);
    else onAceptar(valor.trim());
  };
  return (
    <DeskModal opened onClose={onCerrar} title={titulo}>
      <form className={styles.dialogo} onSubmit={aceptar} noValidate>
        {children}
        <TextInput
          label={etiqueta}
          description={ayuda}
          maxLength={200}
          value={valor}
          onChange={({ currentTarget }) => {
            setValor(currentTarget.value);
            setError(null);
          }}
          error={error}
          data-autofocus
        />
        <div className={styles.botones}>
          <Button type="submit" look="primary">
            {accion}
          </Button>
        </div>
      </form>
    </DeskModal>
  );
}
