import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type KeyHelp, useKeyHelp } from '#web/ui/desk/keys.ts';
import { enDia, mover, type Sitio, sitioEn, type Tablero } from './sitio.ts';

/** How high in the window the pointer is, and the highest and lowest it has been since it took something. Pixels. */
export type Recorrido = { y: number; alta: number; baja: number };

export function recorrer(antes: Recorrido | null, y: number): Recorrido {
  return { y, alta: Math.min(y, antes?.alta ?? y), baja: Math.max(y, antes?.baja ?? y) };
}

/** Up, nowhere, down. */
type Rumbo = -1 | 0 | 1;

/** So near an edge of the window the page follows what is in hand, once it has come so much towards it. */
const [BORDE_PX, HACIA_PX] = [72, 24];

/** And has been there so long: it may only be passing. */
export const ESPERA_MS = 500;

/** Where the page should go. What was taken near an edge and goes sideways goes nowhere. */
export function rumboDe({ y, alta, baja }: Recorrido, vista: { arriba: number; abajo: number }): Rumbo {
  if (y < vista.arriba + BORDE_PX && baja - y >= HACIA_PX) return -1;
  return y > vista.abajo - BORDE_PX && y - alta >= HACIA_PX ? 1 : 0;
}

/** A hand that goes sideways trembles: less than a quarter of an hour on the calendar. */
const TEMBLOR_PX = 12;

/** The height that counts, down the page: the one where it was taken until it is left for another. */
export const alturaEnMano = (desde: number, hasta: number): number =>
  Math.abs(hasta - desde) < TEMBLOR_PX ? desde : hasta;

/** What is on its way: where it would be put down. */
type EnMano = { clave: number; sitio: Sitio };

/** `enPagina`: how far down the page it was taken; `altura`: and down the line itself. */
type Cogida = { clave: number; x: number; y: number; enPagina: number; altura: number };

const UMBRAL = 5;

type Arrastre = {
  lienzo: RefObject<HTMLElement | null>;
  tablero: Tablero;
  /** Where a line is. */
  sitioDe: (clave: number) => Sitio | null;
  soltar: (clave: number, sitio: Sitio) => void;
  alPulsarHueco?: ((sitio: Sitio) => void) | undefined;
  /** A key with Shift, or Escape, over a line: whether it did something to what is selected. */
  seleccionar?: (clave: number, tecla: string) => boolean;
  /** Nothing can be taken. */
  quieto?: boolean;
};

/** The place under a point, in whatever day is there. */
export function sitioBajo(
  lienzo: HTMLElement | null,
  punto: { x: number; y: number },
  tablero: Tablero,
): Sitio | null {
  for (const dibujo of lienzo?.querySelectorAll<HTMLElement>('[data-dia]') ?? []) {
    const { dia = '' } = dibujo.dataset;
    const sitio = sitioEn(punto, dibujo.getBoundingClientRect(), dia, enDia(tablero, dia));
    if (sitio) return sitio;
  }
  return null;
}

export const idEnPlano = (clave: number): string => `plano-${clave}`;

/** So much each frame. */
const PASO_PX = 14;

/** Goes on while the pointer stays there: the other day may be below what is in sight. */
function seguirBorde(recorrido: () => Recorrido | null): void {
  let [rumbo, desde]: [Rumbo, number] = [0, 0];
  const paso = (ahora: number) => {
    const suyo = recorrido();
    if (suyo === null) return;
    const nuevo = rumboDe(suyo, { arriba: cabecera(), abajo: innerHeight });
    if (nuevo !== rumbo) [rumbo, desde] = [nuevo, ahora];
    if (ahora - desde >= ESPERA_MS) scrollBy({ top: rumbo * PASO_PX, behavior: 'instant' });
    requestAnimationFrame(paso);
  };
  requestAnimationFrame(paso);
}

/** What sticks at the top of the page hides what is under it. */
const cabecera = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** After the change is drawn, perhaps in another day, the line still has the focus. */
export const enfocar = (clave: number): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(idEnPlano(clave))?.focus()),
  );
};

const cogidaDe = (
  { currentTarget, clientX, clientY, pageY }: PointerEvent<HTMLElement>,
  clave: number,
): Cogida => ({
  clave,
  x: clientX,
  y: clientY,
  enPagina: pageY,
  altura: clientY - currentTarget.getBoundingClientRect().top,
});

/** Where what was taken would be put down, once it has moved enough to mean it. */
function destinoDe(
  { clientX: x, clientY: y, pageY }: PointerEvent<HTMLElement>,
  { cogida, antes }: { cogida: Cogida; antes: Sitio | null },
  { lienzo, tablero }: Arrastre,
): Sitio | null {
  if (!antes && Math.hypot(x - cogida.x, y - cogida.y) < UMBRAL) return null;
  const suya = y - pageY + alturaEnMano(cogida.enPagina, pageY);
  return sitioBajo(lienzo.current, { x, y: suya - cogida.altura }, tablero) ?? antes;
}

/** With the pointer: a line follows it and stays where it is let go. */
function usePuntero(arrastre: Arrastre, ponerEnMano: (enMano: EnMano | null) => void) {
  const cogida = useRef<Cogida | null>(null);
  const recorrido = useRef<Recorrido | null>(null);
  const destino = useRef<Sitio | null>(null);
  const poner = (nueva: Cogida | null, sitio: Sitio | null) => {
    cogida.current = nueva;
    destino.current = sitio;
    if (!nueva) recorrido.current = null;
    ponerEnMano(nueva && sitio ? { clave: nueva.clave, sitio } : null);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>, clave: number) => {
      // A finger that moves is going down the page: it taps instead (`useToque`).
      if (arrastre.quieto || event.button !== 0 || event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      poner(cogidaDe(event, clave), null);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const actual = cogida.current;
      if (!actual) return;
      const antes = recorrido.current;
      poner(actual, destinoDe(event, { cogida: actual, antes: destino.current }, arrastre));
      if (!destino.current) return;
      recorrido.current = recorrer(antes ?? recorrer(null, actual.y), event.clientY);
      if (!antes) seguirBorde(() => recorrido.current);
    },
    onPointerUp: () => {
      if (!cogida.current) return;
      if (destino.current) arrastre.soltar(cogida.current.clave, destino.current);
      poner(null, null);
    },
    onPointerCancel: () => poner(null, null),
    devolver: () => poner(null, null),
  };
}

