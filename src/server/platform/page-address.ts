/** What would end the host and begin another part of the address. */
const NOT_OF_A_HOST = /[/?#@\\]/;

/**
 * The address a page was asked by. A path of two slashes is a path: resolved against the host, it would name
 * another one. A host that is none is the caller's fault, and answered as such.
 */
export function pageAddress(protocol: string, host: string, path: string): URL {
  const address = `${protocol}://${host}${path}`;
  if (NOT_OF_A_HOST.test(host) || !path.startsWith('/') || !URL.canParse(address))
    throw Object.assign(new Error('Bad address'), { statusCode: 400 });
  return new URL(address);
}
