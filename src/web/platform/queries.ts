import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** What the server refused stays refused; only a lost connection is worth asking again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: worthRetrying },
    // Without a network a save fails at once and says so. By default it would wait, and be sent later without anybody knowing.
    mutations: { networkMode: 'always' },
  },
});
