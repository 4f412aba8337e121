import { useCallback, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { AcabaDe, MisPartidos as Mios } from '#contract/cuentas/mis-partidos.ts';
import type { Hoy } from '#contract/liga/horarios.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { follow } from '#web/platform/live.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ANOTADO, Apartado, LISTA, SUAVE, useLlave } from './apartado.tsx';
import { Aplazados } from './aplazados.tsx';
import { Resultados } from './resultados.tsx';

const cuando = ({ fecha }: AcabaDe): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

const FRASES: Record<AcabaDe['hecho'], (acto: AcabaDe) => string> = {
  dicho: (acto) => `Has dicho cómo acabó tu partido contra ${acto.rival} (${cuando(acto)}).`,
  publicado: (acto) =>
    `Se ha publicado el resultado de tu partido contra ${acto.rival} (${cuando(acto)}): ya cuenta en la clasificación.`,
  reservado: (acto) => `Has fijado tu partido contra ${acto.rival}: ${cuando(acto)}.`,
};

type Props = { actos: readonly AcabaDe[]; hacer: HacerCon };

function Fila({ acto, hacer }: { acto: AcabaDe } & Omit<Props, 'actos'>) {
  const token = useLlave();
  const [vive, setVive] = useState(true);
  useEffect(() => {
    const reloj = setTimeout(() => setVive(false), acto.quedan * 1000);
    return () => clearTimeout(reloj);
  }, [acto.quedan]);
  const { busy, run: deshacer } = useBusy(() =>
    hacer(
      call('POST /api/mi/deshacer', { body: { token, id: acto.id } }),
      () => 'Deshecho: todo está como antes',
      true,
    ),
  );
  return (
    <li className={ANOTADO}>
      <span>
        {FRASES[acto.hecho](acto)}{' '}
        <span className={SUAVE}>Se puede deshacer hasta las {horaDe(acto.hasta)}.</span>
      </span>
      {vive ? (
        <Button size="s" busy={busy} onClick={() => deshacer()}>
          Deshacer
          <span className="visually-hidden"> lo último del partido contra {acto.rival}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** What they have just done and can still take back. docs/reglas/enlaces-personales.md */
function AcabasDe({ actos, ...resto }: Props) {
  if (actos.length === 0) return null;
  return (
    <Apartado titulo="Acabas de hacerlo">
      <ul className={LISTA}>
        {actos.map((acto) => (
          <Fila key={acto.id} acto={acto} {...resto} />
        ))}
      </ul>
    </Apartado>
  );
}

/** Whether it has given a match its day, or its result. */
type Puesto = { publicado?: boolean; reservado?: string | null };

/** Does one thing, shows how things are then, and says what the answer tells. Answers whether it was done. */
export type HacerCon = <R extends Mios & Puesto>(
  cambio: Promise<R>,
  frase: (respuesta: R) => string | null,
  deshace?: boolean,
) => Promise<boolean>;

/** A call or two of theirs each time that anybody saves anything. */
const PASO_MS = 5_000;

/** What the rival or the club does is on this phone too, without asking for it. docs/arquitectura.md */
function useSeguir(leer: () => Promise<boolean>, releer: () => void): void {
  const version = useRouteLoaderData<Hoy | null>('layout/public-layout')?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the one that it begins with
  useEffect(() => {
    const refresh = () => {
      releer();
      return leer();
    };
    return follow({ from: version, refresh, pace: PASO_MS });
  }, [leer, releer]);
}

function useMios(alPonerse: () => void) {
  const token = useLlave();
  const [mios, setMios] = useState<Mios | null>(null);
  const leer = useCallback(
    () =>
      call('POST /api/mi/partidos', { body: { token } }).then(
        (suyos) => {
          setMios(suyos);
          return true;
        },
        () => false,
      ),
    [token],
  );
  useEffect(() => {
    void leer();
  }, [leer]);
  useSeguir(leer, alPonerse);
  const hacer: HacerCon = async (cambio, frase, deshace = false) => {
    try {
      const respuesta = await cambio;
      setMios(respuesta);
      const texto = frase(respuesta);
      if (texto) showToast(texto, 'success');
      if (respuesta.publicado || respuesta.reservado || deshace) alPonerse();
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
export default function MisPartidos({ alPonerse }: { alPonerse: () => void }) {
  const { mios, hacer } = useMios(alPonerse);
  if (!mios) return null;
  return (
    <>
      <AcabasDe actos={mios.acabaDe} hacer={hacer} />
      {mios.resultados.length > 0 ? <Resultados partidos={mios.resultados} hacer={hacer} /> : null}
      {mios.aplazados.length > 0 ? <Aplazados partidos={mios.aplazados} hacer={hacer} /> : null}
    </>
  );
}
