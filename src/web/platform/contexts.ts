import type { ReactElement } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';

/** Where the site is published, or null when it only knows from each request. */
export const publicUrlContext = createContext<string | null>(null);

/** Scheme and host under which this request's site is known, without a slash at the end. */
export function originOf(context: Readonly<RouterContextProvider>, request: Request): string {
  return new URL(context.get(publicUrlContext) ?? request.url).origin;
}

/** Words as an outline, in units of which `size` make an em; it stands on y = 0 and goes up. */
export type Outline = { d: string; width: number; size: number };

export type Pictures = {
  outline(words: string): Outline;
  /** A drawing as the text of a file. */
  markup(drawing: ReactElement): string;
  toPng(svg: string): Promise<Uint8Array<ArrayBuffer>>;
};

export const picturesContext = createContext<Pictures>();
