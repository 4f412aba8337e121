import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import type { MisPartidos } from '#contract/cuentas/mis-partidos.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { MINUTOS_PARA_DESHACER } from '#domain/partido/dicho.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const AYER = '2026-11-20T10:00';
const MINUTO_EN_HORAS = 1 / 60;

type Quien = 'ana' | 'luis' | 'eva';

describeEngines('what was just done with a personal link', (engine) => {
  const app = useApp(engine);
  let llaves: Record<Quien, string> = { ana: '', luis: '', eva: '' };
  let id = 0;
  let aplazado = 0;

  beforeEach(async () => {
    const reglas = { ...reglasIniciales('social'), anotan: 'confirmado' as const };
    const liga = await unaLiga(app(), { reglas, horaBaseInicio: 9, horaBaseFinal: 15 });
    await unaPista(app());
    const [una, otro, tercera] = await jugadoresDe(app(), liga.id, 'Ana Gil', 'Luis Paz', 'Eva Ruiz');
    const quienes = { idLiga: liga.id, idJugador1: una?.id ?? 0, idJugador2: otro?.id ?? 0 };
    ({ id } = await unPartido(app(), { ...quienes, fecha: AYER }));
    const idJugador2 = tercera?.id ?? 0;
    const sinDia = { ...quienes, idJugador2, fecha: '2026-11-15T10:00', clubAplaza: true };
    ({ id: aplazado } = await unPartido(app(), sinDia));
    await app().api('POST', '/api/private/configuracion/save', [
      { clave: 'aplazadosEntreJugadores', valor: 'true' },
    ]);
    const enlace = async (idJugador: number) =>
      (await app().call(enlacePersonalApi.crear, { params: { id: idJugador } })).token;
    llaves = {
      ana: await enlace(quienes.idJugador1),
      luis: await enlace(quienes.idJugador2),
      eva: await enlace(idJugador2),
    };
  });

  let pedidas = 0;
  const pedir = (path: string, quien: Quien, body: object) => {
    pedidas += 1;
    const ip = `10.2.${pedidas >> 8}.${pedidas & 255}`;
    return app().send('POST', path, { body: { token: llaves[quien], ...body }, ip });
  };
  const decir = (quien: Quien, datos: object) => pedir('/api/mi/resultado', quien, { id, ...datos });
  const deshacer = (quien: Quien, cual = id) => pedir('/api/mi/deshacer', quien, { id: cual });
  const hora = (quien: Quien, cuando: string) =>
    pedir('/api/mi/hora', quien, { id: aplazado, fecha: `2026-11-22T${cuando}`, puede: true });
  const mios = async (quien: Quien) => (await pedir('/api/mi/partidos', quien, {})).body as MisPartidos;
  /** How things stand: the match and what is said of it, the count of saves apart. */
  const estado = async (): Promise<string> => {
    const { db } = app().base;
    const partidos = await db.selectFrom('partido').selectAll().orderBy('id').execute();
    const horas = await db.selectFrom('hora_posible').select(['idJugador', 'fecha']).execute();
    return JSON.stringify([
      partidos.map(({ version: _, ...fila }) => fila),
      await db.selectFrom('dicho').selectAll().orderBy('idPartido').orderBy('idJugador').execute(),
      horas.map(({ idJugador, fecha }) => `${idJugador} ${fecha}`).sort(),
    ]);
  };

  it('a result that was published by agreeing is taken back, and the rival’s word waits again', async () => {
    await decir('ana', marcador('6-4 6-2'));
    const antes = await estado();
    await decir('luis', { ...marcador('6-4 6-2'), conforme: true });
    expect(await mios('luis')).toMatchObject({
      resultados: [],
      acabaDe: [{ id, rival: 'Ana Gil', hecho: 'publicado', hasta: '2026-11-21T10:10', quedan: 600 }],
    });
    expect((await mios('ana')).acabaDe).toEqual([]);
    expect((await deshacer('ana')).status).toBe(409);
    const { status, body } = await deshacer('luis');
    expect([status, await estado()]).toEqual([200, antes]);
    expect(body).toMatchObject({ resultados: [{ id, estado: 'espera', meToca: true }], acabaDe: [] });
    expect(await app().log()).toMatch(/Luis Paz se retracta de lo último que hizo en el partido «Ana Gil – /);
    expect((await deshacer('luis')).status).toBe(409);
  });

  it('the objection that somebody had made comes back with its sentence', async () => {
    await decir('ana', marcador('6-4 6-2'));
    await decir('luis', { ...marcador('4-6 6-2 10-8'), nota: 'El primero fue mío' });
    const antes = await estado();
    await decir('luis', { ...marcador('6-4 6-2'), conforme: true });
    expect((await deshacer('luis')).status).toBe(200);
    expect(await estado()).toBe(antes);
  });

  it('an hour that was booked is given back, with those that suited each', async () => {
    await hora('ana', '10:30');
    await hora('ana', '12:00');
    await hora('eva', '09:00');
    const antes = await estado();
    expect((await hora('eva', '12:00')).body).toMatchObject({
      reservado: '2026-11-22T12:00',
      acabaDe: [{ id: aplazado, hecho: 'reservado' }],
    });
    expect((await deshacer('ana', aplazado)).status).toBe(409);
    expect((await deshacer('eva', aplazado)).status).toBe(200);
    expect(await estado()).toBe(antes);
  });

  it('is final after some minutes, and once the desk has changed it', async () => {
    await decir('ana', marcador('6-4 6-2'));
    app().reloj.advance(MINUTOS_PARA_DESHACER * MINUTO_EN_HORAS);
    expect((await mios('ana')).acabaDe).toEqual([]);
    expect((await deshacer('ana')).status).toBe(409);
    await decir('luis', { ...marcador('6-4 6-2'), conforme: true });
    const partido = await app().call(partidosApi.leer, { params: { id } });
    const body = { ...partido, ...marcador('6-0 6-0') } as never;
    await app().call(partidosApi.guardar, { params: { id }, body });
    const antes = await estado();
    const { status, text } = await deshacer('luis');
    expect([status, text.includes('admin'), await estado()]).toEqual([409, false, antes]);
  });

  const paso = fc.record({
    quien: fc.constantFrom<Quien>('ana', 'luis'),
    que: fc.constantFrom('dice', 'conforme', 'objeta', 'mesa', 'espera', 'deshace', 'deshace'),
    tanteo: fc.constantFrom('6-4 6-2', '6-0 6-0', '4-6 6-2 10-8'),
  });

  it('whatever happens, goes back to exactly what there was before it, or not at all', async () => {
    const tuvo = { deshechos: 0, negados: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 3, maxLength: 9 }), async (pasos) => {
        const { db } = app().base;
        for (const tabla of ['dicho', 'acto_de_enlace'] as const) await db.deleteFrom(tabla).execute();
        const limpio = { ...marcador('6-0 6-0'), jugador1Set1: null, jugador2Set1: null };
        await db
          .updateTable('partido')
          .set({
            ...limpio,
            jugador1Set2: null,
            jugador2Set2: null,
            jugador1Set3: null,
            jugador2Set3: null,
          } as never)
          .where('id', '=', id)
          .execute();
        /** Before the last act, while it is the last thing that happened. */
        let ultimo: { quien: Quien; antes: string } | null = null;
        const rivalDe = async (quien: Quien) => (await mios(quien)).resultados[0]?.suyo ?? null;
        for (const { quien, que, tanteo } of pasos) {
          const antes = await estado();
          if (que === 'deshace') {
            const { status } = await deshacer(quien);
            const puede = ultimo?.quien === quien;
            expect(status).toBe(puede ? 200 : 409);
            expect(await estado()).toBe(puede ? ultimo?.antes : antes);
            tuvo[puede ? 'deshechos' : 'negados'] += 1;
            if (puede) ultimo = null;
            continue;
          }
          if (que === 'espera') {
            app().reloj.advance(MINUTOS_PARA_DESHACER * MINUTO_EN_HORAS);
            ultimo = null;
            continue;
          }
          if (que === 'mesa') {
            const partido = await app().call(partidosApi.leer, { params: { id } });
            const body = { ...partido, ...marcador(tanteo) } as never;
            await app().call(partidosApi.guardar, { params: { id }, body });
            if ((await estado()) !== antes) ultimo = null;
            continue;
          }
          const suyo = que === 'conforme' ? await rivalDe(quien) : null;
          const datos = suyo ? marcador(suyo.sets.map((set) => set.join('-')).join(' ')) : marcador(tanteo);
          const { status } = await decir(quien, que === 'objeta' ? { ...datos, nota: 'No' } : datos);
          if (status === 200) ultimo = { quien, antes };
        }
      }),
      { numRuns: process.env.DUROS ? 60 : 20 },
    );
    expect(Math.min(tuvo.deshechos, tuvo.negados)).toBeGreaterThan(0);
  });
});
