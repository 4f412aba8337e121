/** Time as an argument: tests and the demo season bring their own. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The club's day, `YYYY-MM-DD`. */
  today(): string;
  /** The club's wall-clock time, `YYYY-MM-DDTHH:mm`. */
  localTime(): string;
  /** The wall-clock time of that instant, in milliseconds since the epoch. */
  localTimeOf(ms: number): string;
  /** The way back: the first instant at which the wall clock shows that time, or what follows when it skips it. */
  instantOf(localTime: string): number;
};

/** What time it is in Unix seconds, as the database keeps it. */
export const seconds = (clock: Pick<Clock, 'now'>): number => Math.floor(clock.now() / 1000);

const MINUTE_MS = 60_000;

/**
 * From milliseconds since the epoch to the wall-clock time of one IANA zone, `YYYY-MM-DDTHH:mm`. The last minute is
 * remembered: writing it takes longer than most of what asks for it.
 */
export function localTimeIn(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  let [minute, shown] = [Number.NaN, ''];
  return (ms) => {
    const asked = Math.floor(ms / MINUTE_MS);
    if (asked !== minute) [minute, shown] = [asked, format.format(ms).replace(' ', 'T')];
    return shown;
  };
}

const asUtc = (localTime: string): number => Date.parse(`${localTime}:00Z`);
const DAY_MS = 86_400_000;

/** The offset of a zone changes at most once around a day: either that of the day before or that of the day after. */
function instantIn(toLocal: (ms: number) => string, localTime: string): number {
  const wall = asUtc(localTime);
  const offsetAt = (ms: number): number => asUtc(toLocal(ms)) - ms;
  const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
  return [Math.min(before, after), Math.max(before, after)].find((ms) => toLocal(ms) === localTime) ?? before;
}

/** A clock that shows the time of one IANA zone, whatever the machine's own. */
export function createClock(timeZone: string, now: () => number = Date.now): Clock {
  const toLocal = localTimeIn(timeZone);
  const localTime = (): string => toLocal(now());
  return {
    now,
    localTime,
    today: () => localTime().slice(0, 10),
    localTimeOf: toLocal,
    instantOf: (wall) => instantIn(toLocal, wall),
  };
}
