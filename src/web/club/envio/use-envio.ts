import { useRef, useState } from 'react';
import { mensajesVisita as mensajes } from '#contract/mensajes-visita.ts';
import { ApiError, type FieldError } from '#web/platform/call.ts';
import { captchaIsMissing, captchaToken, spendCaptcha } from '#web/platform/captcha.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';
import { RELOAD } from '#web/platform/late-code.ts';
import { dismissToast, showToast } from '#web/ui/toast-store.ts';

export type Sobre = { token: string; idEnvio: string };

type Opciones = {
  /** Names this filling of the form, also after a reload. */
  clave: string;
  textos: { exito: string; fallo: string };
  /** Is told the key it was sent under. */
  alEnviar: (idEnvio: string) => void;
};

/** The notice, and what the server or the program said beyond it: what to do about it. */
export type Fallo = { aviso: string; detalle: string; errores: readonly FieldError[] };

const CAPTCHA_RECHAZADO = 422;

const falloDe = (error: unknown, aviso: string): Fallo =>
  error instanceof ApiError
    ? { aviso, detalle: error.message, errores: error.errors }
    : { aviso, detalle: '', errores: [] };

/** Without connection the token has not been seen by anybody: it is good for the next try. */
const haLlegado = (error: unknown): boolean => !(error instanceof ApiError) || error.status > 0;

const textoDe = (error: unknown, fallo: string): string =>
  error instanceof ApiError && error.status === CAPTCHA_RECHAZADO ? mensajes.captchaNulo : fallo;

type Mandar = (sobre: Sobre) => Promise<unknown>;

/** Captcha first: without a token nothing leaves. The same content has the same key. Throws what went wrong. */
async function intentar(
  { clave, textos, alEnviar }: Opciones,
  contenido: string,
  mandar: Mandar,
): Promise<void> {
  const token = await captchaToken();
  if (token === null) {
    showToast(mensajes.captchaNulo, 'error', captchaIsMissing() ? RELOAD : undefined);
    return;
  }
  const idEnvio = `${clave}-${fingerprint(contenido)}`;
  const respuesta = await mandar({ token, idEnvio });
  if (respuesta !== true) throw new Error('The answer is not true');
  spendCaptcha();
  showToast(textos.exito, 'success');
  alEnviar(idEnvio);
}

/** However often the button is pressed, one thing at a time. */
function useUnaVez() {
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const unaVez = async (tarea: () => Promise<void>) => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    await tarea();
    enCurso.current = false;
    setOcupado(false);
  };
  return { ocupado, unaVez };
}

/**
 * How the three forms are sent: once however often the button is pressed, and with the same key when the same is
 * sent again, so that what arrived is not recorded twice. Spec §5, §8.
 */
export function useEnvio(opciones: Opciones) {
  const { ocupado, unaVez } = useUnaVez();
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const avisado = useRef<number | null>(null);
  const alFallar = (error: unknown) => {
    if (haLlegado(error)) spendCaptcha();
    const aviso = textoDe(error, opciones.textos.fallo);
    setFallo(falloDe(error, aviso));
    avisado.current = showToast(aviso, 'error');
  };
  const enviar = (contenido: string, mandar: Mandar) =>
    unaVez(() => {
      setFallo(null);
      // The error of the try before would stay over what this one says.
      if (avisado.current !== null) dismissToast(avisado.current);
      return intentar(opciones, contenido, mandar).catch(alFallar);
    });
  return { ocupado, fallo, enviar };
}
