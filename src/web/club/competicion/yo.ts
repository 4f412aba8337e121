import { useSyncExternalStore } from 'react';

/** The player somebody says they are, on this device alone. */
export type Yo = { id: number; nombre: string };

const CLAVE = 'soy-yo';

/**
 * Runs in the page before the first paint: leaves the place of one's own match, so that nothing jumps when it comes.
 */
export const YO_SCRIPT = `try{if(localStorage.getItem('${CLAVE}'))document.documentElement.dataset.yo=''}catch(e){}`;

const alCambiar = new Set<() => void>();

function leer(): string | null {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    return null;
  }
}

function deTexto(texto: string | null): Yo | null {
  try {
    const { id, nombre } = JSON.parse(texto ?? '{}');
    return Number.isInteger(id) && typeof nombre === 'string' ? { id, nombre } : null;
  } catch {
    return null;
  }
}

function guardar(yo: Yo | null): void {
  try {
    if (yo) localStorage.setItem(CLAVE, JSON.stringify(yo));
    else localStorage.removeItem(CLAVE);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
  document.documentElement.toggleAttribute('data-yo', leer() !== null);
  for (const uno of alCambiar) uno();
}

export const soyYo = ({ id, nombre }: Yo): void => guardar({ id, nombre });

export const olvidarme = (): void => guardar(null);

function suscribir(alguien: () => void): () => void {
  alCambiar.add(alguien);
  window.addEventListener('storage', alguien);
  return () => {
    alCambiar.delete(alguien);
    window.removeEventListener('storage', alguien);
  };
}

let ultimo: { texto: string | null; yo: Yo | null } = { texto: null, yo: null };

function actual(): Yo | null {
  const texto = leer();
  if (texto !== ultimo.texto) ultimo = { texto, yo: deTexto(texto) };
  return ultimo.yo;
}

/** Who this device is of; null in the server's HTML and until somebody says so. */
export const useYo = (): Yo | null => useSyncExternalStore(suscribir, actual, () => null);
