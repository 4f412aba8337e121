import { describe, expect, it } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  datosJugador,
  datosLiga,
  jugadoresDe,
  unaLiga,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const JUGADORES = '/api/private/jugadores';

const DEL_PROGRAMA = { reservado: false, publicarNombre: false };
const NOTAS = 'Mejor por la tarde';

describeEngines('jugadores', (engine) => {
  const app = useApp(engine);
  const buscar = async (filtro: object): Promise<string[]> => {
    const { status, body } = await app().api('POST', `${JUGADORES}/search`, filtro);
    expect(status).toBe(200);
    return (body as JugadorFila[]).map(({ nombre }) => nombre);
  };
  const enTabla = async (idLiga: number): Promise<string[]> => {
    const { body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${idLiga}`);
    return (body as { clasificaciones: { jugador: string }[] }).clasificaciones.map(({ jugador }) => jugador);
  };

  it('are created, read, replaced and deleted', async () => {
    const liga = await unaLiga(app());
    const datos = {
      nombre: 'Ana Gil',
      estado: 'activo',
      email: 'ana@correo.example',
      telefono: '555 010 001',
      nombreDeportivo: 'La Zurda',
      notas: NOTAS,
      franjas: 'sabado-tarde:nunca domingo-manana:prefiero',
    };
    const created = await app().api('POST', `${JUGADORES}/0`, {
      ...datos,
      idLiga: liga.id,
      disponibleAmistosos: true,
    });
    const { id } = created.body as { id: number };
    expect(created.body).toEqual({
      ...datos,
      ...DEL_PROGRAMA,
      id,
      idLiga: liga.id,
      disponibleAmistosos: true,
      version: 1,
    });
    expect((await app().api('GET', `${JUGADORES}/${id}`)).body).toEqual(created.body);
    const saved = await app().api('POST', `${JUGADORES}/${id}`, { ...datos, estado: 'lesion' });
    expect(saved.body).toEqual({
      ...datos,
      ...DEL_PROGRAMA,
      id,
      estado: 'lesion',
      idLiga: null,
      disponibleAmistosos: false,
      version: 2,
    });
    expect((await app().api('DELETE', `${JUGADORES}/${id}`)).status).toBe(204);
    expect((await app().api('GET', `${JUGADORES}/${id}`)).status).toBe(404);
  });

  it('never can in half of the bands of their league at most; what they said stays when they change it', async () => {
    const liga = await unaLiga(app());
    const [ana] = await jugadoresDe(app(), liga.id, 'Ana Gil');
    const ruta = `${JUGADORES}/${ana?.id}`;
    const datos = { nombre: 'Ana Gil', estado: 'activo', idLiga: liga.id };
    const franjas = 'sabado-manana:nunca sabado-mediodia:nunca sabado-tarde:nunca';
    const demas = await app().api('POST', ruta, {
      ...datos,
      franjas: `${franjas} domingo-tarde:nunca domingo-noche:nunca`,
    });
    expect(demas).toMatchObject({ status: 400, body: { errors: [{ path: 'franjas' }] } });
    expect((await app().api('POST', ruta, { ...datos, franjas })).status).toBe(200);
    const corta = await unaLiga(app(), { division: 2, horaBaseInicio: 9, horaBaseFinal: 11 });
    const movida = await app().api('POST', ruta, { ...datos, idLiga: corta.id, franjas });
    expect(movida).toMatchObject({ status: 200, body: { franjas } });
    expect((await app().api('POST', ruta, datos)).body).toMatchObject({ franjas });
  });

  it('keep empty fields as null, however they are sent empty', async () => {
    for (const vacio of [null, '', '   ', undefined]) {
      const { body } = await app().api('POST', `${JUGADORES}/0`, {
        nombre: 'Ana',
        estado: 'activo',
        email: vacio,
        telefono: vacio,
        idLiga: vacio,
      });
      expect(body).toMatchObject({ email: null, telefono: null, idLiga: null });
    }
  });

  it.each([
    ['nombre', { nombre: ' ' }, 'Escribe el nombre del jugador'],
    ['nombre', { nombre: 'x'.repeat(81) }, null],
    ['estado', { estado: 'de baja' }, null],
    ['email', { email: 'ana' }, 'El email no es válido: revisa que tenga una arroba y un dominio'],
    ['email', { email: 'a@b.example,c@d.example' }, null],
    ['telefono', { telefono: '5'.repeat(41) }, null],
    ['telefono', { telefono: '555\u0007' }, null],
    ['nombreDeportivo', { nombreDeportivo: 'x'.repeat(41) }, null],
    ['notas', { notas: 'x'.repeat(1001) }, null],
    ['franjas', { franjas: 'sabado:nunca' }, null],
    ['idLiga', { idLiga: 'primera' }, null],
    ['disponibleAmistosos', { disponibleAmistosos: 'sí' }, null],
  ])('refuse a wrong %s: %j', async (path, cambios, message) => {
    const refused = await app().api('POST', `${JUGADORES}/0`, { ...datosJugador(), ...cambios });
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    const { errors } = refused.body as { errors: { path: string; message: string }[] };
    expect(errors.map((error) => error.path)).toEqual([path]);
    if (message) expect(errors[0]?.message).toBe(message);
  });

  it.each([
    ['a line break', { nombre: 'Ana\r\nBcc: x' }, 'nombre', mensajes.nombreOculto],
    ['what is not seen', { nombre: 'An\u200ba Gil' }, 'nombre', mensajes.nombreOculto],
    ['two alphabets in a word', { nombre: '\u0410na Gil' }, 'nombre', mensajes.nombreMezclado],
    ['the same in public', { nombreDeportivo: 'Ray\u2060o' }, 'nombreDeportivo', mensajes.nombreOculto],
  ])('refuse a name with %s', async (_, cambio, path, message) => {
    const { status, body } = await app().api('POST', `${JUGADORES}/0`, datosJugador(cambio));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });

  it('refuse a league that does not exist', async () => {
    const refused = await app().api('POST', `${JUGADORES}/0`, datosJugador({ idLiga: 999_999 }));
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: mensajes.ligaInexistente,
        errors: [{ path: 'idLiga', message: mensajes.ligaInexistente }],
      },
    });
  });

  it('are listed by name as a Spanish reader sorts, with their league beside the id', async () => {
    const liga = await unaLiga(app(), { division: 2 });
    for (const nombre of ['Zoe', 'Óscar', 'ñoño', 'Nora', 'Ángel', 'ana'])
      await unJugador(app(), { nombre, idLiga: nombre === 'Zoe' ? liga.id : null });
    const { body } = await app().api('GET', JUGADORES);
    const filas = body as JugadorFila[];
    expect(filas.map(({ nombre }) => nombre)).toEqual(['ana', 'Ángel', 'Nora', 'ñoño', 'Óscar', 'Zoe']);
    expect(filas.at(-1)).toMatchObject({ idLiga: liga.id, liga: 'Liga Social - 2ª División - 2026/27' });
    expect(filas[0]).toMatchObject({ idLiga: null, liga: null });
  });

  it('are found whatever the case and the accents of the text', async () => {
    for (const nombre of ['José Ángel Núñez', 'Jose Angel Nunez', 'Inés Peña'])
      await unJugador(app(), { nombre });
    for (const jugador of ['ANGEL', 'ángel', 'é ang', ' núñez ', 'nunez'])
      expect(await buscar({ jugador })).toEqual(['Jose Angel Nunez', 'José Ángel Núñez']);
    expect(await buscar({ jugador: 'peña' })).toEqual(['Inés Peña']);
    expect(await buscar({ jugador: 'nadie' })).toEqual([]);
  });

  it('take the wildcards of LIKE letter by letter', async () => {
    for (const nombre of ['Ana 100%', 'Ana_Luz', 'Ana\\Sol', "O'Hara"]) await unJugador(app(), { nombre });
    expect(await buscar({ jugador: '%' })).toEqual(['Ana 100%']);
    expect(await buscar({ jugador: '_' })).toEqual(['Ana_Luz']);
    expect(await buscar({ jugador: '\\' })).toEqual(['Ana\\Sol']);
    expect(await buscar({ jugador: "'" })).toEqual(["O'Hara"]);
    expect(await buscar({ jugador: 'a_a' })).toEqual([]);
  });

  it('are found by league and text together; null or empty filters mean all', async () => {
    const liga = await unaLiga(app());
    await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Ana Paz' });
    expect(await buscar({ idLiga: liga.id, jugador: 'ana' })).toEqual(['Ana Gil']);
    expect(await buscar({ idLiga: liga.id, jugador: 'paz' })).toEqual([]);
    for (const todos of [{}, { idLiga: null, jugador: null }, { jugador: '' }, { jugador: '  ' }])
      expect(await buscar(todos)).toEqual(['Ana Gil', 'Ana Paz']);
  });

  it('refuse a save over an older version', async () => {
    const { id } = await unJugador(app());
    const save = (version?: number) =>
      app().api('POST', `${JUGADORES}/${id}`, { ...datosJugador(), version });
    expect((await save(1)).body).toMatchObject({ version: 2 });
    expect(await save(1)).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
  });

  describe('several at once', () => {
    const escenario = async () => {
      const [vieja, nueva] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
      const tres = await Promise.all(
        ['Ana', 'Luis', 'Eva'].map((nombre) =>
          unJugador(app(), { nombre, idLiga: vieja.id, telefono: '600 000 000' }),
        ),
      );
      const jugadores = tres.map(({ id, version }) => ({ id, version }));
      return { vieja, nueva, jugadores };
    };
    const cambiar = (jugadores: object[], cambio: object) =>
      app().api('POST', `${JUGADORES}/varios`, { jugadores, cambio });

    it('go to another league, keep the rest, and come back with one undo', async () => {
      const { vieja, nueva, jugadores } = await escenario();
      expect(await cambiar(jugadores, { idLiga: nueva.id })).toMatchObject({
        status: 200,
        body: { cambiados: 3 },
      });
      expect(await enTabla(vieja.id)).toEqual([]);
      expect(await enTabla(nueva.id)).toEqual(['Ana', 'Eva', 'Luis']);
      const { body } = await app().api('GET', `${JUGADORES}/${jugadores[0]?.id}`);
      expect(body).toMatchObject({ telefono: '600 000 000', estado: 'activo', idLiga: nueva.id });
      const lineas = (await app().api('GET', '/api/private/log/lineas')).body as { operacion: number }[];
      expect(new Set(lineas.slice(0, 3).map(({ operacion }) => operacion)).size).toBe(1);
      const deshacer = `/api/private/log/operaciones/${lineas[0]?.operacion}/deshacer`;
      expect((await app().api('POST', deshacer)).status).toBe(200);
      expect(await enTabla(vieja.id)).toEqual(['Ana', 'Eva', 'Luis']);
    });

    it('change state, or leave their league', async () => {
      const { jugadores } = await escenario();
      await cambiar(jugadores.slice(0, 2), { estado: 'lesion', idLiga: null });
      const { body } = await app().api('GET', JUGADORES);
      expect((body as JugadorFila[]).map(({ nombre, estado, liga }) => [nombre, estado, liga])).toEqual([
        ['Ana', 'lesion', null],
        ['Eva', 'activo', 'Liga Social - 1ª División - 2026/27'],
        ['Luis', 'lesion', null],
      ]);
    });

    it('are all left as they were when one was saved before, does not exist, or the league does not', async () => {
      const { nueva, jugadores } = await escenario();
      const [ana, ...otros] = jugadores;
      const vieja = { id: ana?.id ?? 0, version: 7 };
      expect(await cambiar([vieja, ...otros], { idLiga: nueva.id })).toMatchObject({
        status: 409,
        body: { message: mensajes.jugadoresCambiados('Ana') },
      });
      expect((await cambiar([...otros, { id: 999_999, version: 1 }], { estado: 'lesion' })).status).toBe(404);
      expect((await cambiar(otros, { idLiga: 999_999 })).status).toBe(400);
      expect((await cambiar(otros, {})).status).toBe(400);
      expect((await cambiar([], { estado: 'lesion' })).status).toBe(400);
      expect(await enTabla(nueva.id)).toEqual([]);
    });
  });

  it('with matches are kept, to keep their results', async () => {
    const { ana, quienes } = await unaLigaConDos(app());
    await unPartido(app(), quienes);
    expect(await app().api('DELETE', `${JUGADORES}/${ana.id}`)).toMatchObject({
      status: 409,
      body: { message: mensajes.jugadorConPartidos },
    });
  });

  it('who change league by hand leave the roster of the old one and enter that of the new one', async () => {
    const [vieja, nueva] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
    const ana = await unJugador(app(), { nombre: 'Ana', idLiga: vieja.id });
    expect(await enTabla(vieja.id)).toEqual(['Ana']);
    await app().api('POST', `${JUGADORES}/${ana.id}`, datosJugador({ nombre: 'Ana', idLiga: nueva.id }));
    expect(await enTabla(vieja.id)).toEqual([]);
    expect(await enTabla(nueva.id)).toEqual(['Ana']);
  });

  it('stay in the table of a league that is over when they move on from it', async () => {
    const vieja = await unaLiga(app());
    const ana = await unJugador(app(), { nombre: 'Ana', idLiga: vieja.id });
    await app().api('POST', `/api/private/ligas/${vieja.id}`, datosLiga({ estado: 'inactiva' }));
    const nueva = await unaLiga(app());
    await app().api('POST', `${JUGADORES}/${ana.id}`, datosJugador({ nombre: 'Ana', idLiga: nueva.id }));
    expect(await enTabla(vieja.id)).toEqual(['Ana']);
    expect(await enTabla(nueva.id)).toEqual(['Ana']);
  });

  it('keep the texts they were given, as given', async () => {
    const nombre = "<b>Robert'); DROP TABLE jugador;--</b> 🎾 Ñandú";
    const { id } = await unJugador(app(), { nombre });
    expect((await app().api('GET', `${JUGADORES}/${id}`)).body).toMatchObject({ nombre });
  });

  it.each(['999999', '0', 'x'])('do not exist as %s', async (id) => {
    expect((await app().api('GET', `${JUGADORES}/${id}`)).status).toBe(404);
    expect((await app().api('DELETE', `${JUGADORES}/${id}`)).status).toBe(404);
    if (id !== '0') expect((await app().api('POST', `${JUGADORES}/${id}`, datosJugador())).status).toBe(404);
  });
});
