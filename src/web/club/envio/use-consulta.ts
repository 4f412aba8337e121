import { useState } from 'react';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import type { Values } from '#web/platform/draft.ts';
import { useFormValues } from '#web/platform/form.ts';
import { type Sobre, useEnvio } from './use-envio.ts';

const todo = (): boolean => true;

const lista = <Campo extends string>(nombres: readonly Campo[], values: Values): Record<Campo, string> =>
  Object.fromEntries(nombres.map((nombre) => [nombre, values[nombre] ?? ''])) as Record<Campo, string>;

type Opciones<Campo extends string> = {
  nombre: 'contacto' | 'prueba';
  nombres: readonly Campo[];
  textos: { exito: string; fallo: string };
  mandar: (datos: Record<Campo, string>, sobre: Sobre) => Promise<unknown>;
  alEnviar?: () => void;
};

/** The two short forms: fields with a draft, consent, captcha and one sending at a time. Spec §5. */
export function useConsulta<Campo extends string>(opciones: Opciones<Campo>) {
  const { nombre, nombres, textos, mandar, alEnviar } = opciones;
  const campos = useFormValues(nombre, todo);
  const [conforme, setConforme] = useState(false);
  const { ocupado, fallo, enviar } = useEnvio({
    clave: campos.id,
    textos,
    alEnviar: () => {
      campos.clear();
      setConforme(false);
      alEnviar?.();
    },
  });
  const alMandar = () => {
    const datos = lista(nombres, campos.values);
    return enviar(JSON.stringify(datos), (sobre) => mandar(datos, sobre));
  };
  /** `alEntrar`, at the first focus: the token is worked on while the visitor types. */
  return { campos, conforme, setConforme, ocupado, fallo, alEntrar: prepareCaptcha, alMandar };
}
