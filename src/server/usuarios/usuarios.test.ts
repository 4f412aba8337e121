import { expect, it } from 'vitest';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('usuarios', (engine) => {
  const app = useApp(engine);

  it('are the names of who may sign in, and nothing else of them', async () => {
    const { db } = app().base;
    await insertarUsuario(db, 'zoe', 'un hash');
    await insertarUsuario(db, 'berta', 'un hash');
    await db.updateTable('usuario').set({ activo: 0 }).where('usuario', '=', 'berta').execute();
    expect((await app().api('GET', '/api/private/usuarios/')).body).toEqual([
      { usuario: 'admin' },
      { usuario: 'zoe' },
    ]);
  });
});
