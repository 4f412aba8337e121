import { describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { type CreateLimiter, limitInMemory } from '#server/platform/http/limits.ts';
import { ADMIN, type Respuesta, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { alEntrar, MALA, QUERY } from '#tests/support/entrar.ts';
import { crearIntentos } from './auth.ts';

const IP = '203.0.113.7';
const nada = async () => 'checked';

describe('guesses at a password', () => {
  it('that could not be checked were none', async () => {
    const intentos = crearIntentos();
    const caida = () => Promise.reject(new Error('the database is down'));
    for (let i = 0; i < 60; i += 1) await expect(intentos.contar('ana', IP, caida)).rejects.toThrow('down');
    expect(await intentos.contar('ana', IP, nada)).toBe('checked');
    expect(await intentos.contar('eva', IP, nada)).toBe('checked');
  });

  it('are not too many because the counter itself broke: that is told as what it is', async () => {
    const roto: CreateLimiter = (...de) =>
      Object.assign(limitInMemory(...de), { consume: () => Promise.reject(new Error('the counter broke')) });
    await expect(crearIntentos(roto).contar('ana', IP, nada)).rejects.toThrow('the counter broke');
  });
});

describeServer('guesses at a password, over the wire', (engine) => {
  const app = useApp(engine);
  const { post, otra } = alEntrar(app);

  const DEMASIADOS = { status: 429, body: { message: mensajes.demasiadosIntentos } };

  it('are five; the sixth waits, even with the right password', async () => {
    const club = await otra();
    for (let i = 0; i < 5; i += 1) expect((await post(MALA, club)).status).toBe(200);
    const sixth = await post(ADMIN, club);
    expect(sixth).toMatchObject(DEMASIADOS);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(await club.send('GET', `/api/auth/login?${QUERY}`)).toMatchObject(DEMASIADOS);
  });

  it('are five also when fifty arrive at once', async () => {
    const club = await otra();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(MALA, club)));
    const por = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([por(200), por(429)]).toEqual([5, 45]);
  });

  it('from one address do not lock the account for another one', async () => {
    const club = await otra();
    await Promise.all(Array.from({ length: 8 }, () => post(MALA, club, '203.0.113.7')));
    expect((await post(ADMIN, club, '203.0.113.7')).status).toBe(429);
    expect((await post(ADMIN, club, '203.0.113.8')).text).not.toBe('');
  });

  it('at one account do not lock another one', async () => {
    const club = await otra();
    await Promise.all(Array.from({ length: 8 }, () => post({ usuario: 'nadie', password: 'x' }, club)));
    expect((await post(ADMIN, club)).text).not.toBe('');
  });

  it('are given back by the right password', async () => {
    const club = await otra();
    for (let ronda = 0; ronda < 3; ronda += 1) {
      for (let i = 0; i < 4; i += 1) await post(MALA, club);
      expect((await post(ADMIN, club)).text).not.toBe('');
    }
  });

  it('that there was no turn to check are none: who was told to wait still has five', async () => {
    const club = await otra();
    const de = (i: number) => `203.0.113.${i}`;
    const todas = await Promise.all(Array.from({ length: 80 }, (_, i) => post(MALA, club, de(i))));
    const rechazada = todas.findIndex(({ status }) => status === 429);
    expect(todas[rechazada]?.headers['retry-after']).toBe('5');
    for (let i = 0; i < 5; i += 1) expect((await post(MALA, club, de(rechazada))).status).toBe(200);
    expect((await post(MALA, club, de(rechazada))).status).toBe(429);
  });

  it('from all the addresses of one IPv6 connection are five', async () => {
    const club = await otra();
    const answers: Respuesta[] = [];
    for (let i = 0; i < 8; i += 1) answers.push(await post(MALA, club, `2001:db8:1:2::${i}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await post(ADMIN, club, '2001:db8:1:3::1')).text).not.toBe('');
  });

  it('at admin, five or two hundred of one address, lock out no other account there', async () => {
    const club = await otra();
    await insertarUsuario(club.base.db, 'berta', await hashPassword('otra contraseña de prueba'));
    const berta = { usuario: 'berta', password: 'otra contraseña de prueba' };
    for (let i = 0; i < 5; i += 1) await post(MALA, club);
    expect((await post(berta, club)).text).not.toBe('');
    const muchas: Respuesta[] = [];
    for (let i = 0; i < 195; i += 1) muchas.push(await post(MALA, club));
    expect(muchas.filter(({ status }) => status === 200)).toEqual([]);
    expect((await post(berta, club)).text).not.toBe('');
    expect((await post(ADMIN, club)).status).toBe(429);
  });

  it('over many accounts of one address are fifty', async () => {
    const club = await otra();
    const cuenta = (i: number) => post({ usuario: `cuenta${i}`, password: 'x' }, club);
    const answers: Respuesta[] = [];
    for (let i = 0; i < 60; i += 10)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => cuenta(i + j)))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
