const TYPED = 'input, textarea, [contenteditable="true"]';

/** Whether somebody is writing: what comes late on screen must not take the next letters. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED) ?? false;
