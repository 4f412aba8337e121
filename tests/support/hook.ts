import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { sendThrough } from '#web/platform/call.ts';

/** As the desk's: whether there is a network is for the call to find out. */
const SIEMPRE = { defaultOptions: { mutations: { networkMode: 'always' } } } as const;

/** What a hook answers on a screen drawn once: what it does is called afterwards, and its effects are not run. */
export function enPantalla<T>(useAlgo: () => T, cliente = new QueryClient(SIEMPRE)): T {
  // Another file of the same process may have left its own.
  sendThrough((url, init) => fetch(url, init));
  const dicho: T[] = [];
  const Pantalla = () => {
    dicho.push(useAlgo());
    return null;
  };
  const dentro = createElement(MemoryRouter, null, createElement(Pantalla));
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cliente }, dentro));
  return dicho[0] as T;
}
