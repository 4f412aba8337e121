import { describe, expect, it } from 'vitest';
import type { EnlaceDado } from '#contract/cuentas/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { ADMIN, useApp } from '#tests/support/app.ts';
import { clavesDe, cuentasDe, RUTA_CUENTAS, TRES_DIAS_S } from '#tests/support/cuentas.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('new accounts and their links', (engine) => {
  const app = useApp(engine);
  const { crear, listar, una, poner, enlace } = cuentasDe(app);
  const { vale } = clavesDe(app);
  const ahora = (): number => Math.floor(app().reloj.now() / 1000);

  describe('a new one', () => {
    it('comes with a link of 256 bits, told once', async () => {
      const { status, body } = await crear('berta');
      expect(status).toBe(200);
      const { token, ...resto } = body as EnlaceDado;
      expect(resto).toEqual({ usuario: 'berta', caduca: ahora() + TRES_DIAS_S });
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await vale(token)).toBe(true);
      expect(JSON.stringify(await listar())).not.toContain(token);
    });

    it('cannot be entered before its person has chosen a password', async () => {
      await crear('berta');
      for (const password of ['', ' ', 'x', '$argon2id$'])
        expect(await app().login({ usuario: 'berta', password })).toBe('');
    });

    it.each([
      '',
      ' ',
      'b',
      'con espacio',
      'a/b',
      '../x',
      'sistema',
      'Desconocido',
      'x'.repeat(41),
      'a\u0000b',
      7,
    ])('is not called %j', async (usuario) => {
      const { status, body } = await app().api('POST', RUTA_CUENTAS, { usuario });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'usuario' }] });
      expect(await listar()).toHaveLength(1);
    });

    it.each(['admin', 'ADMIN', 'Ádmin'])(
      'is not called %s, which would be taken for admin',
      async (usuario) => {
        expect(await crear(usuario)).toMatchObject({
          status: 400,
          body: { message: mensajes.cuentaRepetida('admin'), errors: [{ path: 'usuario' }] },
        });
      },
    );

    it('is one when two people create it at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => crear('berta')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
      expect(await listar()).toHaveLength(2);
    });

    it('keeps its accents whatever way they were typed', async () => {
      await crear('José'.normalize('NFD'));
      expect(await una('José'.normalize('NFC'))).toBeDefined();
    });
  });

  describe('another link', () => {
    it('kills the one before; the password stays until it is used', async () => {
      const primero = (await crear('berta')).body as EnlaceDado;
      const segundo = (await enlace('berta')).body as EnlaceDado;
      expect([await vale(primero.token), await vale(segundo.token)]).toEqual([false, true]);
      await enlace(ADMIN.usuario);
      expect(await app().login()).not.toBe('');
    });

    it('is not given to an account that is inactive or does not exist', async () => {
      await crear('berta');
      await poner('berta', 'inactivo');
      expect(await enlace('berta')).toMatchObject({
        status: 409,
        body: { message: mensajes.cuentaInactiva },
      });
      expect(await enlace('nadie')).toMatchObject({ status: 404, body: { message: mensajes.noEncontrado } });
    });
  });
});
