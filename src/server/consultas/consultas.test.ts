import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { FORMULARIOS } from '#contract/solicitudes/inscripcion.ts';
import { mensajesConsulta } from '#domain/inscripcion/consulta.ts';
import { TIPOS_SOLICITUD, type TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import {
  cuantos,
  datosContacto,
  enviarContacto,
  esperarNada,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';

/** The least that each short form is sent with. */
const LO_MENOS = {
  contacto: { nombre: 'Eva', telefono: '600 000 000', mensaje: 'Hola' },
  pruebanivel: {},
} satisfies Record<Exclude<TipoSolicitud, 'inscripcion'>, object>;

describeServer('contact and trial requests', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(() => vaciar(club.base));
  afterAll(() => club?.app.close());

  const correos = () => club.base.db.selectFrom('correo').selectAll().orderBy('id').execute();
  const contacto = (body: object) => club.send('POST', '/api/contacto/', { body });

  it('are kept with their two mails, or not at all', async () => {
    const { status, body } = await enviarContacto(club);
    expect([status, body]).toEqual([200, true]);
    expect(await cuantos(club.base, 'solicitud')).toBe(1);
    const [alClub, copia] = await correos();
    expect(alClub).toMatchObject({
      para: 'info@clubtenisvaldecierzo.example',
      responderA: 'ana@correo.example',
    });
    expect(alClub?.texto).toContain('¿Hay sitio los martes?');
    expect(copia).toMatchObject({ para: 'ana@correo.example', estado: 'pendiente', lleva: 'nada' });
    expect(alClub?.messageId).not.toBe(copia?.messageId);
  });

  it('sent again under the same Idempotency-Key are one, as with their own key', async () => {
    const payload = datosContacto({ token: await unToken(club) });
    const con = (key: string) =>
      club.app.inject({ method: 'POST', url: '/api/contacto', payload, headers: { 'idempotency-key': key } });
    const clave = randomUUID();
    for (const veces of [1, 2]) expect([veces, (await con(clave)).json()]).toEqual([veces, true]);
    expect(await cuantos(club.base, 'solicitud')).toBe(1);
    expect((await con('corta')).statusCode).toBe(400);
  });

  it('without an address to answer to have no copy', async () => {
    await enviarContacto(club, { email: '' });
    expect((await correos()).map(({ para, responderA }) => [para, responderA])).toEqual([
      ['info@clubtenisvaldecierzo.example', null],
    ]);
  });

  it.each([
    [{ nombre: '' }, 'nombre', 'Escribe tu nombre.'],
    [{ email: '', telefono: null }, 'email', 'Escribe un email o un teléfono para poder responderte.'],
    [{ email: 'ana@correo, otra@correo.example' }, 'email', mensajesConsulta.emailSinRespuesta],
    [{ telefono: '12' }, 'telefono', mensajesConsulta.telefonoSinRespuesta],
    [{ mensaje: ' ' }, 'mensaje', 'Escribe el mensaje.'],
    [{ conforme: false }, 'conforme', 'Marca la casilla de conformidad para poder enviar.'],
    [{ mensaje: 'a'.repeat(5001) }, 'mensaje', expect.any(String)],
    [{ nombre: 'a\u0000' }, 'nombre', expect.any(String)],
    [{ nombre: 'Ana\r\nBcc: x' }, 'nombre', mensajes.nombreOculto],
    [{ nombre: 'An\u200ba' }, 'nombre', mensajes.nombreOculto],
    [{ nombre: '\u0410na' }, 'nombre', mensajes.nombreMezclado],
    [{ idEnvio: '../..' }, 'idEnvio', expect.any(String)],
  ])('number %# of the unfit ones are refused', async (cambios, path, message) => {
    const { status, body } = await enviarContacto(club, cambios);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
    await esperarNada(club.base);
  });

  it('trial requests only need the consent, and go to the school', async () => {
    const pedir = async (cambios: object) =>
      club.send('POST', '/api/pruebanivel/', { body: { token: await unToken(club), ...cambios } });
    expect((await pedir({ conforme: false })).status).toBe(400);
    expect((await pedir({ conforme: true, nombre: 'E\u00adva' })).body).toMatchObject({
      errors: [{ path: 'nombre', message: mensajes.nombreOculto }],
    });
    expect((await pedir({ conforme: true, email: 'lucia@' })).body).toMatchObject({
      errors: [{ path: 'email', message: mensajesConsulta.emailSinRespuesta }],
    });
    expect((await pedir({ conforme: true })).body).toBe(true);
    expect((await pedir({ conforme: true, nombre: 'Eva', email: 'eva@correo.example' })).body).toBe(true);
    expect((await correos()).map(({ para }) => para)).toEqual([
      'escuela@clubtenisvaldecierzo.example',
      'escuela@clubtenisvaldecierzo.example',
      'eva@correo.example',
    ]);
  });

  it.each(Object.entries(LO_MENOS))(
    '%s: one arrives as what it is, and none without the consent',
    async (tipo, datos) => {
      const { path } = FORMULARIOS[tipo as keyof typeof LO_MENOS];
      const enviar = async (conforme: boolean) =>
        (await club.send('POST', path, { body: { ...datos, conforme, token: await unToken(club) } })).status;
      expect([await enviar(false), await enviar(true)]).toEqual([400, 200]);
      const guardadas = await club.base.db.selectFrom('solicitud').select('tipo').execute();
      expect(guardadas).toEqual([{ tipo }]);
    },
  );

  describe('captcha', () => {
    it.each([
      ['null', null],
      ['missing', undefined],
      ['empty', ''],
      ['not base64', '¿?'],
      ['not a solution', Buffer.from('{"challenge":{}}').toString('base64')],
    ])('a token that is %s is refused with the words of the spec', async (_que, token) => {
      const { status, body } = await contacto(datosContacto({ token }));
      expect([status, body]).toEqual([422, { message: mensajes.captchaNulo }]);
      await esperarNada(club.base);
    });

    it('a token changed in anything is refused', async () => {
      const bueno = JSON.parse(Buffer.from(await unToken(club), 'base64').toString());
      const { challenge, solution } = bueno;
      const parametros = (cambio: object) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...cambio } },
        solution,
      });
      const malos = [
        parametros({ nonce: '00'.repeat(16) }),
        parametros({ expiresAt: challenge.parameters.expiresAt + 1 }),
        parametros({ expiresAt: 0 }),
        { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
        { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      ];
      for (const malo of malos) {
        const token = Buffer.from(JSON.stringify(malo)).toString('base64');
        expect((await contacto(datosContacto({ token }))).status).toBe(422);
      }
      await esperarNada(club.base);
    });

    it('of twenty parallel replays of one token exactly one is accepted', async () => {
      const token = await unToken(club);
      const todas = await Promise.all(
        Array.from({ length: 20 }, () => contacto(datosContacto({ token, idEnvio: randomUUID() }))),
      );
      const estados = todas.map(({ status }) => status).sort();
      expect(estados).toEqual([200, ...Array(19).fill(422)]);
      expect(await cuantos(club.base, 'solicitud')).toBe(1);
      expect(await cuantos(club.base, 'correo')).toBe(2);
    });
  });

  it('sent twenty times at once with one key are one', async () => {
    const datos = datosContacto({ token: await unToken(club) });
    const todas = await Promise.all(Array.from({ length: 20 }, () => contacto(datos)));
    expect(todas.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await cuantos(club.base, 'solicitud')).toBe(1);
    expect(await cuantos(club.base, 'correo')).toBe(2);
    expect((await contacto({ ...datos, token: null })).body).toBe(true);
  });

  it('with the key of something else is refused, and nothing of it is kept', async () => {
    const datos = datosContacto({ token: await unToken(club) });
    expect((await contacto(datos)).body).toBe(true);
    const otro = { ...datos, nombre: 'Otra persona' };
    const refused = { status: 409, body: { message: mensajes.otroConEsaClave } };
    expect(await contacto({ ...otro, token: null })).toMatchObject(refused);
    expect(await contacto({ ...otro, token: await unToken(club) })).toMatchObject(refused);
    expect(await cuantos(club.base, 'solicitud')).toBe(1);
    expect((await contacto({ ...datos, token: null })).body).toBe(true);
  });

  it('one mailbox does not get more than ten copies a day, however it is written', async () => {
    for (let i = 0; i < 12; i += 1) await enviarContacto(club, { email: `Victima+${i}@Correo.example` });
    const copias = (await correos()).filter(({ para }) => para.startsWith('Victima'));
    expect(copias).toHaveLength(10);
    expect(await cuantos(club.base, 'solicitud')).toBe(12);
  });
});

