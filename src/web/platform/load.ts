import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router';
import { type ApiError, type Call, call } from './call.ts';

/** What a page needs to load its data, wherever it runs. */
type LoadArgs = { params: Params; url: URL };
export type Load<T> = (call: Call, args: LoadArgs) => Promise<T>;

/** How server loaders reach the API: in the same process, without a socket. */
export const callContext = createContext<Call>();

/** A refused call becomes the page's own status, with the sentence to show. */
export function asPage(error: unknown): unknown {
  const { status, message } = error as Partial<ApiError>;
  return typeof status === 'number' && message ? data(message, { status: status || 503 }) : error;
}

const run = <T>(load: Load<T>, api: Call, params: Params, request: Request): Promise<T> =>
  load(api, { params, url: new URL(request.url) });

/** What a page goes on showing while it is asked for again without anybody having asked. */
let kept: { address: string; data: unknown; isUsed: boolean } | null = null;

const addressOf = (url: string): string => url.split('#')[0] ?? url;

/** Nothing was refused: the network, or the server, is not there now. */
const isPassing = (error: unknown): boolean => {
  const { status } = error as Partial<ApiError>;
  return status === 0 || status === 429 || (status !== undefined && status >= 500);
};

/**
 * Runs `revalidate` so that a page whose data do not come keeps those it has, where it would show the error in their
 * place. Whether they came.
 */
export async function keeping(data: unknown, revalidate: () => Promise<void>): Promise<boolean> {
  const mine = { address: addressOf(location.href), data, isUsed: false };
  kept = mine;
  await revalidate();
  if (kept === mine) kept = null;
  return !mine.isUsed;
}

/** The data that the page of that address keeps, if that is how its call failed. */
function keptFor(request: Request, error: unknown): { data: unknown } | null {
  if (!kept || kept.address !== addressOf(request.url) || !isPassing(error)) return null;
  kept.isUsed = true;
  return kept;
}

/** `export const loader = onServer(cargar)`: the first page of a visit. */
export const onServer =
  <T>(load: Load<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> =>
    run(load, context.get(callContext), params, request).catch((error: unknown) => {
      throw asPage(error);
    });

/** `export const clientLoader = inBrowser(cargar)`: every page after it. */
export const inBrowser =
  <T>(load: Load<T>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<T> =>
    run(load, call, params, request).catch((error: unknown) => {
      const own = keptFor(request, error);
      if (own) return own.data as T;
      throw asPage(error);
    });

/** What a loader throws when the address itself makes no sense. */
export const notFound = () => data({ message: 'No existe' }, { status: 404 });
