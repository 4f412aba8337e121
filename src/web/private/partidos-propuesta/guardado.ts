import type { Estado } from './estado.ts';

/** In this tab, until it is saved or left behind: a reload loses nothing. */
const CLAVE = 'propuesta';

export function leerGuardado(): Estado | null {
  try {
    const estado = JSON.parse(sessionStorage.getItem(CLAVE) ?? 'null');
    return estado && { calculada: null, ...estado };
  } catch {
    return null;
  }
}

export const olvidar = (): void => sessionStorage.removeItem(CLAVE);

/** Nothing is kept of a proposal without lines. */
export function conservar(estado: Estado): void {
  try {
    if (estado.lineas.length > 0) sessionStorage.setItem(CLAVE, JSON.stringify(estado));
    else olvidar();
  } catch {
    // A full storage costs the copy, not the proposal.
  }
}
