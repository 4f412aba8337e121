import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { forgetUnanswered, isUnanswered, nameWrites } from './unanswered.ts';

const GUARDAR = '/api/private/partidos/guardarPropuesta';
const LINEAS = [{ fecha: '2026-11-28T10:00', idPista: 1, idLiga: 1, idJugador1: 1, idJugador2: 2 }];

const HORA_MS = 60 * 60_000;

describe('a write of the desk', () => {
  const almacen = useAlmacen('sessionStorage');
  let claves: (string | null)[];
  let respuesta: () => Promise<Response>;

  beforeEach(() => {
    vi.useFakeTimers();
    claves = [];
    respuesta = async () => new Response('{}');
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      claves.push(new Headers(init.headers).get('idempotency-key'));
      return respuesta();
    });
  });
  afterEach(() => vi.useRealTimers());

  const perder = async () => {
    throw new TypeError('Failed to fetch');
  };
  const contestar = (status: number) => async () => new Response('{}', { status });
  const guardar = (lineas: object = LINEAS, url = GUARDAR) =>
    nameWrites(url, { method: 'POST', body: JSON.stringify(lineas) }).catch(() => null);
  const sinRespuesta = () => isUnanswered('POST /api/private/partidos/guardarPropuesta', { body: LINEAS });

  it('goes under a name that another one has not', async () => {
    await guardar();
    await guardar();
    expect(claves[0]).toMatch(/^\w{16,}$/);
    expect(claves[1]).not.toBe(claves[0]);
  });

  it.each([
    ['was lost', perder],
    ['came from something between', contestar(502)],
  ])('whose answer %s is sent again under its name, until it is answered', async (_como, fallo) => {
    respuesta = fallo;
    await guardar();
    expect(sinRespuesta()).toBe(true);
    respuesta = contestar(200);
    await guardar();
    await guardar();
    expect(claves[1]).toBe(claves[0]);
    expect(claves[2]).not.toBe(claves[0]);
    expect(sinRespuesta()).toBe(false);
  });

  it('that was refused is known not to be done', async () => {
    respuesta = contestar(409);
    await guardar();
    expect(sinRespuesta()).toBe(false);
  });

  it('that says something else, or elsewhere, is another one', async () => {
    respuesta = perder;
    await guardar();
    await guardar([]);
    await guardar(LINEAS, '/api/private/partidos/0');
    expect(new Set(claves).size).toBe(3);
  });

  it('is something new an hour later, and for whoever comes next to the tab', async () => {
    respuesta = perder;
    await guardar();
    vi.advanceTimersByTime(HORA_MS);
    expect(sinRespuesta()).toBe(false);
    await guardar();
    expect(sinRespuesta()).toBe(true);
    forgetUnanswered();
    expect(sinRespuesta()).toBe(false);
  });

  it('goes out where the browser keeps nothing', async () => {
    almacen().lleno = true;
    expect((await guardar())?.status).toBe(200);
  });

  it('has a name and reads and the visitors’ have none', async () => {
    await nameWrites('/api/private/pistas', { method: 'GET' });
    await nameWrites('/api/contacto', { method: 'POST', body: '{}' });
    expect(claves).toEqual([null, null]);
  });
});
