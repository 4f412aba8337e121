import { useSyncExternalStore } from 'react';

/** Who is signed in, in this tab only: the token never becomes a cookie. Spec §3, "User session". */
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

/** The same because somebody asked for it: the way then leads home and not to the login. Spec §2. */
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
