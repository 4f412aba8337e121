import type { Acuse } from '#domain/inscripcion/acuse.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';

const CLAVE = 'inscripcion-enviada';

/** In this tab, what a reload leaves of the end of a form: nothing of who was enrolled, nor of what they chose. */
export function recordar(tipo: TipoInscripcion, acuse: Acuse): void {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify({ [tipo]: { ...acuse, pedido: [] } }));
  } catch {
    // Without it, a reload begins another one.
  }
}

/** That of the last one sent, if it was of this type. */
export function recordado(tipo: TipoInscripcion): Acuse | null {
  try {
    return JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}')[tipo] ?? null;
  } catch {
    return null;
  }
}

export function olvidar(): void {
  try {
    sessionStorage.removeItem(CLAVE);
  } catch {
    // Nothing was kept.
  }
}
