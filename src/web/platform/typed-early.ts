export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a ticked box is worth among the values; one that is not, nothing. */
export const TICKED = 'si';

const isControl = (one: EventTarget): one is Control =>
  (one instanceof HTMLInputElement && one.type !== 'file') ||
  one instanceof HTMLSelectElement ||
  one instanceof HTMLTextAreaElement;

const isBox = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** Whether somebody has touched it since it was drawn; what is disabled nobody can. */
function isChanged(one: Control): boolean {
  if (one.name === '' || one.disabled) return false;
  if (one instanceof HTMLSelectElement) return one.value !== '' && !one.selectedOptions[0]?.defaultSelected;
  if (one instanceof HTMLInputElement && isBox(one)) return one.checked && !one.defaultChecked;
  return one.value !== one.defaultValue;
}

const worthOf = (one: Control): string => (one.type === 'checkbox' ? TICKED : one.value);

/** What was typed in forms whose program is not there yet, by field. */
const early = new Map<string, string>();

/** Whether something was typed in a form whose program is still on its way; meanwhile its boxes may be gone. */
export const hasTypedEarly = (): boolean => early.size > 0;

/** Forms whose program has come, and keeps what is typed in them by itself. */
const claimed = new WeakSet<HTMLFormElement>();

function note(one: EventTarget | null): void {
  if (!one || !isControl(one) || !one.form || claimed.has(one.form)) return;
  if (isChanged(one)) early.set(one.name, worthOf(one));
  else early.delete(one.name);
}

/** Keeps what is typed before hydration: a link followed meanwhile makes React draw the form anew. */
export function rememberTyped(): void {
  const controls = [...document.forms].flatMap((form) => [...form.elements].filter(isControl));
  for (const one of controls.filter(isChanged)) early.set(one.name, worthOf(one));
  // Captured at the window: React stops events that reach a part that is not hydrated yet.
  window.addEventListener('input', ({ target }) => note(target), { capture: true });
}

/** What the visitor typed and ticked in that form before its program came; from now on the form keeps it. */
export function claimTyped(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  claimed.add(form);
  const controls = [...form.elements].filter(isControl);
  const typed: Record<string, string> = {};
  for (const { name } of controls) {
    const value = early.get(name);
    if (value !== undefined) typed[name] = value;
    early.delete(name);
  }
  for (const one of controls) if (isChanged(one)) typed[one.name] = worthOf(one);
  return typed;
}
