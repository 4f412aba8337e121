import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Hoja, importarApi, type LoQueHaria } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { enlacesDe, telefonosDe } from '#domain/persona/contacto.ts';
import { datosJugador, jugadoresDe, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarInscripcion, startForms, vaciar } from '#tests/support/formularios.ts';

type Celdas = Hoja['filas'][number]['celdas'];

const hojaDe = (...filas: Celdas[]): Hoja => ({
  que: 'jugadores',
  filas: filas.map((celdas, i) => ({ linea: i + 2, celdas })),
  supuesta: { tipo: 'social', anio: 2026, division: null },
});

describeServer('people as sheets of clubs write them', (engine) => {
  const app = useApp(engine);
  const ver = async (hoja: Hoja): Promise<LoQueHaria> =>
    (await app().rehearse(importarApi.importar, { body: hoja })).haria;
  const importar = async (hoja: Hoja) => {
    const { huella } = await ver(hoja);
    return app().call(importarApi.importar, { body: { ...hoja, huella } });
  };
  const todos = () => app().call(jugadoresApi.listar, {});

  it.each([
    ['María López Gil', 'MarÃ­a LÃ³pez Gil', 'letras partidas'],
    ['Íñigo Núñez', 'Ã\u008dÃ±igo NÃºÃ±ez', 'letras partidas'],
    ['María José Ruiz', 'MÂª JosÃ© Ruiz', 'letras partidas'],
    ['María José Ruiz', 'Mª José Ruiz', null],
    ['María José Ruiz', 'RUIZ, M.ª JOSÉ', null],
    ['Francisco Javier Gil', 'Fco. Javier Gil', null],
    ['Ana García Pérez', 'GARCÍA PÉREZ ANA', null],
    ['Ana García Pérez', 'garcia perez, ana', null],
    ["Eva O'Hara Peña", "O'HARA PEÑA EVA", null],
  ])('%s is known when the sheet says «%s»', async (nombre, escrito, dicho) => {
    const { id } = await unJugador(app(), { nombre });
    const { filas } = await ver(hojaDe({ nombre: escrito, telefono: '600111222' }));
    expect(filas).toMatchObject([{ que: 'cambia', idJugador: id, fallos: [] }]);
    expect(filas[0]?.avisos).toEqual(dicho ? [expect.stringContaining(dicho)] : []);
    await importar(hojaDe({ nombre: escrito, telefono: '600111222' }));
    expect(await todos()).toMatchObject([{ id, nombre, telefono: '600111222' }]);
  });

  it.each([
    ['GARCÍA PÉREZ ANA', 'García Pérez Ana', 'apellidos'],
    ['JosÃ© PÃ©rez', 'José Pérez', 'letras partidas'],
    ['PÉREZ GIL, ANA', 'Ana Pérez Gil', null],
  ])('nobody new comes in as «%s» without a word', async (escrito, nombre, dicho) => {
    const { filas } = await ver(hojaDe({ nombre: escrito }));
    expect(filas).toMatchObject([{ que: 'nueva', titulo: nombre }]);
    expect(filas[0]?.avisos).toEqual(dicho ? [expect.stringContaining(dicho)] : []);
    await importar(hojaDe({ nombre: escrito }));
    expect(await todos()).toMatchObject([{ nombre }]);
  });

  it.each(['Jos\ufffd Gil', 'MarÃa L\ufffdpez'])(
    '«%s» has lost letters, and waits for them',
    async (nombre) => {
      const { filas } = await ver(hojaDe({ nombre }));
      expect(filas).toMatchObject([{ que: 'mala', fallos: [{ campo: 'nombre' }] }]);
    },
  );

  it.each([
    ['600 111 222 / 910 333 444', 2],
    ['600111222 910333444', 2],
    ['600111222-910333444', 2],
    ['600 111 222 y 910 333 444', 2],
    ['600111222.0', 1],
    ['600111222,00', 1],
    ['600 111 222 (su madre)', 1],
    ['0034 600 111 222', 1],
  ])('the telephone «%s», by sheet and by form, calls somebody', async (telefono, cuantos) => {
    await importar(hojaDe({ nombre: 'Ana Gil', telefono }));
    await unJugador(app(), { nombre: 'Eva Paz', telefono });
    for (const suyo of (await todos()).map((uno) => uno.telefono)) {
      expect(telefonosDe(suyo)).toHaveLength(cuantos);
      expect(enlacesDe(suyo)?.tel).toBe('tel:+34600111222');
    }
  });

  it('who plays in two leagues is in one match at a time there too', async () => {
    const adultos = await unaLiga(app());
    const infantil = await unaLiga(app(), { tipo: 'infantil' });
    const [ana, eva] = await jugadoresDe(app(), adultos.id, 'Ana Gil', 'Eva Paz');
    await jugadoresDe(app(), infantil.id, 'Leo Rey');
    await unJugador(app(), { nombre: 'Ana Gil', idLiga: infantil.id, mismaPersonaQue: ana?.id ?? 0 });
    const fecha = '2026-11-28T10:00';
    await unPartido(app(), { idLiga: adultos.id, idJugador1: ana?.id ?? 0, idJugador2: eva?.id ?? 0, fecha });
    const partido = { jugador1: 'Leo Rey', jugador2: 'Ana Gil', liga: infantil.nombre, fecha: '28/11/2026' };
    const a = async (hora: string) =>
      (await ver({ ...hojaDe({ ...partido, hora }), que: 'partidos' })).filas[0];
    expect(await a('10:30')).toMatchObject({ que: 'mala', fallos: [{ campo: 'fecha' }] });
    expect(await a('17:00')).toMatchObject({ que: 'nueva', fallos: [] });
  });

  it.each(['6001112220', '6,00111E+08', '600 11'])('«%s» is no telephone', async (telefono) => {
    const { filas } = await ver(hojaDe({ nombre: 'Ana Gil', telefono }));
    expect(filas).toMatchObject([{ que: 'mala', fallos: [{ campo: 'telefono' }] }]);
  });
});

describeServer('a mail that an enrolment takes', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    club.token = await club.signIn();
  });
  afterAll(() => club?.app.close());

  it.each(['ana@peña.example', 'josé@niñez.example', 'ana+liga@club.example', 'a@b.co'])(
    'is that of its player, by form and by sheet: %s',
    async (email) => {
      expect((await enviarInscripcion(club, { email })).status).toBe(200);
      const [fila] = (await club.api('GET', '/api/private/solicitudes')).body as SolicitudFila[];
      const { id } = await club.call(jugadoresApi.guardar, {
        params: { id: 0 },
        body: datosJugador({ nombre: fila?.nombre ?? '', email: fila?.email ?? '' }),
      });
      expect(await club.call(jugadoresApi.leer, { params: { id } })).toMatchObject({ email });
      const { haria } = await club.rehearse(importarApi.importar, {
        body: hojaDe({ nombre: 'Otra Persona', email }),
      });
      expect(haria.filas).toMatchObject([{ que: 'nueva', fallos: [] }]);
    },
  );

  it.each([
    'ana@',
    '@club.example',
    'ana@club',
    'ana@club.example, eva@club.example',
    'ana gil@club.example',
  ])('and one that it does not is none: %s', async (email) => {
    const body = datosJugador({ email });
    expect((await club.api('POST', '/api/private/jugadores/0', body)).status).toBe(400);
  });
});
