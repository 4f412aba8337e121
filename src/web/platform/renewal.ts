/** Asks for the password over the page; whether there is a session again. */
type AskForSession = () => Promise<boolean>;

let ask: AskForSession | null = null;
let asking: Promise<boolean> | null = null;

let typed = false;
const note = (): void => {
  typed = true;
};

/** Whether somebody has typed in the screens that can ask: what they typed is worth the password. */
export const hasBeenTyping = (): boolean => typed;

/** Says how to ask while some screen can; returns how to stop. */
export function renewWith(how: AskForSession): () => void {
  ask = how;
  typed = false;
  document.addEventListener('input', note);
  return () => {
    document.removeEventListener('input', note);
    if (ask === how) ask = null;
  };
}

/** Calls refused together wait for one answer. False where nobody can be asked. */
export function renewSession(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
