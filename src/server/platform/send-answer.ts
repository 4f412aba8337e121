import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ContentType, Endpoint, FileAnswer } from '#contract/endpoint.ts';

/** What is made to be kept is saved; the rest opens in the window. */
const DISPOSITION: Partial<Record<ContentType, string>> = {
  'application/zip': 'attachment',
  'application/octet-stream': 'attachment',
  'text/csv': 'attachment',
  'application/pdf': 'inline',
};

/** File names are ours: letters, digits, dots and dashes. */
function sendFile(reply: FastifyReply, usual: string, { filename, body, isSaved }: FileAnswer): FastifyReply {
  reply.header('content-disposition', `${isSaved ? 'attachment' : usual}; filename="${filename}"`);
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body));
}

const typeOf = ({ contentType = 'application/json' }: Endpoint): ContentType => contentType;

const withCharset = (type: ContentType): string =>
  type.startsWith('text/') || type.endsWith('json') ? `${type}; charset=utf-8` : type;

/** Of JSON, what its schema declares and nothing else. Throws when something of that is missing. */
const textOf = (endpoint: Endpoint, answer: unknown): string =>
  endpoint.output && typeOf(endpoint) === 'application/json'
    ? JSON.stringify(endpoint.output.parse(answer))
    : String(answer);

/** An answer that is not a file, as it is sent: its content type and its text. */
export function written(endpoint: Endpoint, answer: unknown): { type: string; text: string } {
  const type = typeOf(endpoint);
  return { type: withCharset(type), text: textOf(endpoint, answer) };
}

/** Sends what an endpoint answered: nothing, a file or a text. */
export function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (!endpoint.output) return reply.code(204).send();
  const type = typeOf(endpoint);
  reply.type(withCharset(type));
  const disposition = DISPOSITION[type];
  if (disposition) return sendFile(reply, disposition, answer as FileAnswer);
  return reply.send(textOf(endpoint, answer));
}
