import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { inscripcionApi } from '#contract/solicitudes/inscripcion.ts';
import { invitacionApi } from '#contract/solicitudes/invitacion.ts';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { mensajesDePareja } from '#domain/inscripcion/pareja.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { unaLiga, unJugador } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { enviarInscripcion, hasta, startForms, vaciar } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';
import { purgarInvitaciones } from './invitacion.ts';

const SOLICITUDES = '/api/private/solicitudes';
const CON_PAREJA = {
  tipo: 'ligasocialtenis',
  conformeinscripcion: true,
  conPareja: 'si',
  parejaDeporte: 'padel',
  parejaNombre: 'Luis',
  parejaApellidos: 'Mora Sanz',
  parejaEmail: 'luis@correo.example',
};
const LUIS = { nombre: 'Luis Mora Sanz', email: 'luis@correo.example', telefono: null };
const ANA = { nombre: 'Ana García Peña', email: 'ana@example.com', telefono: '600000000' };

describeEngines('an enrolment with a partner', ({ open }) => {
  let smtp: Smtp;
  let club: TestApp;
  let liga: Liga;

  beforeAll(async () => {
    smtp = await startSmtp();
    const publicUrl = 'https://club.example';
    // Every test sends to the same mailbox.
    const copias = { porBuzon: 1000, porHora: 1000 };
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl, copias });
    liga = await unaLiga(club, { deporte: 'padel', modo: 'parejas', division: 2 });
  });
  beforeEach(async () => {
    await vaciar(club.base);
    await club.base.db.deleteFrom('liga_jugador').execute();
    await club.base.db.deleteFrom('jugador').execute();
    await club.base.db.deleteFrom('persona').execute();
    smtp.recibidos.length = 0;
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  const enviar = (cambios: object = {}) => enviarInscripcion(club, { ...CON_PAREJA, ...cambios });
  const laFila = async () => ((await club.api('GET', SOLICITUDES)).body as SolicitudFila[])[0];
  const leer = async () =>
    (await club.api('GET', `${SOLICITUDES}/${(await laFila())?.id}`)).body as Solicitud;
  const invitaciones = () => club.base.db.selectFrom('invitacion').selectAll().execute();
  const jugadores = async () =>
    (await club.base.db.selectFrom(conPersona('jugador')).select('nombre').orderBy('id').execute()).map(
      ({ nombre }) => nombre,
    );
  const alAbrir = (token: string) => club.send('POST', '/api/inscripcion/pareja', { body: { token } });
  const responder = (token: string, confirma: boolean) =>
    club.send('POST', '/api/inscripcion/pareja/respuesta', { body: { token, confirma } });
  const pasar = async (body: object = {}) =>
    club.api('POST', `${SOLICITUDES}/${(await laFila())?.id}/pareja`, {
      idLiga: liga.id,
      personas: [ANA, LUIS],
      ...body,
    });
  const quitar = async () => club.api('DELETE', `${SOLICITUDES}/${(await laFila())?.id}/pareja`);
  const otroEnlace = async (mandar: boolean) =>
    (await club.api('POST', `${SOLICITUDES}/${(await laFila())?.id}/pareja/enlace`, { mandar })) as {
      status: number;
      body: { token: string; solicitud: Solicitud; message: string };
    };

  /** Of the mail that took it. */
  async function tokenMandado(): Promise<string> {
    const suyo = () => smtp.recibidos.filter(({ text }) => text?.includes('/pareja/')).at(-1);
    await hasta(async () => suyo() !== undefined);
    return /https:\/\/club\.example\/pareja\/([\w-]+)\n/.exec(suyo()?.text ?? '')?.[1] ?? '';
  }

  it('is offered where a league by pairs is under way, and refused elsewhere', async () => {
    const tipos = await club.call(inscripcionApi.tipos, {});
    expect(tipos.filter(({ parejas }) => parejas).map(({ tipo, parejas }) => [tipo, parejas])).toEqual([
      ['ligasocialtenis', ['padel']],
    ]);
    for (const cambios of [{ parejaDeporte: 'tenis' }, { tipo: 'ligainfantiltenis' }])
      expect((await enviar(cambios)).body).toMatchObject({
        errors: [{ path: 'conPareja', message: mensajesDePareja.sinLigaPorParejas }],
      });
    expect((await enviar({ parejaEmail: 'ana@example.com' })).body).toMatchObject({
      errors: [{ path: 'parejaEmail', message: mensajesDePareja.mismoEmail }],
    });
    expect(await invitaciones()).toEqual([]);
    // Where it is not asked for it is left behind.
    await enviar({ tipo: 'escuelaadultos' });
    expect([await invitaciones(), (await leer()).companero]).toEqual([[], undefined]);
  });

  it('takes the partner a link, which is kept nowhere in clear, and the club no name of theirs', async () => {
    smtp.reaccion = 'aplaza';
    expect((await enviar()).body).toBe(true);
    const antes = await club.base.db.selectFrom('correo').selectAll().where('lleva', '=', 'pareja').execute();
    const dePareja = await club.base.db.selectFrom('correo').select('texto').execute();
    expect(JSON.stringify(dePareja)).not.toContain('Luis');
    expect((await leer()).companero).toEqual({
      ...{ nombre: 'Luis Mora Sanz', email: 'luis@correo.example', deporte: 'padel', correo: 'pendiente' },
      ...{ liga: 'Liga Social de Pádel por parejas', respondida: null, hecha: false },
      caduca: expect.any(String),
    });
    smtp.reaccion = 'acepta';
    const token = await tokenMandado();
    expect(Buffer.from(antes[0]?.enlace ?? []).includes(token)).toBe(false);
    expect(JSON.stringify([antes, await invitaciones()])).not.toContain(token);
    const mail = smtp.recibidos.find(({ text }) => text?.includes(token));
    expect(mail?.to).toMatchObject([{ address: 'luis@correo.example' }]);
    expect([mail?.attachments.length, mail?.text?.includes('Luis')]).toEqual([0, false]);
    expect(mail?.text).toContain('Ana García Peña se ha inscrito');
    await hasta(async () => (await leer()).companero?.correo === 'enviado');
  });

  it('is confirmed by pressing, once: opening it twice says nothing, and the other answer is refused', async () => {
    await enviar();
    const token = await tokenMandado();
    for (const _ of [1, 2])
      expect((await alAbrir(token)).body).toEqual({
        ...{ quien: 'Ana García Peña', liga: 'Liga Social de Pádel por parejas', respuesta: null },
        caduca: expect.any(String),
      });
    const { id, pareja } = (await laFila()) ?? {};
    expect(pareja).toBe('pendiente');
    await club.api('POST', `${SOLICITUDES}/${id}`, { leida: true, atendida: true });
    expect(await responder(token, true)).toMatchObject({ status: 200, body: { respuesta: 'si' } });
    expect(await responder(token, true)).toMatchObject({ status: 200, body: { respuesta: 'si' } });
    expect(await responder(token, false)).toMatchObject({
      status: 409,
      body: { message: mensajes.invitacionContestada(true) },
    });
    expect(await laFila()).toMatchObject({ pareja: 'confirmada', leida: false, atendida: true });
    expect((await leer()).companero?.respondida).toEqual(expect.any(Number));
    const frases = (await frasesDelRegistro(club.base)).map(({ texto }) => texto);
    expect(frases.filter((texto) => texto.startsWith('Confirma ser pareja'))).toHaveLength(1);
    expect((await otroEnlace(true)).body.message).toBe(mensajes.parejaYaContesto('Luis Mora Sanz'));
  });

  it('two answers at once are one, and the other is told so', async () => {
    await enviar();
    const token = await tokenMandado();
    const dichas = await Promise.all(
      [true, false, true, false].map((confirma) => responder(token, confirma)),
    );
    const [{ respuesta } = { respuesta: null }] = await invitaciones();
    expect(dichas.map(({ status }) => status)).toEqual(
      respuesta === 'si' ? [200, 409, 200, 409] : [409, 200, 409, 200],
    );
  });

  it('a link that is wrong, replaced or past opens nothing, all alike', async () => {
    await enviar();
    const primero = await tokenMandado();
    const { token: segundo } = (await otroEnlace(false)).body;
    const muerto = { status: 404, body: { message: mensajes.invitacionMuerta } };
    for (const token of ['', 'x', 'a'.repeat(200), primero]) {
      expect(await alAbrir(token)).toMatchObject(muerto);
      expect(await responder(token, true)).toMatchObject(muerto);
    }
    expect((await alAbrir('a'.repeat(201))).status).toBe(400);
    expect((await alAbrir(segundo)).status).toBe(200);
    club.reloj.advance(15 * 24);
    club.token = await club.signIn();
    expect(await responder(segundo, true)).toMatchObject(muerto);
    expect((await laFila())?.pareja).toBe('caducada');
    club.reloj.advance(-15 * 24);
    club.token = await club.signIn();
    expect((await laFila())?.pareja).toBe('pendiente');
  });

  it('becomes a pair in one step, with both as players, and is taken back in one', async () => {
    await enviar();
    await responder(await tokenMandado(), true);
    expect(await pasar()).toMatchObject({
      status: 200,
      body: { jugador: 'García / Mora', atendida: true, companero: { hecha: true } },
    });
    expect(await jugadores()).toEqual(['Ana García Peña', 'Luis Mora Sanz', 'García / Mora']);
    expect((await pasar()).body).toEqual({ message: mensajes.yaTieneJugador });
    const frases = (await frasesDelRegistro(club.base)).map(({ texto }) => texto);
    expect(frases).toContain(
      'Asigna la solicitud de Ana García Peña al jugador García / Mora'.replace('al jugador ', 'a '),
    );
    expect(await quitar()).toMatchObject({
      status: 200,
      body: { idJugador: null, atendida: false, pareja: 'confirmada', companero: { hecha: false } },
    });
    expect(await jugadores()).toEqual([]);
    expect((await quitar()).status).toBe(404);
    expect((await pasar()).status).toBe(200);
  });

  it('goes on with who was a player, who stays when it is taken back', async () => {
    const luis = await unJugador(club, { nombre: 'Luis Mora Sanz', email: 'luis@correo.example' });
    await enviar();
    await responder(await tokenMandado(), true);
    expect((await pasar({ personas: [{ ...ANA, nombreDeportivo: 'Rayo' }, { id: luis.id }] })).status).toBe(
      200,
    );
    expect(await jugadores()).toEqual(['Luis Mora Sanz', 'Ana García Peña', 'García / Mora']);
    const rayo = await club.base.db
      .selectFrom('persona')
      .select('nombre')
      .where('nombreDeportivo', '=', 'Rayo')
      .execute();
    expect(rayo).toEqual([{ nombre: 'Ana García Peña' }]);
    expect((await quitar()).status).toBe(200);
    expect(await jugadores()).toEqual(['Luis Mora Sanz']);
  });

  it('is refused as any other pair, and then nothing is written', async () => {
    const otra = await unaLiga(club, { division: 4 });
    await enviar();
    await responder(await tokenMandado(), true);
    const { version = 0 } = (await laFila()) ?? {};
    for (const [body, status] of [
      [{ personas: [ANA, ANA] }, 400],
      [{ personas: [{ id: 999 }, LUIS] }, 400],
      [{ idLiga: 999 }, 400],
      [{ idLiga: otra.id }, 409],
      [{ version: version + 1 }, 409],
    ] as const)
      expect([body, (await pasar(body)).status]).toEqual([body, status]);
    expect([await jugadores(), (await leer()).idJugador]).toEqual([[], null]);
  });

  it('is not made a pair of who said no, nor of who has not said, unless the desk says that it is so', async () => {
    await enviar();
    const token = await tokenMandado();
    expect((await pasar()).body).toEqual({ message: mensajes.parejaSinConfirmar('Luis Mora Sanz') });
    expect((await pasar({ sinConfirmar: true })).status).toBe(200);
    // They may still say, and the desk has it to be handled again.
    expect((await responder(token, false)).body).toMatchObject({ respuesta: 'no' });
    expect(await laFila()).toMatchObject({ pareja: 'rechazada', leida: false, atendida: false });
    await quitar();
    expect((await pasar({ sinConfirmar: true })).body).toEqual({
      message: mensajes.parejaDijoQueNo('Luis Mora Sanz'),
    });
  });

  it('is not taken back once one of them plays', async () => {
    await enviar();
    await pasar({ sinConfirmar: true });
    const [, luis] = await club.base.db.selectFrom('jugador').select('id').orderBy('id').execute();
    const eva = await unJugador(club, { nombre: 'Eva Sanz' });
    const otra = await unaLiga(club, { deporte: 'padel', modo: 'parejas', division: 3 });
    await club.api('POST', '/api/private/jugadores/parejas', {
      idLiga: otra.id,
      personas: [{ id: luis?.id }, { id: eva.id }],
    });
    expect((await quitar()).status).toBe(409);
    expect(await jugadores()).toContain('García / Mora');
  });

  it('without a mail server, or a mailbox that has had enough, the desk is told, and copies the link', async () => {
    const solo = await startForms(club.base, { publicUrl: 'https://club.example' });
    await enviarInscripcion(solo, CON_PAREJA);
    const { id = 0 } = (await laFila()) ?? {};
    const vista = async () => (await solo.api('GET', `${SOLICITUDES}/${id}`)).body as Solicitud;
    expect(await vista()).toMatchObject({ pareja: 'sinMandar', companero: { correo: null, caduca: null } });
    const enlace = (mandar: boolean) => solo.api('POST', `${SOLICITUDES}/${id}/pareja/enlace`, { mandar });
    expect(await enlace(true)).toMatchObject({
      status: 409,
      body: { message: mensajes.invitacionSinServidor },
    });
    const { token } = (await enlace(false)).body as { token: string };
    expect((await vista()).pareja).toBe('pendiente');
    expect((await solo.call(invitacionApi.responder, { body: { token, confirma: true } })).respuesta).toBe(
      'si',
    );
    await solo.app.close();

    const lleno = await startForms(club.base, {
      ...{ smtp: { url: smtp.url }, publicUrl: 'https://club.example', copias: { porBuzon: 0 } },
    });
    await enviarInscripcion(lleno, CON_PAREJA);
    expect((await laFila())?.pareja).toBe('sinMandar');
    await lleno.app.close();
  });

  it('of a minor, says the name of the family’s choice', async () => {
    await enviar({ fechaNacimiento: '07/05/2010', nombrePadreMadreTutor: 'Eva', nombreDeportivo: 'Rayo' });
    const token = await tokenMandado();
    const { text = '' } = smtp.recibidos.find(({ text: suyo }) => suyo?.includes(token)) ?? {};
    expect(text).toContain('Rayo se ha inscrito');
    const { body } = await alAbrir(token);
    expect(JSON.stringify([text, body])).not.toMatch(/Ana|García/);
  });

  it('goes with its enrolment, and by itself where nobody confirmed', async () => {
    await enviar();
    await purgarInvitaciones(club.base as never, club.reloj);
    expect(await invitaciones()).toHaveLength(1);
    const dias = (cuantos: number) => ({ ...club.reloj, today: () => `2027-0${cuantos}-15` });
    const [{ caduca } = { caduca: null }] = await invitaciones();
    expect((caduca ?? '') < '2026-12-31').toBe(true);
    await purgarInvitaciones(club.base as never, dias(3));
    expect(await invitaciones()).toEqual([]);
    await hasta(() => smtp.recibidos.some(({ text }) => text?.includes('/pareja/')));
    smtp.recibidos.length = 0;
    await enviar();
    await responder(await tokenMandado(), true);
    await purgarInvitaciones(club.base as never, dias(3));
    expect(await invitaciones()).toHaveLength(1);
    await club.api('DELETE', `${SOLICITUDES}/${(await laFila())?.id}`);
    expect(await invitaciones()).toEqual([]);
  });

  it('leaves no trace of a partner who is forgotten, and tells them what it holds', async () => {
    const luis: Jugador = await unJugador(club, { nombre: 'Luis Mora Sanz', email: 'luis@correo.example' });
    await enviar();
    await tokenMandado();
    const { rawPayload } = await club.app.inject({
      method: 'POST',
      url: `/api/private/jugadores/${luis.id}/datos/exportar`,
      headers: { authorization: club.token },
      payload: { solicitudes: [] },
    });
    const texto = new TextDecoder().decode(unzipSync(rawPayload)['datos.txt']);
    expect(texto).toContain('padel · Luis Mora Sanz · luis@correo.example · sin contestar');
    const { version } = (await club.api('GET', `/api/private/jugadores/${luis.id}/datos`)).body as Jugador;
    const olvidar = { version, solicitudes: [] };
    expect((await club.api('POST', `/api/private/jugadores/${luis.id}/datos/borrar`, olvidar)).status).toBe(
      200,
    );
    expect(await invitaciones()).toEqual([]);
    const correos = await club.base.db.selectFrom('correo').select('para').execute();
    expect(JSON.stringify(correos)).not.toContain('luis@');
    expect((await laFila())?.pareja).toBeUndefined();
  });
});
