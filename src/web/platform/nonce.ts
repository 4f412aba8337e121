/** The nonce of this document's inline styles, read from the scripts the server marked with it. */
export const styleNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
