import { Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { ApiError } from '#web/platform/call.ts';
import { renewWith } from '#web/platform/renewal.ts';
import { readSession } from '#web/platform/session.ts';
import { signIn } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './sesion-caducada.module.css';

type Responder = (entra: boolean) => void;

/** Opens when a call needs a session again, and answers it once. */
function usePregunta() {
  const [responder, setResponder] = useState<Responder | null>(null);
  useEffect(() => renewWith(() => new Promise<boolean>((resolve) => setResponder(() => resolve))), []);
  const responde = (entra: boolean) => {
    responder?.(entra);
    setResponder(null);
  };
  return { abierta: responder !== null, responde };
}

const mensajeDe = (error: unknown): string =>
  error instanceof ApiError ? error.message : mensajes.errorPruebaDeNuevo;

/** Why they are not in yet; null once they are. */
async function entrar(datos: FormData): Promise<string | null> {
  try {
    const entra = await signIn(String(datos.get('usuario')), String(datos.get('password')));
    return entra ? null : mensajes.loginFallido;
  } catch (error) {
    return mensajeDe(error);
  }
}

/** Sends, says what is wrong and goes back to the password; once in, what waited goes on. */
function useEntrar(responde: Responder) {
  const [fallo, setFallo] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const clave = useRef<HTMLInputElement>(null);
  const enviar = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ocupado) return;
    setOcupado(true);
    const mal = await entrar(new FormData(event.currentTarget));
    setOcupado(false);
    setFallo(mal);
    if (mal === null) responde(true);
    else clave.current?.select();
  };
  return { enviar, ocupado, fallo, clave };
}

const USUARIO = {
  name: 'usuario',
  autoComplete: 'username',
  autoCapitalize: 'none',
  required: true,
} as const;
const CLAVE = { name: 'password', autoComplete: 'current-password', required: true } as const;
const VER = { 'aria-label': 'Ver la contraseña' };

function Formulario({ responde }: { responde: Responder }) {
  const { enviar, ocupado, fallo, clave } = useEntrar(responde);
  return (
    <form className={styles.formulario} onSubmit={enviar}>
      <p>{mensajes.sigueDondeEstabas}</p>
      <TextInput label="Usuario" {...USUARIO} defaultValue={readSession()?.name ?? ''} />
      <PasswordInput
        ref={clave}
        label="Contraseña"
        {...CLAVE}
        error={fallo}
        visibilityToggleButtonProps={VER}
        data-autofocus
      />
      <div className={styles.botones}>
        <Button onClick={() => responde(false)}>Salir</Button>
        <Button type="submit" look="action" busy={ocupado}>
          Seguir
        </Button>
      </div>
    </form>
  );
}

/** Over everything else, also over another dialog: it is that one's save that waits. */
const ENCIMA = 1000;

/**
 * Asks for the password over the screen when the session ends while somebody works: what they were doing
 * waits, and goes on by itself. Only its two buttons close it, so that nothing is left by accident.
 */
export function SesionCaducada() {
  const { abierta, responde } = usePregunta();
  return (
    <Modal
      opened={abierta}
      onClose={() => {}}
      title={mensajes.sesionCaducada}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ENCIMA}
    >
      <Formulario responde={responde} />
    </Modal>
  );
}
