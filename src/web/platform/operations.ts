import { dismissToast, showToast } from '#web/ui/toast.tsx';
import { ApiError, type Transport } from './call.ts';

/** Where the server names the operation that a write left: 0 when nothing can be taken back of it. */
const HEADER = 'x-operation';

let last: number | null = null;

/** The notice of each call that failed, a write or a download. */
const notices = new Map<string, number>();

/** Says that a call failed, until it is closed or that call is done. Answers the notice. */
export function tellFailure(text: string, error: unknown): number {
  const notice = showToast(text, 'error');
  if (error instanceof ApiError && error.call !== null) notices.set(error.call, notice);
  return notice;
}

/** A call that is done has not failed, whatever was said of it before. */
function noteDone(call: string): void {
  const notice = notices.get(call);
  if (notice !== undefined) dismissToast(notice);
  notices.delete(call);
}

/** Notes which calls are done, and what each left in the log. What only reads says nothing of that, whatever its verb. */
export const noteOperations =
  (through: Transport): Transport =>
  async (url, init) => {
    const response = await through(url, init);
    if (response.ok) noteDone(`${init.method} ${url}`);
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
