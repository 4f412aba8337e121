import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, store } from './stored.ts';
import { type Control, claimTyped, TICKED } from './typed-early.ts';

export type Values = Record<string, string>;

/** A form half filled in; `id` names this filling of it, so that sending it twice can be told. */
type Draft = { id: string; values: Values };

const PREFIX = 'borrador.';
/** A form half filled in is finished within the week or forgotten: the device may not be only one person's. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The draft of that form, or null. */
export function readDraft(form: string): Draft | null {
  const draft = readStored<Draft & { at: number }>('browser', PREFIX + form);
  if (!draft?.id || !draft.values || Date.now() - draft.at >= LIFE_MS) return null;
  return { id: draft.id, values: draft.values };
}

export const clearDraft = (form: string): void => store('browser', PREFIX + form, null);

/** Keeps it in this browser; nothing typed, nothing kept. */
export function writeDraft(form: string, draft: Draft): void {
  const isEmpty = Object.values(draft.values).every((value) => value === '');
  store('browser', PREFIX + form, isEmpty ? null : { at: Date.now(), ...draft });
}

const BYTES = 12;

/** A name nobody else has. Works without a secure context too. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');

/** What a control needs to show its value and to tell when it changes. */
type FieldWiring = { name: string; value: string; onChange: (event: ChangeEvent<Control>) => void };

export type CheckWiring = {
  name: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export type FormValues = {
  /** To be given to the `form` element. */
  form: RefObject<HTMLFormElement | null>;
  /** Names this filling of the form; another one after `clear`. */
  id: string;
  values: Values;
  /** Whether it begins with what was typed another time. */
  isRestored: boolean;
  field: (name: string) => FieldWiring;
  check: (name: string) => CheckWiring;
  set: (name: string, value: string) => void;
  /** Empties the form, but for the fields named, and forgets its draft. */
  clear: (except?: readonly string[]) => void;
};

/** `method` of a form that only the program sends: by itself the browser then does nothing with it. */
export const UNSENT = 'dialog';

const only = (values: Values, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));

type State = { id: string; values: Values; isTouched: boolean; isRestored: boolean };

const started = (key: string, form: HTMLFormElement | null, { values }: State): State => {
  const [draft, typed] = [readDraft(key), claimTyped(form)];
  const known = { ...values, ...draft?.values, ...typed };
  const isTouched = Object.keys(typed).length > 0;
  return { id: draft?.id ?? newId(), values: known, isTouched, isRestored: draft !== null };
};

const NOTHING: State = { id: '', values: {}, isTouched: false, isRestored: false };

/** Takes up the draft, and keeps it from the first change on. */
function useDraft(key: string, isKept: (name: string) => boolean, initial: Values | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(initial ? { ...NOTHING, values: initial } : NOTHING);
  // Before the program's first paint, so that nothing typed meanwhile is overwritten.
  useLayoutEffect(() => setState((before) => started(key, form.current, before)), [key]);
  useEffect(() => {
    const { id, values, isTouched } = state;
    if (isTouched) writeDraft(key, { id, values: only(values, isKept) });
  }, [key, isKept, state]);
  return { form, state, setState };
}

const emptied = ({ values }: State, except: readonly string[]): State => ({
  id: newId(),
  values: only(values, (name) => except.includes(name)),
  isTouched: false,
  isRestored: false,
});

/**
 * Fields of a form, with a draft of those to keep. `isKept` must be the same function at every render. `initial`: what it
 * begins with where there is no draft.
 */
export function useFormValues(
  key: string,
  isKept: (name: string) => boolean,
  initial?: Values | undefined,
): FormValues {
  const { form, state, setState } = useDraft(key, isKept, initial);
  const { id, values, isRestored } = state;
  const set = (name: string, value: string) =>
    setState((before) => ({ ...before, values: { ...before.values, [name]: value }, isTouched: true }));
  const clear = (except: readonly string[] = []) => {
    clearDraft(key);
    setState((before) => emptied(before, except));
  };
  const field = (name: string): FieldWiring => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }) => set(name, target.value),
  });
  const check = (name: string): CheckWiring => ({
    name,
    checked: values[name] === TICKED,
    onChange: ({ target }) => set(name, target.checked ? TICKED : ''),
  });
  return { form, id, values, isRestored, field, check, set, clear };
}
