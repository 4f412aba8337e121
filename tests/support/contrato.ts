import { deepStrictEqual } from 'node:assert';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type Asked = { endpoint: Endpoint; path: RegExp };

const PARAMETER = /:\w+/g;
const endpoints: Endpoint[] = Object.values(recursos).flatMap((resource) => Object.values(resource));

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(PARAMETER, '[^/]+')}$`);

/** As the router chooses: a path that names itself before one with a parameter in its place. */
const asked: Asked[] = endpoints
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((endpoint) => ({ endpoint, path: pattern(endpoint.path) }));

/**
 * Every answer that a test gets is what its contract says, no more and no less: the server writes it by the
 * schema and does not check it again.
 */
export function comprobarRespuesta(method: string, url: string, text: string): void {
  const { pathname } = new URL(url, 'http://club');
  const one = asked.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname));
  if (!one?.endpoint.output || one.endpoint.contentType) return;
  const answer: unknown = JSON.parse(text);
  deepStrictEqual(one.endpoint.output.parse(answer), answer);
}
