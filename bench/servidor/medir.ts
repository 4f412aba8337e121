import { fileURLToPath } from 'node:url';
import autocannon, { type Options } from 'autocannon';
import { SECONDS, WORKERS } from './load.ts';

const CONNECTIONS = 50;
/** For threads of its own it asks for the path of the module, which its types do not know. */
const AWAKE = fileURLToPath(import.meta.resolve('./awake.ts')) as unknown as NonNullable<
  Options['setupClient']
>;

export type Measure = { perSecond: number; p99Ms: number };
export type Target = { url: string; headers?: Record<string, string>; connections?: number };

/** Requests a second and slowest hundredth under load, from threads of its own. Throws on any error answer. */
async function measure({ url, headers, connections = CONNECTIONS }: Target): Promise<Measure> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    workers: WORKERS,
    setupClient: AWAKE,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Several targets in turn, so that what disturbs the machine disturbs them all. */
export async function inTurn<Name extends string>(
  targets: Record<Name, Target>,
  rounds: number,
): Promise<Record<Name, Measure[]>> {
  const names = Object.keys(targets) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measure[]>;
  for (const name of names) await measure({ ...targets[name] });
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await measure(targets[name]));
  return results;
}
