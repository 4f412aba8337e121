import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { mensajes } from '#contract/mensajes.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import type { Respuesta, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarInscripcion, startForms, vaciar } from '#tests/support/formularios.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';

const CLUB = '/api/private/club';
const OTRO_IBAN = 'ES79 2100 0813 6101 2345 6789';
const INTRUSO = 'intruso@fuera.example';
const SIN_PERMISO = { status: 403, body: { message: mensajes.cuentaReservada, estado: 'permiso' } };
const SIN_CLAVE = { status: 403, body: { message: mensajes.claveNoReciente } };

describeServer('who reads the enrolments and who is paid', ({ open }) => {
  let club: TestApp;
  /** Does everything but seeing bank data; signed in just now. */
  let toduno = '';
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    await club.base.db.deleteFrom('usuario').where('usuario', '<>', 'admin').execute();
    await club.base.db.deleteFrom('configuracion').execute();
    await insertarUsuario(club.base.db, 'toduno', 'x', { rol: 'todo', reservados: false });
    toduno = await club.signIn('toduno');
    club.token = await club.signIn();
  });
  afterEach(() => ponerClub(SEMILLA));
  afterAll(() => club?.app.close());

  const leer = async () => (await club.api('GET', CLUB)).body as DatosClub;
  async function guardar(
    token: string,
    cambios: (datos: DatosClub) => Partial<DatosClub>,
  ): Promise<Respuesta> {
    const antes = await leer();
    return club.send('POST', CLUB, { token, body: { ...antes, ...cambios(antes), antes } });
  }
  const aFuera = ({ buzones }: DatosClub) => ({
    buzones: buzones.map((uno) => ({ ...uno, email: INTRUSO })),
  });
  const correos = () =>
    club.base.db.selectFrom('correo').select(['para', 'texto']).where('idSolicitud', 'is', null).execute();
  /** A session of who may, left open: its password was typed eleven minutes ago. */
  async function olvidada(): Promise<string> {
    const token = await club.login();
    club.reloj.advance(11 / 60);
    return token;
  }

  it('are not changed by who may not see bank data: enrolments go on to the club, and nothing is noted', async () => {
    expect(await guardar(toduno, aFuera)).toMatchObject(SIN_PERMISO);
    // One at a time, and by the address that those without one of their own have.
    expect(
      await guardar(toduno, ({ buzones }) => ({
        buzones: buzones.map((uno) => (uno.proposito === 'socios' ? { ...uno, email: INTRUSO } : uno)),
      })),
    ).toMatchObject(SIN_PERMISO);
    expect(
      await guardar(toduno, ({ buzones }) => ({
        email: INTRUSO,
        buzones: buzones.filter(({ proposito }) => proposito !== 'socios'),
      })),
    ).toMatchObject(SIN_PERMISO);
    await enviarInscripcion(club);
    const para = await club.base.db.selectFrom('correo').select('para').execute();
    expect(para.map((uno) => uno.para)).not.toContain(INTRUSO);
    expect(await frasesDelRegistro(club.base)).toEqual([]);
  });

  it('of an unlocked computer, ask for the password; the telephone does not', async () => {
    const token = await olvidada();
    expect(await guardar(token, () => ({ iban: OTRO_IBAN }))).toMatchObject(SIN_CLAVE);
    expect(await guardar(token, aFuera)).toMatchObject(SIN_CLAVE);
    const acreedor = (await club.api('GET', '/api/private/cobros/acreedor')).body as object;
    const body = { ...acreedor, iban: OTRO_IBAN };
    expect(await club.send('POST', '/api/private/cobros/acreedor', { token, body })).toMatchObject(SIN_CLAVE);
    expect((await guardar(token, () => ({ telefono: '600 111 222' }))).status).toBe(200);
    expect((await guardar(toduno, () => ({ telefono: '600 111 333' }))).status).toBe(200);
    expect(await leer()).toMatchObject({ telefono: '600 111 333' });
    expect((await leer()).iban).not.toBe(OTRO_IBAN);
  });

  it('changed by who may, the log has what they were and are, and the mailbox of before is told', async () => {
    const era = (await leer()).buzones.find(({ proposito }) => proposito === 'socios')?.email ?? '';
    const solo = ({ buzones }: DatosClub) => ({
      buzones: buzones.map((uno) =>
        uno.proposito === 'socios' ? { ...uno, email: 'altas@club.example' } : uno,
      ),
    });
    const hecho = await guardar(club.token, solo);
    expect(hecho.status).toBe(200);
    const [linea] = await frasesDelRegistro(club.base);
    expect(linea).toEqual({
      usuario: 'admin',
      texto: `Cambia el correo al que llegan las inscripciones (socios): de ${era} a altas@club.example`,
    });
    const [aviso, ...otros] = await correos();
    expect([aviso?.para, otros]).toEqual([era, []]);
    expect(aviso?.texto).toContain('llegan a altas@club.example: lo ha cambiado «admin»');
    // Taking it back is changing it: who may not, cannot; and who had it meanwhile is told.
    const deshacer = (token: string) =>
      club.send('POST', `/api/private/log/operaciones/${hecho.headers['x-operation']}/deshacer`, { token });
    expect(await deshacer(toduno)).toMatchObject(SIN_PERMISO);
    expect(await deshacer(await olvidada())).toMatchObject(SIN_CLAVE);
    club.token = await club.signIn();
    expect((await deshacer(club.token)).status).toBe(200);
    expect((await correos()).map(({ para }) => para)).toEqual([era, 'altas@club.example']);
  });

  it('of an account, the log has the last digits alone', async () => {
    const { iban } = await leer();
    expect((await guardar(club.token, () => ({ iban: OTRO_IBAN }))).status).toBe(200);
    const [linea] = await frasesDelRegistro(club.base);
    expect(linea?.texto).toBe(`Cambia la cuenta del club: de •••• ${iban.slice(-4)} a •••• 6789`);
    const acreedor = (await club.api('GET', '/api/private/cobros/acreedor')).body as object;
    const cambio = { ...acreedor, iban, identificador: 'ES10001G00000000' };
    expect((await club.api('POST', '/api/private/cobros/acreedor', cambio)).status).toBe(200);
    expect((await frasesDelRegistro(club.base)).map(({ texto }) => texto)).toEqual(
      expect.arrayContaining([
        `Cambia la cuenta del club: de •••• 6789 a •••• ${iban.slice(-4)}`,
        expect.stringMatching(/^Cambia el identificador del acreedor: de ES\w+ a ES10001G00000000$/),
      ]),
    );
    expect(JSON.stringify(await club.base.db.selectFrom('registro').selectAll().execute())).not.toContain(
      '0813',
    );
  });

  it('an account that sees bank data is neither disabled nor enabled by one that does not', async () => {
    await insertarUsuario(club.base.db, 'fulluno', 'x', { rol: 'todo', reservados: true });
    const suya = await club.signIn('fulluno');
    const poner = (estado: string, token: string) =>
      club.send('POST', '/api/private/cuentas/fulluno/estado', { token, body: { estado } });
    const refusal = { status: 403, body: { message: mensajes.soloQuienVeReservados, estado: 'permiso' } };
    expect(await poner('inactivo', toduno)).toMatchObject(refusal);
    expect((await club.send('GET', '/api/private/cuenta', { token: suya })).status).toBe(200);
    expect((await poner('inactivo', club.token)).status).toBe(200);
    expect(await poner('activo', toduno)).toMatchObject(refusal);
  });
});
