import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { actualizarJugador } from '#server/db/tables/jugador.ts';
import { datosJugador, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { filaJugador, hojaJugadores, hojasDeJugadores } from '#tests/support/hojas.ts';

describeEngines('players imported while others write', (engine) => {
  const app = useApp(engine);
  const { ver, confirmar, importar, todos, exportar } = hojasDeJugadores(app);

  it('what was saved after the file went out, or after it was seen, is not lost', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil' });
    const guardar = (cambios: object) =>
      app().api('POST', `/api/private/jugadores/${ana.id}`, datosJugador({ nombre: 'Ana Gil', ...cambios }));
    const archivo = await exportar();
    await guardar({ telefono: '600' });
    expect((await ver(archivo)).malas).toEqual([
      { linea: 2, columna: 'Versión', mensaje: mensajes.hojaCambiadaDespues },
    ]);

    const contenido = hojaJugadores(
      filaJugador('Ana Gil', { Email: 'ana@b.example' }),
      filaJugador('Eva Paz'),
    );
    const { huella } = await ver(contenido);
    await guardar({ telefono: '700', email: 'otro@b.example' });
    expect(await confirmar(contenido, huella)).toMatchObject({
      status: 409,
      body: { message: mensajes.hojaYaNoEsLoVisto },
    });
    expect(await todos()).toMatchObject([{ email: 'otro@b.example', telefono: '700' }]);
    expect((await importar(contenido)).status).toBe(200);
  });

  it('waits for whoever is saving a player, and sees what they saved', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil' });
    const contenido = hojaJugadores(filaJugador('Ana Gil', { Email: 'ana@b.example' }));
    const { huella } = await ver(contenido);
    let importado: ReturnType<typeof confirmar> | undefined;
    await app().base.transact(async (tx) => {
      await actualizarJugador(tx, ana, { ...datosJugador({ nombre: 'Ana Gil' }), telefono: '700' });
      importado = confirmar(contenido, huella);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await importado)?.status).toBe(409);
    expect(await todos()).toMatchObject([{ telefono: '700', email: null }]);
  });
});
