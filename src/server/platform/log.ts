import { writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';

type Sink = { write(line: string): void };

/** How often what was repeated is told. */
const EVERY_MS = 60_000;
/** Of more different lines than these, all are told and counted anew. */
const MAX_KNOWN = 200;
const MOMENT = /"time":\d+/;

const withCount = (line: string, times: number): string => line.replace(/\}\s*$/, `,"times":${times}}\n`);

/**
 * Writes each JSON line the first time, and counts those equal to it: every minute the last of them is written with
 * how many there were. A flood takes two lines a minute, however fast it comes.
 */
export function countRepeated(to: Sink): Sink & { flush(): void } {
  const known = new Map<string, { last: string; times: number }>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    for (const { last, times } of known.values()) if (times > 0) to.write(withCount(last, times));
    known.clear();
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (line: string): void => {
    const key = line.replace(MOMENT, '');
    const one = known.get(key);
    if (one) {
      one.last = line;
      one.times += 1;
      return;
    }
    if (known.size >= MAX_KNOWN) flush();
    known.set(key, { last: line, times: 0 });
    timer ??= setTimeout(flush, EVERY_MS).unref();
    to.write(line);
  };
  return { flush, write };
}

const STDOUT = 1;

/** Standard output. On a full disk the line is lost, where the process's own stream would end it. */
const standardOutput: Sink = {
  write(line) {
    try {
      writeSync(STDOUT, line);
    } catch {
      // There is nowhere left to say so.
    }
  },
};

/** Only method and path of a request: its query may hold credentials, its headers a token. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
};

/** The program's log: one JSON line an event, on standard output. docs/operaciones.md says who keeps it. */
export function createLog(): Logger {
  const lines = countRepeated(standardOutput);
  process.once('exit', lines.flush);
  return pino({ level: 'info', serializers }, lines);
}
