import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { mensajesVisita as mensajes } from '#contract/solicitudes/mensajes-visita.ts';
import type { Problema } from '#domain/problema.ts';
import { SinScripts } from '#web/club/correo.tsx';
import { useBusy } from '#web/platform/busy.ts';
import { ApiError, type FieldError, SIN_CONEXION } from '#web/platform/call.ts';
import { captchaFailure, captchaToken, prepareCaptcha, spendCaptcha } from '#web/platform/captcha.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';
import { type CheckWiring, UNSENT, useFormValues, type Values } from '#web/platform/form.ts';
import { NotArrived, RELOAD } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { dismissToast, showToast } from '#web/ui/toast.tsx';

/** `cierre`: where the club may have closed meanwhile what is asked for, how the server says it and how the form does. */
type Textos = { exito: string; fallo: string; cierre?: { respuesta: string; aviso: string } };

export type Sobre = { token: string; idEnvio: string };

type Opciones = {
  /** Names this filling of the form, also after a reload. */
  clave: string;
  textos: Textos;
  /** Is told the key it was sent under. */
  alEnviar: (idEnvio: string) => void;
};

/** The notice, and what the server or the program said beyond it: what to do about it. */
type Fallo = { aviso: string; detalle: string; errores: readonly FieldError[] };

const CAPTCHA_RECHAZADO = 422;
/** Closed; or something else came in with that key, and the next try takes another. */
const NEGADO = 409;

/** Of a call, or of the code that a call needs. */
const esSinConexion = (error: unknown): boolean => error instanceof Error && error.message === SIN_CONEXION;

const falloDe = (error: unknown, aviso: string): Fallo =>
  error instanceof ApiError && error.status > 0 && error.status !== NEGADO
    ? { aviso, detalle: error.message, errores: error.errors }
    : { aviso, detalle: '', errores: [] };

/** Without connection that alone is said: the club has no part in it. */
export function textoDe(error: unknown, { fallo, cierre }: Pick<Textos, 'fallo' | 'cierre'>): string {
  if (esSinConexion(error)) return SIN_CONEXION;
  if (!(error instanceof ApiError)) return fallo;
  if (error.status === NEGADO) return error.message === cierre?.respuesta ? cierre.aviso : mensajes.otroEnvio;
  return error.status === CAPTCHA_RECHAZADO ? mensajes.captchaNulo : fallo;
}

type Mandar = (sobre: Sobre) => Promise<unknown>;

/** Captcha first: without a token nothing leaves. What has the same name has the same key. Throws what went wrong. */
async function intentar(
  { clave, textos, alEnviar }: Opciones,
  nombre: string,
  mandar: Mandar,
): Promise<void> {
  const token = await captchaToken();
  if (token === null) {
    const motivo = captchaFailure();
    if (esSinConexion(motivo)) throw motivo;
    const renovada = motivo instanceof NotArrived;
    showToast(mensajes.captchaNulo, 'error', renovada ? RELOAD : undefined);
    return;
  }
  const idEnvio = `${clave}-${fingerprint(nombre)}`;
  const respuesta = await mandar({ token, idEnvio });
  if (respuesta !== true) throw new Error('The answer is not true');
  spendCaptcha();
  showToast(textos.exito, 'success');
  alEnviar(idEnvio);
}

/**
 * How the three forms are sent: once however often the button is pressed, and with the same key when the same is
 * sent again, so that what arrived is not recorded twice.
 */
export function useEnvio(opciones: Opciones) {
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const avisado = useRef<number | null>(null);
  const cruces = useRef(0);
  const alFallar = (error: unknown) => {
    // Without connection the token has not been seen by anybody: it is good for the next try.
    if (!esSinConexion(error)) spendCaptcha();
    const aviso = textoDe(error, opciones.textos);
    if (aviso === mensajes.otroEnvio) cruces.current += 1;
    setFallo(falloDe(error, aviso));
    // That is said beside the button, and there alone.
    avisado.current = esSinConexion(error) ? null : showToast(aviso, 'error');
  };
  const { busy, run } = useBusy((contenido: string, mandar: Mandar) => {
    setFallo(null);
    // The error of the try before would stay over what this one says.
    if (avisado.current !== null) dismissToast(avisado.current);
    return intentar(opciones, `${contenido}${cruces.current || ''}`, mandar).catch(alFallar);
  });
  return { ocupado: busy, fallo, enviar: run };
}

/** Consent is given each time. */
const seGuarda = (campo: string): boolean => campo !== 'conforme';

const lista = <Campo extends string>(nombres: readonly Campo[], values: Values): Record<Campo, string> =>
  Object.fromEntries(nombres.map((nombre) => [nombre, values[nombre] ?? ''])) as Record<Campo, string>;

type OpcionesDeConsulta<Campo extends string> = {
  /** Of the draft. */
  nombre: string;
  nombres: readonly Campo[];
  textos: Textos;
  /** What keeps it from being sent. */
  erroresDe: (datos: Record<Campo, string> & { conforme: boolean }) => Problema[];
  mandar: (datos: Record<Campo, string>, sobre: Sobre) => Promise<unknown>;
  /** What it begins with. */
  inicial?: Values | undefined;
};

