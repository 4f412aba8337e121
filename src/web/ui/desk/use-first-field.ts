import { useEffect } from 'react';

/** The focus starts at that field of the page's form; with a finger it would open the keyboard. */
export function useFirstField(selector = 'input:not([type="hidden"])'): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    document.querySelector<HTMLElement>(`main form :is(${selector})`)?.focus();
  }, [selector]);
}
