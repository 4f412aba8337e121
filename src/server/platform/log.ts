import { join } from 'node:path';
import pino, { type Logger } from 'pino';

/** Only method and path of a request: its query may hold credentials, its headers a token. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
};

/** The program's log, one JSON line an event, in `servidor.log`; warnings also on the terminal. */
export function createLog(dataDir: string): Logger {
  const file = pino.destination({ dest: join(dataDir, 'servidor.log'), mkdir: true, sync: true });
  const streams = [{ stream: file }, { level: 'warn' as const, stream: process.stderr }];
  return pino({ level: 'info', serializers }, pino.multistream(streams));
}
