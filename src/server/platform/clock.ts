/** Time as an argument: tests and the demo season bring their own. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The club's day, `YYYY-MM-DD`. */
  today(): string;
  /** The club's wall-clock time, `YYYY-MM-DDTHH:mm`. */
  localTime(): string;
};

/** From milliseconds since the epoch to the wall-clock time of one IANA zone, `YYYY-MM-DDTHH:mm`. */
export function localTimeIn(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (ms) => format.format(ms).replace(' ', 'T');
}

/** A clock that shows the time of one IANA zone, whatever the machine's own. */
export function createClock(timeZone: string, now: () => number = Date.now): Clock {
  const toLocal = localTimeIn(timeZone);
  const localTime = (): string => toLocal(now());
  return { now, localTime, today: () => localTime().slice(0, 10) };
}
