import { useSyncExternalStore } from 'react';

/** What the club's configuration changes in a page. */
export type PageSettings = {
  /** Of Google Analytics; null: nothing is measured. */
  measurementId: string | null;
  /** Whether the boxes of the consent dialog are ticked before the visitor answers. */
  consentDefault: boolean;
  /** Whether forms ask Google's captcha for a token. */
  recaptcha: boolean;
};

/** Where the service worker is (site/sin-conexion). */
export const WORKER = '/servicio.js';

export const META_MEASUREMENT = 'medicion';
export const META_CONSENT_DEFAULT = 'consentimiento-inicial';

/** What the server wrote in the document's head under that name. */
export const metaOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** The nonce of this document's inline styles, read from the scripts the server marked with it. */
export const styleNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const subscribeToNothing = () => () => {};

/** False in the server's HTML and until the program has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
