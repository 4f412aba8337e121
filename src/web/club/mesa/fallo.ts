import { mensajes } from '#contract/mensajes.ts';
import { ApiError } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** The server's message, which spec §8 asks to show. */
export const mensajeDe = (error: unknown): string =>
  error instanceof ApiError ? error.message : mensajes.errorPruebaDeNuevo;

/** In the product's only toast. */
export function avisarFallo(error: unknown): void {
  showToast(mensajeDe(error), 'error');
}

/** Somebody saved it first. api.md, "Concurrency". */
export const esConflicto = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.message === mensajes.cambiadoMientras;

/** The messages of the fields at fault, as a form takes them. */
export const erroresDeCampos = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : {};

const CAMPOS = 'form :is(input, textarea)';

/** Whether something is typed that its field cannot take, so the form knows nothing of it. The field says it. */
export const hayMalEscrito = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(CAMPOS)].filter(
    (campo) => campo.validity.customError && !campo.checkValidity(),
  ).length > 0;

/** The first field at fault, in reading order, once it is drawn: React may take a frame to do it. */
export function enfocarPrimerError(): void {
  const enfocar = () => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  requestAnimationFrame(() => requestAnimationFrame(enfocar));
}
