import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { insertarJugadores } from '#server/db/tables/jugador.ts';
import { type DatosLiga, insertarLiga } from '#server/db/tables/liga.ts';
import { datosJugador, unaPista } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const RUTA = '/api/private/partidos/propuesta';
const [LIGAS, JUGADORES, PISTAS] = [30, 20, 12];

const datosLiga = (numero: number): DatosLiga => ({
  ...DE_SIEMPRE,
  ciclo: 0,
  estado: 'activa',
  tipo: 'social',
  division: 1 + (numero % 10),
  anio: 2026 - Math.floor(numero / 10),
  horaBaseInicio: 9,
  minutoBaseInicio: 15 * (numero % 4),
  horaBaseFinal: 21,
  minutoBaseFinal: 0,
  duracion: numero % 2 ? 90 : 75,
  usuario: null,
  idaVuelta: false,
  fechaIdaVuelta: null,
  notificar: false,
  reglas: reglasIniciales('social'),
});

/** More leagues than any club has, and fewer courts than they would fill: it takes its time. */
async function unaMultitud({ base }: TestApp): Promise<void> {
  await base.transact(async (tx) => {
    for (let numero = 0; numero < LIGAS; numero += 1) {
      const { id: idLiga } = await insertarLiga(tx, datosLiga(numero));
      const suyos = Array.from({ length: JUGADORES }, (_, i) =>
        datosJugador({ nombre: `J${numero}-${i}`, idLiga }),
      );
      await insertarJugadores(
        tx,
        suyos.map((jugador) => ({
          ...jugador,
          disponibleAmistosos: false,
          nombreDeportivo: null,
          email: null,
          telefono: null,
          idLiga: jugador.idLiga ?? null,
        })),
      );
    }
  });
}

async function peticion(club: TestApp): Promise<object> {
  const pistas = [];
  for (let i = 0; i < PISTAS; i += 1) pistas.push({ ...(await unaPista(club)), disponible: true });
  return { tipo: 'social', pistas, fecha1: '2026-11-28', fecha2: '2026-11-29' };
}

describeServer('proposals and everybody else', (engine) => {
  const app = useApp(engine);

  const escuchar = async (): Promise<string> => {
    const { server } = app().app;
    if (!server.listening) await app().app.listen({ port: 0 });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  /** Asks over a real connection, which can be hung up. */
  async function pedir(body: object, signal: AbortSignal): Promise<Response> {
    const headers = { 'content-type': 'application/json', authorization: app().token };
    const url = `${await escuchar()}${RUTA}`;
    return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }

  /** Asks for standings again and again until that ends: how many answers, and their median in milliseconds. */
  async function consultar(hasta: Promise<unknown>): Promise<{ respuestas: number; mediana: number }> {
    const { id } = await app().base.db.selectFrom('liga').select('id').limit(1).executeTakeFirstOrThrow();
    let sigue = true;
    void hasta.finally(() => {
      sigue = false;
    });
    const tiempos: number[] = [];
    while (sigue) {
      const inicio = performance.now();
      expect((await app().send('GET', `/api/clasificaciones/ver?idLiga=${id}`)).status).toBe(200);
      tiempos.push(performance.now() - inicio);
      await setTimeout(10);
    }
    const mediana = tiempos.sort((a, b) => a - b)[Math.floor(tiempos.length / 2)] ?? 0;
    return { respuestas: tiempos.length, mediana };
  }

  it('standings keep answering while a crowd is being placed', async () => {
    await unaMultitud(app());
    const body = await peticion(app());
    const sola = await consultar(setTimeout(500));
    const propuesta = app().api('POST', RUTA, body);
    const mientras = await consultar(propuesta);
    expect((await propuesta).status).toBe(200);
    expect(mientras.respuestas).toBeGreaterThan(10);
    // Both in the same breath: a busy machine slows them alike.
    expect(mientras.mediana).toBeLessThan(4 * sola.mediana + 50);
  }, 90_000);

  it('whoever hangs up gives the engine back, and one too many is asked to wait', async () => {
    await unaMultitud(app());
    const body = await peticion(app());
    await escuchar();
    const cuelga = new AbortController();
    const cuatro = [1, 2, 3, 4].map(() => pedir(body, cuelga.signal));
    const deMas = await Promise.race(cuatro);
    expect([deMas.status, deMas.headers.get('retry-after')]).toEqual([429, '10']);
    cuelga.abort();
    const acabaron = await Promise.allSettled(cuatro);
    expect(acabaron.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    const inicio = performance.now();
    const otra = () => app().api('POST', RUTA, { ...body, vacio: true });
    let { status } = await otra();
    while (status === 429 && performance.now() - inicio < 8000) {
      await setTimeout(50);
      ({ status } = await otra());
    }
    expect(status).toBe(200);
    expect(performance.now() - inicio).toBeLessThan(8000);
  }, 60_000);
});
