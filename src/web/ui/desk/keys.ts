import { useEffect } from 'react';
import { store } from '#web/ui/store.ts';

/** A key and what it does here, in the words of the list that «?» opens. */
export type KeyHelp = readonly [keys: string, does: string];

const sets = store<readonly (readonly KeyHelp[])[]>([]);

/** What listens to keys says so while it is on screen. `keys` is a constant. */
export function useKeyHelp(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    sets.set([...sets.get(), keys]);
    return () => sets.set(sets.get().toSpliced(sets.get().indexOf(keys), 1));
  }, [keys]);
}

/** The keys of what is on screen now, each once. */
export const useKeysNow = (): readonly KeyHelp[] => [
  ...new Map(
    sets
      .use()
      .flat()
      .map((one) => [one.join(), one]),
  ).values(),
];

/** With a finger, or on a screen as narrow as a phone's, it would open the keyboard over what there is to see. */
export const mayFocus = (): boolean => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;

const TYPED = 'input, textarea, [contenteditable="true"]';

/** Whether somebody is writing: what comes late on screen must not take the next letters. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED) ?? false;
