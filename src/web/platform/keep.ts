import type { ApiError } from './call.ts';
import { rescueWith } from './load.ts';

/** What a page goes on showing while it is asked for again without anybody having asked. */
let kept: { address: string; data: unknown; isUsed: boolean } | null = null;

const addressOf = (url: string): string => url.split('#')[0] ?? url;

/** Nothing was refused: the network, or the server, is not there now. */
const isPassing = (error: unknown): boolean => {
  const { status } = error as Partial<ApiError>;
  return status === 0 || status === 429 || (status !== undefined && status >= 500);
};

rescueWith((request, error) => {
  if (!kept || kept.address !== addressOf(request.url) || !isPassing(error)) return null;
  kept.isUsed = true;
  return kept;
});

/** Runs `revalidate` so that a page whose data do not come keeps those it has. Whether they came. */
export async function keeping(data: unknown, revalidate: () => Promise<void>): Promise<boolean> {
  const mine = { address: addressOf(location.href), data, isUsed: false };
  kept = mine;
  await revalidate();
  if (kept === mine) kept = null;
  return !mine.isUsed;
}
