import { expect, it } from 'vitest';
import { chocan } from '#server/db/operacion/estorbos.ts';
import { netoDe } from '#server/db/operacion/neto.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { datosJugador, jugadoresDe, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

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
      body: {
        message:
          'El jugador «Ana García» se cambió después (21/11/2026 11:00, admin: Cambia el jugador «Ana García»: estado lesion → eliminado). Deshaz antes ese cambio.',
      },
    });
    expect((await ver(primera)).impedimentos).toEqual([(refused.body as { message: string }).message]);
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
    const { status, body } = await deshacer(deAna?.operacion ?? 0);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(
      /^El jugador «Ana Gil» no se puede quitar: el partido «Ana Gil – Luis Paz, 21\/11\/2026 10:00» depende de eso \(21\/11\/2026 11:00, admin: Crea el partido/,
    );
  });

  it('does not bring a match back to a court that is taken now, nor to players who are gone', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    const id = await ultima();
    const [eva, fina] = await jugadoresDe(app(), quienes.idLiga, 'Eva', 'Fina');
    const otros = { idLiga: quienes.idLiga, idJugador1: eva?.id ?? 0, idJugador2: fina?.id ?? 0 };
    const otro = await unPartido(app(), { ...otros, idPista: pista.id });
    expect((await deshacer(id)).body).toMatchObject({
      message:
        'El partido «Ana Gil – Luis Paz, 21/11/2026 10:00» no puede volver: su pista tiene ahora el partido «Eva – Fina, 21/11/2026 10:00». Cámbialo antes de hora o de día.',
    });
    await app().api('DELETE', `/api/private/partidos/${otro.id}`);
    await app().api('DELETE', `/api/private/jugadores/${quienes.idJugador1}`);
    const { status, body } = await deshacer(id);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toContain(
      'ya no existe el jugador «Ana Gil» (21/11/2026 11:00',
    );
  });

  it('of many matches looks around each day once', async () => {
    const { quienes } = await unaLigaConDos(app());
    for (const hora of ['09', '12', '15', '18'])
      await unPartido(app(), { ...quienes, fecha: `2026-11-21T${hora}:00` });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    const { db } = app().base;
    const filas = await db.selectFrom('partido').selectAll().orderBy('id').execute();
    const [primera, ...vuelven] = filas.map((antes) => ({ tabla: 'partido', antes, despues: null }));
    let consultas = 0;
    const contada = db.withPlugin({
      transformQuery: ({ node }) => {
        consultas += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await chocan(contada, netoDe(vuelven))).toEqual([]);
    expect(consultas).toBe(2);
    const movida = {
      ...vuelven[0],
      tabla: 'partido',
      antes: { ...filas[1], fecha: primera?.antes.fecha },
      despues: null,
    };
    expect(await chocan(db, netoDe([movida, ...vuelven.slice(1)]))).toMatchObject([
      { clase: 'choca-jugador', otra: { imagen: { id: filas[0]?.id } } },
    ]);
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
