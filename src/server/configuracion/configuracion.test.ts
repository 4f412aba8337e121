import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('configuracion', (engine) => {
  const app = useApp(engine);
  const leer = (clave: string) => app().send('GET', `/api/configuracion/?clave=${clave}`);
  const guardar = (entradas: unknown) => app().api('POST', '/api/private/configuracion/save/', entradas);

  it("is 'false' until somebody says otherwise", async () => {
    expect((await leer('mostrarIncidencias')).body).toEqual({ valor: 'false' });
    expect((await app().api('GET', '/api/private/configuracion/')).body).toEqual([
      { clave: 'mostrarIncidencias', valor: 'false' },
      { clave: 'mostrarAplazadosTotal', valor: 'false' },
      { clave: 'nombresCompletos', valor: 'false' },
      { clave: 'publicarNivel', valor: 'false' },
      { clave: 'aplazadosEntreJugadores', valor: 'false' },
      { clave: 'aplazadosConfirmaElClub', valor: 'false' },
      { clave: 'franjasFirmes', valor: 'false' },
    ]);
  });

  it('keeps what is saved, and what is not sent stays', async () => {
    const todas = [
      { clave: 'mostrarIncidencias', valor: 'true' },
      { clave: 'mostrarAplazadosTotal', valor: 'false' },
      { clave: 'nombresCompletos', valor: 'false' },
      { clave: 'publicarNivel', valor: 'false' },
      { clave: 'aplazadosEntreJugadores', valor: 'false' },
      { clave: 'aplazadosConfirmaElClub', valor: 'false' },
      { clave: 'franjasFirmes', valor: 'false' },
    ];
    expect((await guardar([{ clave: 'mostrarIncidencias', valor: 'true' }])).body).toEqual(todas);
    expect((await leer('mostrarIncidencias')).body).toEqual({ valor: 'true' });
    expect((await guardar([])).body).toEqual(todas);
    await guardar([{ clave: 'mostrarIncidencias', valor: 'false' }]);
    expect((await leer('mostrarIncidencias')).body).toEqual({ valor: 'false' });
  });

  it.each(['otra', '', 'passwordHash', '__proto__', 'toString'])('has no key %j', async (clave) => {
    expect(await leer(clave)).toMatchObject({ status: 404, body: { message: mensajes.noEncontrado } });
  });

  it('refuses keys and values that are none, and saves nothing of the rest', async () => {
    const buena = { clave: 'mostrarIncidencias', valor: 'true' };
    for (const mala of [
      { clave: 'otra', valor: 'true' },
      { clave: 'mostrarAplazadosTotal', valor: true },
      { clave: 'mostrarAplazadosTotal', valor: 'sí' },
    ]) {
      const { status, body } = await guardar([buena, mala]);
      expect(status).toBe(400);
      expect((body as { errors: { path: string }[] }).errors[0]?.path).toMatch(/^1\./);
    }
    expect((await leer('mostrarIncidencias')).body).toEqual({ valor: 'false' });
    expect((await guardar({ buena })).status).toBe(400);
  });
});
