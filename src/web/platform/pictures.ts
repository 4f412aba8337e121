import type { ReactElement } from 'react';
import { createContext } from 'react-router';

/** Words as an outline, in units of which `size` make an em; it stands on y = 0 and goes up. */
export type Outline = { d: string; width: number; size: number };

/** What the server lends to who makes pictures. */
export type Pictures = {
  outline(words: string): Outline;
  /** A drawing as the text of a file. */
  markup(drawing: ReactElement): string;
  toPng(svg: string): Promise<Uint8Array<ArrayBuffer>>;
};

export const picturesContext = createContext<Pictures>();