/** A press with something missing marks it, and goes to the first: until then nobody is told off. */
function useFaltas(faltas: readonly Problema[]) {
  const [intentado, setIntentado] = useState(false);
  const marcar = (form: HTMLFormElement) => {
    setIntentado(true);
    form.querySelector<HTMLElement>(faltas.map(({ path }) => `[name="${path}"]`).join())?.focus();
  };
  const errorDe = (campo: string): string | undefined =>
    intentado ? faltas.find(({ path }) => path === campo)?.message : undefined;
  return { marcar, errorDe, olvidar: () => setIntentado(false) };
}

/** The two short forms: fields with a draft, consent, captcha and one sending at a time. */
export function useConsulta<Campo extends string>(opciones: OpcionesDeConsulta<Campo>) {
  const { nombre, nombres, textos, erroresDe, mandar, inicial } = opciones;
  const [enviado, setEnviado] = useState<Record<Campo, string> | null>(null);
  const campos = useFormValues(nombre, seGuarda, inicial);
  const conforme = campos.check('conforme');
  const datos = lista(nombres, campos.values);
  const faltas = erroresDe({ ...datos, conforme: conforme.checked });
  const { marcar, errorDe, olvidar } = useFaltas(faltas);
  const { ocupado, fallo, enviar } = useEnvio({
    clave: campos.id,
    textos,
    alEnviar: () => {
      campos.clear();
      olvidar();
      setEnviado(datos);
    },
  });
  const alPulsar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEnviado(null);
    if (faltas.length > 0) marcar(event.currentTarget);
    else enviar(JSON.stringify(datos), (sobre) => mandar(datos, sobre));
  };
  return {
    /** What was sent last, until the next try. */
    enviado,
    field: (campo: Campo) => ({ ...campos.field(campo), error: errorDe(campo) }),
    /** `onFocus`: the token is worked on while the visitor types. */
    form: { method: UNSENT, ref: campos.form, onSubmit: alPulsar, onFocus: prepareCaptcha, noValidate: true },
    conforme: { ...conforme, error: errorDe('conforme') },
    pie: {
      ocupado,
      fallo,
      /** For what is missing; what is written badly is told when it is pressed. */
      espera: faltas.some(({ path }) => !campos.values[path]?.trim()),
    },
  };
}

/** One of them; focused, a field is whole under the bar of the site, with its label. */
export const FormularioBreve = (props: ComponentProps<'form'>) => (
  <form {...props} className="**:scroll-mt-18 grid max-w-xl gap-4" />
);

const DONDE = {
  email: { label: 'Email', type: 'email', autoComplete: 'email', maxLength: 200 },
  telefono: { label: 'Teléfono', type: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const;

type QuienProps = {
  field: ReturnType<typeof useConsulta<'nombre' | keyof typeof DONDE>>['field'];
  /** Where they are answered, either of the two, in their order; each with what it says of itself. */
  donde: readonly (readonly [campo: keyof typeof DONDE, hint?: string])[];
};

/** Who writes. Mail and telephone take half a line each. */
export const QuienEscribe = ({ field, donde }: QuienProps) => (
  <>
    <TextField {...field('nombre')} label="Nombre" autoComplete="name" maxLength={100} required />
    <div className="grid gap-4 sm:grid-cols-2">
      {donde.map(([campo, hint]) => (
        <TextField key={campo} {...field(campo)} {...DONDE[campo]} hint={hint} hintUnder unmarked />
      ))}
    </div>
  </>
);

/** That it has been sent. */
export const Hecho = (props: ComponentProps<'div'>) => (
  <div
    {...props}
    className="grid justify-items-start gap-3 rounded-s border-ok border-s-4 bg-ok-pale px-4 py-3"
  />
);

/** The consent without which nothing is sent. */
export const Conforme = (props: CheckWiring & { error?: string | undefined; id?: string }) => (
  <CheckField
    {...props}
    label={
      <>
        He leído y acepto la <Link to="/proteccion-datos">política de protección de datos</Link>
      </>
    }
  />
);

type PieFormularioProps = {
  ocupado: boolean;
  fallo: Fallo | null;
  /** The specification's word for a button that does not send yet; pressed, it marks what is missing. */
  espera?: boolean;
  children: ReactNode;
};

/** Some sentences are the specification's, and end without a full stop. */
const conPunto = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`);

/** The notice in the box too, and after it what the server says of it: both have to tell one story. */
const fraseDe = ({ aviso, detalle }: Fallo): string =>
  [...new Set([aviso, detalle, 'Lo que has escrito sigue aquí, en este dispositivo.'])]
    .filter(Boolean)
    .map(conPunto)
    .join(' ');

/** The end of a form: what went wrong, and the button, which until the program is there would send nothing. */
export function PieFormulario({ ocupado, fallo, espera = false, children }: PieFormularioProps) {
  const estaEnMarcha = useIsHydrated();
  return (
    <div className="grid gap-3 pt-2 sm:justify-items-start">
      {fallo ? (
        <p className="rounded-s border-bad border-s-4 bg-bad-pale px-4 py-3" role="alert">
          {fraseDe(fallo)}
        </p>
      ) : null}
      <SinScripts />
      <Button
        type="submit"
        look="action"
        size="l"
        busy={ocupado}
        disabled={!estaEnMarcha}
        patient
        aria-disabled={espera || undefined}
      >
        {ocupado ? 'Enviando…' : children}
      </Button>
    </div>
  );
}
