import { Checkbox } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/fields.module.css';

type IrreversibleProps = {
  /** What will happen exactly, with numbers. */
  children: ReactNode;
  /** The words of the button that does it. */
  accion: string;
  /** Everything it needs besides the tick. */
  listo: boolean;
  ocupado: boolean;
  hacer: () => Promise<unknown>;
  cerrar: () => void;
};

/** Asks for a tick before what changes a whole league. Spec §4. */
export function Irreversible({ children, accion, listo, ocupado, hacer, cerrar }: IrreversibleProps) {
  const [entendido, setEntendido] = useState(false);
  const unaVez = useUnaVez(hacer);
  const puede = entendido && listo;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may have been opened from another form, which has nothing to do with this one.
    event.stopPropagation();
    if (puede) unaVez();
  };
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      {children}
      <Checkbox
        label="Entiendo lo que se va a hacer"
        checked={entendido}
        onChange={({ currentTarget }) => setEntendido(currentTarget.checked)}
      />
      <div className={fields.pair}>
        <Button type="submit" look="danger" disabled={!puede} busy={ocupado}>
          {accion}
        </Button>
        <Button onClick={cerrar}>Cancelar</Button>
      </div>
    </form>
  );
}
