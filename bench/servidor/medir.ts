import autocannon from 'autocannon';

const CONNECTIONS = 50;
const SECONDS = Number(process.env.SECONDS ?? 4);

export type Measure = { perSecond: number; p99Ms: number };

/** Requests a second and slowest hundredth under load, from a thread of its own. Throws on any error answer. */
export async function measure(url: string): Promise<Measure> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
