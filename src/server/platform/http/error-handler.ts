import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problema } from '#server/platform/errors.ts';
import { escapeHtml } from '#server/platform/files/html.ts';
import { REFUSAL_HEADERS } from './headers.ts';

/** A body that fits in one read: it is read to its end, or the client could miss the answer. */
const SMALL = 16 * 1024;

/** Closes the connection after refusing a large body, instead of reading all of it for nothing. */
export function leaveUnread({ headers }: FastifyRequest, reply: FastifyReply): void {
  const length = headers['transfer-encoding']
    ? Number.POSITIVE_INFINITY
    : Number(headers['content-length'] ?? 0);
  if (length > SMALL) reply.header('connection', 'close');
}

/** Statuses worth a log line: no session, bad captcha, too many requests. */
const NOTED: ReadonlySet<number> = new Set([401, 422, 429]);
/** At most one line a second for each status. */
const EVERY_MS = 1_000;

/** Logs refusals by route pattern and address: a line a second for each status, with how many. */
export function createRefusalLog(
  now: () => number = Date.now,
): (request: FastifyRequest, status: number) => void {
  const noted = new Map<number, { at: number; since: number }>();
  return (request, status) => {
    if (!NOTED.has(status)) return;
    const { at, since } = noted.get(status) ?? { at: 0, since: 0 };
    if (now() - at < EVERY_MS) {
      noted.set(status, { at, since: since + 1 });
      return;
    }
    noted.set(status, { at: now(), since: 0 });
    const { method, routeOptions, ip } = request;
    request.log.info({ call: `${method} ${routeOptions.url}`, status, ip, more: since }, 'refused');
  };
}

type ClientErrorTexts = { badBody: string; tooSlow: string; longHeaders: string };

/** Node's own error codes; any other is a request that is not HTTP. */
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

/** Answers what Node cannot parse as a request with the same JSON as other refusals, and closes the connection. */
export const refuseClientErrors =
  (texts: ClientErrorTexts) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, text] = KINDS[error.code ?? ''] ?? NO_HTTP;
    if (socket.writable) socket.write(answerOf(status, texts[text]));
    socket.destroy(error);
  };

type ErrorTexts = {
  badBody: string;
  tooLarge: string;
  wrongType: string;
  internal: string;
  closing: string;
  notFound: string;
};

function fromFastify(error: FastifyError, texts: ErrorTexts): Problema | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problema(413, texts.tooLarge);
  if (status === 415) return new Problema(415, texts.wrongType);
  if (status === 503) return new Problema(503, texts.closing);
  return status >= 400 && status < 500 ? new Problema(400, texts.badBody) : null;
}

function sendProblema(reply: FastifyReply, problema: Problema): FastifyReply {
  if (problema.retryAfter !== undefined) reply.header('retry-after', problema.retryAfter);
  const { message, errors, actual, estado } = problema;
  return reply
    .code(problema.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, errors, actual, estado }));
}

/** A browser that navigates gets the error as a page, programs as JSON. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

const asPage = (message: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(message)}</title><p>${escapeHtml(message)}</p></html>`;

function sendFault(request: FastifyRequest, reply: FastifyReply, problema: Problema): FastifyReply {
  if (!wantsPage(request)) return sendProblema(reply, problema);
  if (problema.retryAfter !== undefined) reply.header('retry-after', problema.retryAfter);
  reply.header('cache-control', 'no-store');
  return reply.code(problema.status).type('text/html; charset=utf-8').send(asPage(problema.message));
}

type Explain = (error: unknown) => Problema | null;

/** A URL that cannot be decoded, or with an endless parameter, is nowhere: Fastify asks before any route. */
export const refuseBadUrls =
  (texts: ErrorTexts) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    sendProblema(reply.headers(REFUSAL_HEADERS), new Problema(404, texts.notFound));
  };

/**
 * One error shape for everything that goes wrong; details of the unexpected stay in the log. `explain` recognises failures
 * of the database or the disk, which are logged in one line and answered with what to do.
 */
export function handleErrors(app: FastifyInstance, texts: ErrorTexts, explain: Explain = () => null): void {
  const noteRefusal = createRefusalLog();
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const around = explain(error);
    if (around) {
      request.log.warn({ reason: error.message, status: around.status }, 'not able to serve');
      return sendFault(request, reply, around);
    }
    const expected = error instanceof Problema ? error : fromFastify(error, texts);
    if (expected) {
      noteRefusal(request, expected.status);
      return sendFault(request, reply, expected);
    }
    request.log.error(
      { err: { name: error.name, message: error.message, stack: error.stack } },
      'unexpected',
    );
    return sendProblema(reply, new Problema(500, texts.internal));
  });
  app.setNotFoundHandler((_request, reply) => sendProblema(reply, new Problema(404, texts.notFound)));
}