const PREFIJO = idEnPlano(0).slice(0, -1);

/** The line that was touched, if any. */
function claveTocada({ target }: MouseEvent): number | null {
  const bloque = target instanceof Element ? target.closest(`[id^="${PREFIJO}"]`) : null;
  return bloque ? Number(bloque.id.slice(PREFIJO.length)) : null;
}

/** Whether nothing is drawn there: neither a match nor a link to one. */
export const enHueco = ({ target }: MouseEvent): boolean =>
  target instanceof HTMLElement && target.dataset.dia !== undefined;

function pulsarHueco(event: MouseEvent, { lienzo, tablero, alPulsarHueco }: Arrastre): void {
  const sitio = sitioBajo(lienzo.current, { x: event.clientX, y: event.clientY }, tablero);
  if (sitio) alPulsarHueco?.(sitio);
}

type Toque = { clave: number | null; enMano: EnMano | null };

/** What a tap does: it takes a line, puts it down there or over another, or leaves it where it was. */
function alTocar(event: MouseEvent, { clave, enMano }: Toque, arrastre: Arrastre): EnMano | null {
  const { lienzo, tablero, sitioDe, soltar } = arrastre;
  const suyo = clave === null ? null : sitioDe(clave);
  if (enMano === null) return clave !== null && suyo ? { clave, sitio: suyo } : null;
  const sitio = suyo ?? sitioBajo(lienzo.current, event, tablero);
  if (sitio && clave !== enMano.clave) soltar(enMano.clave, sitio);
  return null;
}

/** With a finger: one tap takes a line, another says where it goes; on itself, it stays. A gap can be pressed too. */
function useToque(
  arrastre: Arrastre,
  enMano: EnMano | null,
  ponerEnMano: (enMano: EnMano | null) => void,
): void {
  const dedo = useRef(false);
  useEffect(() => {
    const plano = arrastre.lienzo.current;
    const mirar = ({ pointerType }: globalThis.PointerEvent) => {
      dedo.current = pointerType === 'touch';
    };
    const tocar = (event: MouseEvent) => {
      if (enMano === null && enHueco(event)) return pulsarHueco(event, arrastre);
      if (dedo.current) ponerEnMano(alTocar(event, { clave: claveTocada(event), enMano }, arrastre));
    };
    plano?.addEventListener('pointerup', mirar);
    plano?.addEventListener('click', tocar);
    return () => {
      plano?.removeEventListener('pointerup', mirar);
      plano?.removeEventListener('click', tocar);
    };
  });
}

const esElMismo = (uno: EnMano | null, otro: EnMano | null): boolean =>
  uno?.clave === otro?.clave &&
  uno?.sitio.dia === otro?.sitio.dia &&
  uno?.sitio.inicio === otro?.sitio.inicio &&
  uno?.sitio.idPista === otro?.sitio.idPista;

const COGE = new Set(['Enter', ' ']);

const TECLAS: readonly KeyHelp[] = [
  ['Intro', 'Coge el partido que tiene el foco, y lo deja'],
  ['← → ↑ ↓', 'Mueven el que está cogido'],
  ['Mayús + flechas', 'Eligen horas y pistas desde el que tiene el foco'],
  ['Esc', 'Lo devuelve a su sitio, o quita lo elegido'],
];

/** Moving lines by pointer and by keyboard: Enter takes one, arrows move it, Enter puts it down, Escape gives up. */
export function useArrastre(arrastre: Arrastre) {
  useKeyHelp(TECLAS);
  const { tablero, soltar } = arrastre;
  const [enMano, setEnMano] = useState<EnMano | null>(null);
  // A pointer moves many times within one place: the same one draws nothing again.
  const ponerEnMano = (nuevo: EnMano | null) =>
    setEnMano((antes) => (esElMismo(antes, nuevo) ? antes : nuevo));
  const { devolver, ...puntero } = usePuntero(arrastre, ponerEnMano);
  useToque(arrastre, enMano, ponerEnMano);
  const coger = (clave: number, sitio: Sitio) => {
    if (enMano?.clave !== clave) return ponerEnMano({ clave, sitio });
    ponerEnMano(null);
    soltar(clave, enMano.sitio);
    enfocar(clave);
  };
  /** What is in hand moves, or goes back. */
  const llevar = (event: KeyboardEvent<HTMLElement>, { clave, sitio }: EnMano) => {
    const nuevo = mover(sitio, event.key, tablero);
    if (!nuevo && event.key !== 'Escape') return;
    event.preventDefault();
    if (nuevo) ponerEnMano({ clave, sitio: nuevo });
    else devolver();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, clave: number, sitio: Sitio) => {
    if (arrastre.quieto) return;
    const selecciona = event.shiftKey || (event.key === 'Escape' && enMano === null);
    if (selecciona && arrastre.seleccionar?.(clave, event.key)) event.preventDefault();
    else if (COGE.has(event.key)) {
      event.preventDefault();
      coger(clave, sitio);
    } else if (enMano?.clave === clave) llevar(event, enMano);
  };
  return { enMano, onKeyDown, devolver, ...puntero };
}
