import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { type EnPie, enlacePersonalApi, type Mi } from '#contract/cuentas/mi.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { partidosApi, peticionesApi } from '#contract/liga/partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const DOMINGO = '2026-11-29';
const HOY = '2026-11-21';

describeEngines('another day for a match in place', (engine) => {
  const app = useApp(engine);
  let ana = 0;
  let luis = 0;
  let idLiga = 0;
  let id = 0;
  let token = '';

  let pedidas = 0;
  const pedir = async (path: string, body: object, suyo = token) => {
    pedidas += 1;
    const ip = `10.1.${pedidas >> 8}.${pedidas & 255}`;
    return app().send('POST', path, { body: { token: suyo, ...body }, ip });
  };
  const otroDia = (pide: boolean, suyo = token, cual = id) =>
    pedir('/api/mi/otro-dia', { id: cual, pide }, suyo);
  const enPie = async (): Promise<EnPie[]> => ((await pedir('/api/mi', {})).body as Mi).enPie;
  const enlace = async (idJugador: number): Promise<string> =>
    (await app().call(enlacePersonalApi.crear, { params: { id: idJugador } })).token;
  const enHoy = async () => (await app().call(resumenApi.leer, {})).noPueden;
  const peticiones = () => app().call(peticionesApi.listar, {});
  const denegar = () => app().api('POST', `/api/private/partidos/${id}/peticion`, { idJugador: ana });
  const cambiar = async (cambios: object) => {
    const partido = { ...(await app().call(partidosApi.leer, { params: { id } })), ...cambios };
    await app().call(partidosApi.guardar, { params: { id }, body: partido as never });
  };

  beforeEach(async () => {
    const liga = await unaLiga(app());
    idLiga = liga.id;
    [ana = 0, luis = 0] = (await jugadoresDe(app(), idLiga, 'Ana Gil', 'Luis Paz')).map((uno) => uno.id);
    const { id: idPista } = await unaPista(app());
    const suyo = { idLiga, idPista, idJugador1: ana, idJugador2: luis, fecha: `${DOMINGO}T10:00` };
    ({ id } = await unPartido(app(), suyo));
    token = await enlace(ana);
  });

  it('an absence over a match tells which one, that it stands, and staff see it at once', async () => {
    const { body } = await pedir('/api/mi/ausencia', { desde: DOMINGO, hasta: DOMINGO });
    expect((body as Mi).enPie).toEqual([
      { id, fecha: `${DOMINGO}T10:00`, duracion: 90, rival: 'Luis Paz', noPuedo: true, peticion: 'sinPedir' },
    ]);
    expect(await enHoy()).toMatchObject({
      cuantos: 1,
      primeros: [{ id, motivos: [{ tipo: 'ausencia', idJugador: ana }] }],
    });
    const quitada = await pedir('/api/mi/ausencia/quitar', { desde: DOMINGO, hasta: DOMINGO });
    expect((quitada.body as Mi).enPie).toMatchObject([{ id, noPuedo: false }]);
    expect(await enHoy()).toMatchObject({ cuantos: 0 });
  });

  it('is asked for once, told to staff alone, and taken back while nobody has answered', async () => {
    expect((await otroDia(true)).status).toBe(200);
    expect((await otroDia(true)).status).toBe(200);
    expect(await enPie()).toMatchObject([{ id, peticion: 'pedida', noPuedo: false }]);
    expect(await peticiones()).toMatchObject([
      { id, motivos: [{ tipo: 'peticion', idJugador: ana, idPartido: id }] },
    ]);
    expect(await enHoy()).toMatchObject({ cuantos: 1, primeros: [{ id }] });
    const deLuis = await enlace(luis);
    const suyo = (await pedir('/api/mi', {}, deLuis)).body as Mi;
    expect(suyo.enPie).toMatchObject([{ id, peticion: 'sinPedir' }]);
    expect(await app().log()).toMatch(/enlace personal · Ana Gil pide otro día para el partido «Ana Gil – /);
    expect((await otroDia(false)).status).toBe(200);
    expect([await peticiones(), (await enHoy()).cuantos]).toEqual([[], 0]);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect(await peticiones()).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['put off', { jugador1Aplaza: true }],
    ['moved', { fecha: `${DOMINGO}T12:00` }],
    ['given to other two', { idJugador1: -1 }],
    ['played', marcador('6-0 6-0')],
  ])('is answered once the match is %s, and asked again when that is taken back', async (_, cambios) => {
    await otroDia(true);
    const [eva] = await jugadoresDe(app(), idLiga, 'Eva Ruiz');
    await cambiar('idJugador1' in cambios ? { idJugador1: eva?.id } : cambios);
    expect(await peticiones()).toEqual([]);
    expect((await enPie()).filter(({ peticion }) => peticion !== 'sinPedir')).toEqual([]);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect(await peticiones()).toHaveLength(1);
  });

  it('is left where it is by the club, which the player reads; that is undone too', async () => {
    await otroDia(true);
    expect((await denegar()).status).toBe(200);
    expect(await enPie()).toMatchObject([{ peticion: 'denegada' }]);
    expect([await peticiones(), (await enHoy()).cuantos]).toEqual([[], 0]);
    for (const pide of [true, false]) expect((await otroDia(pide)).status).toBe(409);
    expect((await denegar()).status).toBe(409);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect(await enPie()).toMatchObject([{ peticion: 'pedida' }]);
  });

  it('is refused of a match that is not theirs, has begun, was put off or has a result', async () => {
    const [eva] = await jugadoresDe(app(), idLiga, 'Eva Ruiz');
    expect((await otroDia(true, await enlace(eva?.id ?? 0))).status).toBe(404);
    const resto = { idLiga, idJugador1: ana, idJugador2: eva?.id ?? 0 };
    const empezado = await unPartido(app(), { ...resto, fecha: `${HOY}T09:30` });
    expect((await otroDia(true, token, empezado.id)).status).toBe(409);
    const aplazado = await unPartido(app(), { ...resto, fecha: '2026-12-05T10:00', clubAplaza: true });
    const jugado = await unPartido(app(), { ...resto, fecha: '2026-12-06T10:00', ...marcador('6-0 6-0') });
    for (const { id: cual } of [aplazado, jugado])
      expect((await otroDia(true, token, cual)).status).toBe(404);
    expect(await peticiones()).toEqual([]);
  });

  it('is in the file of their data, and gone with who is forgotten, from what could be undone too', async () => {
    await otroDia(true);
    const archivo = await app().app.inject({
      method: 'POST',
      url: `/api/private/jugadores/${ana}/datos/exportar`,
      headers: { authorization: app().token },
      payload: { solicitudes: [] },
    });
    const datos = strFromU8(unzipSync(archivo.rawPayload)['datos.json'] ?? new Uint8Array());
    expect(JSON.parse(datos)).toMatchObject({ pideOtroDia: [{ idPartido: id, fecha: `${DOMINGO}T10:00` }] });
    const { version } = await app().call(jugadoresApi.leer, { params: { id: ana } });
    const borrar = { version, solicitudes: [] };
    expect((await app().api('POST', `/api/private/jugadores/${ana}/datos/borrar`, borrar)).status).toBe(200);
    const { db } = app().base;
    expect(await db.selectFrom('peticion').selectAll().execute()).toEqual([]);
    const filas = await db.selectFrom('operacion_fila').selectAll().where('tabla', '=', 'peticion').execute();
    expect(filas).toEqual([]);
  });

  const partido = fc.record({
    dia: fc.integer({ min: 1, max: 9 }),
    hora: fc.constantFrom('09:00', '12:00', '23:30'),
    como: fc.constantFrom('puesto', 'aplazado', 'cancelado', 'jugado', 'ajeno'),
  });

  it('whatever the absence and the matches, it names exactly those that stand on its days', async () => {
    const [eva] = await jugadoresDe(app(), idLiga, 'Eva Ruiz');
    const { db } = app().base;
    await fc.assert(
      fc.asyncProperty(
        fc.array(partido, { maxLength: 6 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 3 }),
        async (partidos, desde, mas) => {
          await db.deleteFrom('partido').execute();
          await db.deleteFrom('incidencia').execute();
          const dias = Array.from({ length: mas + 1 }, (_, n) => sumarDias(HOY, desde + n));
          const esperados: number[] = [];
          for (const { dia, hora, como } of partidos) {
            const puesto = sumarDias(HOY, dia);
            const fila = {
              idLiga,
              idPista: null,
              fecha: `${puesto}T${hora}`,
              duracion: 90,
              observaciones: null,
              sintetico: 0 as const,
              idJugador1: como === 'ajeno' ? (eva?.id ?? 0) : ana,
              idJugador2: luis,
              jugador1Set1: como === 'jugado' ? 6 : null,
              jugador2Set1: como === 'jugado' ? 0 : null,
              jugador1Set2: como === 'jugado' ? 6 : null,
              jugador2Set2: como === 'jugado' ? 0 : null,
              clubAplaza: como === 'aplazado' ? (1 as const) : (0 as const),
              cancelado: como === 'cancelado' ? (1 as const) : (0 as const),
            };
            const { id: suyo } = await db
              .insertInto('partido')
              .values(fila as never)
              .returning('id')
              .executeTakeFirstOrThrow();
            // The first minute of the next day is of a match that begins at half past eleven.
            const sus = hora === '23:30' ? [puesto, sumarDias(puesto, 1)] : [puesto];
            if (como === 'puesto' && sus.some((uno) => dias.includes(uno))) esperados.push(suyo);
          }
          const { body } = await pedir('/api/mi/ausencia', { desde: dias[0], hasta: dias.at(-1) });
          const dichos = (body as Mi).enPie.filter(({ noPuedo }) => noPuedo).map((uno) => uno.id);
          expect(dichos.sort((a, b) => a - b)).toEqual(esperados.sort((a, b) => a - b));
        },
      ),
      { numRuns: 40 },
    );
  });
});
