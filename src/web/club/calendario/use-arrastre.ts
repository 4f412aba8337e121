import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type KeyHelp, useKeyHelp } from '#web/ui/desk/keys.ts';
import { type Seleccion, seleccionEntre } from './seleccion.ts';
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

type Arrastre = {
  tablero: Tablero;
  /** Where a line is; of none that can be taken, null. */
  sitioDe: (clave: number) => Sitio | null;
  soltar: (clave: number, sitio: Sitio) => void;
  alPulsarHueco: ((sitio: Sitio) => void) | undefined;
  alSeleccionar: ((seleccion: Seleccion) => void) | undefined;
  /** A key with Shift, or Escape, over a line: whether it did something to what is selected. */
  seleccionar: (clave: number, tecla: string) => boolean;
};

type Punto = { clientX: number; clientY: number };

const distancia = (uno: Punto, otro: Punto): number =>
  Math.hypot(uno.clientX - otro.clientX, uno.clientY - otro.clientY);

/** The place under a point of the calendar, in whatever day is there. */
function sitioBajo(lienzo: HTMLElement, { clientX: x, clientY: y }: Punto, tablero: Tablero): Sitio | null {
  for (const dibujo of lienzo.querySelectorAll<HTMLElement>('[data-dia]')) {
    const { dia = '' } = dibujo.dataset;
    const sitio = sitioEn({ x, y }, dibujo.getBoundingClientRect(), dia, enDia(tablero, dia));
    if (sitio) return sitio;
  }
  return null;
}

const PREFIJO = 'plano-';

export const idEnPlano = (clave: number): string => `${PREFIJO}${clave}`;

