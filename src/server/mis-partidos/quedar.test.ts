import { beforeEach, expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { deJugadoresApi, type MisPartidos, type PorQuedar } from '#contract/cuentas/mis-partidos.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { seSolapan } from '#domain/fecha.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines, describeServer } from '#tests/support/engines.ts';

const DOMINGO = '2026-11-22';
const HORAS = ['09:00', '10:30', '12:00', '13:30'];

type Aplicacion = ReturnType<typeof useApp>;

const poner = (app: Aplicacion, clave: string, valor = 'true') =>
  app().api('POST', '/api/private/configuracion/save', [{ clave, valor }]);

describeServer('a postponed match that its players arrange', (engine) => {
  const app = useApp(engine);
  let ana = '';
  let luis = '';
  let id = 0;
  let quienes = { idLiga: 0, idJugador1: 0, idJugador2: 0 };

  beforeEach(async () => {
    const liga = await unaLiga(app(), { horaBaseInicio: 9, horaBaseFinal: 15 });
    await unaPista(app());
    const [una, otro] = await jugadoresDe(app(), liga.id, 'Ana Gil', 'Luis Paz');
    quienes = { idLiga: liga.id, idJugador1: una?.id ?? 0, idJugador2: otro?.id ?? 0 };
    ({ id } = await unPartido(app(), { ...quienes, fecha: '2026-11-15T10:00', jugador1Aplaza: true }));
    const enlace = (idJugador: number) => app().call(enlacePersonalApi.crear, { params: { id: idJugador } });
    ana = (await enlace(quienes.idJugador1)).token;
    luis = (await enlace(quienes.idJugador2)).token;
    await poner(app, 'aplazadosEntreJugadores');
  });

  const marcar = (token: string, hora: string, puede = true) =>
    app().send('POST', '/api/mi/hora', { body: { token, id, fecha: `${DOMINGO}T${hora}`, puede } });
  const mio = async (token: string): Promise<PorQuedar | undefined> =>
    ((await app().send('POST', '/api/mi/partidos', { body: { token } })).body as MisPartidos).aplazados[0];
  const guardado = () => app().call(partidosApi.leer, { params: { id } });

  it('is booked by the second yes, on the schedule at once, and taken back like any other write', async () => {
    expect((await mio(ana))?.huecos.slice(0, 4)).toEqual(
      HORAS.map((hora) => ({ fecha: `${DOMINGO}T${hora}`, mia: false, suya: false })),
    );
    await marcar(ana, '10:30');
    await marcar(ana, '12:00');
    expect((await mio(luis))?.huecos.filter(({ suya }) => suya)).toHaveLength(2);
    await marcar(luis, '09:00');
    expect((await guardado()).jugador1Aplaza).toBe(true);
    const { body } = await marcar(luis, '12:00');
    expect(body).toMatchObject({ reservado: `${DOMINGO}T12:00`, aplazados: [] });
    const partido = await guardado();
    expect(partido).toMatchObject({ fecha: `${DOMINGO}T12:00`, jugador1Aplaza: false });
    expect(partido.idPista).not.toBeNull();
    const horario = await app().send('GET', `/api/calendarios/partido/${id}`);
    expect(horario.text).toContain(`${DOMINGO}T12:00`);
    expect(await app().log()).toMatch(/enlace personal.*Ana Gil/);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect((await mio(luis))?.huecos.some(({ mia, suya }) => mia || suya)).toBe(false);
  });

  it('waits for the club where it has the last word, which accepts it with one press', async () => {
    await poner(app, 'aplazadosConfirmaElClub');
    await marcar(ana, '10:30');
    expect((await marcar(luis, '10:30')).body).toMatchObject({ reservado: null });
    expect((await mio(ana))?.acordado).toBe(`${DOMINGO}T10:30`);
    const { partidos } = await app().call(deJugadoresApi.quedando, {});
    expect(partidos).toMatchObject([
      { id, comunes: [`${DOMINGO}T10:30`], jugadores: [{ horas: 1, enlace: true }, { horas: 1 }] },
    ]);
    const body = { fecha: `${DOMINGO}T10:30` };
    await app().call(deJugadoresApi.confirmar, { params: { id }, body });
    expect(await guardado()).toMatchObject({ ...body, jugador1Aplaza: false });
    expect(await app().log()).toMatch(/admin/);
  });

  const diceDeSusFranjas = (franjas: string) =>
    app().send('POST', '/api/mi/franjas', { body: { token: luis, franjas } });
  const horasDel = async (dia: string) =>
    ((await mio(ana))?.huecos ?? []).flatMap(({ fecha }) => (fecha.startsWith(dia) ? [fecha.slice(11)] : []));

  it('is offered at no hour at which one of the two never can, where the club takes it as said', async () => {
    await poner(app, 'franjasFirmes');
    await diceDeSusFranjas('domingo-manana:nunca sabado-mediodia:mal');
    expect(await horasDel(DOMINGO)).toEqual(HORAS.slice(2));
    expect(await horasDel('2026-11-28')).toContain('12:00');
  });

  it('is offered at every hour where the club does not, those that go badly after any other', async () => {
    await diceDeSusFranjas('domingo-manana:nunca');
    expect(await horasDel(DOMINGO)).toEqual(HORAS);
    const { status, body } = await marcar(ana, '10:37');
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(
      /Otro hueco libre: domingo, 22 de noviembre, 12:00/,
    );
    expect((await marcar(ana, '09:00')).status).toBe(200);
    expect((await marcar(luis, '09:00')).body).toMatchObject({ reservado: `${DOMINGO}T09:00` });
  });

  it('is offered at every hour to who never can at more than half of them', async () => {
    await poner(app, 'franjasFirmes');
    const casiTodas = 'domingo-manana:nunca domingo-mediodia:nunca sabado-manana:nunca';
    await app()
      .base.db.updateTable('persona')
      .set({ franjas: casiTodas })
      .where('id', '=', quienes.idJugador2)
      .execute();
    expect(await horasDel(DOMINGO)).toEqual(HORAS);
  });

  it('tells the club who has not answered', async () => {
    await marcar(luis, '10:30');
    const { partidos } = await app().call(deJugadoresApi.quedando, {});
    expect(partidos[0]?.jugadores.map(({ horas }) => horas)).toEqual([0, 1]);
    await marcar(luis, '10:30', false);
    expect((await app().call(deJugadoresApi.quedando, {})).partidos[0]?.jugadores[1].horas).toBe(0);
  });

  it('is arranged by nobody while the club does not let them, nor once it has a day', async () => {
    await poner(app, 'aplazadosEntreJugadores', 'false');
    expect((await marcar(ana, '10:30')).status).toBe(409);
    expect(await mio(ana)).toBeUndefined();
    expect(await app().call(deJugadoresApi.quedando, {})).toEqual({ modo: null, partidos: [] });
    await poner(app, 'aplazadosEntreJugadores');
    await marcar(ana, '10:30');
    await marcar(luis, '10:30');
    expect((await marcar(ana, '12:00')).status).toBe(409);
  });

  it.each([
    ['has played another since', { fecha: '2026-11-20T10:00', ...marcador('6-1 6-1') }],
    ['has another match set', { fecha: '2026-12-05T10:00' }],
  ])('is asked of nobody, nor booked, once its pair %s', async (_, otro) => {
    await marcar(ana, '10:30');
    await unPartido(app(), {
      ...quienes,
      idJugador1: quienes.idJugador2,
      idJugador2: quienes.idJugador1,
      ...otro,
    });
    expect(await mio(luis)).toBeUndefined();
    expect((await app().call(deJugadoresApi.quedando, {})).partidos).toEqual([]);
    const { status, body } = await marcar(luis, '10:30');
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(/ya no hace falta jugarlo/);
    const confirmar = { fecha: `${DOMINGO}T10:30` };
    expect((await app().api('POST', `/api/private/partidos/${id}/quedan`, confirmar)).status).toBe(409);
    expect((await guardado()).jugador1Aplaza).toBe(true);
  });

  it('is still asked of a pair that meets twice and has only one other match set', async () => {
    const { id: idLiga } = await unaLiga(app(), {
      division: 2,
      idaVuelta: true,
      fechaIdaVuelta: '2026-11-01',
    });
    const [una, otro] = await jugadoresDe(app(), idLiga, 'Eva Sanz', 'Iván Mora');
    const dosVeces = { idLiga, idJugador1: una?.id ?? 0, idJugador2: otro?.id ?? 0 };
    const aplazado = await unPartido(app(), { ...dosVeces, fecha: '2026-11-14T10:00', clubAplaza: true });
    const debidos = async () => (await app().call(deJugadoresApi.quedando, {})).partidos.map((uno) => uno.id);
    await unPartido(app(), { ...dosVeces, fecha: '2026-12-05T10:00' });
    expect(await debidos()).toContain(aplazado.id);
    await unPartido(app(), { ...dosVeces, fecha: '2026-12-06T10:00' });
    expect(await debidos()).not.toContain(aplazado.id);
  });

  it('counts no hour of who does not play it any more', async () => {
    const [tercero] = await jugadoresDe(app(), quienes.idLiga, 'Eva Sanz');
    const deOtro = { idPartido: id, idJugador: tercero?.id ?? 0, fecha: `${DOMINGO}T10:30`, dt: 0 };
    await app().base.db.insertInto('hora_posible').values(deOtro).execute();
    expect((await mio(luis))?.huecos.some(({ suya }) => suya)).toBe(false);
    expect((await marcar(ana, '10:30')).body).toMatchObject({ reservado: null });
    expect((await guardado()).jugador1Aplaza).toBe(true);
  });

  it.each(['10:37', '14:00', '08:00'])('is not put at %s', async (hora) => {
    const { status, body } = await marcar(ana, hora);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(
      /Otro hueco libre: domingo, 22 de noviembre, 09:00/,
    );
  });
});

const PARES = 40;
const COMPARTEN = 4;
const REPETIDA = 36;

describeEngines('forty pairs for twelve places at once', (engine) => {
  const app = useApp(engine);

  /** Straight to the tables: eighty players, of whom four have two matches, their links and what the first of each marked. */
  const preparar = async () => {
    const reglas = { ...reglasIniciales('social'), clasifica: false };
    const { id: idLiga } = await unaLiga(app(), { horaBaseInicio: 9, horaBaseFinal: 15, reglas });
    for (let n = 0; n < 3; n += 1) await unaPista(app());
    await poner(app, 'aplazadosEntreJugadores');
    const { db } = app().base;
    const nombres = Array.from({ length: 2 * PARES }, (_, n) => `Jugador ${n}`);
    const resto = { estado: 'activo', disponibleAmistosos: 0, idLiga } as const;
    const personas = await db
      .insertInto('persona')
      .values(nombres.map((nombre) => ({ nombre, nombreBusqueda: nombre })))
      .returning('id')
      .execute();
    const jugadores = (
      await db
        .insertInto('jugador')
        .values(personas.map(({ id: idPersona }) => ({ idPersona, ...resto })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    await db
      .insertInto('enlace_personal')
      .values(
        jugadores.map((idJugador) => ({
          idJugador,
          tokenHash: hashToken(`llave ${idJugador}`),
          creado: 0,
          caduca: '2027-08-30',
        })),
      )
      .execute();
    await db
      .insertInto('liga_jugador')
      .values(jugadores.map((idJugador) => ({ idLiga, idJugador })))
      .execute();
    const deUno = (n: number): number => jugadores[n >= REPETIDA ? n - REPETIDA : n] ?? 0;
    const partidos = (
      await db
        .insertInto('partido')
        .values(
          Array.from({ length: PARES }, (_, n) => ({
            idLiga,
            fecha: '2026-11-15T10:00',
            duracion: 90,
            sintetico: 0 as const,
            idJugador1: deUno(n),
            idJugador2: jugadores[PARES + n] ?? 0,
            jugador1NoPresenta: 0 as const,
            jugador2NoPresenta: 0 as const,
            jugador1Aplaza: 0 as const,
            jugador2Aplaza: 0 as const,
            clubAplaza: 1 as const,
            cancelado: 0 as const,
          })),
        )
        .returning(['id', 'idJugador1', 'idJugador2'])
        .execute()
    ).sort((a, b) => a.id - b.id);
    await db
      .insertInto('hora_posible')
      .values(
        partidos.flatMap(({ id, idJugador1 }) =>
          HORAS.map((hora) => ({ idPartido: id, idJugador: idJugador1, fecha: `${DOMINGO}T${hora}`, dt: 0 })),
        ),
      )
      .execute();
    return partidos;
  };

  it('twelve are booked, no court nor player twice; every other is told why and offered another', async () => {
    const partidos = await preparar();
    const pedir = ({ id, idJugador2 }: (typeof partidos)[number], n: number) =>
      app().send('POST', '/api/mi/hora', {
        ip: `10.1.0.${n + 1}`,
        body: { token: `llave ${idJugador2}`, id, fecha: `${DOMINGO}T${HORAS[n % 4]}`, puede: true },
      });
    const respuestas = await Promise.all(partidos.map(pedir));
    // On a slow machine some wait for the others longer than the database lets anybody: told so, they ask again.
    for (const [n, partido] of partidos.entries())
      if (respuestas[n]?.status === 503) respuestas[n] = await pedir(partido, n);
    const puestos = await app()
      .base.db.selectFrom('partido')
      .select(['id', 'fecha', 'duracion', 'idPista', 'idJugador1', 'idJugador2'])
      .where('clubAplaza', '=', 0)
      .orderBy('id')
      .execute();
    expect(puestos).toHaveLength(12);
    for (const uno of puestos)
      for (const otro of puestos)
        if (uno.id < otro.id) {
          expect(uno.idPista === otro.idPista && seSolapan(uno, otro)).toBe(false);
          expect(uno.idJugador1).not.toBe(otro.idJugador1);
        }
    const rechazos = respuestas.filter(({ status }) => status !== 200);
    expect(rechazos).toHaveLength(PARES - 12);
    for (const { status, body } of rechazos) {
      expect(status).toBe(409);
      expect((body as { message: string }).message).toMatch(
        /^(A esa hora ya no queda ninguna pista libre|Uno de los dos ya tiene otro partido ese día)\. Otro hueco libre: /,
      );
    }
    expect(COMPARTEN).toBe(PARES - REPETIDA);
  });
});
