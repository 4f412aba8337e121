/** With a finger, or on a screen as narrow as a phone's, it would open the keyboard over what there is to see. */
export const mayFocus = (): boolean => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;

const TYPED = 'input, textarea, [contenteditable="true"]';

/** Whether somebody is writing: what comes late on screen must not take the next letters. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED) ?? false;
