import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { avisosApi, bajaApi } from '#contract/club/avisos.ts';
import { personalesApi } from '#contract/cuentas/personales.ts';
import { calendariosApi } from '#contract/liga/horarios.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi, suspenderApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { purgarEnlaces } from '#server/mi/enlace.ts';
import { marcador, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import {
  cabecera,
  conAvisos,
  direccionesDe,
  enlaceDe,
  eventosDe,
  OTRO,
  SABADO,
  tokenDe,
} from '#tests/support/avisos.ts';
import { describeServer } from '#tests/support/engines.ts';
import { hasta, startForms } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';
import { icsDe } from '#web/club/competicion/ics.ts';

describeServer('mails to players', ({ open }) => {
  let smtp: Smtp;
  let club: TestApp;
  const { pendientes, queSalga, aLas, modo, jugadores, quien, leer, guardar, unoAvisado, pulsar } = conAvisos(
    () => ({ club, smtp }),
  );

  beforeAll(async () => {
    smtp = await startSmtp();
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl: 'https://club.example' });
    await aLas('2026-11-23T10:00');
    await modo('si');
  });
  afterEach(async () => {
    club.reloj.set('2026-11-23T10:00');
    // The next one opens the same division.
    await club.base.db.updateTable('liga').set({ estado: 'inactiva' }).execute();
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  it('a Saturday moved by rain: one to each whom it touches and to nobody else, each with their matches', async () => {
    const liga = await unaLiga(club, { notificar: true });
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = await jugadores(
      liga.id,
      'Eva Uno',
      'Pau Dos',
      'Noa Tres',
      'Leo Cuatro',
      'Sol Cinco',
      'Ian Seis',
    );
    const [una, otra] = [await unaPista(club), await unaPista(club)];
    const de = (uno: number, dos: number) => ({ idLiga: liga.id, idJugador1: uno, idJugador2: dos });
    const uno = await unPartido(club, { ...de(a, b), fecha: `${SABADO}T10:00`, idPista: una.id });
    const dos = await unPartido(club, { ...de(c, d), fecha: `${SABADO}T10:00`, idPista: otra.id });
    const tres = await unPartido(club, { ...de(a, c), fecha: `${SABADO}T12:00`, idPista: una.id });
    await unPartido(club, { ...de(e, f), fecha: `${OTRO}T18:00`, idPista: una.id });
    const nuevos = await queSalga();
    expect(nuevos).toHaveLength(6);
    const partidos = [
      { id: uno.id, version: uno.version, fecha: `${OTRO}T10:00`, idPista: una.id },
      { id: dos.id, version: dos.version, fecha: `${OTRO}T10:00`, idPista: otra.id },
      { id: tres.id, version: tres.version, fecha: null, idPista: null },
    ];
    await club.call(suspenderApi.suspender, { body: { partidos, nota: 'Suspendido por lluvia.' } });
    const mails = await queSalga();
    const afectados = await Promise.all([a, b, c, d].map(quien));
    expect(direccionesDe(mails)).toEqual(afectados.map(({ email }) => email).sort());
    const suyos = new Map(mails.map((mail) => [mail.to?.[0]?.address, eventosDe(mail)]));
    const [deA, deB] = afectados.map(({ email }) => suyos.get(email ?? ''));
    expect(deB).toEqual(
      new Map([[uno.id, { status: 'CONFIRMED', sequence: 4, inicio: `${OTRO}T10:00:00` }]]),
    );
    expect(deA?.get(uno.id)).toEqual(deB?.get(uno.id));
    expect(deA?.get(tres.id)).toEqual({ status: 'CANCELLED', sequence: 4, inicio: `${SABADO}T12:00:00` });
    const [primero] = nuevos.filter(({ to }) => to?.[0]?.address === afectados[1]?.email);
    expect(primero && eventosDe(primero).get(uno.id)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
    const alPrimero = mails.find(({ to }) => to?.[0]?.address === afectados[0]?.email);
    expect(alPrimero?.text).toContain('Contra Pau Dos');
    expect(alPrimero?.text).toContain('sábado, 5 de diciembre, a las 10:00');
    expect(alPrimero?.text).toContain('queda aplazado');
    expect(alPrimero?.text).toContain('Suspendido por lluvia.');
    expect(alPrimero?.html).toContain('<strong>Contra Pau Dos');
  });

  it('the file calls each match and counts its changes as the calendars do', async () => {
    const { ana, id, mails } = await unoAvisado();
    const params = { clase: 'jugador', id: ana } as const;
    const feed = icsDe(await club.call(calendariosApi.de, { params }), 'https://club.example');
    const evento = new ICAL.Component(ICAL.parse(feed)).getFirstSubcomponent('vevent');
    const [mail] = mails;
    expect(mail && [...eventosDe(mail).keys()]).toEqual([id]);
    const texto = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
    const suyo = new ICAL.Component(ICAL.parse(texto)).getFirstSubcomponent('vevent');
    for (const nombre of [
      'uid',
      'sequence',
      'dtstamp',
      'dtstart',
      'dtend',
      'status',
      'summary',
      'location',
      'url',
    ])
      expect(String(suyo?.getFirstPropertyValue(nombre)), nombre).toBe(
        String(evento?.getFirstPropertyValue(nombre)),
      );
    expect(mail?.attachments[0]?.mimeType).toBe('text/calendar');
  });

  it('say what was cancelled, deleted, scored or given to somebody else', async () => {
    const { id, luis, ana, quienes } = await unoAvisado();
    const [otro = 0] = await jugadores(quienes.idLiga, 'Mar Rey');
    const observaciones = 'Mar lleva las bolas.';
    await guardar(id, { idJugador2: otro, observaciones });
    const cambio = await queSalga();
    expect(cambio).toHaveLength(3);
    // Remarks are for who plays it.
    expect(direccionesDe(cambio.filter(({ text }) => text?.includes(observaciones)))).toEqual([
      (await quien(ana)).email,
      (await quien(otro)).email,
    ]);
    const fuera = cambio.find(({ to }) => to?.[0]?.address?.startsWith('luis'));
    expect(fuera?.text).toContain('se ha quitado del calendario');
    expect(fuera && eventosDe(fuera).get(id)).toMatchObject({ status: 'CANCELLED', sequence: 5 });
    await guardar(id, { ...marcador('6-4 6-3') });
    const resultado = await queSalga();
    expect(resultado.map(({ text }) => text?.match(/Resultado: .*/)?.[0]).sort()).toEqual([
      'Resultado: Ha ganado Ana Gil, 4-6, 3-6',
      'Resultado: Has ganado, 6-4, 6-3',
    ]);
    expect(resultado.flatMap(({ attachments }) => attachments)).toEqual([]);
    const { id: borrado } = await unPartido(club, { ...quienes, fecha: `${OTRO}T10:00` });
    await queSalga();
    await club.call(partidosApi.borrar, { params: { id: borrado } });
    const quitado = await queSalga();
    expect(quitado).toHaveLength(2);
    expect(quitado[0] && eventosDe(quitado[0]).get(borrado)).toMatchObject({
      status: 'CANCELLED',
      sequence: 3,
    });
    expect([luis, ana]).not.toContain(0);
  });

  it('the end of a league is told to everybody in it', async () => {
    const { liga } = await unoAvisado();
    const { id: _, nombre: __, ...datos } = await club.call(ligasApi.leer, { params: { id: liga.id } });
    await club.call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...datos, estado: 'inactiva' } as never,
    });
    const mails = await queSalga();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('La liga ha terminado');
  });

  it('what is taken back before they leave tells nobody, and several acts are one mail', async () => {
    const { id, liga } = await unoAvisado();
    const antes = smtp.recibidos.length;
    await guardar(id, { fecha: `${OTRO}T10:00` });
    const operacion = Number((await guardar(id, { fecha: `${OTRO}T11:00` })).headers['x-operation']);
    expect(await pendientes()).toHaveLength(2);
    const previa = operacion - 1;
    await club.api('POST', `/api/private/log/operaciones/${operacion}/deshacer`, {});
    await club.api('POST', `/api/private/log/operaciones/${previa}/deshacer`, {});
    expect((await leer(id)).fecha).toBe(`${SABADO}T10:00`);
    await queSalga();
    expect(smtp.recibidos).toHaveLength(antes);
    expect(await club.base.db.selectFrom('aviso').selectAll().execute()).toEqual([]);
    await guardar(id, { fecha: `${OTRO}T10:00` });
    await guardar(id, { fecha: `${OTRO}T12:00` });
    const mails = await queSalga();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('a las 12:00');
    expect(mails[0]?.text).not.toContain(`${OTRO}T10:00`);
    expect(liga.notificar).toBe(true);
  });

  it('wait for nine in the morning, all that happened in the night in one', async () => {
    const { id, quienes } = await unoAvisado();
    await aLas('2026-11-23T21:30');
    await guardar(id, { fecha: `${OTRO}T10:00` });
    await aLas('2026-11-23T23:30');
    await unPartido(club, { ...quienes, fecha: '2026-12-12T10:00' });
    const antes = smtp.recibidos.length;
    await aLas('2026-11-24T08:58');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(smtp.recibidos).toHaveLength(antes);
    await aLas('2026-11-24T09:00');
    await hasta(async () => (await pendientes()).length === 0);
    const mails = smtp.recibidos.slice(antes);
    expect(mails).toHaveLength(2);
    expect([...(mails[0] ? eventosDe(mails[0]).values() : [])]).toHaveLength(2);
    expect(mails[0]?.subject).toContain('2 novedades');
    await aLas('2026-11-23T10:00');
  });

  it('nobody is told by a league that does not, by a match of long ago, nor when staff say not this time', async () => {
    const { id, quienes } = await unoAvisado();
    const antes = smtp.recibidos.length;
    const liga = await unaLiga(club, { division: 2 });
    const [eva = 0, leo = 0] = await jugadores(liga.id, 'Eva Sanz', 'Leo Ruiz');
    await unPartido(club, { idLiga: liga.id, idJugador1: eva, idJugador2: leo, fecha: `${SABADO}T10:00` });
    await unPartido(club, { ...quienes, fecha: '2026-10-03T10:00' });
    await guardar(id, { fecha: `${OTRO}T10:00` }, { 'x-avisos': 'no' });
    await guardar(id, { observaciones: 'Llevad agua' });
    await queSalga();
    expect(smtp.recibidos).toHaveLength(antes);
  });

  it('what was saved without telling anybody is taken back, and done again, without telling anybody', async () => {
    const { id } = await unoAvisado();
    const callado = await guardar(id, { fecha: `${OTRO}T10:00` }, { 'x-avisos': 'no' });
    const deshacer = (operacion: unknown) =>
      club.send('POST', `/api/private/log/operaciones/${operacion}/deshacer`, {
        body: {},
        token: club.token,
      });
    const deshecho = await deshacer(callado.headers['x-operation']);
    expect(deshecho.status).toBe(200);
    expect((await leer(id)).fecha).toBe(`${SABADO}T10:00`);
    expect(await pendientes()).toEqual([]);
    await deshacer(deshecho.headers['x-operation']);
    expect((await leer(id)).fecha).toBe(`${OTRO}T10:00`);
    expect(await pendientes()).toEqual([]);
    const dicho = await guardar(id, { fecha: `${OTRO}T12:00` });
    expect(await queSalga()).toHaveLength(2);
    await deshacer(dicho.headers['x-operation']);
    expect(await pendientes()).toHaveLength(2);
    await queSalga();
  });

  it('in a trial all of them go to the club, and off to nobody', async () => {
    const { id } = await unoAvisado();
    await modo('pruebas');
    await guardar(id, { fecha: `${OTRO}T10:00` });
    const mails = await queSalga();
    expect(new Set(direccionesDe(mails)).size).toBe(1);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.to?.[0]?.address).not.toContain('correo.example');
    expect(mails[0]?.subject).toMatch(/^\[Prueba\] (Ana Gil|Luis Paz): /);
    await modo('si');
    await guardar(id, { fecha: `${OTRO}T12:00` });
    await modo('no');
    expect(await queSalga()).toEqual([]);
    await modo('si');
  });

  it('to a minor hold nobody else in full, whoever wrote it', async () => {
    const liga = await unaLiga(club, { tipo: 'infantil', notificar: true });
    const [alicia = 0, bruno = 0] = await jugadores(liga.id, 'Alicia Gómez Ruiz', 'Bruno Lago Prieto');
    await jugadores(liga.id, 'Carla Mora Sáez');
    const observaciones = 'Bruno Lago Prieto viene con Carla Mora Sáez.';
    await unPartido(club, {
      idLiga: liga.id,
      idJugador1: alicia,
      idJugador2: bruno,
      fecha: `${SABADO}T10:00`,
      observaciones,
    });
    const mails = await queSalga();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const todo = [mail.subject, mail.text, mail.html, JSON.stringify([...eventosDe(mail)])].join('\n');
      const archivo = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
      for (const apellido of ['Gómez', 'Lago', 'Prieto', 'Mora', 'Sáez']) {
        expect(todo).not.toContain(apellido);
        expect(archivo).not.toContain(apellido);
      }
    }
    expect(mails.some(({ text }) => text?.includes('Contra Bruno L.'))).toBe(true);
  });

  it('before saving it is said who is told, who has no address and who does not want to be', async () => {
    const { liga, ana, luis } = await unoAvisado();
    const sin = await unJugador(club, { nombre: 'Sin Correo', idLiga: liga.id });
    const { id: idPista } = await unaPista(club, { nombre: 'Pista de la propuesta' });
    const linea = (idLiga: number, idJugador1: number, idJugador2: number, hora: string) => ({
      fecha: `${OTRO}T${hora}`,
      idLiga,
      idPista,
      idJugador1,
      idJugador2,
    });
    const lineas = [linea(liga.id, ana, luis, '10:00'), linea(liga.id, ana, sin.id, '13:00')];
    const ver = async () =>
      (await club.ensayar('POST', '/api/private/partidos/guardarPropuesta', lineas)).body;
    expect(await ver()).toEqual({
      haria: null,
      modo: 'si',
      avisados: 2,
      enMoviles: false,
      sinCorreo: ['Sin Correo'],
      noQuieren: 0,
      esperan: false,
    });
    const callada = await unaLiga(club, { division: 2 });
    const [eva = 0, leo = 0] = await jugadores(callada.id, 'Eva Sanz', 'Leo Ruiz');
    lineas.push(linea(callada.id, eva, leo, '17:00'));
    expect(await ver()).toMatchObject({ avisados: 2 });
    await club.call(avisosApi.deJugador, { params: { id: luis }, body: { avisos: false } });
    expect(await ver()).toMatchObject({ avisados: 1, noQuieren: 1 });
  });

  it('staff see in the details of a player whether the last one left, also when their server refuses it', async () => {
    const { id, ana, luis } = await unoAvisado();
    const ver = (idJugador: number) => club.call(avisosApi.leerDeJugador, { params: { id: idJugador } });
    expect(await ver(ana)).toEqual({ avisos: true, moviles: 0, ultimo: 'enviado' });
    smtp.desconocidos.add((await quien(luis)).email ?? '');
    await guardar(id, { fecha: `${OTRO}T10:00` });
    expect(await ver(ana)).toEqual({ avisos: true, moviles: 0, ultimo: 'pendiente' });
    await queSalga();
    expect(await ver(ana)).toMatchObject({ ultimo: 'enviado' });
    expect(await ver(luis)).toMatchObject({ ultimo: 'fallido' });
  });

  it('go to the address that is in their details when they leave', async () => {
    const { id, ana, luis } = await unoAvisado();
    await guardar(id, { fecha: `${OTRO}T10:00` });
    const cambiar = async (idJugador: number, email: string | null) =>
      club.call(jugadoresApi.guardar, {
        params: { id: idJugador },
        body: { ...(await quien(idJugador)), email },
      });
    await cambiar(ana, 'nueva@correo.example');
    await cambiar(luis, null);
    expect(direccionesDe(await queSalga())).toEqual(['nueva@correo.example']);
  });

  it('of who is forgotten nothing waits, and nobody is told their name', async () => {
    const { id, ana } = await unoAvisado();
    await guardar(id, { fecha: `${OTRO}T10:00` });
    const body = { version: (await quien(ana)).version, solicitudes: [] };
    await club.call(personalesApi.borrar, { params: { id: ana }, body });
    const guardados = await club.base.db.selectFrom('correo').select('idJugador').execute();
    expect(guardados.map(({ idJugador }) => idJugador)).not.toContain(ana);
    const mails = await queSalga();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Contra Jugador');
    expect(mails[0]?.text).not.toContain('Ana');
  });

  describe('the link that stops them', () => {
    it('is in every mail, works at one press and can be taken back', async () => {
      const { id, mails } = await unoAvisado();
      const [mail] = mails.filter(({ to }) => to?.[0]?.address?.startsWith('ana'));
      expect(cabecera(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(enlaceDe(mail)).toMatch(/^https:\/\/club\.example\/avisos\/\d+-[\w-]{43}$/);
      expect(mail?.text).toContain(`\n${enlaceDe(mail)}\n`);
      await guardar(id, { fecha: `${OTRO}T10:00` });
      expect((await pulsar(new URL(enlaceDe(mail)).pathname)).statusCode).toBe(200);
      expect(direccionesDe(await queSalga()).join()).not.toContain('ana');
      const token = tokenDe(mail);
      expect(await club.call(bajaApi.leer, { body: { token } })).toEqual({
        nombre: 'Ana Gil',
        avisos: false,
        seMandan: true,
      });
      await club.call(bajaApi.poner, { body: { token, avisos: true } });
      await guardar(id, { fecha: `${OTRO}T12:00` });
      expect(direccionesDe(await queSalga()).join()).toContain('ana');
      expect(await club.log()).toContain('no quiere avisos de sus partidos');
      expect(await club.log()).not.toContain(token);
    });

    it('is refused when anything in it has changed', async () => {
      const { luis, mails } = await unoAvisado();
      const token = tokenDe(mails[0]);
      const [numero = '', ...firma] = token.split('-');
      const ajeno = String(luis) === numero ? String(luis - 1) : String(luis);
      const otra = token.at(-2) === 'A' ? 'B' : 'A';
      const malos = [
        [ajeno, ...firma].join('-'),
        `${token.slice(0, -2)}${otra}${token.at(-1)}`,
        token.slice(0, -1),
        `${token}A`,
        `0${token}`,
        numero,
        '1-',
      ];
      for (const malo of malos) {
        expect(
          (await club.send('POST', '/api/avisos/poner', { body: { token: malo, avisos: false } })).status,
        ).toBe(404);
        expect((await pulsar(`/avisos/${malo}`)).statusCode, malo).toBe(404);
      }
      const { avisos } = await club.call(bajaApi.leer, { body: { token } });
      expect(avisos).toBe(true);
    });

    it('what was chosen outlives the personal link', async () => {
      const { ana } = await unoAvisado();
      await club.call(avisosApi.deJugador, { params: { id: ana }, body: { avisos: false } });
      club.reloj.set('2027-11-23T10:00');
      await purgarEnlaces(club.base as never, club.reloj);
      const fila = await club.base.db
        .selectFrom('enlace_personal')
        .select('avisos')
        .where('idJugador', '=', ana)
        .executeTakeFirst();
      expect(fila?.avisos).toBe(0);
    });
  });

  it('are not turned on without a mail server or the address of the site', async () => {
    const solo = await startForms(await open(), {});
    const answer = await solo.api('POST', '/api/private/avisos/modo', { modo: 'si' });
    expect(answer).toMatchObject({ status: 409, body: { message: mensajes.avisosSinServidor } });
    await solo.app.close();
    const sinDireccion = await startForms(await open(), { smtp: { url: 'smtp://127.0.0.1:9' } });
    expect(await sinDireccion.api('POST', '/api/private/avisos/modo', { modo: 'si' })).toMatchObject({
      status: 409,
      body: { message: mensajes.avisosSinDireccion },
    });
    await sinDireccion.app.close();
  });
});
