import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problema } from './problema.ts';

export type ErrorTexts = {
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
  const { message, errors, actual } = problema;
  return reply
    .code(problema.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, errors, actual }));
}

/** A URL that cannot be decoded, or with an endless parameter, is nowhere: Fastify asks before any route. */
export const refuseBadUrls =
  (texts: ErrorTexts) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    sendProblema(reply, new Problema(404, texts.notFound));
  };

/** One error shape for everything that goes wrong; details of the unexpected stay in the log. */
export function handleErrors(app: FastifyInstance, texts: ErrorTexts): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const expected = error instanceof Problema ? error : fromFastify(error, texts);
    if (expected) return sendProblema(reply, expected);
    request.log.error(
      { err: { name: error.name, message: error.message, stack: error.stack } },
      'unexpected',
    );
    return sendProblema(reply, new Problema(500, texts.internal));
  });
  app.setNotFoundHandler((_request, reply) => sendProblema(reply, new Problema(404, texts.notFound)));
}
