import { useSyncExternalStore } from 'react';

/** Who is signed in, in this tab only: the token never becomes a cookie. */
type Session = { name: string; jwt: string };

const KEY = 'sesion';
const listeners = new Set<() => void>();
let current: Session | null | undefined;

function stored(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The session, or null for a visitor and on the server. */
export function readSession(): Session | null {
  if (typeof sessionStorage === 'undefined') return null;
  if (current === undefined) current = stored();
  return current;
}

function write(session: Session | null): void {
  current = session;
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

let signedOut = false;

export function startSession(session: Session): void {
  signedOut = false;
  write(session);
}

/** Forgets the session in this tab; what ends it on the server is the logout call. */
export function endSession(): void {
  if (readSession()) write(null);
}

/** The same because somebody asked for it: the way then leads home and not to the login. */
export function signOut(): void {
  signedOut = true;
  endSession();
}

export const hasSignedOut = (): boolean => signedOut;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session, null while the page is still the server's. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null);

/** Asks for the password over the page; whether it was the right one. */
type Ask = () => Promise<boolean>;

/** One question at a time: calls refused together wait for one answer. */
function createQuestion() {
  let ask: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    /** Says how to ask while some screen can; returns how to stop. */
    askWith: (how: Ask): (() => void) => {
      ask = how;
      return () => {
        if (ask === how) ask = null;
      };
    },
    /** False where nobody can be asked. */
    ask: (): Promise<boolean> => {
      if (!ask) return Promise.resolve(false);
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

const session = createQuestion();
const password = createQuestion();

let typed = false;
const note = (): void => {
  typed = true;
};

/** Whether somebody has typed in the screens that can ask: what they typed is worth the password. */
export const hasBeenTyping = (): boolean => typed;

export function renewWith(how: Ask): () => void {
  const stop = session.askWith(how);
  typed = false;
  document.addEventListener('input', note);
  return () => {
    document.removeEventListener('input', note);
    stop();
  };
}

/** Whether there is a session again. */
export const renewSession = session.ask;

export const confirmWith = password.askWith;

/** Whether who is signed in has typed their password again. */
export const confirmPassword = password.ask;

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
