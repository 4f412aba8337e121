import { expect, it } from 'vitest';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import {
  datosJugador,
  jugadoresDe,
  marcador,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

const DESPUES = { message: 'Esto ha cambiado después: deshaz antes lo último.' };

describeServer('what stands in the way of an undo', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, ver, deshacer } = registroDe(app);

  it('says what changed later, and can be done once that is undone', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana García' });
    const cambiar = (cambios: object) =>
      app().api(
        'POST',
        `/api/private/jugadores/${ana.id}`,
        datosJugador({ nombre: 'Ana García', ...cambios }),
      );
    await cambiar({ estado: 'lesion' });
    const primera = await ultima();
    await cambiar({ estado: 'eliminado' });
    const segunda = await ultima();
    const refused = await deshacer(primera);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Esto ha cambiado después (21/11/2026 11:00, admin): deshaz antes lo último.' },
    });
    expect((await ver(primera)).impedimento).toBe((refused.body as { message: string }).message);
    expect((await deshacer(segunda)).status).toBe(200);
    expect((await deshacer(segunda)).body).toMatchObject({
      message: 'Ya se deshizo: 21/11/2026 11:00, admin.',
    });
    expect((await deshacer(primera)).status).toBe(200);
    expect((await app().api('GET', `/api/private/jugadores/${ana.id}`)).body).toMatchObject({
      estado: 'activo',
    });
  });

  it('does not take away what something newer hangs on', async () => {
    const { quienes } = await unaLigaConDos(app());
    const deAna = (await lineas()).find(({ texto }) => texto.startsWith('Crea el jugador «Ana Gil»'));
    await unPartido(app(), quienes);
    expect(await deshacer(deAna?.operacion ?? 0)).toMatchObject({ status: 409, body: DESPUES });
    expect((await ver(deAna?.operacion ?? 0)).impedimento).toBe(DESPUES.message);
  });

  it('does not bring a match back to a court that is taken now, nor to players who are gone', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    const id = await ultima();
    const [eva, fina] = await jugadoresDe(app(), quienes.idLiga, 'Eva', 'Fina');
    const otros = { idLiga: quienes.idLiga, idJugador1: eva?.id ?? 0, idJugador2: fina?.id ?? 0 };
    const otro = await unPartido(app(), { ...otros, idPista: pista.id });
    expect(await deshacer(id)).toMatchObject({ status: 409, body: DESPUES });
    await app().api('DELETE', `/api/private/partidos/${otro.id}`);
    await app().api('DELETE', `/api/private/jugadores/${quienes.idJugador1}`);
    const antes = await tablas(app());
    expect(await deshacer(id)).toMatchObject({ status: 409, body: DESPUES });
    expect(await tablas(app())).toEqual(antes);
  });

  it('a result that was there before is not in the way, although it was changed and put back since', async () => {
    const { quienes } = await unaLigaConDos(app());
    const jugado = await unPartido(app(), { ...quienes, ...marcador('6-4 6-3') });
    const pendiente = await unPartido(app(), { ...quienes, fecha: '2026-11-12T13:00' });
    await app().api('DELETE', `/api/private/partidos/${pendiente.id}`);
    const borrado = await ultima();
    const { body } = await app().api('GET', `/api/private/partidos/${jugado.id}`);
    const otro = { ...(body as object), ...marcador('4-6 3-6') };
    expect((await app().api('POST', `/api/private/partidos/${jugado.id}`, otro)).status).toBe(200);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect((await deshacer(borrado)).status).toBe(200);
  });

  it('of the settings waits for whoever is saving them, and then says so', async () => {
    const guardar = (valor: string) =>
      app().api('POST', '/api/private/configuracion/save', [{ clave: 'mostrarIncidencias', valor }]);
    await guardar('true');
    const id = await ultima();
    let deshecho: ReturnType<typeof deshacer> | undefined;
    await app().base.transact(async (tx) => {
      await guardarValor(tx, 'mostrarIncidencias', 'otro');
      deshecho = deshacer(id);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await deshecho)?.status).toBe(409);
    expect((await tablas(app())).configuracion).toContainEqual({
      clave: 'mostrarIncidencias',
      valor: 'otro',
    });
  });
});
