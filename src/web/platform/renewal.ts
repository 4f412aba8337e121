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
