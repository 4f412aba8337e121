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

const asUtc = (localTime: string): number => Date.parse(`${localTime}:00Z`);
const DAY_MS = 86_400_000;

/** The offset of a zone changes at most once around a day: either that of the day before or that of the day after. */
function instantIn(toLocal: (ms: number) => string, localTime: string): number {
  const wall = asUtc(localTime);
  const offsetAt = (ms: number): number => asUtc(toLocal(ms)) - ms;
  const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
  return [Math.min(before, after), Math.max(before, after)].find((ms) => toLocal(ms) === localTime) ?? before;
}

/** A clock on some wall: `toLocal` tells what it shows at an instant, whatever the machine's own shows. */
export function createClock(toLocal: (ms: number) => string, now: () => number = Date.now): Clock {
  const localTime = (): string => toLocal(now());
  return {
    now,
    localTime,
    today: () => localTime().slice(0, 10),
    localTimeOf: toLocal,
    instantOf: (wall) => instantIn(toLocal, wall),
  };
}
