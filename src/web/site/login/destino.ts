/** Browsers drop tabs and line breaks from an address, and with them what kept two slashes apart. */
const RUTA_PROPIA = /^\/(?![/\\.])[^\s\\]*$/;

/** Where to go once in: only a path of this site, never another one. */
export const destinoDe = (redirect: string | null): string =>
  redirect && RUTA_PROPIA.test(redirect) ? redirect : '/';
