import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router';
import { type ApiError, type Call, call } from './call.ts';

export type LoadArgs = { params: Params; url: URL };
export type Load<T> = (call: Call, args: LoadArgs) => Promise<T>;

/** What a page is drawn of. */
export type Loaded<L extends Load<unknown>> = Awaited<ReturnType<L>>;

/** How server loaders reach the API: in the same process, without a socket. */
export const callContext = createContext<Call>();

/** A refused call becomes the page's own status, with the sentence to show. */
export function asPage(error: unknown): unknown {
  const { status, message } = error as Partial<ApiError>;
  return typeof status === 'number' && message ? data(message, { status: status || 503 }) : error;
}

const run = <T>(load: Load<T>, api: Call, params: Params, request: Request): Promise<T> =>
  load(api, { params, url: new URL(request.url) });

/** Data for a page whose own did not come, or null. */
type Rescue = (request: Request, error: unknown) => { data: unknown } | null;

let rescue: Rescue = () => null;

/** For pages that are asked for again without anybody having asked: `keep.ts`. */
export const rescueWith = (by: Rescue): void => {
  rescue = by;
};

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
      const own = rescue(request, error);
      if (own) return own.data as T;
      throw asPage(error);
    });

/** What a loader throws when the address itself makes no sense. */
export const notFound = () => data({ message: 'No existe' }, { status: 404 });
