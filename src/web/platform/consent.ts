import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { META_CONSENT_DEFAULT, META_MEASUREMENT, metaOf } from './document.ts';

/** The cookie that keeps the visitor's answer, as Klaro names and writes it. */
const CONSENT_COOKIE = 'klaro';
const SERVICE = 'google-analytics';
/** Sent to the document whenever the answer changes. */
const CONSENT_EVENT = 'consentimiento';

/** On the document's element where the club measures nothing: there is nothing to ask. */
export const UNMEASURED = 'data-sin-medicion';

const DAYS = 120;
const MAX_AGE_S = DAYS * 24 * 60 * 60;
/** What follows the value in the cookie. */
export const COOKIE_ATTRIBUTES = `;max-age=${MAX_AGE_S};path=/;SameSite=Lax`;

/**
 * Runs in the page as it is written here, before the first paint: the document is the same for all, and this
 * shows the notice to who has not answered. Its two buttons work before the program comes, and while React hydrates,
 * which stops the click on its way up: it is heard on its way down.
 */
export const CONSENT_SCRIPT = `(function(d){
var r=d.documentElement,m=d.cookie.match(/(?:^|; )${CONSENT_COOKIE}=([^;]*)/),ok=false;
try{ok=typeof JSON.parse(decodeURIComponent(m[1]))['${SERVICE}']=='boolean'}catch(e){}
if(!ok&&!r.hasAttribute('${UNMEASURED}'))r.dataset.consent='pending';
d.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('[data-consent-answer]');if(!b)return;
d.cookie='${CONSENT_COOKIE}='+encodeURIComponent('{"${SERVICE}":'+b.dataset.consentAnswer+'}')+'${COOKIE_ATTRIBUTES}';
delete r.dataset.consent;d.dispatchEvent(new Event('${CONSENT_EVENT}'))},true)
})(document);`;

/** Whether each service is accepted; null while the visitor has not answered. */
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

/** How the boxes stand before the visitor answers: ticked unless the club says otherwise. */
export const consentByDefault = (): boolean => metaOf(META_CONSENT_DEFAULT) !== 'false';

function publish(isAnswered: boolean): void {
  const root = document.documentElement;
  if (isAnswered || root.hasAttribute(UNMEASURED)) delete root.dataset.consent;
  else root.dataset.consent = 'pending';
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

/** Where addresses name people, or are a key. */
const UNCOUNTED = /^\/+(?:private|mi\/)/i;
const HAS_COOKIE = /(?:^|; )_ga(?:_[^=]*)?=/;

const report = (error: unknown): void => console.warn(error);

/** Counts pages if the club measures and the visitor said yes; after a no the cookies go. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  const answer = useAnswer();
  useEffect(() => {
    if (answer !== false || !HAS_COOKIE.test(document.cookie)) return;
    import('./analytics-tag.ts')
      .then((tag) => tag.stopCounting(metaOf(META_MEASUREMENT) ?? ''))
      .catch(report);
  }, [answer]);
  useEffect(() => {
    const id = metaOf(META_MEASUREMENT);
    if (!id || !answer || UNCOUNTED.test(pathname)) return;
    import('./analytics-tag.ts').then((tag) => tag.countView(id, pathname)).catch(report);
  }, [answer, pathname]);
}
