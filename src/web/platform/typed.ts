/** What was typed in a form whose session ended, in this tab: whose it is, over which version, and the values. */
type Typed = { user: string; version: number | null; values: Record<string, unknown> };

const PREFIX = 'ficha.';

/** Keeps it until that form is opened again. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(typed));
  } catch {
    // A full or forbidden storage costs what was typed, not the session.
  }
}

/** What that user had typed there, or null. */
export function readTyped(form: string, user: string | undefined): Typed | null {
  try {
    const typed: Typed | null = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
    return typed?.user === user ? typed : null;
  } catch {
    return null;
  }
}

export const forgetTyped = (form: string): void => sessionStorage.removeItem(PREFIX + form);

/** Whoever signs out by themselves leaves nothing behind. */
export function forgetAllTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
