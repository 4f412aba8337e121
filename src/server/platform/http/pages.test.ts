import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAnswers, secureHeaders } from './headers.ts';
import { servePages } from './pages.ts';
import { createPublicCache } from './public-cache.ts';

const DRAWING = `<svg>${'<path d="M0 0"/>'.repeat(200)}</svg>`;
const LONG = 'á'.repeat(2_000);

/** A site of one page, which tells how it was asked for and how often it has been drawn. */
function fakeSite(draw: (request: Request) => Response | Promise<Response>): ServerBuild {
  const module = { loader: ({ request }: { request: Request }) => draw(request) };
  return {
    entry: {
      module: {
        default: () => new Response(null, { status: 500 }),
        fillContext: () => {},
        addressOfPage: async (address: URL) => address,
        parametersOf: (pathname: string) => (pathname === '/tabla' ? ['tipo', 'liga'] : []),
      },
    },
    routes: { page: { id: 'page', path: '*', module } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

function filesOfSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'club-sitio-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'favicon.svg'), DRAWING);
  writeFileSync(join(dir, 'favicon.svg.br'), brotliCompressSync(DRAWING));
  writeFileSync(join(dir, 'assets', 'app-1a2b3c.js'), 'void 0;');
  writeFileSync(join(dir, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('void 0;'));
  return dir;
}

describe('pages', () => {
  let app: FastifyInstance;
  let dir: string;
  let state: string;
  let drawn: string[];
  let ready: Promise<void>;
  let status: number;

  async function start(publicUrl: string | null): Promise<void> {
    app = Fastify({ exposeHeadRoutes: false });
    const cache = createPublicCache(async () => state);
    await secureHeaders(app, { https: publicUrl !== null });
    await compressAnswers(app);
    const draw = async (request: Request): Promise<Response> => {
      drawn.push(request.url);
      await ready;
      const seen = JSON.stringify([request.url, [...request.headers.keys()], drawn.length, LONG]);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `p${drawn.length}`,
      };
      return new Response(seen, { status, headers });
    };
    const site = { build: fakeSite(draw), clientDir: dir, publicUrl };
    await servePages(app, site, {
      call: async () => null,
      cache,
      mark: async () => '',
      data: () => null,
      uncached: '/private',
      painted: '/tarjetas/',
      busyMessage: 'busy',
    });
  }

  beforeEach(async () => {
    state = 'a';
    status = 200;
    drawn = [];
    ready = Promise.resolve();
    dir = filesOfSite();
    await start(null);
  });
  afterEach(async () => {
    await app.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host: 'club.example', ...headers } });

  it('are drawn once for each state of the data, with the policy of that drawing', async () => {
    const [first, second] = [await get('/'), await get('/')];
    expect(drawn).toEqual(['http://club.example/']);
    expect([second.body, second.headers['content-security-policy']]).toEqual([first.body, 'p1']);
    expect(second.headers).toMatchObject({ 'x-frame-options': 'DENY', vary: 'accept-encoding' });
    state = 'b';
    expect((await get('/')).headers['content-security-policy']).toBe('p2');
  });

  it('are drawn without knowing who asks', async () => {
    const { body } = await get('/', { cookie: 'klaro=1', 'user-agent': 'evil', 'x-original-url': '/other' });
    expect(JSON.parse(body)[1]).toEqual([]);
  });

  it('hang on the parameters they declare, whatever their order, and on no other', async () => {
    for (const query of [
      '?liga=2&tipo=social',
      '?tipo=social&liga=2',
      '?utm_source=x&tipo=social&liga=2&x[]=1',
    ])
      await get(`/tabla${query}`);
    await get('/?tipo=social');
    await get('/');
    expect(drawn).toEqual(['http://club.example/tabla?tipo=social&liga=2', 'http://club.example/']);
    await get('/tabla?tipo=infantil');
    expect(drawn).toHaveLength(3);
  });

  it('of one host are never those of another', async () => {
    await get('/', { host: 'evil.example' });
    const { body } = await get('/');
    expect(body).not.toContain('evil');
    expect(drawn).toEqual(['http://evil.example/', 'http://club.example/']);
    expect((await get('/', { host: 'evil.example/x?' })).statusCode).toBe(400);
    expect((await get('//evil.example/x')).body).toContain('http://club.example//evil.example/x');
  });

  it('of a published site are the same whatever host they are asked of', async () => {
    await app.close();
    await start('https://club.example');
    for (const host of ['evil.example', 'club.example', 'localhost:3000']) await get('/', { host });
    expect(drawn).toEqual(['https://club.example/']);
  });

  it('are sent compressed, and 304 to who still has them', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: br.headers.etag, vary: 'accept-encoding' });
  });

  it('answer HEAD with the headers alone', async () => {
    const head = await get('/', {}, 'HEAD');
    const full = await get('/');
    expect([head.body, head.headers.etag]).toEqual(['', full.headers.etag]);
    expect(head.headers['content-length']).toBe(String(full.rawPayload.length));
    expect(drawn).toHaveLength(1);
  });

  it('are the same for who brings a token, alive or not', async () => {
    const first = await get('/');
    for (const authorization of ['x', 'Basic YTpi', ''])
      expect((await get('/', { authorization })).body).toBe(first.body);
    expect(drawn).toHaveLength(1);
  });

  it('wait their turn to be drawn: of one address one at a time, and beyond a short queue they are refused', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready = promise;
    const from = (remoteAddress: string, count: number) =>
      Array.from({ length: count }, (_, i) =>
        app.inject({ url: `/${remoteAddress}/${i}`, remoteAddress, headers: { host: 'club.example' } }),
      );
    const flood = from('203.0.113.7', 130);
    const visitor = from('203.0.113.8', 1);
    await new Promise((go) => setTimeout(go, 100));
    expect(drawn).toHaveLength(2);
    resolve();
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(69);
    expect(drawn).toHaveLength(62);
    expect((await Promise.all(visitor)).map(({ statusCode }) => statusCode)).toEqual([200]);
    expect((await get('/203.0.113.7/99')).statusCode).toBe(200);
  });

  it('that were not found, or are drawn for staff, are not kept', async () => {
    status = 404;
    for (const _ of [1, 2]) expect((await get('/nada')).statusCode).toBe(404);
    status = 200;
    for (const path of ['/private/ligas', '/PRIVATE/ligas', '/%70rivate/ligas']) {
      await get(path);
      const { headers } = await get(path);
      expect(headers.etag).toBeUndefined();
    }
    expect(drawn).toHaveLength(8);
  });

  it('come beside files that were compressed when they were built', async () => {
    const file = await get('/favicon.svg', { 'accept-encoding': 'gzip, br' });
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, 'br']);
    expect(file.headers['content-length']).toBe(String(brotliCompressSync(DRAWING).length));
    expect((await get('/favicon.svg')).body).toBe(DRAWING);
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
    expect(drawn).toEqual([]);
  });

  it('are not what stands for an asset of another build, nor asked for what is no asset', async () => {
    for (const path of [
      '/assets/app-000000.js',
      '/assets/',
      '/assets/..%2ffavicon.svg',
      '/assets/app-1a2b3c.js.br',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    expect(drawn).toEqual([]);
  });

  it('come beside assets that are asked for whole, in parts, and whether they are the same', async () => {
    const whole = await get('/assets/app-1a2b3c.js');
    const part = await get('/assets/app-1a2b3c.js', { range: 'bytes=0-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'void', 'bytes 0-3/7']);
    const again = await get('/assets/app-1a2b3c.js', { 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/assets/app-1a2b3c.js' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '7']);
  });
});
