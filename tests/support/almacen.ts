import { afterEach, beforeEach, vi } from 'vitest';

/** What a browser keeps, in memory, as far as the program uses it. */
class Almacen {
  readonly #textos = new Map<string, string>();
  /** Full, or forbidden: writing throws. */
  lleno = false;

  getItem(clave: string): string | null {
    return this.#textos.get(clave) ?? null;
  }

  setItem(clave: string, texto: string): void {
    if (this.lleno) throw new DOMException('Full', 'QuotaExceededError');
    this.#textos.set(clave, texto);
  }

  removeItem(clave: string): void {
    this.#textos.delete(clave);
  }
}

/** An empty storage of that name for each test of the file. */
export function useAlmacen(nombre: 'sessionStorage' | 'localStorage'): () => Almacen {
  let almacen = new Almacen();
  beforeEach(() => {
    almacen = new Almacen();
    vi.stubGlobal(nombre, almacen);
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => almacen;
}
