import { useEffect, useSyncExternalStore } from 'react';

/** A key and what it does here, in the words of the list that «?» opens. */
export type KeyHelp = readonly [keys: string, does: string];

let sets: readonly (readonly KeyHelp[])[] = [];
const listeners = new Set<() => void>();

function publish(next: typeof sets): void {
  sets = next;
  for (const listener of listeners) listener();
}

/** What listens to keys says so while it is on screen. `keys` is a constant. */
export function useKeyHelp(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    publish([...sets, keys]);
    return () => {
      const at = sets.indexOf(keys);
      publish(sets.toSpliced(at, 1));
    };
  }, [keys]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NONE: typeof sets = [];

/** The keys of what is on screen now, each once. */
export function useKeysNow(): readonly KeyHelp[] {
  const now = useSyncExternalStore(
    subscribe,
    () => sets,
    () => NONE,
  );
  return [...new Map(now.flat().map((one) => [one.join(), one])).values()];
}

/** With a finger, or on a screen as narrow as a phone's, it would open the keyboard over what there is to see. */
export const mayFocus = (): boolean => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;

const TYPED = 'input, textarea, [contenteditable="true"]';

/** Whether somebody is writing: what comes late on screen must not take the next letters. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED) ?? false;
