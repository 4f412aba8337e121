/** The script of the entry, which waits as text while a page rests (platform/document.server.ts). */
export const ENTRY = 'programa';
/** Its property that keeps the button or the link to a # that was pressed meanwhile, or the list that was chosen from. */
export const PRESSED = 'pulsado';

let pressed: Element | undefined;

/** To be called before hydration: from then on React hears what is pressed. */
export function rememberPressed(): void {
  const entry = document.getElementById(ENTRY) as { [PRESSED]?: Element } | null;
  pressed = entry?.[PRESSED];
}

/** Whether that was pressed, or chosen from, before its program came: then it is again, once. */
export function pressAgain(control: HTMLElement | null): boolean {
  if (!control || control !== pressed) return false;
  pressed = undefined;
  queueMicrotask(() => {
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    else control.click();
  });
  return true;
}

/** Following a # by itself, the browser takes the focus away from the link; in the sheet of a phone, its button has it. */
export function focusAgain(hash: string): void {
  if (!(pressed instanceof HTMLAnchorElement) || pressed.hash !== hash) return;
  pressed.focus({ preventScroll: true });
  pressed.closest<HTMLElement>(':popover-open')?.hidePopover();
  pressed = undefined;
}
