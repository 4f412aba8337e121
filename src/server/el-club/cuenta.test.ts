import { afterEach, beforeEach, expect, it } from 'vitest';
import { club, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { datosDelClub } from '#contract/club/club-datos.ts';
import { clubApi } from '#contract/club/el-club.ts';
import { mensajes } from '#contract/mensajes.ts';
import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { type Respuesta, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const OTRO_IBAN = 'ES79 2100 0813 6101 2345 6789';
/** With another business code, which its check digits leave out. */
const OTRO_IDENTIFICADOR = 'ES10001G00000000';

describeServer('the account that the club is paid in', (engine) => {
  const app = useApp(engine);
  let berta = '';

  beforeEach(async () => {
    await insertarUsuario(app().base.db, 'berta', 'x', { rol: 'todo', reservados: false });
    berta = await app().signIn('berta');
  });
  afterEach(() => ponerClub(SEMILLA));

  const leerClub = () => app().call(clubApi.leer, {});
  const leerAcreedor = () => app().call(cobrosApi.acreedor, {});
  const guardarClub = async (cambios: object, token = app().token): Promise<Respuesta> => {
    const antes = await leerClub();
    return app().send('POST', '/api/private/club', { token, body: { ...antes, ...cambios, antes } });
  };
  const guardarAcreedor = async (cambios: object) => {
    const antes = await leerAcreedor();
    return app().api('POST', '/api/private/cobros/acreedor', { ...antes, ...cambios, antes });
  };
  const deshacer = ({ headers }: Respuesta, token?: string) =>
    app().send('POST', `/api/private/log/operaciones/${headers['x-operation']}/deshacer`, {
      token: token ?? app().token,
    });

  it.each([
    ['in the club', () => guardarClub({ iban: OTRO_IBAN })],
    ['in the collections', () => guardarAcreedor({ iban: OTRO_IBAN })],
  ])('is put back, when it was changed %s, only by who may change it', async (_, cambiar) => {
    const hecho = await cambiar();
    expect(hecho.status).toBe(200);
    const negado = await deshacer(hecho, berta);
    expect(negado).toMatchObject({ status: 403, body: { message: mensajes.cuentaReservada } });
    const vuelta = await deshacer(hecho);
    expect(vuelta.status).toBe(200);
    // Taking back what was taken back changes it again.
    expect((await deshacer(vuelta, berta)).status).toBe(403);
  });

  it('stands in the way of no undo of the rest of the club', async () => {
    const hecho = await guardarClub({ cuota: 77 });
    expect((await deshacer(hecho, berta)).status).toBe(200);
    expect((await leerClub()).cuota).not.toBe(77);
  });

  it('is one, wherever it is changed: in transfers, mandates and collections', async () => {
    await guardarAcreedor({ nombre: 'CLUB EN EL BANCO', iban: OTRO_IBAN, identificador: OTRO_IDENTIFICADOR });
    expect(await leerClub()).toMatchObject({ iban: OTRO_IBAN, acreedor: OTRO_IDENTIFICADOR });
    await app().send('GET', '/');
    expect(club.banco).toMatchObject({ iban: OTRO_IBAN, acreedor: OTRO_IDENTIFICADOR });
    const { iban, acreedor } = datosDelClub(SEMILLA);
    const hecho = await guardarClub({ iban, acreedor });
    expect(hecho).toMatchObject({ status: 200, body: { iban, acreedor } });
    expect(await leerAcreedor()).toEqual({
      nombre: 'CLUB EN EL BANCO',
      iban,
      identificador: acreedor,
      formato: 'pain.008.001.08',
    });
    expect((await deshacer(hecho)).status).toBe(200);
    expect((await leerAcreedor()).iban).toBe(OTRO_IBAN);
    expect((await leerClub()).iban).toBe(OTRO_IBAN);
  });

  it('saved for the collections, is no part of what others save and take back of the club', async () => {
    await guardarAcreedor({ iban: OTRO_IBAN });
    const hecho = await guardarClub({ cuota: 77 }, berta);
    expect(hecho).toMatchObject({ status: 200, body: { cuota: 77, iban: OTRO_IBAN } });
    expect((await deshacer(hecho, berta)).status).toBe(200);
    expect((await guardarClub({ iban: datosDelClub(SEMILLA).iban }, berta)).status).toBe(403);
    expect((await leerAcreedor()).iban).toBe(OTRO_IBAN);
  });
});
