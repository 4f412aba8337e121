import { FICHAS } from './fichas.server.ts';
import { PAGINAS } from './paginas.ts';
import type { Call } from './platform/call.ts';

const fichaDe = (pathname: string) =>
  FICHAS[
    pathname
      .split('/')
      .find((part) => part !== '')
      ?.toLowerCase() ?? ''
  ];

/** What the page of that path reads of the query, however the path is spelled. */
export const parametersOf = (pathname: string): readonly string[] => fichaDe(pathname)?.parametros ?? [];

const CON_LLAVE = PAGINAS.filter(({ conLlave }) => conLlave).map(({ path }) => path.split('/')[1]);

/** The page that is asked for by a key, however its address is spelled; without a key it is none. */
const conLlave = (pathname: string): string | undefined => {
  const [seccion = '', llave] = pathname.split('/').filter((tramo) => tramo !== '');
  return llave && CON_LLAVE.find((una) => una === decodeURI(seccion).toLowerCase());
};

/** What a page sees in place of the key that it was asked by: none is kept with the page, nor in any line of the log. */
const sinLlave = (seccion: string): string => `/${seccion}/llave`;

/** Links to a place of the page lead to it at the address it was asked by, which is not this one. */
export const conEnlacesPropios = (html: string): string =>
  CON_LLAVE.reduce<string>(
    (texto, una) => texto.replaceAll(`href="${sinLlave(una ?? '')}#`, 'href="#'),
    html,
  );

/** The address with only what its page knows of: a made-up one is the same page as none. */
export async function addressOfPage(address: URL, call: unknown): Promise<URL> {
  const seccion = conLlave(address.pathname);
  if (seccion) return new URL(sinLlave(seccion), address);
  const { conocidos, conReloj = false } = fichaDe(address.pathname) ?? {};
  if (!conocidos || (address.search === '' && !conReloj)) return address;
  const url = new URL(address);
  url.search = String(await conocidos(call as Call, address.searchParams));
  return url;
}
