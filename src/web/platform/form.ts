import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clearDraft, newId, readDraft, type Values, writeDraft } from './draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control needs to show its value and to tell when it changes. */
type FieldWiring = { name: string; value: string; onChange: (event: ChangeEvent<Control>) => void };

/** The same of a box to tick. */
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
  field: (name: string) => FieldWiring;
  check: (name: string) => CheckWiring;
  set: (name: string, value: string) => void;
  /** Empties the form, but for the fields named, and forgets its draft. */
  clear: (except?: readonly string[]) => void;
};

/**
 * The `method` of a form that only the program sends: what the browser does by itself with such a form is nothing,
 * where it would otherwise put all that was typed in the address and lose it.
 */
export const UNSENT = 'dialog';

/** What a ticked box is worth among the values; one that is not, nothing. */
export const TICKED = 'si';

const isControl = (one: Element): one is Control =>
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

/** What the visitor typed and ticked before the program came. */
function typedIn(form: HTMLFormElement | null): Values {
  if (!form) return {};
  const changed = [...form.elements].filter((one): one is Control => isControl(one) && isChanged(one));
  return Object.fromEntries(changed.map((one) => [one.name, worthOf(one)]));
}

const only = (values: Values, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));

type State = { id: string; values: Values; isTouched: boolean };

const started = (key: string, form: HTMLFormElement | null, { values }: State): State => {
  const [draft, typed] = [readDraft(key), typedIn(form)];
  const known = { ...values, ...draft?.values, ...typed };
  return { id: draft?.id ?? newId(), values: known, isTouched: Object.keys(typed).length > 0 };
};

const NOTHING: State = { id: '', values: {}, isTouched: false };

/** Takes up the draft, and keeps it from the first change on. */
function useDraft(key: string, isKept: (name: string) => boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(NOTHING);
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
});

/**
 * The fields of a form, with a draft of those that may be kept: what was typed survives an error, a reload and
 * a lost connection. `isKept` must be the same function at every render.
 */
export function useFormValues(key: string, isKept: (name: string) => boolean): FormValues {
  const { form, state, setState } = useDraft(key, isKept);
  const { id, values } = state;
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
  return { form, id, values, field, check, set, clear };
}
