import { TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';

const COPIADO_MS = 4000;

type SecretoProps = {
  label: string;
  description?: string;
  valor: string;
  /** Of the button that copies it. */
  copiar?: string;
  look?: ButtonLook;
  /** What else is done with it. */
  children?: ReactNode;
  /** What has been done with it already. */
  hecho?: string;
};

/** What is shown once, to be copied now: a link, a key. */
export function Secreto(props: SecretoProps) {
  const { label, description, valor, copiar = 'Copiar', look = 'primary', children, hecho = '' } = props;
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS });
  return (
    <>
      <TextInput
        {...{ label, description }}
        readOnly
        data-autofocus
        value={valor}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={fields.buttons}>
        <Button look={look} onClick={() => copy(valor)}>
          {copiar}
        </Button>
        {children}
      </div>
      <p role="status">
        {hecho}
        {copied ? 'Copiado.' : ''}
        {error ? 'No se ha podido copiar: selecciona el texto y cópialo a mano.' : ''}
      </p>
    </>
  );
}
