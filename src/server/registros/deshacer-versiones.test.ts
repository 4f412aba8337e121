import { expect, it } from 'vitest';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { actualizarPista } from '#server/db/tables/pista.ts';
import { unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { type Fila, registroDe } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('versions after an undo', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);

  it('who had the row on screen before finds out: an old version is never good again', async () => {
    const pista = await unaPista(app());
    const guardar = (cambios: object) => app().api('POST', `/api/private/pistas/${pista.id}`, cambios);
    await guardar({ nombre: 'Uno', estado: 'activa' });
    const { body: leida } = await app().api('GET', `/api/private/pistas/${pista.id}`);
    await deshacer(await ultima());
    await guardar({ nombre: 'Dos', estado: 'activa' });
    expect((await guardar(leida as object)).status).toBe(409);
  });

  it('nor after saves that changed nothing, before the undo or inside what is undone', async () => {
    const pista = await unaPista(app());
    const guardar = (cambios: object) => app().api('POST', `/api/private/pistas/${pista.id}`, cambios);
    const leer = async () => (await app().api('GET', `/api/private/pistas/${pista.id}`)).body as Fila;
    await guardar({ nombre: 'Uno', estado: 'activa' });
    const id = await ultima();
    const { body: enPantalla } = await guardar({ nombre: 'Uno', estado: 'activa' });
    expect((await deshacer(id)).status).toBe(200);
    expect(await leer()).toMatchObject({ nombre: pista.nombre });
    expect((await guardar(enPantalla as object)).status).toBe(409);

    const { base, reloj } = app();
    await crearFirma(
      base,
      reloj,
    )({ usuario: 'admin' }).transact(async (tx) => {
      await actualizarPista(tx, pista.id, { nombre: 'Dos', estado: 'activa' });
      await actualizarPista(tx, pista.id, { nombre: 'Tres', estado: 'activa' });
      await anotarHechos(tx, [hechos.copia]);
    });
    const tres = await leer();
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(Number((await leer()).version)).toBeGreaterThan(Number(tres.version));
  });
});
