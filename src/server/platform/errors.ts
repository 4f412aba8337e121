import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSAL_HEADERS } from './headers.ts';
import { escapeHtml } from './html.ts';
import { Problema } from './problema.ts';
import { createRefusalLog } from './refusals.ts';

type ErrorTexts = {
  badBody: string;
  tooLarge: string;
  wrongType: string;
  internal: string;
  closing: string;
  notFound: string;
};

/** What Fastify refuses by itself, in the product's words. */
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

/** Who opens an address in the browser reads a page, not what programs read. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** The plainest page, for when no other can be made. */
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
 * One error shape for everything that goes wrong; details of the unexpected stay in the log. `explain` tells of what
 * fails around the program, which is logged in a line and answered with what to do.
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
