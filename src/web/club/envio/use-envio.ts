import { useRef, useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { ApiError, type FieldError } from '#web/platform/call.ts';
import { captchaToken, spendCaptcha } from '#web/platform/captcha.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';
import { showToast } from '#web/ui/toast-store.ts';

export type Sobre = { token: string; idEnvio: string };

type Opciones = {
  /** Names this filling of the form, also after a reload. */
  clave: string;
  textos: { exito: string; fallo: string };
  alEnviar: () => void;
};

/** What the server said beyond the spec's sentence: what to do about it. */
export type Fallo = { detalle: string; errores: readonly FieldError[] };

const CAPTCHA_RECHAZADO = 422;

const falloDe = (error: unknown): Fallo =>
  error instanceof ApiError
    ? { detalle: error.message, errores: error.errors }
    : { detalle: '', errores: [] };

/** Without connection the token has not been seen by anybody: it is good for the next try. */
const haLlegado = (error: unknown): boolean => !(error instanceof ApiError) || error.status > 0;

const textoDe = (error: unknown, fallo: string): string =>
  error instanceof ApiError && error.status === CAPTCHA_RECHAZADO ? mensajes.captchaNulo : fallo;

/**
 * How the three forms are sent: captcha first (without a token nothing leaves), once however often the button
 * is pressed, and the same content with the same key, so that what arrived is not recorded again. Spec §5, §8.
 */
export function useEnvio({ clave, textos, alEnviar }: Opciones) {
  const [ocupado, setOcupado] = useState(false);
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const enCurso = useRef(false);

  const intentar = async (contenido: string, mandar: (sobre: Sobre) => Promise<unknown>) => {
    const token = await captchaToken();
    if (token === null) {
      showToast(mensajes.captchaNulo, 'error');
      return;
    }
    const respuesta = await mandar({ token, idEnvio: `${clave}-${fingerprint(contenido)}` });
    if (respuesta !== true) throw new Error('The answer is not true');
    spendCaptcha();
    showToast(textos.exito, 'success');
    alEnviar();
  };

  const enviar = async (contenido: string, mandar: (sobre: Sobre) => Promise<unknown>) => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    setFallo(null);
    try {
      await intentar(contenido, mandar);
    } catch (error) {
      if (haLlegado(error)) spendCaptcha();
      setFallo(falloDe(error));
      showToast(textoDe(error, textos.fallo), 'error');
    } finally {
      enCurso.current = false;
      setOcupado(false);
    }
  };
  return { ocupado, fallo, enviar };
}
