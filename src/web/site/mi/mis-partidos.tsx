import { useCallback, useEffect, useState } from 'react';
import type { MisPartidos as Mios } from '#contract/cuentas/mis-partidos.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast.tsx';
import { Aplazados } from './aplazados.tsx';
import { Resultados } from './resultados.tsx';

/** Whether it has given a match its day, or its result. */
type Puesto = { publicado?: boolean; reservado?: string | null };

/** Does one thing, shows how things are then, and says what the answer tells. Answers whether it was done. */
export type HacerCon = <R extends Mios & Puesto>(
  cambio: Promise<R>,
  frase: (respuesta: R) => string | null,
) => Promise<boolean>;

/** `alFallar`: what they saw is out of date. */
function useMios(token: string, alPonerse: () => void) {
  const [mios, setMios] = useState<Mios | null>(null);
  const leer = useCallback(
    () =>
      call('POST /api/mi/partidos', { body: { token } })
        .then(setMios)
        .catch(() => undefined),
    [token],
  );
  useEffect(() => {
    void leer();
  }, [leer]);
  const hacer: HacerCon = async (cambio, frase) => {
    try {
      const respuesta = await cambio;
      setMios(respuesta);
      const texto = frase(respuesta);
      if (texto) showToast(texto, 'success');
      if (respuesta.publicado || respuesta.reservado) alPonerse();
      return true;
    } catch (error) {
      showToast(messageOf(error), 'error');
      await leer();
      return false;
    }
  };
  return { mios, hacer };
}

/** Results that wait for their word, and postponed matches that wait for a day. `alPonerse`: their calendar may be another. */
export default function MisPartidos({ token, alPonerse }: { token: string; alPonerse: () => void }) {
  const { mios, hacer } = useMios(token, alPonerse);
  if (!mios) return null;
  return (
    <>
      {mios.resultados.length > 0 ? (
        <Resultados token={token} partidos={mios.resultados} hacer={hacer} />
      ) : null}
      {mios.aplazados.length > 0 ? <Aplazados token={token} partidos={mios.aplazados} hacer={hacer} /> : null}
    </>
  );
}
