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
function asPage(error: unknown): unknown {
  const { status, message } = error as Partial<ApiError>;
  return typeof status === 'number' && message ? data(message, { status: status || 503 }) : error;
}

async function run<T>(load: Load<T>, api: Call, params: Params, request: Request): Promise<T> {
  try {
    return await load(api, { params, url: new URL(request.url) });
  } catch (error) {
    throw asPage(error);
  }
}

/** `export const loader = onServer(cargar)`: the first page of a visit. */
export const onServer =
  <T>(load: Load<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> =>
    run(load, context.get(callContext), params, request);

/** `export const clientLoader = inBrowser(cargar)`: every page after it. */
export const inBrowser =
  <T>(load: Load<T>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<T> =>
    run(load, call, params, request);

/** What a loader throws when the address itself makes no sense. */
export const notFound = () => data({ message: 'No existe' }, { status: 404 });
