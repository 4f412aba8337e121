/** What was typed in a form, by field. */
export type Values = Record<string, string>;

/** A form half filled in; `id` names this filling of it, so that sending it twice can be told. */
type Draft = { id: string; values: Values };

const PREFIX = 'borrador.';
/** A form half filled in is finished within the week or forgotten: the device may not be only one person's. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The draft of that form, or null; also where the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    const { at, id, values } = JSON.parse(localStorage.getItem(PREFIX + form) ?? '{}');
    return Date.now() - at < LIFE_MS && id && values ? { id, values } : null;
  } catch {
    return null;
  }
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was kept.
  }
}

/** Keeps it in this browser; nothing typed, nothing kept. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    if (Object.values(draft.values).every((value) => value === '')) localStorage.removeItem(PREFIX + form);
    else localStorage.setItem(PREFIX + form, JSON.stringify({ at: Date.now(), ...draft }));
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
}

const BYTES = 12;

/** A name nobody else has. Works without a secure context too. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
