type ToastKind = 'success' | 'info' | 'warning' | 'error';
/** The one thing that can be done about it, from the notice itself. */
type ToastAction = { label: string; run: () => void };
export type ToastItem = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined };

/** look.md, "States": at most four at once. */
const MOST = 4;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** The oldest that is not an error makes room first: errors stay until closed. */
function makeRoom(list: readonly ToastItem[]): readonly ToastItem[] {
  if (list.length < MOST) return list;
  const leaving = list.find((item) => item.kind !== 'error') ?? list[0];
  return list.filter((item) => item !== leaving);
}

/** Shows a notice and returns its id. The same text twice is one notice. */
export function showToast(text: string, kind: ToastKind = 'info', action?: ToastAction): number {
  lastId += 1;
  const others = items.filter((item) => item.text !== text || item.kind !== kind);
  publish([...makeRoom(others), { id: lastId, kind, text, action }]);
  return lastId;
}

export function dismissToast(id: number): void {
  publish(items.filter((item) => item.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastItem[] => items;

const NONE: readonly ToastItem[] = [];
/** On the server there is nothing to say yet. */
export const noToasts = (): readonly ToastItem[] => NONE;
