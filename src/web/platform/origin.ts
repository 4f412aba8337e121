import { createContext, type RouterContextProvider } from 'react-router';

/** Where the site is published, or null when it only knows from each request. */
export const publicUrlContext = createContext<string | null>(null);

/** Scheme and host under which this request's site is known, without a slash at the end. */
export function originOf(context: Readonly<RouterContextProvider>, request: Request): string {
  return new URL(context.get(publicUrlContext) ?? request.url).origin;
}
