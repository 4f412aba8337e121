import type { Dia } from '#domain/fecha.ts';
import type { Estado } from './estado.ts';

/** In this tab, until it is saved or left behind: a reload loses nothing, neither lines nor what is being asked for. */
const CLAVE = 'propuesta';

/** What was asked for days that are gone, and never came to lines, is asked for anew. */
const sirve = ({ lineas, opciones }: Estado, hoy: Dia): boolean =>
  lineas.length > 0 || (opciones.fecha1 ?? hoy) >= hoy;

/** As an older program may have kept it, with what it did not know of. */
const completo = ({ resultado, calculada, ...resto }: Estado): Estado => ({
  ...resto,
  calculada: calculada ?? null,
  resultado: resultado && { ...resultado, sinPartido: resultado.sinPartido ?? [] },
});

export function leerGuardado(hoy: Dia): Estado | null {
  try {
    const estado: Estado | null = JSON.parse(sessionStorage.getItem(CLAVE) ?? 'null');
    return estado && sirve(estado, hoy) ? completo(estado) : null;
  } catch {
    return null;
  }
}

/** What the address asked for when it was begun: loading that again goes on with it, unasked. */
const CLAVE_ENCARGO = 'propuesta-encargo';

export const empezadaCon = (): string | null => sessionStorage.getItem(CLAVE_ENCARGO);

export function olvidar(): void {
  sessionStorage.removeItem(CLAVE);
  sessionStorage.removeItem(CLAVE_ENCARGO);
}

export function conservar(estado: Estado, encargo = ''): void {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify(estado));
    sessionStorage.setItem(CLAVE_ENCARGO, encargo);
  } catch {
    // A full storage costs the copy, not the proposal.
  }
}
