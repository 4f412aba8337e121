type Lines = { write(line: string): void };

/** How often what was repeated is told. */
const EVERY_MS = 60_000;
/** Of more different lines than these, all are told and counted anew. */
const MAX_KNOWN = 200;

const MOMENT = /"time":\d+/;
/** What a line says, whenever it was said. */
const sameness = (line: string): string => line.replace(MOMENT, '');

const withCount = (line: string, times: number): string => line.replace(/\}\s*$/, `,"times":${times}}\n`);

/**
 * Writes each JSON line the first time, and counts those equal to it: every minute the last of them is written with
 * how many there were. A flood takes two lines a minute, however fast it comes.
 */
export function countRepeated(to: Lines): Lines & { tell(): void } {
  const known = new Map<string, { last: string; times: number }>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    for (const { last, times } of known.values()) if (times > 0) to.write(withCount(last, times));
    known.clear();
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    tell,
    write: (line) => {
      const key = sameness(line);
      const one = known.get(key);
      if (one) {
        one.last = line;
        one.times += 1;
        return;
      }
      if (known.size >= MAX_KNOWN) tell();
      known.set(key, { last: line, times: 0 });
      timer ??= setTimeout(tell, EVERY_MS).unref();
      to.write(line);
    },
  };
}
