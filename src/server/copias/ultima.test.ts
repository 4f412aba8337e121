import { describe, expect, it } from 'vitest';
import { apuntarCopia } from '#server/db/tables/programa.ts';
import { useApp } from '#tests/support/app.ts';
import { copiaDe } from '#tests/support/copias.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/ligas/backup';

describeEngines('how old the last backup is', (engine) => {
  const app = useApp(engine);
  const segundo = (): number => app().reloj.now() / 1000;
  const hace = (horas: number) => apuntarCopia(app().base.db, 'copia_guardada', segundo() - horas * 3600);
  /** What the health of the program says to anybody, and the panel to the staff: the same. */
  const leida = async () => {
    const { body } = await app().send('GET', '/api/salud');
    const { copia } = body as { copia: unknown };
    expect((await app().api('GET', '/api/private/resumen')).body).toMatchObject({ copia });
    return copia;
  };
  const instalado = (dt: number) =>
    app().base.db.updateTable('migracion').set({ dt }).where('nombre', '=', 'copia-guardada').execute();

  it('is told in hours and nothing else, and is late after two days', async () => {
    await hace(3);
    expect(await leida()).toEqual({ horas: 3, estado: 'ok' });
    await hace(48);
    expect(await leida()).toEqual({ horas: 48, estado: 'ok' });
    await hace(49);
    expect(await leida()).toEqual({ horas: 49, estado: 'tarde' });
    expect((await app().send('GET', '/api/salud')).status).toBe(200);
  });

  it('before the first one, counts from when there was something to copy', async () => {
    await instalado(segundo() - 48 * 3600);
    expect(await leida()).toEqual({ horas: null, estado: 'ok' });
    await instalado(segundo() - 49 * 3600);
    expect(await leida()).toEqual({ horas: null, estado: 'tarde' });
  });

  it('one from a clock that was ahead is of now', async () => {
    await hace(-5);
    expect(await leida()).toEqual({ horas: 0, estado: 'ok' });
  });

  describe('what is downloaded from the desk', () => {
    it('is the last one once all of it has gone', async () => {
      await hace(72);
      await copiaDe(app());
      await expect.poll(leida).toEqual({ horas: 0, estado: 'ok' });
    });

    it('is not one that the server makes: each is told apart', async () => {
      await instalado(segundo());
      const { body } = await app().api('GET', '/api/private/resumen');
      const servidor = { horas: null, estado: 'ok' };
      expect(body).toMatchObject({ copia: { horas: null, servidor, descargada: null } });
      await copiaDe(app());
      await expect.poll(leida).toEqual({ horas: 0, estado: 'ok' });
      const { body: luego } = await app().api('GET', '/api/private/resumen');
      expect(luego).toMatchObject({ copia: { servidor, descargada: 0 } });
      await hace(72);
      const { body: tarde } = await app().api('GET', '/api/private/resumen');
      expect(tarde).toMatchObject({
        copia: { horas: 0, estado: 'ok', servidor: { horas: 72, estado: 'tarde' }, descargada: 0 },
      });
    });

    it('is not when nobody may have it', async () => {
      await hace(72);
      expect((await app().send('GET', RUTA)).status).toBe(401);
      expect(await leida()).toEqual({ horas: 72, estado: 'tarde' });
    });
  });
});
