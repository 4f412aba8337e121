import { rutaVivo } from '#contract/rutas.ts';

/** One connection in each browser: the tab that has this lock listens, and tells the others over the channel. */
const NAME = 'vivo';
/** What a tab that has just come asks the others. */
const WHICH = '?';
/** Two heartbeats and some: a connection that says nothing for so long is dead, whatever the browser believes. */
const SILENCE_MS = 60_000;
const WAIT_MS = 2_000;
const MOST_WAIT_MS = 60_000;

/** Twice as long after each failure, and never all the pages at the same moment. */
export const backOff = (failures: number, chance: number): number =>
  Math.min(MOST_WAIT_MS, WAIT_MS * 2 ** failures) * (0.5 + chance);

type Hear = (version: number) => void;

const listeners = new Set<Hear>();
let latest: number | null = null;

function hear(version: number): void {
  if (version === latest) return;
  latest = version;
  for (const listener of listeners) listener(version);
}

/** Listens until the signal, opening the connection again each time it is lost. */
function connect(signal: AbortSignal, onVersion: Hear): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const after = (ms: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const again = (): void => {
    source?.close();
    after(backOff(failures, Math.random()), open);
    failures += 1;
  };
  const watch = (): void => after(SILENCE_MS, again);
  function open(): void {
    source = new EventSource(rutaVivo);
    source.addEventListener('message', ({ data }) => {
      failures = 0;
      watch();
      onVersion(Number(data));
    });
    source.addEventListener('latido', watch);
    source.addEventListener('error', again);
    watch();
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
  open();
}

/** Waits to be the tab that listens, and hears meanwhile from the one that is. */
async function share(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  let leads = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') hear(data);
    else if (leads && latest !== null) channel.postMessage(latest);
  };
  signal.addEventListener('abort', () => channel.close());
  channel.postMessage(WHICH);
  const untilLeft = (): Promise<void> =>
    new Promise((resolve) => {
      leads = true;
      signal.addEventListener('abort', () => resolve());
      connect(signal, (version) => {
        channel.postMessage(version);
        hear(version);
      });
    });
  await navigator.locks.request(NAME, { signal }, untilLeft);
}

function listen(signal: AbortSignal): void {
  const alone = (): void => {
    if (!signal.aborted) connect(signal, hear);
  };
  // Over plain http there are no locks, and where storage is forbidden they are refused: then each tab has its own.
  if ('locks' in navigator && 'BroadcastChannel' in window) share(signal).catch(alone);
  else alone();
}

let listening: AbortController | null = null;

/** A tab that nobody sees does not listen; seen again, it is told the version, and compares. */
function adjust(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (isWanted === (listening !== null)) return;
  listening?.abort();
  listening = isWanted ? new AbortController() : null;
  if (listening) listen(listening.signal);
}

/** Calls `listener` each time the version of the data is another one. Returns how to stop. */
export function onVersion(listener: Hear): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', adjust);
    window.addEventListener('pageshow', adjust);
  }
  listeners.add(listener);
  adjust();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', adjust);
      window.removeEventListener('pageshow', adjust);
    }
    adjust();
  };
}

/** The pages that listen do not all ask at once. */
const SPREAD_MS = 200;
/** Forty scores are saved one after the other: a page asks for them at this pace at most. */
const PACE_MS = 1_500;

type Follow = {
  /** The version that what is shown was made from; null when that is not known. */
  from: number | null;
  /** Asks for the data again; false when they did not come. */
  refresh: () => Promise<boolean>;
  /** No oftener than that, in milliseconds. */
  pace?: number;
};

/** Refreshes when the version moves, and again after a while when that failed. Returns how to stop. */
export function follow({ from, refresh, pace = PACE_MS }: Follow): () => void {
  let shown = latest ?? from;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let failures = 0;
  let readyAt = 0;
  let isOver = false;
  const wait = (): number => Math.max(0, readyAt - performance.now()) + SPREAD_MS * Math.random();
  const schedule = (ms: number): void => {
    if (isOver || isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  async function run(): Promise<void> {
    isRunning = true;
    const wanted = latest;
    const came = await refresh().catch(() => false);
    isRunning = false;
    readyAt = performance.now() + pace;
    failures = came ? 0 : failures + 1;
    if (came) shown = wanted;
    if (shown !== latest) schedule(came ? wait() : backOff(failures, Math.random()));
  }
  const stop = onVersion((version) => {
    if (version !== shown) schedule(wait());
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}
