import { here, reopen, siteAnswers } from './reopen.ts';
import { SIN_CONEXION } from './sin-respuesta.ts';

/** The code of a part did not come although the site answers. */
export const PARTE_QUE_FALTA =
  'Esta parte de la página no ha llegado: puede que la web se haya renovado desde que la abriste. Recárgala cuando no tengas nada a medio escribir.';

/** What brings it, for a notice. */
export const RELOAD = { label: 'Recargar la página', run: () => location.reload() };

const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio])';

/** The first part of an address: choosing in a form may change the rest. */
const section = (): string | undefined => location.pathname.split('/')[1];

let typedAt: string | undefined;

const noteTyping = (target: EventTarget | null): void => {
  if (target instanceof Element && target.matches(WRITTEN)) typedAt = section();
};

if (typeof document !== 'undefined') {
  // Typed before the program came: no longer as the server drew it.
  const fields = [...document.querySelectorAll<HTMLInputElement>(WRITTEN)];
  noteTyping(fields.find(({ value, defaultValue }) => value !== defaultValue) ?? null);
  // On the way down, and above the document: React stops there what comes to a part that it has not taken over yet.
  window.addEventListener('input', ({ target }) => noteTyping(target), { capture: true });
}

/** Whether somebody typed here, or chose a file, and it was not sent yet: a form that was sent is empty. */
const isTyping = (): boolean =>
  typedAt === section() &&
  [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value !== '');

/** Thrown when the code of a part did not come. The message is for people. */
export class NotArrived extends Error {
  /** Whether opening the page again would bring it. */
  readonly canReopen: boolean;

  constructor(canReopen: boolean) {
    super(canReopen ? PARTE_QUE_FALTA : SIN_CONEXION);
    this.canReopen = canReopen;
  }
}

/**
 * The code of a part of the page, which comes when it is needed. In a tab older than the site it cannot: the page is
 * opened whole, once, where nothing would be lost by it; else whoever is typing decides when.
 */
export async function laterCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (!isTyping()) await reopen(here());
    throw new NotArrived(await siteAnswers());
  }
}
