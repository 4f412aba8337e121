import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { ahoraDelClub, enElClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { backOff, onVersion } from '#web/platform/live.ts';
import { type Datos, leer } from './datos.ts';

const TURNO_MS = 15_000;
const CADA_MS = 60_000;
/** The forecast moves without the data. */
const ENTERO_MS = 10 * 60_000;

/** How many turns have passed. */
export function useTurno(): number {
  const [turno, pasar] = useState(0);
  useEffect(() => {
    const cada = setInterval(() => pasar((antes) => antes + 1), TURNO_MS);
    return () => clearInterval(cada);
  }, []);
  return turno;
}

/** The screen stays lit where it may be kept so; a tab that was hidden has to ask again. */
export function useSinApagar(): void {
  useEffect(() => {
    const pedir = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Browsers refuse it when the battery is low: the screen then turns off as usual.
      navigator.wakeLock?.request('screen').catch(() => {});
    };
    pedir();
    document.addEventListener('visibilitychange', pedir);
    return () => document.removeEventListener('visibilitychange', pedir);
  }, []);
}

/** The file that this code came in is named in the document of its build, and in no other. */
const AQUI = import.meta.env.PROD ? import.meta.url.split('/').at(-1) : undefined;

/** After a deploy the page opens itself again: only once the site answers, or a browser's own error would stay. */
async function abrirSiHayOtra(): Promise<void> {
  const respuesta = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!respuesta.ok || AQUI === undefined) return;
  if (!(await respuesta.text()).includes(AQUI)) location.reload();
}

type Puesto = { datos: Datos /** Since when nothing is known, or null. */; desde: FechaHora | null };

/** Asks for everything when it has changed or is old, and otherwise only whether it has. */
async function alDia(datos: Datos, entero: boolean): Promise<Datos> {
  const hoy = await call('GET /api/horarios/hoy', {});
  if (!entero && hoy.version === datos.version && hoy.dia === diaDe(datos.ahora)) return datos;
  return leer(call, new URLSearchParams(location.search), ahoraDelClub());
}

const CLAVE = ['pantalla'];

/**
 * The data, asked for when the server says that they moved and once a minute in any case, later and later while nobody
 * answers.
 */
export function useDatos(iniciales: Datos): Puesto {
  // Its own: the server's would serve everybody the data of the first.
  const [cliente] = useState(() => new QueryClient());
  const enteroEn = useRef(ENTERO_MS);
  const { data, failureCount, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: CLAVE,
      queryFn: async () => {
        const { data: antes, fetchFailureCount = 0 } = cliente.getQueryState<Datos>(CLAVE) ?? {};
        const entero = performance.now() >= enteroEn.current;
        const datos = await alDia(antes ?? iniciales, entero);
        if (entero || fetchFailureCount > 0) await abrirSiHayOtra();
        if (entero) enteroEn.current = performance.now() + ENTERO_MS;
        return datos;
      },
      initialData: iniciales,
      staleTime: CADA_MS,
      refetchInterval: CADA_MS,
      networkMode: 'always',
      retry: true,
      retryDelay: (fallos) => backOff(fallos, Math.random()),
    },
    cliente,
  );
  const version = useRef(data.version);
  version.current = data.version;
  useEffect(() => {
    const probar = (): void => void refetch();
    const callar = onVersion((nueva) => {
      if (nueva !== version.current) probar();
    });
    window.addEventListener('offline', probar);
    window.addEventListener('online', probar);
    return () => {
      callar();
      window.removeEventListener('offline', probar);
      window.removeEventListener('online', probar);
    };
  }, [refetch]);
  return { datos: data, desde: failureCount > 0 ? enElClub(dataUpdatedAt) : null };
}

/** What the page does when it could not even be shown: it opens itself again once the site answers. */
export function useReapertura(): void {
  useEffect(() => {
    const cada = setInterval(() => {
      fetch('/api/salud', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => {},
      );
    }, CADA_MS);
    return () => clearInterval(cada);
  }, []);
}