describeServer('forms from one address', ({ open }) => {
  it('are counted together and refused for a while beyond the limit', async () => {
    const club = await startForms(await open(), { envios: { points: 3, seconds: 60 } });
    const enviar = (ruta: string, ip: string) => club.send('POST', ruta, { body: {}, ip });
    const rutas = ['/api/contacto', '/api/pruebanivel/', '/api/inscripcion', '/api/contacto/'];
    const estados: number[] = [];
    for (const ruta of rutas) estados.push((await enviar(ruta, '203.0.113.7')).status);
    expect(estados).toEqual([400, 400, 415, 429]);
    const formularios = Object.values(recursos)
      .flatMap((recurso): Endpoint[] => Object.values(recurso))
      .filter(
        ({ method, path }) =>
          method === 'POST' && !/^\/api\/(?:private|auth|mi|avisos|inscripcion\/pareja)(?:\/|$)/.test(path),
      );
    expect(formularios.length).toBeGreaterThanOrEqual(TIPOS_SOLICITUD.length);
    for (const { path } of formularios) expect((await enviar(path, '203.0.113.7')).status).toBe(429);
    const { body, headers } = await enviar('/api/contacto', '203.0.113.7');
    expect(body).toEqual({ message: mensajes.demasiadosEnvios });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await enviar('/api/contacto', '203.0.113.8')).status).toBe(400);
    await club.app.close();
  });
});
