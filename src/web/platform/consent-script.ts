/** The cookie that keeps the visitor's answer, as Klaro names and writes it. Spec §3, "Consent record". */
export const CONSENT_COOKIE = 'klaro';
/** The only service the site asks for. */
export const SERVICE = 'google-analytics';
/** Sent to the document whenever the answer changes. */
export const CONSENT_EVENT = 'consentimiento';

const DAYS = 120;
const MAX_AGE_S = DAYS * 24 * 60 * 60;
/** What follows the value in the cookie. Spec §9. */
export const COOKIE_ATTRIBUTES = `;max-age=${MAX_AGE_S};path=/;SameSite=Lax`;

/**
 * Runs in the page as it is written here, before the first paint: the document is the same for all, and this
 * shows the notice to who has not answered. Its two buttons work before the program comes.
 */
export const CONSENT_SCRIPT = `(function(d){
var r=d.documentElement,m=d.cookie.match(/(?:^|; )${CONSENT_COOKIE}=([^;]*)/),ok=false;
try{ok=typeof JSON.parse(decodeURIComponent(m[1]))['${SERVICE}']=='boolean'}catch(e){}
if(!ok)r.dataset.consent='pending';
d.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('[data-consent-answer]');if(!b)return;
d.cookie='${CONSENT_COOKIE}='+encodeURIComponent('{"${SERVICE}":'+b.dataset.consentAnswer+'}')+'${COOKIE_ATTRIBUTES}';
delete r.dataset.consent;d.dispatchEvent(new Event('${CONSENT_EVENT}'))})
})(document);`;
