import { dismissToast, showToast } from '#web/ui/toast.tsx';
import type { Transport } from './call.ts';

/** Where the server names the operation that a write left: 0 when nothing can be taken back of it. */
const HEADER = 'x-operation';

let last: number | null = null;

/** The last write that failed, until somebody tells of it. */
let failed: string | null = null;
/** The notice of each write that failed. */
const notices = new Map<string, number>();

/** Says that the last write failed, until it is closed or that write is done. Answers the notice. */
export function tellFailure(text: string): number {
  const notice = showToast(text, 'error');
  if (failed !== null) notices.set(failed, notice);
  failed = null;
  return notice;
}

/** A write that is done has not failed, whatever was said of it before. */
function noteEnd(write: string, done: boolean): void {
  if (!done) {
    failed = write;
    return;
  }
  const notice = notices.get(write);
  if (notice !== undefined) dismissToast(notice);
  notices.delete(write);
}

/** Notes how each write ended, and what it left in the log. What only reads says nothing of that, whatever its verb. */
export const noteOperations =
  (through: Transport): Transport =>
  async (url, init) => {
    const end = (done: boolean) => init.method !== 'GET' && noteEnd(`${init.method} ${url}`, done);
    const response = await through(url, init).catch((error) => {
      end(false);
      throw error;
    });
    end(response.ok);
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
