import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { hechos } from '#domain/registro/hechos.ts';
import { crearFirma } from '#server/db/firma.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import { unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { purgarADiario } from './retencion.ts';

const ANIO_H = 365 * 24;

describeServer('the daily purge and the clock', (engine) => {
  const app = useApp(engine);

  async function purgar(): Promise<void> {
    const base = crearFirma(app().base, app().reloj)({ usuario: null });
    const purga = purgarADiario({ base, reloj: app().reloj, log: Fastify().log, ademas: [] });
    purga.start();
    await purga.stop();
  }

  const queda = async () => {
    const { db } = app().base;
    const contar = async (tabla: 'operacion' | 'solicitud'): Promise<number> =>
      (await db.selectFrom(tabla).select('id').execute()).length;
    return { operaciones: await contar('operacion'), solicitudes: await contar('solicitud') };
  };

  const TODO = { operaciones: 1, solicitudes: 1 };
  const NADA = { operaciones: 0, solicitudes: 0 };

  /** Something of today that can be taken back, and a message that came in today. */
  async function algoDeHoy(): Promise<void> {
    await app().base.db.deleteFrom('solicitud').execute();
    await unaPista(app());
    const nula = { clave: null, inscripcion: null, email: null, telefono: null, banco: null, salud: null };
    await app()
      .base.db.insertInto('solicitud')
      .values({
        ...nula,
        referencia: 'una',
        tipo: 'contacto',
        dt: 1,
        dia: '2026-11-21',
        nombre: 'Ana',
        nombreBusqueda: 'ana',
        datos: '{}',
        saludCaduca: null,
        avisos: '[]',
        notas: null,
      })
      .execute();
    await purgar();
  }

  const avisos = async (): Promise<number> =>
    (await app().base.db.selectFrom('registro').select('acto').execute()).filter(
      ({ acto }) => acto === 'saltaElReloj',
    ).length;

  it('ten years ahead deletes nothing for a week, and says so once', async () => {
    await algoDeHoy();
    app().reloj.advance(10 * ANIO_H);
    await purgar();
    await purgar();
    expect(await queda()).toEqual(TODO);
    app().token = await app().signIn();
    expect(await app().log()).toMatch(
      /sistema · La fecha del servidor ha pasado de golpe del 21\/11\/2026 al \d\d\/11\/2036/,
    );
    app().reloj.advance(6 * 24);
    await purgar();
    expect(await queda()).toEqual(TODO);
    expect(await avisos()).toBe(1);
    app().reloj.advance(24);
    await purgar();
    expect(await queda()).toEqual(NADA);
  });

  it('two replicas that see it at once say it once', async () => {
    await algoDeHoy();
    app().reloj.advance(10 * ANIO_H);
    await Promise.all([purgar(), purgar()]);
    expect(await avisos()).toBe(1);
  });

  it('put right in time, it has lost nothing and goes on as ever', async () => {
    await algoDeHoy();
    app().reloj.advance(10 * ANIO_H);
    await purgar();
    app().reloj.advance(-10 * ANIO_H);
    await purgar();
    expect(await queda()).toEqual(TODO);
    for (let dia = 1; dia <= 31; dia += 1) {
      app().reloj.advance(24);
      await purgar();
    }
    expect(await queda()).toEqual({ ...NADA, solicitudes: 1 });
    expect(await avisos()).toBe(1);
  });

  it('of the first time is compared with the newest line of the log', async () => {
    await insertarRegistros(app().base.db, [
      { dt: Date.parse('2016-11-21T10:00:00Z') / 1000, usuario: 'admin', linea: hechos.entra },
    ]);
    await purgar();
    expect(await avisos()).toBe(1);
  });

  it('nobody who signs in years ahead empties the log', async () => {
    await unaPista(app());
    await purgar();
    app().reloj.advance(10 * ANIO_H);
    app().token = await app().login();
    await purgar();
    expect(await app().log()).toContain('Crea la pista');
  });
});
