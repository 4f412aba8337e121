import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ContentType, Endpoint, FileAnswer } from '#contract/endpoint.ts';
import { writerOf } from './json-writer.ts';

/** An answer already written as JSON by the endpoint's schema, in another thread: it leaves as it is. */
export class WrittenJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

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

const textOf = (endpoint: Endpoint, answer: unknown): string =>
  endpoint.output && typeOf(endpoint) === 'application/json'
    ? writerOf(endpoint.output)(answer)
    : String(answer);

/** An answer that is not a file, as it is sent: its content type and its text. */
export function written(endpoint: Endpoint, answer: unknown): { type: string; text: string } {
  const type = typeOf(endpoint);
  return { type: withCharset(type), text: textOf(endpoint, answer) };
}

/** As Fastify takes them, without copying them. */
const sameBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Sends what an endpoint answered: nothing, a file or a text. */
export function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (!endpoint.output) return reply.code(204).send();
  const type = typeOf(endpoint);
  reply.type(withCharset(type));
  const disposition = DISPOSITION[type];
  if (disposition) return sendFile(reply, disposition, answer as FileAnswer);
  if (answer instanceof WrittenJson) return reply.send(sameBytes(answer.bytes));
  return reply.send(textOf(endpoint, answer));
}
