import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'DELETE';

/** What an answer is made of; everything but JSON is sent as the handler returns it. */
export type ContentType =
  | 'application/json'
  | 'text/plain'
  | 'text/html'
  | 'text/csv'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip';

/** An answer that is a file: what the handler returns. Clients read it as bytes. */
export type FileAnswer = {
  filename: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
  /** Downloaded, even where the browser would show it. */
  isSaved?: boolean;
};

/** One call of the API, for the server, for pages (its types) and for OpenAPI. `output: null` answers 204. */
export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent: JSON. */
  bodyType?: 'multipart/form-data';
  output: z.ZodType | null;
  contentType?: ContentType;
  /** What its rehearsal says that it would do, beside whom it would tell. docs/reglas/consecuencias.md */
  rehearsal?: z.ZodType;
  /** Bytes of the largest body, where it takes more than the rest. */
  maxBody?: number;
  /** Only for who has typed their password in the last minutes; 403 otherwise. */
  asksPassword?: true;
  /** Also for who brings, instead of a session, the key that is for this and nothing else. */
  opensWithKey?: true;
};

type Rest = Omit<Endpoint, 'method' | 'path' | 'summary'>;

const asks =
  <const M extends Method>(method: M) =>
  <const P extends Endpoint['path'], const R extends Rest>(path: P, summary: string, rest: R) => ({
    method,
    path,
    summary,
    ...rest,
  });

/** A call by its method: its path, what it does in a sentence, and what goes and comes. */
export const get = asks('GET');
export const post = asks('POST');
export const remove = asks('DELETE');

/** `POST /api/private/ligas/:id`: how pages and tests name a call. */
type KeyOf<E extends Endpoint> = `${E['method']} ${E['path']}`;

type Sent<T> = T extends z.ZodType ? z.input<T> : never;
type Got<T> = T extends z.ZodType ? z.output<T> : undefined;

/**
 * What the caller passes; parts the endpoint does not declare are left out. The outer condition distributes over a union of
 * endpoints, so that each keeps its own params, query and body.
 */
export type Request<E extends Endpoint> = E extends Endpoint
  ? (E extends { params: z.ZodType } ? { params: Sent<E['params']> } : object) &
      (E extends { query: z.ZodType } ? { query?: Sent<E['query']> } : object) &
      (E extends { body: z.ZodType } ? { body: Sent<E['body']> } : object)
  : never;

export type Answer<E extends Endpoint> = Got<E['output']>;

export type Rehearsal<E extends Endpoint> = E extends { rehearsal: infer R extends z.ZodType }
  ? z.output<R>
  : null;

export type Parsed<E extends Endpoint> = {
  params: Got<E['params']>;
  query: Got<E['query']>;
  body: Got<E['body']>;
};

// biome-ignore lint/suspicious/noConfusingVoidType: a use case without an answer is a Promise<void>
type Nothing = void;

/** What the handler may return: the output before its schema strips what must not leave. */
export type Returned<E extends Endpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : Nothing;

export type ApiOf<Group extends Record<string, Endpoint>> = {
  [Name in keyof Group as KeyOf<Group[Name]>]: Group[Name];
};
