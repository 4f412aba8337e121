import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Form, Headers } from './kept-answer.ts';
import { isKept, type KeptAnswers, keepAnswers } from './kept-answers.ts';
import { encodingFor, namesTag } from './negotiation.ts';

/** Answers a request by its key: with what is kept for the state of now, or with what `make` answers. */
type ServeKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<Answer>,
) => Promise<FastifyReply>;

export type Kept = {
  serve: ServeKept;
  /** Whether the answer may be a kept one: who brings a token gets an answer of their own. */
  isShared(request: FastifyRequest): boolean;
  bytes(): number;
};

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const isShared = ({ method, headers }: FastifyRequest): boolean =>
  isRead(method) && headers.authorization === undefined;

/** The request in full. Neither a host nor a path holds a line break: no host can be taken for part of a path. */
const spellingOf = ({ protocol, host, url }: FastifyRequest): string => `${protocol}\n${host}\n${url}`;

/** Straight to the socket: the headers are those the first answer took through the whole of Fastify. */
function write(form: Form, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  if (namesTag(request.headers['if-none-match'], form.etag)) raw.writeHead(304, form.unchanged).end();
  else raw.writeHead(200, form.headers).end(form.bytes, 'latin1');
  return reply;
}

/** What hooks have put on this reply: the same on every one of the same scheme. */
const headersOf = (reply: FastifyReply): Headers =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** The answer with the headers of the reply it was made for, its own before theirs. */
const dressed = async (make: () => Promise<Answer>, reply: FastifyReply): Promise<Answer> => {
  const answer = await make();
  return { ...answer, headers: { ...headersOf(reply), ...answer.headers } };
};

/**
 * What has been asked for before and is kept for the state of now leaves before anything else looks at the
 * request. Whatever else happens, Fastify goes on as if this were not here.
 */
function answerEarly(app: FastifyInstance, kept: KeptAnswers): void {
  app.addHook('onRequest', (request, reply, goOn) => {
    const key = request.method === 'GET' && isShared(request) ? kept.keyOf(spellingOf(request)) : undefined;
    if (key === undefined) return goOn();
    const send = (form: Form | undefined): void => {
      if (form) write(form, request, reply);
      else goOn();
    };
    kept.ready(key).then(
      (answer) => send(answer?.ready(encodingFor(request.headers['accept-encoding']))),
      // Who asks again, further on, meets the same error and tells it.
      () => goOn(),
    );
  });
}

/**
 * Public answers, made once for each state of the data. Call it before anything else adds a hook, so that
 * kept answers pass by all of them.
 */
export function serveKept(app: FastifyInstance, stamp: () => Promise<string>, max?: number): Kept {
  const kept = keepAnswers(stamp, max);
  answerEarly(app, kept);
  return {
    isShared,
    bytes: kept.bytes,
    serve: async (request, reply, name, make) => {
      const key = `${request.protocol} ${name}`;
      const answer = await kept.get(key, () => dressed(make, reply));
      if (!isKept(answer)) return reply.code(answer.status).headers(answer.headers).send(answer.body);
      const form = await answer.form(encodingFor(request.headers['accept-encoding']));
      kept.spell(spellingOf(request), key);
      return write(form, request, reply);
    },
  };
}
