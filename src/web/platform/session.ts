import { useSyncExternalStore } from 'react';
import type { AccesoCuenta } from '#contract/cuentas/cuentas.ts';
import { readStored, store } from './stored.ts';

/** Who is signed in, in every tab of this browser: the token never becomes a cookie. docs/reglas/cuentas.md */
type Session = {
  name: string;
  jwt: string;
  /** Kept until the server ends it, and not until the browser closes. */
  remembered?: boolean;
  /** When somebody signed in, in milliseconds since the epoch. */
  since?: number;
  /** What its account may do, as the program tells it; absent until it is known. */
  access?: AccesoCuenta;
};

const KEY = 'sesion';
/** When somebody last signed out: a tab that was asleep and did not hear of it finds it here. */
const SIGNED_OUT = 'sesion-cerrada';

const listeners = new Set<() => void>();
let current: Session | null | undefined;

const isOver = ({ since = 0 }: Session): boolean => since < (readStored<number>('browser', SIGNED_OUT) ?? 0);

function drop(): void {
  store('tab', KEY, null);
  store('browser', KEY, null);
}

function stored(): Session | null {
  const session = readStored<Session>('tab', KEY) ?? readStored<Session>('browser', KEY);
  if (!session || !isOver(session)) return session;
  drop();
  return null;
}

export function readSession(): Session | null {
  if (typeof sessionStorage === 'undefined') return null;
  if (current === undefined) current = stored();
  return current;
}

function write(session: Session | null): void {
  current = session;
  drop();
  // A full or forbidden storage: the session lives in this tab's memory.
  if (session) store(session.remembered ? 'browser' : 'tab', KEY, session);
  for (const listener of listeners) listener();
}

let signedOut = false;

/** What tabs of this browser tell each other; a channel reaches no other origin. */
type Word =
  | { say: 'who' }
  | { say: 'here' | 'started'; session: Session }
  | { say: 'ended'; jwt: string }
  | { say: 'out' };

let channel: BroadcastChannel | null = null;
const tell = (word: Word): void => channel?.postMessage(word);

function take(session: Session): void {
  signedOut = false;
  write(session);
}

export function startSession(session: Session): void {
  const started = { ...session, since: Date.now() };
  take(started);
  tell({ say: 'started', session: started });
}

/** Keeps what the account may do with its session, here and in the other tabs. */
export function noteAccess(jwt: string, access: AccesoCuenta): void {
  const session = readSession();
  if (session?.jwt !== jwt || JSON.stringify(session.access) === JSON.stringify(access)) return;
  const known = { ...session, access };
  write(known);
  tell({ say: 'started', session: known });
}

/** Forgets the session, here and in the other tabs; what ends it on the server is the logout call. */
export function endSession(): void {
  const session = readSession();
  if (!session) return;
  write(null);
  tell({ say: 'ended', jwt: session.jwt });
}

function leave(): void {
  signedOut = true;
  if (readSession()) write(null);
}

/** The same because somebody asked for it: the way then leads home and not to the login. */
export function signOut(): void {
  leave();
  store('browser', SIGNED_OUT, Date.now());
  tell({ say: 'out' });
}

export const hasSignedOut = (): boolean => signedOut;

/** What was half written here is worth the password; otherwise the way leads to the login. */
async function lose(): Promise<void> {
  if (hasBeenTyping() && (await renewSession())) return;
  endSession();
}

function hear(word: Word): void {
  const session = readSession();
  switch (word.say) {
    case 'who':
      if (session) tell({ say: 'here', session });
      break;
    case 'here':
      if (!session && !isOver(word.session)) take(word.session);
      break;
    case 'started':
      take(word.session);
      break;
    case 'ended':
      if (session?.jwt === word.jwt) lose();
      break;
    case 'out':
      forgetAllTyped();
      leave();
      break;
    default:
      word satisfies never;
  }
}

/** How long a new tab waits for the others to tell it whose session there is. */
const ANSWER_MS = 150;

let ready: Promise<void> = Promise.resolve();

/** Until it is known whether another tab has a session. */
export const sessionReady = (): Promise<void> => ready;

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const known = (): void => {
      if (readSession()) resolve();
    };
    listeners.add(known);
    setTimeout(() => {
      listeners.delete(known);
      resolve();
    }, ANSWER_MS);
    tell({ say: 'who' });
  });
}

/** The browser brings back a page as it was left, perhaps before somebody signed out. */
function wake({ persisted }: PageTransitionEvent): void {
  const session = readSession();
  if (persisted && session && isOver(session)) leave();
}

/** Shares the session with the other tabs. Without channels, each tab has its own. */
export function joinTabs(): void {
  window.addEventListener('pageshow', wake);
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(KEY);
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  if (!readSession()) ready = ask();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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

export const renewSession = session.ask;

export const confirmWith = password.askWith;

export const confirmPassword = password.ask;

/** What was typed in a form whose session ended, in this tab: whose it is, over which version, and the values. */
type Typed = { user: string; version: number | null; values: Record<string, unknown> };

const PREFIX = 'ficha.';

export const keepTyped = (form: string, typed: Typed): void => store('tab', PREFIX + form, typed);

export function readTyped(form: string, user: string | undefined): Typed | null {
  const typed = readStored<Typed>('tab', PREFIX + form);
  return typed?.user === user ? typed : null;
}

export const forgetTyped = (form: string): void => store('tab', PREFIX + form, null);

/** Whoever signs out by themselves leaves nothing behind. */
export function forgetAllTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
