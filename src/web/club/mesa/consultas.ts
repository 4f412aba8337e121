import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import type { Dia } from '#domain/fecha.ts';
import { call } from '#web/platform/call.ts';

/** The lists that every staff screen shares. */
export const useLigas = () =>
  useQuery({ queryKey: ['ligas'], queryFn: () => call('GET /api/private/ligas', {}) });

export const PISTAS = {
  queryKey: ['pistas'],
  queryFn: () => call('GET /api/private/pistas', {}),
} as const;

export const usePistas = () => useQuery(PISTAS);

/** Courts shut, and holidays; those that are over too. */
export const CLAUSURAS = {
  queryKey: ['clausuras'],
  queryFn: () => call('GET /api/private/clausuras', {}),
} as const;

export const useClausuras = () => useQuery(CLAUSURAS);

export const JUGADORES = {
  queryKey: ['jugadores'],
  queryFn: () => call('GET /api/private/jugadores', {}),
} as const;

export const useJugadores = () => useQuery(JUGADORES);

export const useUsuarios = () =>
  useQuery({ queryKey: ['usuarios'], queryFn: () => call('GET /api/private/usuarios', {}) });

/** Whether the club publishes the full names of minors, or keeps who never can away from those hours; unknown until it is read. */
export function useAjuste(clave: 'nombresCompletos' | 'franjasFirmes'): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['configuracion', clave],
    queryFn: () => call('GET /api/configuracion', { query: { clave } }),
  });
  return data && data.valor === 'true';
}

/** Day → players who cannot play. */
export const useAusentes = () =>
  useQuery({
    queryKey: ['partidos', 'incidencias'],
    queryFn: () => call('GET /api/private/partidos/incidencias', {}),
  });

/** What a match is made of. */
export type Listas = {
  ligas: readonly Liga[];
  pistas: readonly Pista[];
  jugadores: readonly JugadorFila[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
  clausuras: readonly Clausura[];
};

const NINGUNA: readonly never[] = [];
const NADIE: Listas['ausentes'] = {};

/** All of them, empty until they come, and what they are read with. */
export function useListas() {
  const consultas = [useLigas(), usePistas(), useJugadores(), useAusentes(), useClausuras()] as const;
  const [ligas, pistas, jugadores, ausentes, clausuras] = consultas;
  const listas: Listas = {
    ligas: ligas.data ?? NINGUNA,
    pistas: pistas.data ?? NINGUNA,
    jugadores: jugadores.data ?? NINGUNA,
    ausentes: ausentes.data ?? NADIE,
    clausuras: clausuras.data ?? NINGUNA,
  };
  return { ...listas, listas, consultas };
}

/** Whether the club mails its players at all; unknown until it is read. */
export const useModoDeAvisos = () =>
  useQuery({ queryKey: ['avisos', 'modo'], queryFn: () => call('GET /api/private/avisos/modo', {}) }).data
    ?.modo;

/** Who owe each other a match that could be arranged on that day. */
export const useDebidos = (dia: Dia) =>
  useQuery({
    queryKey: ['partidos', 'debidos', dia],
    queryFn: () => call('POST /api/private/partidos/debidos', { body: { dia } }),
  });

const APLAZADOS = { fecha: null, idPista: null, idLiga: null, jugador: null, aplazados: true } as const;

/** What was put off and is still owed. */
export const useAplazados = () =>
  useQuery({
    queryKey: ['partidos', 'buscar', 'aplazados'],
    queryFn: () => call('POST /api/private/partidos', { body: APLAZADOS }),
  });

/** Marks what a form is being filled from: a save elsewhere must not move it. */
export const FICHA = { ficha: true } as const;

/** One entity as it is now, read once for a form; null when it is new (id 0). */
export const useFicha = <E>(recurso: string, id: number | string, leer: () => Promise<E>) =>
  useQuery<E | null, Error, E | null, QueryKey>({
    queryKey: [recurso, 'ficha', id],
    queryFn: () => (id === 0 ? null : leer()),
    meta: FICHA,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Two presses in the same instant find the button still enabled: what the first one began is done once. */
export function useUnaVez<A extends unknown[]>(hacer: (...args: A) => Promise<unknown>) {
  const haciendo = useRef(false);
  return (...args: A): void => {
    if (haciendo.current) return;
    haciendo.current = true;
    // Who does it says why it failed.
    hacer(...args)
      .catch(() => {})
      .finally(() => {
        haciendo.current = false;
      });
  };
}
