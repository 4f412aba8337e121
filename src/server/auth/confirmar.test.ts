import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { sumarDias } from '#domain/fecha.ts';
import { keyOf } from '#server/platform/http/router.ts';
import { ADMIN, type Respuesta, type TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { enviarInscripcion, startForms } from '#tests/support/formularios.ts';
import { ENDPOINTS } from '#tests/support/programs/sitio.ts';

const CONFIRMAR = '/api/private/cuenta/confirmar';
const MINUTO_H = 1 / 60;

describeEngines('what asks for the password again', ({ open }) => {
  let club: TestApp;
  let solicitud = '';
  const recibo = { id: 0, importe: 4500 };
  const cobro = { recibos: [recibo], concepto: 'Cuota', cobro: '', secuencia: 'segun' };
  beforeAll(async () => {
    club = await startForms(await open());
    await enviarInscripcion(club);
    const [fila] = (await club.api('GET', '/api/private/solicitudes')).body as SolicitudFila[];
    solicitud = `/api/private/solicitudes/${fila?.id}`;
    recibo.id = fila?.id ?? 0;
    cobro.cobro = sumarDias(club.reloj.today(), 30);
  });
  afterAll(() => club?.app.close());

  /** Signs in over the wire, and waits. */
  const hace = async (minutos: number): Promise<string> => {
    const token = await club.login();
    club.reloj.advance(minutos * MINUTO_H);
    return token;
  };
  const confirmar = (token: string, password: string, ip?: string): Promise<Respuesta> =>
    club.send('POST', CONFIRMAR, { token, body: { password }, ...(ip && { ip }) });

  let cuentas = 0;
  const ACTOS: Record<string, (token: string) => Promise<Respuesta>> = {
    'POST /api/private/cuentas': (token) => {
      cuentas += 1;
      return club.send('POST', '/api/private/cuentas', { token, body: { usuario: `persona${cuentas}` } });
    },
    'POST /api/private/cuentas/:usuario/enlace': (token) =>
      club.send('POST', '/api/private/cuentas/admin/enlace', { token }),
    'POST /api/private/cuentas/:usuario/estado': (token) =>
      club.send('POST', '/api/private/cuentas/admin/estado', { token, body: { estado: 'activo' } }),
    'POST /api/private/cuentas/:usuario/rol': (token) => {
      const body = { rol: 'todo', reservados: true };
      return club.send('POST', '/api/private/cuentas/admin/rol', { token, body });
    },
    'GET /api/private/ligas/backup': (token) => club.send('GET', '/api/private/ligas/backup', { token }),
    'POST /api/private/copia/clave': (token) => club.send('POST', '/api/private/copia/clave', { token }),
    'DELETE /api/private/copia/clave': (token) => club.send('DELETE', '/api/private/copia/clave', { token }),
    'POST /api/private/cobros/acreedor': async (token) => {
      const { body } = await club.send('GET', '/api/private/cobros/acreedor', { token });
      return club.send('POST', '/api/private/cobros/acreedor', { token, body });
    },
    'POST /api/private/cobros/remesa': (token) =>
      club.send('POST', '/api/private/cobros/remesa', { token, body: cobro }),
    'POST /api/private/cobros/cuentas': (token) =>
      club.send('POST', '/api/private/cobros/cuentas', { token, body: { ids: [recibo.id] } }),
    'GET /api/private/solicitudes/:id/banco': (token) => club.send('GET', `${solicitud}/banco`, { token }),
    'POST /api/private/solicitudes/:id/banco': (token) =>
      club.send('POST', `${solicitud}/banco`, {
        token,
        body: { titular: 'Ana', iban: 'ES9121000418450200051332' },
      }),
    'DELETE /api/private/solicitudes/:id/banco': (token) =>
      club.send('DELETE', `${solicitud}/banco`, { token }),
    'GET /api/private/solicitudes/:id/pdf': (token) => club.send('GET', `${solicitud}/pdf`, { token }),
  };

  it('are these calls', () => {
    const marcadas = (ENDPOINTS as Endpoint[]).filter(({ asksPassword }) => asksPassword).map(keyOf);
    expect(marcadas.sort()).toEqual(Object.keys(ACTOS).sort());
  });

  it.each(Object.keys(ACTOS))(
    '%s: done nine minutes after signing in, refused after eleven',
    async (cual) => {
      const acto = ACTOS[cual] as (token: string) => Promise<Respuesta>;
      expect((await acto(await hace(9))).status).toBe(200);
      const { status, body } = await acto(await hace(11));
      expect([status, body]).toEqual([403, { message: mensajes.claveNoReciente }]);
    },
  );

  it('goes on for ten minutes once the password is typed again, in that session alone', async () => {
    const [otra, esta] = [await hace(0), await hace(11)];
    const copia = ACTOS['GET /api/private/ligas/backup'] as (token: string) => Promise<Respuesta>;
    expect((await confirmar(esta, ADMIN.password)).status).toBe(204);
    expect([(await copia(esta)).status, (await copia(otra)).status]).toEqual([200, 403]);
    club.reloj.advance(11 * MINUTO_H);
    expect((await copia(esta)).status).toBe(403);
  });

  it('leaves the rest of the desk open: a submission is read without its bank data', async () => {
    const { status, body, text } = await club.send('GET', solicitud, { token: await hace(60) });
    expect([status, body]).toMatchObject([200, { tieneBanco: true }]);
    expect(text).not.toContain('ES91');
  });

  it('counts a wrong password as a guess of signing in, says so and tells the log', async () => {
    const token = await hace(11);
    const ip = '203.0.113.50';
    for (let i = 0; i < 5; i += 1) {
      const { status, body } = await confirmar(token, 'no es esta', ip);
      expect([status, body]).toMatchObject([
        400,
        { errors: [{ path: 'password', message: mensajes.claveActualEquivocada }] },
      ]);
    }
    expect((await confirmar(token, ADMIN.password, ip)).status).toBe(429);
    expect(await club.login(ADMIN, ip)).toContain('Demasiados intentos');
    club.token = await club.signIn();
    expect(await club.log()).toContain('admin · Escribe mal su contraseña al pedírsela otra vez');
  });

  it('is refused to who has no session as ever: 401', async () => {
    for (const acto of Object.values(ACTOS)) expect((await acto('ninguna')).status).toBe(401);
    expect((await confirmar('ninguna', ADMIN.password)).status).toBe(401);
  });
});
