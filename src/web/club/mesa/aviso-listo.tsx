import { Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/fields.module.css';

const LINEAS = 14;

const COPIADO = 'Copiado: pégalo en el grupo.';
const A_MANO = 'No se ha podido copiar: está seleccionado, cópialo con Ctrl+C.';

/** Closing the sheet of the phone without choosing anybody is no failure. */
const compartir = (text: string) => navigator.share({ text }).catch(() => undefined);

/** What is copied is what is told: another text has not been copied yet. */
function useCopiar(texto: string) {
  const campo = useRef<HTMLTextAreaElement>(null);
  const [hecho, setHecho] = useState({ texto: '', frase: '' });
  const copiar = async () => {
    campo.current?.select();
    try {
      await navigator.clipboard.writeText(texto);
      setHecho({ texto, frase: COPIADO });
    } catch {
      setHecho({ texto, frase: A_MANO });
    }
  };
  return { campo, copiar, frase: hecho.texto === texto ? hecho.frase : '' };
}

type AvisoListoProps = { label: string; description?: string; texto: string; look?: 'action' | 'primary' };

/** What is told to the players, written: copied with one press or, where the device can, shared. */
export function AvisoListo({ label, description, texto, look = 'action' }: AvisoListoProps): ReactNode {
  const { campo, copiar, frase } = useCopiar(texto);
  return (
    <>
      <Textarea
        ref={campo}
        label={label}
        description={description}
        readOnly
        autosize
        maxRows={LINEAS}
        value={texto}
      />
      <div className={fields.pair}>
        <Button look={look} onClick={copiar}>
          Copiar aviso
        </Button>
        {'share' in navigator ? <Button onClick={() => compartir(texto)}>Compartir</Button> : null}
      </div>
      <p role="status">{frase}</p>
    </>
  );
}
