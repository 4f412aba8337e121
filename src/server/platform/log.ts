import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { countRepeated } from './counted-lines.ts';
import { openLogFile, terminal } from './log-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const KEPT = 4;

/** Only method and path of a request: its query may hold credentials, its headers a token. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
};

/**
 * The program's log, one JSON line an event, in `servidor.log` and at most four older files of 10 MB; warnings also on
 * the terminal. What is repeated is counted.
 */
export function createLog(dataDir: string): Logger {
  const file = openLogFile({ path: join(dataDir, 'servidor.log'), maxBytes: MAX_BYTES, kept: KEPT });
  const [stream, warnings] = [countRepeated(file), countRepeated(terminal)];
  process.once('exit', () => {
    stream.tell();
    warnings.tell();
  });
  return pino(
    { level: 'info', serializers },
    pino.multistream([{ stream }, { level: 'warn' as const, stream: warnings }]),
  );
}
