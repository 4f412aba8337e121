import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SECCIONES, type Seccion, trazosDe } from './dibujos.ts';
import { PieTrazado } from './pie-trazado.tsx';
import { PistaTrazada } from './pista-trazada.tsx';

const PIE = 'pie';

const esSeccion = (nombre: string): nombre is Seccion => (SECCIONES as readonly string[]).includes(nombre);

/** A drawing of the site as a file of its own, or null when there is none of that name. */
export function svgDe(nombre: string): string | null {
  if (nombre === PIE) return renderToStaticMarkup(createElement(PieTrazado));
  if (!esSeccion(nombre)) return null;
  return renderToStaticMarkup(createElement(PistaTrazada, { dibujo: trazosDe(nombre) }));
}
