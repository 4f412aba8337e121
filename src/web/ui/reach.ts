import { createContext, useContext } from 'react';

type Reaches = (to: string) => boolean;

/** Whether who is there may open that address: a button that leads where they may not is not drawn. */
export const Reach = createContext<Reaches>(() => true);
export const useReaches = (): Reaches => useContext(Reach);

/** Whether what is on screen can be read and not changed: its forms cannot be typed in, nor saved. */
export const ReadOnly = createContext(false);
export const useReadOnly = (): boolean => useContext(ReadOnly);
