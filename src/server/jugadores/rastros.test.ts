import { beforeEach, expect, it } from 'vitest';
import { operacionesApi } from '#contract/operaciones.ts';
import { datosJugador, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { rastrosEn } from '#tests/support/rastros.ts';
import { alBuscarRastros, EMAIL, ids, NOMBRE, TELEFONO } from '#tests/support/rastros-de-ana.ts';

describeServer('somebody who is no longer a player', (engine) => {
  const app = useApp(engine);
  beforeEach(async () => void (await app().base.db.deleteFrom('solicitud').execute()));

  const { ver, borrar, seFue, unaSolicitud } = alBuscarRastros(app);

  it('is shown where they are still named, and then in no column of any table', async () => {
    await seFue();
    const suya = await unaSolicitud('Otra persona', EMAIL);
    const todos = [NOMBRE, 'Ana Garcia', 'ana  garcia', 'Anita', EMAIL, TELEFONO];
    const hallado = await ver('ana garcia');
    expect(hallado).toMatchObject({
      nombres: ['ana garcia', 'Anita Garsía'],
      homonimos: [],
      observaciones: [{ texto: `Jugó por ANA  GARCIA, avisar al ${TELEFONO}` }],
      solicitudes: [{ id: suya, coincide: ['email'] }],
    });
    expect(hallado.lineas.map(({ texto }) => texto.split(':')[0])).toEqual([
      `Borra el jugador «${NOMBRE}»`,
      `Crea la incidencia «${NOMBRE}, 01/12/2026»`,
      'Cambia el jugador «Anita Garsía»',
      'Crea el jugador «Anita Garsía»',
    ]);
    expect(hallado.operaciones).toBe(5);
    const pedido = {
      lineas: ids(hallado.lineas),
      observaciones: ids(hallado.observaciones),
      solicitudes: [suya],
    };
    expect(await borrar(pedido, 'ana garcia')).toMatchObject({
      status: 200,
      body: { lineas: 4, observaciones: 1, solicitudes: 1, operaciones: 5 },
    });
    expect(await rastrosEn(app().base, ...todos)).toEqual([]);
    const registro = await app().log();
    expect(registro.split('\n')[0]).toContain(
      'Borra los datos de alguien que ya no está: 4 líneas de los registros, 1 observación, 1 solicitud y 5 cambios que se podían deshacer',
    );
    // Again it does nothing, and says nothing.
    expect((await borrar(pedido)).body).toEqual({
      lineas: 0,
      observaciones: 0,
      solicitudes: 0,
      operaciones: 0,
    });
    expect(await app().log()).toBe(registro);
  });

  it('cannot be brought back', async () => {
    await seFue();
    await borrar({ lineas: ids((await ver()).lineas) });
    const lineas = await app().call(operacionesApi.listar, {});
    const suyas = lineas.filter(({ texto }) => texto.includes('«Jugador'));
    expect(suyas.map(({ operacion }) => operacion)).toEqual([null, null, null, null]);
    expect(lineas[0]).toMatchObject({ operacion: null });
  });

  it('leaves alone a player of the same name: only what is chosen changes', async () => {
    await seFue();
    const { id, version } = await unJugador(app(), { nombre: 'ANA GARCIA', email: 'otra@correo.example' });
    await unJugador(app(), { nombre: 'María Ana García' });
    const hallado = await ver();
    expect(hallado.homonimos).toEqual([{ id, nombre: 'ANA GARCIA' }]);
    // The match whose remark names her may be about the other one: it can still be taken back.
    expect(hallado.operaciones).toBe(4);
    const deLaOtra = hallado.lineas.filter(({ texto }) => texto.includes('«ANA GARCIA»'));
    expect(deLaOtra).toHaveLength(1);
    const [suyaDeSiempre] = ids(deLaOtra);
    const lineas = ids(hallado.lineas).filter((linea) => linea !== suyaDeSiempre);
    expect(await borrar({ lineas })).toMatchObject({ body: { lineas: 4, observaciones: 0 } });
    expect((await app().api('GET', `/api/private/jugadores/${id}`)).body).toMatchObject({
      nombre: 'ANA GARCIA',
      version,
    });
    const registro = await app().log();
    expect(registro).toContain('Crea el jugador «ANA GARCIA»');
    expect(registro).toContain('Crea el jugador «María Ana García»');
    expect((await ver()).observaciones).toHaveLength(1);
    // What was done with the other one can still be taken back.
    const quedan = await app().call(operacionesApi.listar, {});
    expect(quedan.find(({ texto }) => texto.includes('«ANA GARCIA»'))?.operacion).not.toBeNull();
  });

  it('warns of who was called so before', async () => {
    const { id } = await unJugador(app(), { nombre: NOMBRE });
    await app().api('POST', `/api/private/jugadores/${id}`, datosJugador({ nombre: 'Ana Lobo' }));
    expect((await ver()).homonimos).toEqual([{ id, nombre: 'Ana Lobo' }]);
    expect((await ver('Nadie De Nada')).lineas).toEqual([]);
  });

  it('two people at once do it once', async () => {
    await seFue();
    const pedido = { lineas: ids((await ver()).lineas) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => borrar(pedido)));
    const lineas = answers.map(({ body }) => (body as { lineas: number }).lineas);
    expect(lineas.sort()).toEqual([0, 0, 0, 4]);
    expect((await app().log()).match(/alguien que ya no está/g)).toHaveLength(1);
  });
});
