import { useEffect, useRef, useState } from 'react';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
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

/** Does that work one at a time, again after the milliseconds that it answers, or at once when it was asked for meanwhile. */
function repetir(tarea: () => Promise<number>, primera: number) {
  let temporizador = setTimeout(pedir, primera);
  let ocupado = false;
  let otraVez = false;
  let parado = false;
  async function pedir(): Promise<void> {
    otraVez = ocupado;
    if (ocupado || parado) return;
    ocupado = true;
    clearTimeout(temporizador);
    const espera = await tarea();
    ocupado = false;
    if (!parado) temporizador = setTimeout(pedir, otraVez ? 0 : espera);
  }
  const parar = (): void => {
    parado = true;
    clearTimeout(temporizador);
  };
  return { pedir, parar };
}

type Poner = (puesto: Puesto) => void;

function crearTarea(iniciales: Datos, poner: Poner) {
  let puesto: Puesto = { datos: iniciales, desde: null };
  let sabido = iniciales.ahora;
  let fallos = 0;
  let enteroEn = performance.now() + ENTERO_MS;
  const quedar = (nuevo: Puesto): void => {
    if (nuevo.datos === puesto.datos && nuevo.desde === puesto.desde) return;
    puesto = nuevo;
    poner(nuevo);
  };
  const intentar = async (): Promise<void> => {
    const entero = performance.now() >= enteroEn;
    const datos = await alDia(puesto.datos, entero);
    if (entero || fallos > 0) await abrirSiHayOtra();
    if (entero) enteroEn = performance.now() + ENTERO_MS;
    sabido = ahoraDelClub();
    quedar({ datos, desde: null });
  };
  const tarea = async (): Promise<number> => {
    try {
      await intentar();
      fallos = 0;
      return CADA_MS;
    } catch {
      quedar({ datos: puesto.datos, desde: sabido });
      fallos += 1;
      return backOff(fallos - 1, Math.random());
    }
  };
  return { tarea, version: () => puesto.datos.version };
}

/**
 * The data, asked for when the server says that they moved and once a minute in any case, later and later while nobody
 * answers.
 */
export function useDatos(iniciales: Datos): Puesto {
  const [puesto, poner] = useState<Puesto>({ datos: iniciales, desde: null });
  const primeros = useRef(iniciales);
  useEffect(() => {
    const { tarea, version } = crearTarea(primeros.current, poner);
    const { pedir, parar } = repetir(tarea, CADA_MS);
    const callar = onVersion((nueva) => {
      if (nueva !== version()) void pedir();
    });
    const probar = (): void => void pedir();
    window.addEventListener('offline', probar);
    window.addEventListener('online', probar);
    return () => {
      parar();
      callar();
      window.removeEventListener('offline', probar);
      window.removeEventListener('online', probar);
    };
  }, []);
  return puesto;
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
