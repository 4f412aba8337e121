import type { ReactElement } from 'react';
import { SECCIONES, type Seccion, trazosDe } from './dibujos.ts';
import { PieTrazado } from './pie-trazado.tsx';
import { PistaTrazada } from './pista-trazada.tsx';

const PIE = 'pie';

const esSeccion = (nombre: string): nombre is Seccion => (SECCIONES as readonly string[]).includes(nombre);

/** A drawing of the site that is a file of its own, or null when there is none of that name. */
export function trazar(nombre: string): ReactElement | null {
  if (nombre === PIE) return <PieTrazado />;
  return esSeccion(nombre) ? <PistaTrazada dibujo={trazosDe(nombre)} /> : null;
}