/** The line that was pressed, if any. */
const bloqueDe = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[id^="${PREFIJO}"]`) : null;

export function claveDe(target: EventTarget): number | null {
  const bloque = bloqueDe(target);
  return bloque && Number(bloque.id.slice(PREFIJO.length));
}

/** The same, where it can be taken. */
function lineaDe(target: EventTarget, { sitioDe }: Arrastre): EnMano | null {
  const clave = claveDe(target);
  const sitio = clave === null ? null : sitioDe(clave);
  return clave !== null && sitio ? { clave, sitio } : null;
}

/** The day's drawing, where nothing is drawn on it: neither a match nor a link to one. */
const huecoDe = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement && target.dataset.dia !== undefined ? target : null;

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

/** `enPagina`: how far down the page it was taken; `altura`: and down the line itself. */
type Cogida = Punto & { clave: number; enPagina: number; altura: number };

/** A hand moves so much without meaning it: over a line, and over a gap. */
const [UMBRAL_PX, UMBRAL_HUECO_PX] = [5, 8];

const esElMismo = (uno: Sitio | undefined | null, otro: Sitio | undefined | null): boolean =>
  uno?.dia === otro?.dia && uno?.inicio === otro?.inicio && uno?.idPista === otro?.idPista;

/** Where what was taken would be put down, once it has moved enough to mean it. */
function destinoDe(
  event: PointerEvent<HTMLElement>,
  { cogida, antes }: { cogida: Cogida; antes: Sitio | null },
  tablero: Tablero,
): Sitio | null {
  const { clientX, clientY, pageY, currentTarget } = event;
  if (!antes && distancia(event, cogida) < UMBRAL_PX) return null;
  const suya = clientY - pageY + alturaEnMano(cogida.enPagina, pageY);
  return sitioBajo(currentTarget, { clientX, clientY: suya - cogida.altura }, tablero) ?? antes;
}

/** A finger that moves is going down the page: it taps instead. */
const esDeRaton = ({ pointerType, button }: PointerEvent): boolean => pointerType !== 'touch' && button === 0;

/** With the mouse: a line follows it and stays where it is let go. */
function useLinea(arrastre: Arrastre, ponerEnMano: (enMano: EnMano | null) => void) {
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
    coger: (event: PointerEvent<HTMLElement>) => {
      const [bloque, suya] = [bloqueDe(event.target), lineaDe(event.target, arrastre)];
      if (!bloque || !suya || !esDeRaton(event)) return;
      bloque.setPointerCapture(event.pointerId);
      const { clientX, clientY, pageY: enPagina } = event;
      const altura = clientY - bloque.getBoundingClientRect().top;
      poner({ clave: suya.clave, clientX, clientY, enPagina, altura }, null);
    },
    mover: (event: PointerEvent<HTMLElement>) => {
      const actual = cogida.current;
      if (!actual) return;
      const antes = recorrido.current;
      poner(actual, destinoDe(event, { cogida: actual, antes: destino.current }, arrastre.tablero));
      if (!destino.current) return;
      recorrido.current = recorrer(antes ?? recorrer(null, actual.clientY), event.clientY);
      if (!antes) seguirBorde(() => recorrido.current);
    },
    dejar: () => {
      if (!cogida.current) return;
      if (destino.current) arrastre.soltar(cogida.current.clave, destino.current);
      poner(null, null);
    },
    devolver: () => poner(null, null),
  };
}

/** From one place to another, as far as the hand has gone. */
type Tramo = Punto & { desde: Sitio; hasta: Sitio | null };

/** With the mouse: from an empty place to another one, the courts and hours between them. */
function useHuecos({ tablero, alSeleccionar }: Arrastre) {
  const tramo = useRef<Tramo | null>(null);
  return {
    empezar: (event: PointerEvent<HTMLElement>) => {
      const hueco = alSeleccionar && esDeRaton(event) ? huecoDe(event.target) : null;
      const desde = hueco && sitioBajo(event.currentTarget, event, tablero);
      if (desde) hueco?.setPointerCapture(event.pointerId);
      tramo.current = desde && { clientX: event.clientX, clientY: event.clientY, desde, hasta: null };
    },
    alargar: (event: PointerEvent<HTMLElement>) => {
      const actual = tramo.current;
      if (!actual || event.buttons === 0 || distancia(event, actual) < UMBRAL_HUECO_PX) return;
      const hasta = sitioBajo(event.currentTarget, event, tablero);
      const seleccion = hasta && seleccionEntre(actual.desde, hasta, tablero);
      if (!seleccion || esElMismo(hasta, actual.hasta)) return;
      actual.hasta = hasta;
      alSeleccionar?.(seleccion);
    },
    /** Letting go is a click too, which presses no gap where something was chosen. */
    acabar: (): boolean => {
      const eligio = tramo.current?.hasta != null;
      tramo.current = null;
      return eligio;
    },
  };
}

const COGE = new Set(['Enter', ' ']);

const TECLAS: readonly KeyHelp[] = [
  ['Intro', 'Coge el partido que tiene el foco, y lo deja'],
  ['← → ↑ ↓', 'Mueven el que está cogido'],
  ['Mayús + flechas', 'Eligen horas y pistas desde el que tiene el foco'],
  ['Esc', 'Lo devuelve a su sitio, o quita lo elegido'],
];

type EnManos = {
  enMano: EnMano | null;
  ponerEnMano: (enMano: EnMano | null) => void;
  devolver: () => void;
};

/** With a finger: one tap takes a line, another says where it goes, or over which; on itself, it stays. */
function tocar(event: MouseEvent<HTMLElement>, arrastre: Arrastre, { enMano, ponerEnMano }: EnManos): void {
  const suya = lineaDe(event.target, arrastre);
  ponerEnMano(enMano === null ? suya : null);
  if (enMano === null || claveDe(event.target) === enMano.clave) return;
  const sitio = suya?.sitio ?? sitioBajo(event.currentTarget, event, arrastre.tablero);
  if (sitio) arrastre.soltar(enMano.clave, sitio);
}

/** What is in hand moves, or goes back. */
function llevar(event: KeyboardEvent, { clave, sitio }: EnMano, tablero: Tablero, manos: EnManos): void {
  const nuevo = mover(sitio, event.key, tablero);
  if (!nuevo && event.key !== 'Escape') return;
  event.preventDefault();
  if (nuevo) manos.ponerEnMano({ clave, sitio: nuevo });
  else manos.devolver();
}

/** Enter takes a line, arrows move it, Enter puts it down, Escape gives up. */
function teclear(event: KeyboardEvent<HTMLElement>, arrastre: Arrastre, manos: EnManos): void {
  const linea = lineaDe(event.target, arrastre);
  if (!linea) return;
  const cogida = manos.enMano?.clave === linea.clave ? manos.enMano : null;
  const selecciona = event.shiftKey || (event.key === 'Escape' && manos.enMano === null);
  if (selecciona && arrastre.seleccionar(linea.clave, event.key)) event.preventDefault();
  else if (COGE.has(event.key)) {
    event.preventDefault();
    manos.ponerEnMano(cogida ? null : linea);
    if (!cogida) return;
    arrastre.soltar(cogida.clave, cogida.sitio);
    enfocar(cogida.clave);
  } else if (cogida) llevar(event, cogida, arrastre.tablero, manos);
}

/** Moving lines by mouse, finger and keyboard, and choosing gaps: what the calendar listens to, and what is in hand. */
export function useArrastre(arrastre: Arrastre) {
  useKeyHelp(TECLAS);
  const [enMano, setEnMano] = useState<EnMano | null>(null);
  // A pointer moves many times within one place: the same one draws nothing again.
  const ponerEnMano = (nuevo: EnMano | null) =>
    setEnMano((antes) =>
      antes?.clave === nuevo?.clave && esElMismo(antes?.sitio, nuevo?.sitio) ? antes : nuevo,
    );
  const linea = useLinea(arrastre, ponerEnMano);
  const manos = { enMano, ponerEnMano, devolver: linea.devolver };
  const huecos = useHuecos(arrastre);
  const conDedo = useRef(false);
  const oyentes = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      linea.coger(event);
      huecos.empezar(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      linea.mover(event);
      huecos.alargar(event);
    },
    onPointerUp: ({ pointerType }: PointerEvent<HTMLElement>) => {
      conDedo.current = pointerType === 'touch';
      linea.dejar();
    },
    onPointerCancel: linea.devolver,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (huecos.acabar()) return;
      if (conDedo.current && (enMano || !huecoDe(event.target))) return tocar(event, arrastre, manos);
      const sitio = huecoDe(event.target) && sitioBajo(event.currentTarget, event, arrastre.tablero);
      if (sitio && !enMano) arrastre.alPulsarHueco?.(sitio);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => teclear(event, arrastre, manos),
  };
  return { enMano, oyentes, devolver: linea.devolver };
}
