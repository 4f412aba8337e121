const STORES = { tab: () => sessionStorage, browser: () => localStorage } as const;
type Where = keyof typeof STORES;

/** What is kept under that name, or null; also where the browser keeps nothing, or something else. */
export function readStored<T>(where: Where, key: string): T | null {
  try {
    return JSON.parse(STORES[where]().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps it; null takes it away. A full or forbidden storage costs what was to be kept, and nothing else. */
export function store(where: Where, key: string, value: unknown): void {
  try {
    if (value === null) STORES[where]().removeItem(key);
    else STORES[where]().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}
