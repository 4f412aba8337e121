import { createContext } from 'react-router';
import { META_CONSENT_DEFAULT, META_MEASUREMENT, type PageSettings } from './page-settings.ts';

const NO_SETTINGS: PageSettings = { measurementId: null, consentDefault: true, recaptcha: false };

/** Given by the server to each page it renders. */
export const settingsContext = createContext<PageSettings>(NO_SETTINGS);

const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;

/** Tells the program, in the head of the document, what differs from the usual. */
export function withSettings(html: string, { measurementId, consentDefault }: PageSettings): string {
  const metas = [
    ...(measurementId ? [meta(META_MEASUREMENT, measurementId)] : []),
    ...(consentDefault ? [] : [meta(META_CONSENT_DEFAULT, 'false')]),
  ];
  return metas.length > 0 ? html.replace('</head>', () => `${metas.join('')}</head>`) : html;
}

/** Whom a page may talk to besides the site itself, by directive of the content policy. */
export type Guests = Readonly<Record<string, readonly string[]>>;

/** Of the measurer's scripts only the tag: its containers may hold anybody's code. */
const ANALYTICS: Guests = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

const RECAPTCHA: Guests = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Nobody, unless the club has set an account with them. */
export const guestsOf = ({ measurementId, recaptcha }: PageSettings): readonly Guests[] => [
  ...(measurementId ? [ANALYTICS] : []),
  ...(recaptcha ? [RECAPTCHA] : []),
];
