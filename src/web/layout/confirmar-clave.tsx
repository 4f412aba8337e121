import { Modal, PasswordInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { MINUTOS_DE_CONFIANZA } from '#domain/cuenta/cuenta.ts';
import { ApiError, call } from '#web/platform/call.ts';
import { confirmWith } from '#web/platform/renewal.ts';
import { readSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './sesion-caducada.module.css';

type Responder = (esSuya: boolean) => void;

/** Opens when a call asks for the password again, and answers it once. */
function usePregunta() {
  const [responder, setResponder] = useState<Responder | null>(null);
  useEffect(() => confirmWith(() => new Promise<boolean>((resolve) => setResponder(() => resolve))), []);
  const responde = (esSuya: boolean) => {
    responder?.(esSuya);
    setResponder(null);
  };
  return { abierta: responder !== null, responde };
}

/** Why it is not theirs; null once it is. */
async function confirmar(password: string): Promise<string | null> {
  try {
    await call('POST /api/private/cuenta/confirmar', { body: { password } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return mensajes.errorPruebaDeNuevo;
    return error.errors[0]?.message ?? error.message;
  }
}

function useConfirmar(responde: Responder) {
  const [fallo, setFallo] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const clave = useRef<HTMLInputElement>(null);
  const enviar = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ocupado) return;
    setOcupado(true);
    const mal = await confirmar(clave.current?.value ?? '');
    setOcupado(false);
    setFallo(mal);
    if (mal === null) responde(true);
    else clave.current?.select();
  };
  return { enviar, ocupado, fallo, clave };
}

const CLAVE = { name: 'password', autoComplete: 'current-password', required: true } as const;
const VER = { 'aria-label': 'Ver la contraseña' };

function Formulario({ responde }: { responde: Responder }) {
  const { enviar, ocupado, fallo, clave } = useConfirmar(responde);
  return (
    <form className={styles.formulario} onSubmit={enviar}>
      <p>
        Es para asegurarnos de que sigues siendo tú. Vale durante {MINUTOS_DE_CONFIANZA} minutos, y lo que
        estabas haciendo sigue solo.
      </p>
      <PasswordInput
        ref={clave}
        label={`Contraseña de ${readSession()?.name ?? ''}`}
        {...CLAVE}
        error={fallo}
        visibilityToggleButtonProps={VER}
        data-autofocus
      />
      <div className={styles.botones}>
        <Button onClick={() => responde(false)}>Cancelar</Button>
        <Button type="submit" look="action" busy={ocupado}>
          Seguir
        </Button>
      </div>
    </form>
  );
}

/** Over another dialog too: it is what that one does that waits. */
const ENCIMA = 900;

/** Asks again for the password of who is signed in before what hurts most. docs/reglas/cuentas.md */
export function ConfirmarClave() {
  const { abierta, responde } = usePregunta();
  return (
    <Modal
      opened={abierta}
      onClose={() => responde(false)}
      title={mensajes.otraVezTuClave}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      closeOnClickOutside={false}
      zIndex={ENCIMA}
    >
      <Formulario responde={responde} />
    </Modal>
  );
}
