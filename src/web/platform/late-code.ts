import type { ClientInstrumentation } from 'react-router';
import { SIN_CONEXION } from './call.ts';
import { hasTypedEarly } from './typed-early.ts';

/** The code of a part did not come although the site answers. */
export const PARTE_QUE_FALTA =
  'Esta parte de la página no ha llegado: puede que la web se haya renovado desde que la abriste. Recárgala cuando no tengas nada a medio escribir.';

/** The button of a notice that loads the page again. */
export const RELOAD = { label: 'Recargar la página', run: () => location.reload() };

const OPENED = 'reapertura';
/** An address that fails again within a minute of being opened would fail for ever. */
const AGAIN_MS = 60_000;
/** After that, who is still here chose to stay when the browser asked about unsaved changes. */
const STAYS_MS = 15_000;

const here = (): string => location.pathname + location.search + location.hash;

/** Whether it was opened a moment ago; notes that it is now. */
function wasOpened(address: string): boolean {
  try {
    const { at, when } = JSON.parse(sessionStorage.getItem(OPENED) ?? '{}');
    sessionStorage.setItem(OPENED, JSON.stringify({ at: address, when: Date.now() }));
    return at === address && Date.now() - when < AGAIN_MS;
  } catch {
    return true;
  }
}

/** Without a connection, or while the site restarts, a new document would only lose the one that is there. */
const siteAnswers = (): Promise<boolean> =>
  fetch('/api/salud', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** In a stale tab the address is opened as a new document, once. Returns only when it was not. */
export async function reopen(address: string): Promise<void> {
  if (!(await siteAnswers()) || wasOpened(address)) return;
  // Going to where one is, with a #, would only scroll.
  if (address === here()) location.reload();
  else location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, STAYS_MS));
}

const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio])';

/** The first part of an address: choosing in a form may change the rest. */
const section = (): string | undefined => location.pathname.split('/')[1];

let typedAt: string | undefined;

const noteTyping = (target: EventTarget | null): void => {
  if (target instanceof Element && target.matches(WRITTEN)) typedAt = section();
};

if (typeof document !== 'undefined') {
  // Typed before hydration: the value is not the one that the server rendered.
  const fields = [...document.querySelectorAll<HTMLInputElement>(WRITTEN)];
  noteTyping(fields.find(({ value, defaultValue }) => value !== defaultValue) ?? null);
  // Captured at the window: React stops events that reach a part that is not hydrated yet.
  window.addEventListener('input', ({ target }) => noteTyping(target), { capture: true });
}

/** Whether somebody typed here, or chose a file, and did not send it yet: a form that was sent is empty. */
const isTyping = (): boolean =>
  typedAt === section() &&
  (hasTypedEarly() ||
    [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value !== ''));

/** Thrown when a lazy chunk did not come. The message is for people. */
export class NotArrived extends Error {
  /** Whether opening the page again would bring it. */
  readonly canReopen: boolean;

  constructor(canReopen: boolean) {
    super(canReopen ? PARTE_QUE_FALTA : SIN_CONEXION);
    this.canReopen = canReopen;
  }
}

/** Opens the address as a new document; throws `NotArrived` when that cannot be done. */
async function openOrThrow(address: string): Promise<never> {
  await reopen(address);
  throw new NotArrived(await siteAnswers());
}

/** A lazy chunk. When it does not come the page is opened again, unless somebody is typing: they decide when. */
export async function lateCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (isTyping()) throw new NotArrived(await siteAnswers());
    return openOrThrow(here());
  }
}

/** Pages whose code did not come: React Router goes on waiting for it and does not ask again. */
const lost = new Set<string>();
let wanted: URL | null = null;
let tell: ((error: NotArrived) => void) | null = null;

/** Who is told that a page did not come; the page that was being read stays. Returns how to stop. */
export function onLostPage(listener: (error: NotArrived) => void): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = null;
  };
}

function openDocument({ pathname, search, hash }: URL): void {
  lost.add(pathname);
  openOrThrow(pathname + search + hash).catch((error: NotArrived) => tell?.(error));
}

/** To be given to React Router: it notes where somebody is going. */
export const watchPages: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to, currentUrl }) => {
        wanted = typeof to === 'string' ? new URL(to, location.origin + currentUrl) : null;
        if (wanted && lost.has(wanted.pathname)) openDocument(wanted);
        await navigate();
        wanted = null;
      },
    }),
};

/**
 * When the code of a page does not come, React Router reloads the page that is being read. Here the wanted page is
 * opened as a new document, which is what a stale tab needs; without a connection the page that is there stays.
 * Browsers without the Navigation API keep React Router's reload.
 */
export function openLostPages(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || !wanted) return;
    event.preventDefault();
    openDocument(wanted);
    wanted = null;
  });
}
