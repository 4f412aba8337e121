import { useEffect, useState } from 'react';
import type { Juicio } from '#contract/cuenta.ts';
import { rechazoInmediato } from '#domain/cuenta/clave.ts';

/** Long enough for a pause between words, short enough to be read while one still looks at it. */
const PAUSA_MS = 350;

/** Asks the server whether a password will do. It has to be the same function from one draw to the next. */
export type Juzgar = (clave: string) => Promise<Juicio>;

/** What is thought of a password while it is being written; null while nothing is known. The server decides. */
export function useJuicio(clave: string, juzgar: Juzgar): Juicio | null {
  const [ultimo, setUltimo] = useState<{ clave: string; juicio: Juicio } | null>(null);
  const inmediato = clave === '' ? null : rechazoInmediato(clave);
  const hayQuePreguntar = clave !== '' && inmediato === null;
  useEffect(() => {
    if (!hayQuePreguntar) return;
    let vigente = true;
    const preguntar = async () => {
      const juicio = await juzgar(clave).catch(() => null);
      if (vigente && juicio) setUltimo({ clave, juicio });
    };
    const espera = setTimeout(preguntar, PAUSA_MS);
    return () => {
      vigente = false;
      clearTimeout(espera);
    };
  }, [clave, juzgar, hayQuePreguntar]);
  return inmediato ?? (ultimo?.clave === clave ? ultimo.juicio : null);
}
