import type { FastifyRequest } from 'fastify';

/** No session, too many calls, a captcha that is worth nothing: what somebody who tries things runs into. */
const NOTED: ReadonlySet<number> = new Set([401, 422, 429]);
/** Whoever tries things a thousand times a second does not fill the log with them. */
const EVERY_MS = 1_000;

/**
 * Notes refusals in the log: of what call by its pattern, never by its address, and from where. One line a second for
 * each status, with how many there were since the last one.
 */
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
