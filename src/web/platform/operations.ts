import type { Transport } from './call.ts';

/** Where the server names the operation that a write left: 0 when nothing can be taken back of it. */
const HEADER = 'x-operation';

let last: number | null = null;

/** Notes what each write left in the log. What only reads says nothing, whatever its verb, and changes nothing. */
export const noteOperations =
  (through: Transport): Transport =>
  async (url, init) => {
    const response = await through(url, init);
    const named = response.headers.get(HEADER);
    if (named !== null) last = Number(named) || null;
    return response;
  };

/** The operation of the last write of this tab, once: whoever tells of it asks as soon as it is answered. */
export function takeOperation(): number | null {
  const taken = last;
  last = null;
  return taken;
}
