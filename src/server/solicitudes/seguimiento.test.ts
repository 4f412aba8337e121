import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { enviarContacto, enviarInscripcion, startForms, vaciar } from '#tests/support/formularios.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';

const SOLICITUDES = '/api/private/solicitudes';

describeEngines('what becomes of a solicitud', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    await club.base.db.deleteFrom('jugador').execute();
  });
  afterAll(() => club?.app.close());

  const unaId = async (): Promise<number> =>
    ((await club.api('GET', SOLICITUDES)).body as SolicitudFila[])[0]?.id ?? 0;
  const leer = async (id: number) => (await club.api('GET', `${SOLICITUDES}/${id}`)).body as Solicitud;
  const jugador = (cambios: object = {}) => ({
    nombre: 'Ana García Peña',
    estado: 'activo',
    email: 'ana@example.com',
    telefono: '600000000',
    idLiga: null,
    nombreDeportivo: 'Rayo',
    ...cambios,
  });
  const crear = (id: number, cambios: object = {}) =>
    club.api('POST', `${SOLICITUDES}/${id}/jugador/nuevo`, jugador(cambios));
  const jugadores = async () =>
    club.base.db.selectFrom(conPersona('jugador')).select(['id', 'nombre', 'nombreDeportivo']).execute();

  describe('a player', () => {
    it('is made of it at once, linked and handled; and taken back with one call', async () => {
      await enviarInscripcion(club, { tipo: 'ligasocialtenis', conformeinscripcion: true });
      const id = await unaId();
      const { body } = await crear(id);
      const [suyo] = await jugadores();
      expect(suyo).toMatchObject({ nombre: 'Ana García Peña', nombreDeportivo: 'Rayo' });
      expect(body).toMatchObject({ idJugador: suyo?.id, jugador: 'Ana García Peña', atendida: true });
      const textos = (await frasesDelRegistro(club.base)).map(({ texto }) => texto);
      expect(textos).toContain('Asigna la solicitud de Ana García Peña a su ficha');
      expect((await crear(id)).body).toEqual({ message: mensajes.yaTieneJugador });

      const quitada = await club.api('DELETE', `${SOLICITUDES}/${id}/jugador`);
      expect(quitada.body).toMatchObject({ idJugador: null, jugador: null, atendida: false });
      expect(await jugadores()).toEqual([]);
    });

    it('of who becomes a member with it, it stays open: they are still to be made one', async () => {
      const conAlta = {
        tipo: 'ligasocialtenis',
        conformeinscripcion: true,
        altaSocio: 'si',
        profesion: 'Árbitra',
      };
      await enviarInscripcion(club, conAlta);
      expect((await crear(await unaId())).body).toMatchObject({
        jugador: 'Ana García Peña',
        atendida: false,
      });
    });

    it('is refused like any other, and then nothing is written', async () => {
      await enviarInscripcion(club);
      const id = await unaId();
      expect((await crear(id, { nombre: ' ' })).status).toBe(400);
      expect((await crear(id, { idLiga: 999 })).body).toMatchObject({ errors: [{ path: 'idLiga' }] });
      expect(await jugadores()).toEqual([]);
      expect(await leer(id)).toMatchObject({ idJugador: null, atendida: false });
    });

    it('that was there is the one it is assigned to, and nobody’s again', async () => {
      await enviarInscripcion(club);
      const id = await unaId();
      const { id: idJugador } = (await club.api('POST', '/api/private/jugadores/0', jugador())).body as {
        id: number;
      };
      const asignar = (body: object) => club.api('POST', `${SOLICITUDES}/${id}/jugador`, body);
      expect((await asignar({ idJugador: 999 })).body).toMatchObject({ errors: [{ path: 'idJugador' }] });
      expect((await asignar({ idJugador })).body).toMatchObject({ idJugador, atendida: true });
      expect((await asignar({ idJugador: null, version: 1 })).status).toBe(409);
      // Their data are forgotten: nothing says whose it was.
      const datos = (await club.api('GET', `/api/private/jugadores/${idJugador}/datos`)).body;
      expect(datos).toMatchObject({ solicitudes: [{ id, coincide: expect.arrayContaining(['ficha']) }] });
      const { version } = datos as { version: number };
      const olvido = { version, solicitudes: [] };
      expect(
        (await club.api('POST', `/api/private/jugadores/${idJugador}/datos/borrar`, olvido)).status,
      ).toBe(200);
      expect(await leer(id)).toMatchObject({ idJugador: null, atendida: true });
    });

    it('that is deleted leaves it as it was', async () => {
      await enviarInscripcion(club);
      const id = await unaId();
      const { idJugador } = (await crear(id)).body as Solicitud;
      expect((await club.api('DELETE', `/api/private/jugadores/${idJugador}`)).status).toBe(204);
      expect(await leer(id)).toMatchObject({ idJugador: null, nombre: 'Ana García Peña' });
    });
  });

  describe('an answer', () => {
    const responder = (id: number, cambios: object = {}) =>
      club.api('POST', `${SOLICITUDES}/${id}/respuesta`, {
        asunto: 'Tu plaza',
        texto: 'Hola, Ana:\n\nHay sitio.',
        atendida: true,
        ...cambios,
      });

    it('waits in the outbox without a server, and is remembered with who and when', async () => {
      await enviarInscripcion(club);
      const id = await unaId();
      const { body } = await responder(id);
      expect(body).toMatchObject({
        atendida: true,
        respondida: expect.any(Number),
        respondidaPor: 'admin',
        hayServidorDeCorreo: false,
      });
      const correo = (body as Solicitud).correos.at(-1);
      expect(correo).toMatchObject({ para: 'ana@example.com', asunto: 'Tu plaza', estado: 'pendiente' });
      const fila = await club.base.db
        .selectFrom('correo')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      expect(fila).toMatchObject({
        texto: 'Hola, Ana:\n\nHay sitio.',
        responderA: 'escuela@clubtenisvaldecierzo.example',
        lleva: 'nada',
      });
      const [linea] = await frasesDelRegistro(club.base);
      expect(linea?.texto).toBe('Responde a la solicitud de Ana García Peña (inscripción)');
    });

    it('is refused: nobody to send it to, nothing in it, somebody else was first', async () => {
      await enviarContacto(club, { email: null });
      const id = await unaId();
      expect((await responder(id)).body).toMatchObject({ message: mensajes.sinEmailParaResponder });
      expect((await responder(id, { texto: ' ' })).body).toMatchObject({ errors: [{ path: 'texto' }] });
      await enviarContacto(club);
      const otra = await unaId();
      expect((await responder(otra, { version: 7 })).status).toBe(409);
      expect(await leer(otra)).toMatchObject({ respondida: null, atendida: false });
    });
  });

  describe('templates', () => {
    const RUTA = `${SOLICITUDES}/plantillas`;

    it('are three until the club writes its own', async () => {
      expect((await club.api('GET', RUTA)).body).toEqual({ plantillas: PLANTILLAS });
      const plantillas = [{ titulo: 'Una', asunto: '{club}', texto: 'Hola, {nombre}' }];
      expect((await club.api('POST', RUTA, { plantillas, antes: PLANTILLAS })).body).toEqual({ plantillas });
      expect((await club.api('POST', RUTA, { plantillas: [], antes: PLANTILLAS })).status).toBe(409);
      expect((await club.api('POST', RUTA, { plantillas: [] })).body).toEqual({ plantillas: [] });
      expect((await frasesDelRegistro(club.base)).map(({ texto }) => texto)).toContain(
        'Cambia las plantillas de respuesta (quedan 1)',
      );
    });

    it('say what a gap that stands for nothing should be', async () => {
      const plantillas = [{ titulo: 'Una', asunto: 'Hola', texto: 'Hola, {nonbre}' }];
      const { status, body } = await club.api('POST', RUTA, { plantillas });
      expect([status, body]).toMatchObject([
        400,
        { errors: [{ path: 'plantillas.0.texto', message: expect.stringContaining('{nombre}') }] },
      ]);
    });
  });
});
