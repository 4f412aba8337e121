import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Borrador } from './puntos.ts';

const clave = (tipo: TipoLiga): string => `puntuacion-masiva.${tipo}`;

/** What was typed and not saved yet, in this tab only; also where the browser keeps nothing. */
export function leerBorrador(tipo: TipoLiga): Borrador {
  try {
    return JSON.parse(sessionStorage.getItem(clave(tipo)) ?? '{}') as Borrador;
  } catch {
    return {};
  }
}

export function escribirBorrador(tipo: TipoLiga, borrador: Borrador): void {
  try {
    if (Object.keys(borrador).length === 0) sessionStorage.removeItem(clave(tipo));
    else sessionStorage.setItem(clave(tipo), JSON.stringify(borrador));
  } catch {
    // A full or forbidden storage costs the draft, not the screen.
  }
}
