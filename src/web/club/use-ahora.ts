import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Hoy } from '#contract/liga/horarios.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { ahoraDelClub } from './reloj.ts';

const LAYOUT_PUBLICO = 'layout/public-layout';

/** What the public layout loads; null in the desk, and where it did not come. */
export const useHoy = (): Hoy | null => useRouteLoaderData<Hoy | null>(LAYOUT_PUBLICO) ?? null;

const CADA_MS = 30_000;

/** The club's clock; the first time it says what the server drew with, so that both draw the same. */
export function useAhora<Inicial extends FechaHora | null>(
  inicial: Inicial,
  cadaMs = CADA_MS,
): Inicial | FechaHora {
  const [ahora, poner] = useState<Inicial | FechaHora>(inicial);
  useEffect(() => {
    const mirar = () => poner(ahoraDelClub());
    mirar();
    const reloj = setInterval(mirar, cadaMs);
    return () => clearInterval(reloj);
  }, [cadaMs]);
  return ahora;
}
