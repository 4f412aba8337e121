import { Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { MINUTOS_DE_CONFIANZA } from '#domain/cuenta/cuenta.ts';
import { useBusy } from '#web/platform/busy.ts';
import { ApiError, call, signIn } from '#web/platform/call.ts';
import { confirmWith, readSession, renewWith, useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { GONE_AT_ONCE } from '#web/ui/desk/modal.tsx';

type Answer = (isTheirs: boolean) => void;

/** Who waits, and with which token they were refused. */
type Pending = { answer: Answer; jwt: string | undefined };

/** Why the password is asked for again, and how it is checked: null when it is right, else what is wrong. */
type Reason = {
  title: string;
  why: string;
  /** The session ended: another person may sign in, and only the buttons close the dialog. */
  asksUser: boolean;
  cancel: string;
  check: (typed: FormData) => Promise<string | null>;
  /** Tells the calls how to ask; returns how to stop. */
  askWith: (ask: () => Promise<boolean>) => () => void;
  /** Above other dialogs: it is the save of one of them that waits. */
  zIndex: number;
};

const ENDED: Reason = {
  title: mensajes.sesionCaducada,
  why: mensajes.sigueDondeEstabas,
  asksUser: true,
  cancel: 'Salir',
  check: async (typed) =>
    (await signIn(String(typed.get('usuario')), String(typed.get('password')), readSession()?.remembered))
      ? null
      : mensajes.loginFallido,
  askWith: renewWith,
  zIndex: 1000,
};

/** docs/reglas/cuentas.md */
const CONFIRMED: Reason = {
  title: mensajes.otraVezTuClave,
  why: `Es para asegurarnos de que sigues siendo tú. Vale durante ${MINUTOS_DE_CONFIANZA} minutos, y lo que estabas haciendo sigue solo.`,
  asksUser: false,
  cancel: 'Cancelar',
  check: async (typed) => {
    await call('POST /api/private/cuenta/confirmar', { body: { password: String(typed.get('password')) } });
    return null;
  },
  askWith: confirmWith,
  zIndex: 900,
};

const wrongOf = (error: unknown): string =>
  error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : mensajes.errorPruebaDeNuevo;

const question = (answer: Answer): Pending => ({ answer, jwt: readSession()?.jwt });

/** Opens when a call asks for the password, and answers it once; also when another tab has, or has signed out. */
function useQuestion({ askWith, asksUser }: Reason) {
  const [pending, setPending] = useState<Pending | null>(null);
  useEffect(() => askWith(() => new Promise((resolve) => setPending(question(resolve)))), [askWith]);
  const answer = (isTheirs: boolean) => {
    pending?.answer(isTheirs);
    setPending(null);
  };
  const session = useSession();
  const isSettled = pending !== null && asksUser && session?.jwt !== pending.jwt;
  useEffect(() => {
    if (!isSettled) return;
    pending?.answer(session !== null);
    setPending(null);
  }, [isSettled, pending, session]);
  return { isOpen: pending !== null, answer };
}

/** Checks, says what is wrong and goes back to the password; once it is right, what waited goes on. */
function useCheck({ check }: Reason, answer: Answer) {
  const [wrong, setWrong] = useState<string | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const { busy, run } = useBusy(async (typed: FormData) => {
    const found = await check(typed).catch(wrongOf);
    setWrong(found);
    if (found === null) answer(true);
    else password.current?.select();
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };
  return { send, busy, wrong, password };
}

const USER = { name: 'usuario', autoComplete: 'username', autoCapitalize: 'none', required: true } as const;
const PASSWORD = { name: 'password', autoComplete: 'current-password', required: true } as const;
const SHOW = { 'aria-label': 'Ver la contraseña' };

function PasswordForm({ reason, answer }: { reason: Reason; answer: Answer }) {
  const { send, busy, wrong, password } = useCheck(reason, answer);
  const name = readSession()?.name ?? '';
  return (
    <form className="grid gap-4" onSubmit={send}>
      <p>{reason.why}</p>
      {reason.asksUser ? <TextInput label="Usuario" {...USER} defaultValue={name} /> : null}
      <PasswordInput
        ref={password}
        label={reason.asksUser ? 'Contraseña' : `Contraseña de ${name}`}
        {...PASSWORD}
        error={wrong}
        visibilityToggleButtonProps={SHOW}
        data-autofocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => answer(false)}>{reason.cancel}</Button>
        <Button type="submit" look="action" busy={busy}>
          Seguir
        </Button>
      </div>
    </form>
  );
}

/** Escape, and the cross: closing is no password. */
export function waysOut({ asksUser }: Pick<Reason, 'asksUser'>, answer: Answer) {
  const closes = !asksUser;
  return { withCloseButton: closes, closeOnEscape: closes, onClose: () => closes && answer(false) };
}

function PasswordDialog({ reason }: { reason: Reason }) {
  const { isOpen, answer } = useQuestion(reason);
  return (
    <Modal
      opened={isOpen}
      {...waysOut(reason, answer)}
      title={reason.title}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      closeOnClickOutside={false}
      zIndex={reason.zIndex}
      transitionProps={GONE_AT_ONCE}
    >
      <PasswordForm reason={reason} answer={answer} />
    </Modal>
  );
}

/**
 * Asks for the password over the screen, when the session ends while somebody works and before what is irreversible:
 * what they were doing waits, and goes on by itself.
 */
export const PasswordDialogs = () => (
  <>
    <PasswordDialog reason={CONFIRMED} />
    <PasswordDialog reason={ENDED} />
  </>
);
