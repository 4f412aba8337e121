import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { figure } from '../support/figures.ts';
import { parsePolicy, score } from '../support/programs/observatorio.ts';
import {
  type Contestacion,
  ENDPOINTS,
  PRIVADAS,
  PRIVADO,
  PUBLICAS,
  pedir,
  useSitio,
} from '../support/programs/sitio.ts';

/**
 * The most without cookies, without being on the browsers' preload list and without integrity digests of script files:
 * modules of the same origin need none.
 */
const PERFECT = 130;

const LLAMADAS = [
  ...ENDPOINTS.filter(({ method, path }) => method === 'GET' && !path.includes(':')).map(({ path }) => path),
  '/api/nada',
];
const FUERA = ['/no-existe', '/inscripciones/nada'];

const policyOf = ({ headers }: Contestacion) => parsePolicy(headers.get('content-security-policy'));
const from = (answer: Contestacion, directive: string): string =>
  (policyOf(answer).get(directive) ?? []).join(' ');

/** What is worse than «only as long as nobody hosts something on it». */
const faults = ({ headers }: Contestacion): string[] =>
  new CspEvaluator(new CspParser(headers.get('content-security-policy') ?? '').csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.STRICT_CSP)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const hashesOf = (html: string): string[] =>
  [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

function expectBasics({ headers }: Contestacion, path: string): void {
  expect(Object.fromEntries(headers), path).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  for (const name of ['server', 'x-powered-by', 'via', 'access-control-allow-origin', 'set-cookie'])
    expect(headers.has(name), `${name} of ${path}`).toBe(false);
}

/** The same answer for all that look at it: each page is asked for once. */
function once(ask: (path: string) => Promise<Contestacion>): (path: string) => Promise<Contestacion> {
  const known = new Map<string, Promise<Contestacion>>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

describe('headers of a site published over https', () => {
  const sitio = useSitio({ PUBLIC_URL: 'https://club.example' });
  const ask = (path: string): Promise<Contestacion> => pedir(sitio().url, path);
  const get = once(ask);
  const least = async (paths: readonly string[]): Promise<number> => {
    const scores = await Promise.all(paths.map(async (path) => score(await get(path))));
    return Math.min(...scores.map(({ total }) => total));
  };

  it('get what the Observatory gives at most, on every page and every call', async () => {
    const pages = await least([...PUBLICAS, ...FUERA]);
    const rest = await least([...PRIVADAS, ...LLAMADAS]);
    figure(
      'headers',
      `${PUBLICAS.length + FUERA.length} pages ${pages}, ${PRIVADAS.length + LLAMADAS.length} staff documents and calls ${rest} points of the Observatory`,
      `${PERFECT} on all`,
    );
    expect(pages).toBe(PERFECT);
    expect(rest).toBe(PERFECT);
  });

  it('are complete everywhere, files and errors included, and name no machinery', async () => {
    const { html } = await get('/');
    // Pictures may be shown by other sites: src/server/imagenes says so.
    const files = [...html.matchAll(/(?:src|href)="(\/(?!imagenes\/)[^"/][^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    const refused = [
      '/assets/no',
      '/api/%zz',
      '/%zz',
      '/robots.txt',
      '/sitemap.xml',
      '/.git/config',
      '/.env',
    ];
    for (const path of [...PUBLICAS, ...FUERA, ...PRIVADAS, ...LLAMADAS, ...files, ...refused]) {
      const answer = await get(path);
      expectBasics(answer, path);
      const type = answer.headers.get('content-type') ?? '';
      if (/^text\/|\+xml|\/xml/.test(type)) expect(type, path).toContain('charset=utf-8');
    }
    expect(files.length).toBeGreaterThan(20);
  });

  it('hold no policy in which the evaluator finds a fault', async () => {
    for (const path of [...PUBLICAS, ...FUERA, ...PRIVADAS, ...LLAMADAS, '/favicon.svg'])
      expect(faults(await get(path)), path).toEqual([]);
  });

  it('let run exactly the scripts written in the document', async () => {
    for (const path of [...PUBLICAS, ...FUERA, ...PRIVADAS]) {
      const answer = await get(path);
      const allowed = policyOf(answer).get('script-src') ?? [];
      expect(allowed.toSorted(), path).toEqual([...new Set(["'self'", ...hashesOf(answer.html)])].sort());
      expect(answer.html, path).not.toMatch(/<[^>]+ on\w+="/);
    }
  });

  it('give the staff documents another style nonce each time, and nobody keeps them', async () => {
    for (const path of PRIVADAS) {
      const [uno, otro] = [await ask(path), await ask(path)];
      expect(from(uno, 'style-src')).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
      expect(from(uno, 'style-src')).not.toBe(from(otro, 'style-src'));
      expect(uno.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('keep nothing private, not even of a path written in another way; public answers are asked for again', async () => {
    for (const path of LLAMADAS) {
      const kept = (await get(path)).headers.get('cache-control');
      const isPublic = !path.startsWith(PRIVADO) && !path.startsWith('/api/auth/');
      expect(isPublic ? ['no-store', 'no-cache'] : ['no-store'], path).toContain(kept);
    }
    for (const path of [`/${PRIVADO}jugadores`, '/api//private/jugadores', '/%61pi/private/jugadores'])
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-store');
  });

  it('let each page frame only what it holds, and none talk to anybody else', async () => {
    const frames: Record<string, string> = {
      '/contacto': 'https://www.openstreetmap.org',
      '/noticias': 'https://www.youtube-nocookie.com',
    };
    for (const path of [...PUBLICAS, ...FUERA, ...PRIVADAS]) {
      const answer = await get(path);
      expect(from(answer, 'frame-src'), path).toBe(frames[path] ?? "'none'");
      for (const directive of ['connect-src', 'font-src', 'worker-src', 'form-action'])
        expect(from(answer, directive), path).toBe("'self'");
      expect(from(answer, 'img-src'), path).toBe("'self' data: blob:");
    }
  });

  it('ask for https for a year, of this name alone, also on refusals', async () => {
    for (const path of [
      '/',
      '/private/partidos',
      '/api/salud',
      `${PRIVADO}pistas`,
      '/api/nada',
      '/favicon.svg',
    ])
      expect((await get(path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  });
});

const SECRETO = '6LsQx-nadie-la-ve';

describe('headers of a site with measurement and reCAPTCHA, behind a proxy', () => {
  const sitio = useSitio({
    TRUST_PROXY: '1',
    GA_MEASUREMENT_ID: 'G-ABC123',
    RECAPTCHA_SITE_KEY: 'publica',
    RECAPTCHA_SECRET: SECRETO,
  });
  const ask = (path: string, proto: string): Promise<Contestacion> =>
    pedir(sitio().url, path, { headers: { 'x-forwarded-proto': proto } });
  const get = once((path) => ask(path, 'https'));

  it('ask for https when the proxy says that it came so, and only then', async () => {
    for (const path of ['/', '/private/partidos', '/api/salud']) {
      expect((await get(path)).headers.has('strict-transport-security'), path).toBe(true);
      expect((await ask(path, 'http')).headers.has('strict-transport-security'), path).toBe(false);
    }
  });

  it('invite both to the public pages, whose navbar opens a form; nobody to the staff nor to the API', async () => {
    for (const path of PUBLICAS) {
      const answer = await get(path);
      expect(from(answer, 'script-src'), path).toContain('https://www.googletagmanager.com/gtag/');
      expect(from(answer, 'script-src'), path).toContain('https://www.google.com/recaptcha/');
      expect(from(answer, 'frame-src'), path).toContain('https://www.google.com/recaptcha/');
      expect(faults(answer), path).toEqual([]);
      expect(score(answer).total, path).toBe(PERFECT);
    }
    for (const path of [...PRIVADAS, '/api/salud'])
      expect((await get(path)).headers.get('content-security-policy'), path).not.toContain('google');
  });

  it('never tell the secret key', async () => {
    for (const path of [...PUBLICAS, '/api/captcha', '/api/openapi.json'])
      expect((await get(path)).html).not.toContain(SECRETO);
  });
});
