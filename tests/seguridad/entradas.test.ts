import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { multipart, startForms, unToken } from '#tests/support/formularios.ts';
import { figure } from '../support/figures.ts';
import { CAPTCHA, cuerposFingidos, type Peticion, peticion } from '../support/hostile/hostil.ts';
import { huellaDe } from '../support/intacto.ts';
import { ENDPOINTS } from '../support/programs/sitio.ts';

/** Some hundreds in every run of the tests, always the same; `npm run test:hard` asks for many more, new each time. */
const REQUESTS = Number(process.env.PETICIONES ?? 400);
const SEED = process.env.PETICIONES ? undefined : 20_261_121;
const MS_EACH = 100;

/** What only the inside of the program would say. */
const INSIDE =
  /node_modules|\.ts:\d|\bat \w+.*\(|SQLITE|sqlite|postgres|syntax error|violates|stack|TypeError|Zod/;

/** The weather has nobody to ask here, and takes nothing. */
const CALLS = ENDPOINTS.filter(({ path }) => path !== '/api/weather');

const ENDS_SESSION = /logout|cuenta|usuarios/;

/** A wrong password is refused and, besides, noted in the log. */
const NOTED = new Set([
  'POST /api/private/cuenta/clave',
  'POST /api/private/cuenta/confirmar',
  'POST /api/auth/login',
]);

const isMultipart = ({ endpoint }: Peticion): boolean => endpoint === 'POST /api/inscripcion';

/** A little of everything there can be, with small numbers as ids. */
async function poblar(club: TestApp): Promise<void> {
  for (const tipo of ['social', 'infantil'] as const) {
    const { id: idLiga } = await unaLiga(club, { tipo });
    const [uno, dos, tres] = await jugadoresDe(club, idLiga, 'Ana', 'Luis', 'Eva', 'Raúl');
    const pista = await unaPista(club);
    if (!uno || !dos || !tres) throw new Error('No players.');
    const quienes = { idLiga, idJugador1: uno.id, idJugador2: dos.id };
    await unPartido(club, { ...quienes, idPista: pista.id, ...marcador('6-4 6-3') });
    await unPartido(club, { ...quienes, idJugador2: tres.id, fecha: '2026-11-20T18:00' });
  }
}

describeServer('hostile input', ({ open, motor }) => {
  let club: TestApp;
  let huella: () => Promise<string>;

  beforeAll(async () => {
    const base = await open();
    club = await startForms(base);
    await poblar(club);
    huella = await huellaDe(base);
  });
  afterAll(() => club?.app.close());

  async function cuerpoDe(una: Peticion): Promise<{ payload?: string | Buffer; type: string }> {
    const { body, type } = una;
    if (body === null) return { type };
    const payload = body.includes(CAPTCHA) ? body.replaceAll(CAPTCHA, await unToken(club)) : body;
    if (!isMultipart(una) || !type.startsWith('multipart')) return { payload, type };
    const partes = (JSON.parse(payload) as { json?: unknown } | null)?.json ?? payload;
    return multipart([['json', JSON.stringify(partes) ?? '']]);
  }

  async function enviar(una: Peticion) {
    const { payload, type } = await cuerpoDe(una).catch(() => ({ payload: una.body ?? '', type: una.type }));
    return club.app.inject({
      method: una.method,
      url: una.url,
      headers: {
        ...(una.isStaff && { authorization: club.token }),
        ...(payload !== undefined && type !== '' && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    });
  }

  const estados = new Map<number, number>();

  async function comprobar(una: Peticion): Promise<void> {
    const antes = await huella();
    const { statusCode, headers, body } = await enviar(una);
    estados.set(statusCode, (estados.get(statusCode) ?? 0) + 1);
    // Some of the calls end the session.
    if (statusCode === 401 || ENDS_SESSION.test(una.endpoint)) club.token = await club.signIn();
    expect(statusCode, body.slice(0, 300)).toBeLessThan(500);
    if (statusCode < 400) return;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[\p{Lu}¿]/u) });
    expect(body).not.toMatch(INSIDE);
    if (!NOTED.has(una.endpoint)) expect(await huella()).toBe(antes);
  }

  it('that pretends to be a text, a list or a number is refused in every part of every call', {
    timeout: 180_000,
  }, async () => {
    const vistos = new Map<number, number>();
    for (const endpoint of CALLS)
      for (const cuerpo of cuerposFingidos(endpoint)) {
        const payload = JSON.stringify(cuerpo);
        const una: Peticion = {
          endpoint: `${endpoint.method} ${endpoint.path}`,
          method: endpoint.method,
          url: endpoint.path.replace(/:\w+/g, '1'),
          body: isMultipart({ endpoint: `${endpoint.method} ${endpoint.path}` } as Peticion)
            ? JSON.stringify({ json: cuerpo })
            : payload,
          type: endpoint.bodyType ?? 'application/json',
          isStaff: true,
        };
        const { statusCode, body } = await enviar(una);
        vistos.set(statusCode, (vistos.get(statusCode) ?? 0) + 1);
        expect(statusCode, `${una.endpoint} ${payload.slice(0, 200)} ${body.slice(0, 200)}`).toBeLessThan(
          500,
        );
        if (statusCode === 401) club.token = await club.signIn();
      }
    const cuantos = [...vistos].sort(([a], [b]) => a - b).map(([estado, veces]) => `${estado} × ${veces}`);
    figure(`things that pretend, ${motor}`, `0 of 5xx (${cuantos.join(', ')})`, '0');
    expect(vistos.get(400), 'refused').toBeGreaterThan(1_000);
  });

  /** Those that end what the others work on are tried too, less often. */
  const repetidos: readonly Endpoint[] = CALLS.flatMap((endpoint) =>
    endpoint.method === 'DELETE' || /finalizar$|nuevaTemporada/.test(endpoint.path)
      ? [endpoint]
      : [endpoint, endpoint, endpoint],
  );

  it('is refused or taken, never half taken, and nothing breaks', {
    timeout: 60_000 + REQUESTS * MS_EACH,
  }, async () => {
    await fc.assert(fc.asyncProperty(peticion(repetidos), comprobar), {
      numRuns: REQUESTS,
      endOnFailure: true,
      ...(SEED !== undefined && { seed: SEED }),
    });
    const cuantos = [...estados].sort(([a], [b]) => a - b).map(([estado, veces]) => `${estado} × ${veces}`);
    figure(
      `hostile input, ${motor}`,
      `${REQUESTS} requests, 0 of 5xx, nothing half written (${cuantos.join(', ')})`,
      '0 and nothing',
    );
    expect((await club.send('GET', '/api/salud')).status).toBe(200);
    expect(estados.get(200), 'requests that were taken').toBeGreaterThan(REQUESTS / 10);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
