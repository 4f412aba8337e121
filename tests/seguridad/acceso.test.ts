import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, addAdmin, type Respuesta, startApp, type TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { figure } from '../support/figures.ts';

const contar = (respuestas: readonly Respuesta[], status: number): number =>
  respuestas.filter((una) => una.status === status).length;

describeServer('guessing passwords', ({ open, motor }) => {
  let club: TestApp;
  let direcciones = 0;

  beforeAll(async () => {
    const base = await open();
    await addAdmin(base);
    club = await startApp(base);
  });
  afterAll(() => club?.app.close());

  /** An address nobody has called from. */
  const nueva = (): string => {
    direcciones += 1;
    return `10.${direcciones >> 16}.${(direcciones >> 8) & 255}.${direcciones & 255}`;
  };
  const entrar = (usuario: string, password: string, ip: string): Promise<Respuesta> =>
    club.send('POST', '/api/auth/login', { body: { usuario, password }, ip });

  it('200 guesses at once are five, and the owner gets in meanwhile from elsewhere', async () => {
    const [mala, buena] = [nueva(), nueva()];
    const adivinar = Array.from({ length: 200 }, (_, i) => entrar(ADMIN.usuario, `intento ${i}`, mala));
    const duena = entrar(ADMIN.usuario, ADMIN.password, buena);
    const respuestas = await Promise.all(adivinar);
    const [probados, rechazados] = [contar(respuestas, 200), contar(respuestas, 429)];
    figure(`200 guesses at once, ${motor}`, `${probados} checked, ${rechazados} refused`, '5 checked');
    expect([probados, rechazados]).toEqual([5, 195]);
    expect(respuestas.map(({ text }) => text).filter((text) => /^[\w-]{43}$/.test(text))).toEqual([]);
    expect((await duena).text).toMatch(/^[\w-]{43}$/);
    expect((await entrar(ADMIN.usuario, ADMIN.password, mala)).status).toBe(429);
  });

  it('who guesses from where the owner signs in has five tries there too', async () => {
    const casa = nueva();
    await entrar(ADMIN.usuario, ADMIN.password, casa);
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, (_, i) => entrar(ADMIN.usuario, `intento ${i}`, casa)),
    );
    expect([contar(respuestas, 200), contar(respuestas, 429)]).toEqual([5, 35]);
  });

  it('over GET they count together with those over POST', async () => {
    const ip = nueva();
    const query = `usuario=${ADMIN.usuario}&password=x`;
    const mezcla = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? entrar(ADMIN.usuario, 'x', ip)
          : club.send('GET', `/api/auth/login${i % 4 === 1 ? '/' : ''}?${query}`, { ip }),
      ),
    );
    expect([contar(mezcla, 200), contar(mezcla, 429)]).toEqual([5, 15]);
  });

  it('an address behind no proxy does not choose its own', async () => {
    const ip = nueva();
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        club.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: ip,
          headers: {
            'x-forwarded-for': `203.0.113.${i}`,
            'x-real-ip': `203.0.113.${i}`,
            forwarded: `for=${i}`,
          },
          payload: { usuario: ADMIN.usuario, password: 'x' },
        }),
      ),
    );
    expect(respuestas.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });
});
