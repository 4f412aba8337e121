import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSAL_HEADERS } from './headers.ts';

type ClientErrorTexts = { badBody: string; tooSlow: string; longHeaders: string };

/** What Node calls what it refuses by itself; anything else is no HTTP. */
const KINDS: Readonly<Record<string, readonly [status: number, text: keyof ClientErrorTexts]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'tooSlow'],
  HPE_HEADER_OVERFLOW: [431, 'longHeaders'],
};
const NO_HTTP = [400, 'badBody'] as const;

function answerOf(status: number, message: string): string {
  const body = JSON.stringify({ message });
  const headers = {
    ...REFUSAL_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** What cannot be made a request of is refused as everything else is, in words; then the connection ends. */
export const refuseClientErrors =
  (texts: ClientErrorTexts) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, text] = KINDS[error.code ?? ''] ?? NO_HTTP;
    if (socket.writable) socket.write(answerOf(status, texts[text]));
    socket.destroy(error);
  };
