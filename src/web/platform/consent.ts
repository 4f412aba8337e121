import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE, CONSENT_EVENT, COOKIE_ATTRIBUTES, SERVICE } from './consent-script.ts';
import { META_CONSENT_DEFAULT, metaOf } from './page-settings.ts';

/** Whether each service is accepted; null while the visitor has not answered. Spec §4, "Consent". */
type Consent = Record<string, boolean> | null;

const valueIn = (cookies: string): string =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1) ?? '';

/** What that cookie header says; an answer that cannot be read is none. */
export function readConsent(cookies: string): Consent {
  try {
    const record = JSON.parse(decodeURIComponent(valueIn(cookies)));
    return typeof record[SERVICE] === 'boolean' ? record : null;
  } catch {
    return null;
  }
}

/** How the boxes stand before the visitor answers: ticked unless the club says otherwise. Spec §3. */
export const consentByDefault = (): boolean => metaOf(META_CONSENT_DEFAULT) !== 'false';

function publish(isAnswered: boolean): void {
  if (isAnswered) delete document.documentElement.dataset.consent;
  else document.documentElement.dataset.consent = 'pending';
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Accept, decline or save: the record is confirmed and the notice hides. */
export function saveConsent(isAccepted: boolean): void {
  const record = encodeURIComponent(JSON.stringify({ [SERVICE]: isAccepted }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${CONSENT_COOKIE}=${record}${COOKIE_ATTRIBUTES}`;
  publish(true);
}

/** Back to the defaults, with nothing stored. */
export function resetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${CONSENT_COOKIE}=;max-age=0;path=/;SameSite=Lax`;
  publish(false);
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener(CONSENT_EVENT, listener);
  return () => document.removeEventListener(CONSENT_EVENT, listener);
};

/** The answer of this visitor to the one service: accepted, declined, or null while there is none. */
export function useAnswer(): boolean | null {
  const current = (): boolean | null => readConsent(document.cookie)?.[SERVICE] ?? null;
  return useSyncExternalStore(subscribe, current, () => null);
}
