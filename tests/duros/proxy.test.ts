import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { LIMITES_SUBIDA } from '#contract/solicitudes/inscripcion.ts';
import { readConfig } from '#server/config.ts';
import { PATIENCE } from '#server/platform/http/limits.ts';
import { figure, notRun } from '../support/figures.ts';
import { datosInscripcion, multipart, resolver } from '../support/formularios.ts';
import { photoOf } from '../support/photo.ts';
import { type Answer, type Caddy, hasCaddy, startCaddy } from '../support/programs/caddy.ts';
import { freePort } from '../support/programs/free-port.ts';
import { root } from '../support/programs/run-node.ts';
import { ADMIN, type Servidor, startServer } from '../support/programs/servidor.ts';

const file = readFileSync(join(root, 'despliegue/Caddyfile'), 'utf8');
const told = (pattern: RegExp): number => Number(pattern.exec(file)?.[1]);

describe('the Caddyfile agrees with the program', () => {
  it('in where it is, how long it waits, and how large a form may be', () => {
    expect(told(/PROGRAMA:web:(\d+)/)).toBe(readConfig({}).port);
    expect(told(/read_header (\d+)s/) * 1000).toBe(PATIENCE.headers);
    // The program's own limit answers in words, so it comes first.
    expect(told(/read_body (\d+)m/) * 60_000).toBeGreaterThan(PATIENCE.request);
    const largest = 2 * LIMITES_SUBIDA.archivo + LIMITES_SUBIDA.json;
    const limit = told(/max_size (\d+)MB/) * 1_000_000;
    expect(limit).toBeGreaterThan(1.1 * largest);
    const [, enormous = ''] = /Content-Length (\S+)/.exec(file) ?? [];
    expect([largest, limit - 1, limit, 10 * limit].map((n) => new RegExp(enormous).test(`${n}`))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('in its words', () => {
    expect(file).toContain(JSON.stringify({ message: mensajes.cuerpoDemasiadoGrande }));
  });
});

if (!hasCaddy) notRun('Caddy adds nothing and lets nothing by', 'caddy not installed');

const TOKEN = 'una-clave-de-metricas';
const PUBLIC = '/api/cms/escuela_normas';

describe.skipIf(!hasCaddy)('the real proxy in front of the real program', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-proxy-'));
  let program: Servidor;
  let caddy: Caddy;

  beforeAll(async () => {
    const port = await freePort();
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', METRICS_TOKEN: TOKEN };
    program = await startServer({ dataDir, env });
    caddy = await startCaddy({ program: new URL(program.url).host, port });
  });
  afterAll(async () => {
    await caddy?.stop();
    await program?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('brings what is kept as it left: compressed, plain and unchanged', async () => {
    const compressed = await caddy.ask(PUBLIC, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    const { etag } = compressed.headers;
    const again = await caddy.ask(PUBLIC, {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': `${etag}` },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await caddy.ask(PUBLIC);
    const direct = await fetch(program.url + PUBLIC, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.etag).toBe(direct.headers.get('etag'));
    expect(plain.headers['content-length']).toBe(direct.headers.get('content-length'));
    expect(plain.body.equals(brotliDecompressSync(compressed.body))).toBe(true);
    figure('Caddy: what is kept arrives as it left', 'brotli, plain and 304, with the same tag', 'the same');
  });

  it('adds its name and repeats no header', async () => {
    const { raw } = await caddy.ask(PUBLIC);
    const names = raw.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const direct = await fetch(program.url + PUBLIC, { headers: { 'accept-encoding': 'identity' } });
    const own = [...direct.headers.keys()].filter((name) => !['connection', 'keep-alive'].includes(name));
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
    expect(names).toContain('strict-transport-security');
    const more = names.filter((name) => !own.includes(name));
    expect(more.filter((name) => !['server', 'alt-svc', 'via', 'connection'].includes(name))).toEqual([]);
    figure('Caddy: headers of the program', `${own.length} of ${own.length} arrive, none twice`, 'all, once');
  });

  it('hands on at once what open pages listen to, and keeps it open', async () => {
    const session = connect(caddy.url, { ca: caddy.ca });
    const stream = session.request({ ':path': '/api/vivo' });
    const [first] = await once(stream, 'data', { signal: AbortSignal.timeout(3_000) });
    expect(String(first)).toMatch(/^data: \d+\n\n$/);
    stream.close();
    session.close();
    figure('Caddy: the first event of /api/vivo', 'comes at once', 'at once');
  });

  it('speaks HTTP/2', async () => {
    const session = connect(caddy.url, { ca: caddy.ca });
    const [headers] = await once(session.request({ ':path': PUBLIC }), 'response');
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
    session.close();
  });

  it('lets nobody read the metrics from outside, however the path is written', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`${program.url}/metrics/`, { headers })).status).toBe(200);
    const paths = ['/metrics', '/metrics/', '//metrics', '/metrics//', '/%6detrics', '/x/../metrics'];
    const more = ['/metrics?a=1', '/metrics/.', '/metrics%2f', '/METRICS', '/metrics;a', '/%2fmetrics'];
    const answers = await Promise.all([...paths, ...more].map((path) => caddy.ask(path, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(404));
    expect(answers.filter(({ body }) => body.includes('http_request'))).toEqual([]);
    figure('Caddy: /metrics asked for from outside', `${answers.length} spellings, each 404`, '404');
  });

  it('tells visitors apart by where they come from, whatever they say of it', async () => {
    const guess = async (i: number, from?: string): Promise<number> => {
      const said = `10.1.2.${i}`;
      const headers = { 'x-forwarded-for': said, 'x-real-ip': said, forwarded: `for=${said}` };
      const path = `/api/auth/login?usuario=${ADMIN.usuario}&password=mala${i}`;
      return (await caddy.ask(path, { headers, ...(from && { localAddress: from }) })).status;
    };
    const seen = [];
    for (let i = 0; i < 8; i += 1) seen.push(await guess(i));
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await guess(9, '127.0.0.2')).toBe(200);
    const checked = seen.filter((status) => status === 200).length;
    figure(
      'Caddy: guesses with forged addresses, from one visitor',
      `${checked} of ${seen.length} checked`,
      '5',
    );
  });

  const enrol = async (bytes: number): Promise<Answer> => {
    const token = await resolver(JSON.parse((await caddy.ask('/api/captcha')).body.toString()));
    const photo = new Blob([new Uint8Array(await photoOf(bytes))]);
    const receipt = new Blob([new Uint8Array(await photoOf(LIMITES_SUBIDA.archivo))]);
    const json = JSON.stringify(datosInscripcion({ token }));
    const form = await multipart([
      ['json', json],
      ['file', photo],
      ['comprobantePago', receipt],
    ]);
    const headers = { 'content-type': form.type, 'content-length': form.payload.length };
    return caddy.ask('/api/inscripcion/', { method: 'POST', headers, body: form.payload });
  };

  it('lets the largest form through, and refuses in words what is larger', async () => {
    const taken = await enrol(LIMITES_SUBIDA.archivo);
    expect([taken.status, taken.body.toString()]).toEqual([200, 'true']);
    figure(
      'Caddy: the largest form',
      `${Math.round((2 * LIMITES_SUBIDA.archivo) / 2 ** 20)} MB, taken`,
      'taken',
    );
    const refused = await enrol(LIMITES_SUBIDA.archivo + 1);
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
      413,
      { message: mensajes.archivoGrande },
    ]);
    const headers = { 'content-type': 'application/json', 'content-length': 30_000_000 };
    const enormous = await caddy.ask('/api/contacto/', { method: 'POST', headers, body: '{' });
    expect([enormous.status, JSON.parse(enormous.body.toString())]).toEqual([
      413,
      { message: mensajes.cuerpoDemasiadoGrande },
    ]);
  });
});

describe.skipIf(!hasCaddy)('while the program is away', () => {
  it('visitors wait for it', async () => {
    const port = await freePort();
    const caddy = await startCaddy({ program: `127.0.0.1:${port}` });
    const waiting = caddy.ask('/');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const server = createServer((_request, response) => response.end('here')).listen(port, '127.0.0.1');
    try {
      expect((await waiting).body.toString()).toBe('here');
      expect((server.address() as AddressInfo).port).toBe(port);
    } finally {
      server.closeAllConnections();
      server.close();
      await caddy.stop();
    }
  });

  it('and in the end are told so, in words; what they typed is in no log', async () => {
    const caddy = await startCaddy({ program: `127.0.0.1:${await freePort()}`, tryFor: '300ms' });
    try {
      const call = await caddy.ask('/api/auth/login?usuario=ana&password=canario', {
        headers: { authorization: 'canario', referer: 'https://localhost/?password=canario' },
      });
      expect([call.status, call.headers['retry-after']]).toEqual([502, '30']);
      expect(JSON.parse(call.body.toString()).message).toContain('no responde');
      const page = await caddy.ask('/noticias');
      expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(page.body.toString()).toContain('La web del club no responde');
      expect(caddy.log()).not.toContain('canario');
    } finally {
      await caddy.stop();
    }
  });
});
