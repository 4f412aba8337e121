import { beforeEach, describe, expect, it } from 'vitest';
import { copiasApi } from '#contract/club/configuracion.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { quitarClaveDeCopia } from '#server/db/tables/programa.ts';
import { insertarUsuario, ponerAcceso, ponerActivo } from '#server/db/tables/usuario.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { keyOf } from '#server/platform/http/router.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { copiaDe, ficheros, trozosDe } from '#tests/support/copias.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { concreta, ENDPOINTS, PRIVADO } from '#tests/support/programs/sitio.ts';
import { VERBOS } from '#tests/support/rutas.ts';
import { restaurar } from './restaurar.ts';

const COPIA = 'GET /api/private/ligas/backup';
const CLAVE = copiasApi.hacerClave.path;

/** Another of the same length. */
const otra = (clave: string): string => (clave.startsWith('A') ? 'B' : 'A') + clave.slice(1);

const pedir = (club: TestApp, token: string, call = COPIA) => {
  const [method = '', path = ''] = call.split(' ');
  const url = concreta(path);
  return club.app.inject({ method: method as 'GET', url, headers: { authorization: token } });
};
const con = async (...pedida: Parameters<typeof pedir>): Promise<number> =>
  (await pedir(...pedida)).statusCode;

it('one call opens with a key, and no other', () => {
  const abiertas = (ENDPOINTS as Endpoint[]).filter(({ opensWithKey }) => opensWithKey).map(keyOf);
  expect(abiertas).toEqual([COPIA]);
});

describeEngines('the key of the backup', (engine) => {
  const app = useApp(engine);
  beforeEach(() => quitarClaveDeCopia(app().base.db));
  const hacer = async (): Promise<string> => (await app().call(copiasApi.hacerClave, {})).clave;
  const ver = () => app().call(copiasApi.verClave, {});
  const hojas = (bytes: Uint8Array) => Object.values(ficheros(bytes)).join('\n');

  it('takes the backup, whole, long after the password was typed', async () => {
    const clave = await hacer();
    expect(Buffer.from(clave, 'base64url')).toHaveLength(32);
    app().reloj.advance(24 * 400);
    const { statusCode, rawPayload } = await pedir(app(), clave);
    expect(statusCode).toBe(200);
    expect(Object.keys(ficheros(rawPayload))).toContain('fin.json');
  });

  it('opens nothing else: every other private call, and verb of its own, answers 401', async () => {
    const clave = await hacer();
    const privadas = ENDPOINTS.filter(({ path }) => path.startsWith(PRIVADO)).map(keyOf);
    const suyas = VERBOS.map((verb) => COPIA.replace('GET', verb));
    const demas = [...privadas, ...suyas].filter((call) => call !== COPIA);
    expect(demas.length).toBeGreaterThan(100);
    const dadas = await Promise.all(demas.map(async (call) => [call, await con(app(), clave, call)]));
    expect(dadas).toEqual(demas.map((call) => [call, 401]));
    expect(await con(app(), clave)).toBe(200);
  });

  it('is that one, to the letter: neither another, nor its hash, nor with a scheme', async () => {
    expect(await con(app(), 'A'.repeat(43))).toBe(401);
    const clave = await hacer();
    const malas = [otra(clave), hashToken(clave), `Bearer ${clave}`, clave.slice(1), `${clave}A`, ''];
    for (const mala of malas) expect([mala, await con(app(), mala)]).toEqual([mala, 401]);
  });

  it('is one at a time, told whose and since when, until it is taken away', async () => {
    expect(await ver()).toBe(null);
    const primera = await hacer();
    const segunda = await hacer();
    expect(await ver()).toEqual({ usuario: 'admin', desde: app().reloj.now() / 1000 });
    expect([await con(app(), primera), await con(app(), segunda)]).toEqual([401, 200]);
    expect(await app().call(copiasApi.quitarClave, {})).toBe(null);
    expect([await con(app(), segunda), await ver()]).toEqual([401, null]);
    expect((await app().api('DELETE', CLAVE)).status).toBe(200);
  });

  it('is good while whoever made it might take the backup', async () => {
    const { db } = app().base;
    await insertarUsuario(db, 'berta', 'un hash', { rol: 'todo', reservados: true });
    const token = await app().signIn('berta');
    const { clave } = (await app().send('POST', CLAVE, { token })).body as { clave: string };
    await ponerAcceso(db, 'berta', { rol: 'todo', reservados: false });
    expect([await con(app(), clave), await ver()]).toEqual([401, null]);
    await ponerAcceso(db, 'berta', { rol: 'todo', reservados: true });
    expect(await con(app(), clave)).toBe(200);
    await ponerActivo(db, 'berta', false);
    expect([await con(app(), clave), await ver()]).toEqual([401, null]);
  });

  it('asks for the password to be made and to be taken away', async () => {
    app().reloj.advance(1);
    for (const method of ['POST', 'DELETE'] as const)
      expect(await app().api(method, CLAVE)).toMatchObject({
        status: 403,
        body: { message: mensajes.claveNoReciente },
      });
    expect(await ver()).toBe(null);
  });

  it('sent again under the same name, the one that is told opens: its answer is kept nowhere', async () => {
    const headers = { authorization: app().token, 'idempotency-key': 'una-clave-de-reenvio' };
    const mandar = async () => (await app().app.inject({ method: 'POST', url: CLAVE, headers })).json();
    const [primera, segunda] = [await mandar(), await mandar()];
    expect([await con(app(), primera.clave), await con(app(), segunda.clave)]).toEqual([401, 200]);
    const guardado = JSON.stringify(await app().base.db.selectFrom('constancia').selectAll().execute());
    expect(guardado).not.toContain(segunda.clave);
  });

  describe('is kept as its hash alone', () => {
    it('and what is done with it has a line in the log', async () => {
      const clave = await hacer();
      await con(app(), clave);
      await app().api('DELETE', CLAVE);
      const registro = await app().log();
      for (const linea of [
        'admin · Hace una clave de copia; la de antes deja de valer',
        'Un programa con la clave de copia descarga una copia de seguridad',
        'admin · Quita la clave de copia',
      ])
        expect(registro).toContain(linea);
      const filas = JSON.stringify(await app().base.db.selectFrom('registro').selectAll().execute());
      for (const dicho of [registro, filas]) {
        expect(dicho).not.toContain(clave);
        expect(dicho).not.toContain(hashToken(clave));
      }
    });

    it('and not in the backup, whose restoring ends it', async () => {
      const clave = await hacer();
      const zip = await copiaDe(app());
      expect(hojas(zip)).not.toContain(clave);
      expect(hojas(zip)).not.toContain(hashToken(clave));
      const programa = crearFirma(app().base, app().reloj)({ usuario: null });
      await restaurar(programa, () => trozosDe(zip), { forzar: true });
      expect(await con(app(), clave)).toBe(401);
    });
  });
});
