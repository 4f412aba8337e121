import type { FormEvent } from 'react';
import { avisoDeRespuesta } from '#domain/inscripcion/consulta.ts';
import type { Problema } from '#domain/problema.ts';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import type { Values } from '#web/platform/draft.ts';
import { UNSENT, useFormValues } from '#web/platform/form.ts';
import { type Sobre, useEnvio } from './use-envio.ts';

/** Consent is given each time. */
const seGuarda = (campo: string): boolean => campo !== 'conforme';

const lista = <Campo extends string>(nombres: readonly Campo[], values: Values): Record<Campo, string> =>
  Object.fromEntries(nombres.map((nombre) => [nombre, values[nombre] ?? ''])) as Record<Campo, string>;

type Opciones<Campo extends string> = {
  /** Of the draft. */
  nombre: string;
  nombres: readonly Campo[];
  textos: { exito: string; fallo: string };
  /** What keeps it from being sent: the button waits while there is any. */
  erroresDe: (datos: Record<Campo, string> & { conforme: boolean }) => Problema[];
  mandar: (datos: Record<Campo, string>, sobre: Sobre) => Promise<unknown>;
  alEnviar?: () => void;
};

/** The two short forms: fields with a draft, consent, captcha and one sending at a time. Spec §5. */
export function useConsulta<Campo extends string>(opciones: Opciones<Campo>) {
  const { nombre, nombres, textos, erroresDe, mandar, alEnviar } = opciones;
  const campos = useFormValues(nombre, seGuarda);
  const conforme = campos.check('conforme');
  const { ocupado, fallo, enviar } = useEnvio({
    clave: campos.id,
    textos,
    alEnviar: () => {
      campos.clear();
      alEnviar?.();
    },
  });
  const datos = lista(nombres, campos.values);
  const faltas = erroresDe({ ...datos, conforme: conforme.checked });
  const alPulsar = (event: FormEvent) => {
    event.preventDefault();
    if (faltas.length === 0) enviar(JSON.stringify(datos), (sobre) => mandar(datos, sobre));
  };
  return {
    field: campos.field,
    /** `onFocus`: the token is worked on while the visitor types. */
    form: { method: UNSENT, ref: campos.form, onSubmit: alPulsar, onFocus: prepareCaptcha, noValidate: true },
    conforme,
    pie: {
      ocupado,
      fallo,
      listo: faltas.length === 0,
      falta: faltas[0]?.message,
      aviso: avisoDeRespuesta(campos.values),
    },
  };
}
