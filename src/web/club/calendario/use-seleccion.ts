import { type RefObject, useEffect, useRef } from 'react';
import { type Seleccion, seleccionEntre } from './seleccion.ts';
import type { Sitio, Tablero } from './sitio.ts';
import { enHueco, sitioBajo } from './use-arrastre.ts';

/** A press moves a little by itself. */
const UMBRAL = 8;

type Opciones = {
  lienzo: RefObject<HTMLElement | null>;
  tablero: Tablero;
  alSeleccionar: ((seleccion: Seleccion) => void) | undefined;
};

type Desde = { sitio: Sitio; x: number; y: number; ultima: string };

/** With the mouse: from an empty place to another one, the courts and hours between them. */
export function useSeleccion(opciones: Opciones): void {
  const actual = useRef(opciones);
  actual.current = opciones;
  const { lienzo } = opciones;
  useEffect(() => {
    const plano = lienzo.current;
    let desde: Desde | null = null;
    let arrastrado = false;
    const sitioDe = (event: PointerEvent) => sitioBajo(lienzo.current, event, actual.current.tablero);
    const abajo = (event: PointerEvent) => {
      arrastrado = false;
      // A finger that moves is going down the page.
      const vale = event.pointerType !== 'touch' && event.button === 0 && enHueco(event);
      const sitio = vale && actual.current.alSeleccionar ? sitioDe(event) : null;
      desde = sitio && { sitio, x: event.clientX, y: event.clientY, ultima: '' };
    };
    const mueve = (event: PointerEvent) => {
      if (!desde || Math.hypot(event.clientX - desde.x, event.clientY - desde.y) < UMBRAL) return;
      const hasta = sitioDe(event);
      const seleccion = hasta && seleccionEntre(desde.sitio, hasta, actual.current.tablero);
      const texto = JSON.stringify(seleccion);
      if (!seleccion || texto === desde.ultima) return;
      desde.ultima = texto;
      arrastrado = true;
      actual.current.alSeleccionar?.(seleccion);
    };
    const arriba = () => {
      desde = null;
    };
    // Letting go is a click too, which would press the gap.
    const pulsa = (event: MouseEvent) => {
      if (arrastrado) event.stopPropagation();
      arrastrado = false;
    };
    plano?.addEventListener('pointerdown', abajo);
    plano?.addEventListener('click', pulsa, { capture: true });
    addEventListener('pointermove', mueve);
    addEventListener('pointerup', arriba);
    return () => {
      plano?.removeEventListener('pointerdown', abajo);
      plano?.removeEventListener('click', pulsa, { capture: true });
      removeEventListener('pointermove', mueve);
      removeEventListener('pointerup', arriba);
    };
  }, [lienzo]);
}
