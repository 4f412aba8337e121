import { beforeEach, expect, it } from 'vitest';
import { operacionesApi } from '#contract/operaciones.ts';
import { type Rastros, rastrosApi } from '#contract/rastros.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import { datosJugador, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { rastrosEn } from '#tests/support/rastros.ts';

const [NOMBRE, EMAIL, TELEFONO] = ['Ana García', 'ana.garcia@correo.example', '600 000 001'];
const NADA = { lineas: [], observaciones: [], solicitudes: [] };

describeEngines('somebody who is no longer a player', (engine) => {
  const app = useApp(engine);
  beforeEach(async () => void (await app().base.db.deleteFrom('solicitud').execute()));

  const ver = (nombre = NOMBRE): Promise<Rastros> => app().call(rastrosApi.ver, { body: { nombre } });
  const ids = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);
  const borrar = async (pedido: object, nombre = NOMBRE) =>
    app().api('POST', '/api/private/log/nombres/borrar', { nombre, ...NADA, ...pedido });

  async function unaSolicitud(nombre: string, email: string | null): Promise<number> {
    const nula = {
      clave: null,
      inscripcion: null,
      telefono: null,
      banco: null,
      salud: null,
      saludCaduca: null,
    };
    const { id } = await app()
      .base.db.insertInto('solicitud')
      .values({
        ...nula,
        referencia: `${nombre}${email}`,
        tipo: 'contacto',
        dt: 1,
        dia: '2026-11-01',
        nombre,
        nombreBusqueda: normalizarTexto(nombre),
        email,
        datos: JSON.stringify({ mensaje: `Soy ${nombre}` }),
        avisos: '[]',
        notas: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Somebody with another name before, an absence, a remark of others that names her, deleted without erasing. */
  async function seFue() {
    const liga = await unaLiga(app());
    const pista = await unaPista(app());
    const { id } = await unJugador(app(), { nombre: 'Anita Garsía', idLiga: liga.id });
    const suya = datosJugador({ nombre: NOMBRE, email: EMAIL, telefono: TELEFONO, idLiga: liga.id });
    await app().api('POST', `/api/private/jugadores/${id}`, suya);
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: id,
      fecha: '2026-12-01',
    });
    const [eva, luis] = [
      await unJugador(app(), { nombre: 'Eva Ruiz', idLiga: liga.id }),
      await unJugador(app(), { nombre: 'Luis Paz', idLiga: liga.id }),
    ];
    await unPartido(app(), {
      idLiga: liga.id,
      idPista: pista.id,
      idJugador1: eva.id,
      idJugador2: luis.id,
      observaciones: `Jugó por ANA  GARCIA, avisar al ${TELEFONO}`,
    });
    expect((await app().api('DELETE', `/api/private/jugadores/${id}`)).status).toBe(204);
    return { id, liga };
  }

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
