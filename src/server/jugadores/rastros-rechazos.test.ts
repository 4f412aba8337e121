import { expect, it } from 'vitest';
import { operacionesApi } from '#contract/operaciones.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { alBuscarRastros, ids, NADA, NOMBRE } from '#tests/support/rastros-de-ana.ts';

describeServer('erasing a name that is nobody’s', (engine) => {
  const app = useApp(engine);
  const { borrar, seFue } = alBuscarRastros(app);

  it('changes no line nor undoes anything that is not about a person', async () => {
    await seFue();
    await insertarRegistros(app().base.db, [
      { dt: 1, usuario: 'admin', texto: 'Crea la pista «Ana García»' },
    ]);
    const todas = await app().call(operacionesApi.listar, {});
    const antes = await app().log();
    for (const nombre of ['social', 'activo', 'Crea el jugador', 'estado activo'])
      expect(await borrar({ lineas: ids(todas) }, nombre)).toMatchObject({
        status: 200,
        body: { lineas: 0, operaciones: 0 },
      });
    expect(await app().log()).toBe(antes);
    await borrar({ lineas: ids(todas) });
    expect(await app().log()).toContain('Crea la pista «Ana García»');
  });

  it.each([
    ['nobody’s name', { nombre: 'A' }],
    ['a name of spaces', { nombre: '    ' }],
    ['the name of who was forgotten', { nombre: 'JUGADOR' }],
    ['too long', { nombre: 'x'.repeat(81) }],
    ['no name', {}],
    ['ids that are none', { nombre: NOMBRE, ...NADA, lineas: ['1', -1] }],
    ['too many ids', { nombre: NOMBRE, ...NADA, lineas: Array.from({ length: 5_001 }, () => 1) }],
  ])('refuses %s', async (_, body) => {
    expect((await app().api('POST', '/api/private/log/nombres/borrar', body)).status).toBe(400);
  });

  it('is asked about by staff only', async () => {
    for (const ruta of ['nombres', 'nombres/borrar'])
      expect(
        (await app().send('POST', `/api/private/log/${ruta}`, { body: { nombre: NOMBRE, ...NADA } })).status,
      ).toBe(401);
  });
});
