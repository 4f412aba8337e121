import { beforeEach, expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { deJugadoresApi, type MisPartidos, type PorDecir } from '#contract/cuentas/mis-partidos.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { guardarPuntuaciones } from '#server/partidos/puntuaciones.ts';
import { jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';
import { publicarVencidos } from './dichos.ts';

const AYER = '2026-11-20T10:00';

describeServer('results by who played', (engine) => {
  const app = useApp(engine);
  let ana = '';
  let luis = '';
  let id = 0;

  const preparar = async (cambios: object = {}, deQuien: object = {}) => {
    const reglas = { ...reglasIniciales('social'), anotan: 'confirmado' as const, ...cambios };
    const liga = await unaLiga(app(), { reglas, ...deQuien });
    const [una, otro] = await jugadoresDe(app(), liga.id, 'Ana Gil', 'Luis Paz');
    const quienes = { idLiga: liga.id, idJugador1: una?.id ?? 0, idJugador2: otro?.id ?? 0 };
    ({ id } = await unPartido(app(), { ...quienes, fecha: AYER }));
    const enlace = (idJugador: number) => app().call(enlacePersonalApi.crear, { params: { id: idJugador } });
    ana = (await enlace(quienes.idJugador1)).token;
    luis = (await enlace(quienes.idJugador2)).token;
    return quienes;
  };
  beforeEach(async () => void (await preparar()));

  const decir = (token: string, datos: object) =>
    app().send('POST', '/api/mi/resultado', { body: { token, id, ...datos } });
  const mio = async (token: string): Promise<PorDecir | undefined> =>
    ((await app().send('POST', '/api/mi/partidos', { body: { token } })).body as MisPartidos).resultados[0];
  const guardado = () => app().call(partidosApi.leer, { params: { id } });
  const dichos = () => app().call(deJugadoresApi.dichos, { query: { tipo: 'social' } });

  const vencer = () =>
    publicarVencidos({
      base: crearFirma(app().base, app().reloj)({ usuario: null }),
      reloj: app().reloj,
      puntuar: guardarPuntuaciones,
    });
  const cambiar = async (cambios: object) => {
    const partido = { ...(await guardado()), ...cambios, duracion: 90 as const };
    await app().call(partidosApi.guardar, { params: { id }, body: partido });
  };
  const versiones = () => app().base.db.selectFrom('dicho').select('idJugador').execute();

  it('a match level in sets and games is a draw where the league has draws, and is no score elsewhere', async () => {
    expect((await decir(ana, marcador('6-4 4-6'))).status).toBe(400);
    await preparar({ empate: 1 }, { division: 2 });
    expect(await mio(ana)).toMatchObject({ empate: 1 });
    for (const token of [ana, luis]) expect((await decir(token, marcador('6-4 4-6'))).status).toBe(200);
    expect(await guardado()).toMatchObject({ desenlace: 'empate', jugador1Set2: 4 });
  });

  it('are published once both say the same, as the desk does: log, standings and undo', async () => {
    expect(await mio(ana)).toMatchObject({ id, estado: 'nadie', jugador2: 'Luis Paz', lado: 1 });
    expect((await decir(ana, marcador('6-4 6-2'))).body).toMatchObject({ publicado: false });
    expect(await mio(luis)).toMatchObject({
      estado: 'espera',
      meToca: true,
      lado: 2,
      suyo: {
        sets: [
          [6, 4],
          [6, 2],
        ],
        ausente: null,
      },
      hasta: '2026-11-23T10:00',
    });
    const { body } = await decir(luis, { ...marcador('6-4 6-2'), conforme: true });
    expect(body).toMatchObject({ publicado: true, resultados: [] });
    const partido = await guardado();
    expect(partido).toMatchObject({ jugador1Set1: 6, jugador2Set2: 2 });
    expect(await app().log()).toMatch(
      /enlace personal · Luis Paz confirma el resultado del partido «Ana Gil – Luis Paz, \S+ \S+»/,
    );
    const tabla = await app().call(clasificacionesApi.ver, { query: { idLiga: partido.idLiga } });
    expect(tabla.clasificaciones[0]).toMatchObject({ jugador: 'Ana Gil', puntos: 3 });
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect((await guardado()).jugador1Set1).toBeNull();
    expect(await dichos()).toMatchObject([{ id, estado: 'conformes', vale: true }]);
  });

  it('may be that one of them left it, whose it was, once the other says the same', async () => {
    const dejado = { ...marcador('3-6 7-5'), desenlace: 'retirada-2' };
    expect((await decir(ana, dejado)).body).toMatchObject({ publicado: false });
    expect(await mio(luis)).toMatchObject({ suyo: { retirado: 2 }, meToca: true });
    // The same score without it is something else.
    expect((await decir(luis, { ...marcador('3-6 7-5'), conforme: true })).status).toBe(409);
    expect((await decir(luis, { ...dejado, conforme: true })).body).toMatchObject({ publicado: true });
    const partido = await guardado();
    expect(partido).toMatchObject({ desenlace: 'retirada-2', jugador2Set1: 6 });
    const { clasificaciones } = await app().call(clasificacionesApi.ver, {
      query: { idLiga: partido.idLiga },
    });
    expect(clasificaciones[0]).toMatchObject({ jugador: 'Ana Gil', puntos: 3 });
  });

  it('are refused in words of who left it without a score, and of who does not play the match', async () => {
    const sinMarcador = await decir(ana, { desenlace: 'retirada-1' });
    expect(sinMarcador).toMatchObject({ status: 400, body: { message: dePartido.retiradaSinMarcador } });
    const { idLiga } = await guardado();
    const [eva] = await jugadoresDe(app(), idLiga, 'Eva Paz');
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: eva?.id ?? 0 } });
    for (const datos of [marcador('6-4 6-2'), { ...marcador('6-4 2-1'), desenlace: 'retirada-1' }])
      expect((await decir(token, datos)).status).toBe(404);
    expect(await dichos()).toEqual([]);
  });

  it('that the other does not agree with wait with what each says, and are told to the desk alone', async () => {
    await decir(ana, marcador('6-4 6-2'));
    const { body } = await decir(luis, { ...marcador('4-6 6-2 10-8'), nota: 'El primero fue mío' });
    expect(body).toMatchObject({ publicado: false });
    expect(await mio(ana)).toMatchObject({
      estado: 'desacuerdo',
      suyo: {
        sets: [
          [4, 6],
          [6, 2],
          [10, 8],
        ],
      },
    });
    expect(JSON.stringify(await mio(ana))).not.toContain('primero');
    expect(await dichos()).toEqual([
      {
        id,
        estado: 'desacuerdo',
        lado: 1,
        contado: {
          sets: [
            [6, 4],
            [6, 2],
          ],
          ausente: null,
        },
        nota: null,
        otro: {
          contado: {
            sets: [
              [4, 6],
              [6, 2],
              [10, 8],
            ],
            ausente: null,
          },
          nota: 'El primero fue mío',
        },
        vencido: false,
        vale: false,
      },
    ]);
    await decir(ana, marcador('4-6 6-2 10-8'));
    expect((await guardado()).jugador1Set3).toBe(10);
  });

  it('wait for the club where it has the last word', async () => {
    await preparar({ anotan: 'aprobado' }, { division: 2 });
    await decir(luis, { jugador1NoPresenta: true });
    const { body } = await decir(ana, { jugador1NoPresenta: true, conforme: true });
    expect(body).toMatchObject({ publicado: false });
    expect((await guardado()).jugador1NoPresenta).toBe(false);
    expect(await dichos()).toMatchObject([{ estado: 'conformes', vale: true, contado: { ausente: 1 } }]);
  });

  it.each<[string, object, number, RegExp]>([
    ['nothing', {}, 400, /Escribe el resultado/],
    ['half a set', { jugador1Set1: 6 }, 400, /casilla/],
    ['nobody wins', marcador('6-6'), 400, /ganador/],
    ['both absent', { jugador1NoPresenta: true, jugador2NoPresenta: true }, 400, /un solo jugador/],
    ['agreeing with nothing', { ...marcador('6-1 6-1'), conforme: true }, 409, /cambiar lo que dice/],
  ])('refuse %s', async (_, datos, status, frase) => {
    const respuesta = await decir(ana, datos);
    expect(respuesta.status).toBe(status);
    expect((respuesta.body as { message: string }).message).toMatch(frase);
    expect(await dichos()).toEqual([]);
  });

  it('that change while they are being confirmed are looked at again', async () => {
    await decir(ana, marcador('6-4 6-2'));
    await decir(ana, marcador('6-4 6-3'));
    expect((await decir(luis, { ...marcador('6-4 6-2'), conforme: true })).status).toBe(409);
    expect(await mio(luis)).toMatchObject({
      estado: 'espera',
      suyo: {
        sets: [
          [6, 4],
          [6, 3],
        ],
      },
    });
    expect((await decir(luis, { nota: null })).status).toBe(400);
    expect((await decir(luis, { nota: 'No jugamos' })).status).toBe(200);
    expect(await mio(luis)).toMatchObject({ estado: 'desacuerdo', meToca: false });
  });

  it('are of no league that leaves them to the club, nor of a match to come, nor of one that is scored', async () => {
    await preparar({ anotan: 'club' }, { division: 2 });
    expect(await mio(ana)).toBeUndefined();
    expect((await decir(ana, marcador('6-1 6-1'))).status).toBe(404);
    const quienes = await preparar({}, { division: 3 });
    ({ id } = await unPartido(app(), { ...quienes, fecha: '2026-11-21T10:15' }));
    expect((await decir(ana, marcador('6-1 6-1'))).status).toBe(404);
    app().reloj.set('2026-11-21T10:15');
    await decir(ana, marcador('6-1 6-1'));
    await decir(luis, marcador('6-1 6-1'));
    expect((await decir(luis, marcador('1-6 1-6'))).status).toBe(404);
  });

  it('nobody answers in time are published where the league says so, once', async () => {
    const { reloj } = app();
    await decir(ana, marcador('6-4 6-2'));
    reloj.advance(49);
    app().token = await app().signIn();
    expect(await vencer()).toBe(0);
    expect(await dichos()).toMatchObject([{ estado: 'espera', vencido: true, vale: false }]);
    await preparar({ sinRespuesta: 'vale', horasRespuesta: 3 }, { division: 2 });
    await decir(ana, marcador('6-4 6-2'));
    reloj.advance(2);
    expect(await vencer()).toBe(0);
    reloj.advance(1);
    expect(await vencer()).toBe(1);
    expect((await guardado()).jugador1Set1).toBe(6);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect(await vencer()).toBe(0);
    expect((await guardado()).jugador1Set1).toBeNull();
  });

  it.each([
    ['was put off', { clubAplaza: true }],
    ['was moved to another day', { fecha: '2026-11-29T10:00' }],
    ['was cancelled', { cancelado: true }],
  ])('are not published nor told of a match that %s since', async (_, cambios) => {
    await preparar({ sinRespuesta: 'vale', horasRespuesta: 3 }, { division: 2 });
    await decir(ana, marcador('6-0 6-0'));
    await cambiar(cambios);
    app().reloj.advance(4);
    expect(await dichos()).toEqual([]);
    expect(await vencer()).toBe(0);
    app().reloj.set('2026-11-29T11:00');
    expect(await vencer()).toBe(0);
    app().token = await app().signIn();
    expect((await guardado()).jugador1Set1).toBeNull();
  });

  it('of a match that other two play, or in the other order, are forgotten', async () => {
    const { idLiga, idJugador1, idJugador2 } = await preparar({}, { division: 2 });
    const [tercero] = await jugadoresDe(app(), idLiga, 'Eva Sanz');
    await decir(luis, marcador('6-1 6-1'));
    await cambiar({ idJugador2: tercero?.id });
    expect(await versiones()).toEqual([]);
    expect((await mio(ana))?.estado).toBe('nadie');
    await decir(ana, marcador('6-0 6-0'));
    const registro = registroDe(app);
    const [, otraPareja] = await registro.lineas();
    expect((await registro.deshacer(otraPareja?.operacion ?? 0)).status).toBe(200);
    expect((await guardado()).idJugador2).toBe(idJugador2);
    expect(await versiones()).toEqual([]);
    await decir(ana, marcador('6-0 6-0'));
    await cambiar({ idJugador1: idJugador2, idJugador2: idJugador1 });
    expect((await mio(luis))?.estado).toBe('nadie');
    await app()
      .base.db.insertInto('dicho')
      .values({
        idPartido: id,
        idJugador: tercero?.id ?? 0,
        contado: null,
        nota: 'No',
        dt: 1.8e9,
        vencido: 0,
      })
      .execute();
    await decir(ana, marcador('6-0 6-0'));
    expect((await mio(luis))?.estado).toBe('espera');
  });

  it('of minors name the rival as in public', async () => {
    const reglas = { ...reglasIniciales('infantil'), anotan: 'confirmado' as const };
    await preparar({}, { tipo: 'infantil', reglas });
    expect(await mio(ana)).toMatchObject({ jugador1: 'Ana G.', jugador2: 'Luis P.' });
  });
});
