import { useEffect, useState } from 'react';
import { tiposOfrecidos } from '#contract/club/ofrecido.ts';
import type { DatosInscripcion } from '#domain/inscripcion/datos.ts';
import { avisoDeEdad, dudosos, type ValidarIban } from '#domain/inscripcion/errores.ts';

const cualquiera: ValidarIban = () => true;

/** Loaded when there is an IBAN to check; until then nothing is said of it. */
function useValidarIban(hayIban: boolean): ValidarIban {
  const [validar, setValidar] = useState<ValidarIban>(() => cualquiera);
  useEffect(() => {
    if (!hayIban) return;
    import('#contract/club/iban.ts').then(({ ibanValido }) => setValidar(() => ibanValido), console.warn);
  }, [hayIban]);
  return validar;
}

/** What was typed and looks wrong by field, which never keep the form from being sent, and what tells whether an IBAN is one. */
export function useAvisos(datos: DatosInscripcion, hoy: string) {
  const ibanValido = useValidarIban(Boolean(datos.cuentaIBAN));
  const avisos = [...avisoDeEdad(datos, hoy, tiposOfrecidos()), ...dudosos(datos, { hoy, ibanValido })];
  return { avisos: new Map(avisos.map(({ path, message }) => [path, message])), ibanValido };
}
