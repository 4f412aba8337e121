import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialogo } from './dialogo.tsx';

type DialogoTextoProps = {
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
  const aceptar = () => {
    if (obligatorio && valor.trim() === '') setError(obligatorio);
    else onAceptar(valor.trim());
  };
  return (
    <Dialogo titulo={titulo} accion={accion} onEnviar={aceptar} onCerrar={onCerrar}>
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
    </Dialogo>
  );
}
