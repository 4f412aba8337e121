import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { horariosApi } from '#contract/liga/horarios.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { debidosApi } from '#contract/liga/partidos.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import type { AlIrse } from '#domain/clasificacion/al-irse.ts';
import type { ReglaAlIrse } from '#domain/liga/reglas.ts';
import { datosPartido, jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';
import { deTexto, hojasDeJugadores } from '#tests/support/hojas.ts';

const [AYER, MANANA, LUEGO] = ['2026-11-20T10:00', '2026-11-29T10:00', '2026-12-06T10:00'];

describeServer('who leaves a league', (engine) => {
  const app = useApp(engine);
  const { deshacer, ultima } = registroDe(app);
  const { importar, ver } = hojasDeJugadores(app);

  /** Rubén has played Ana, has a match with each of the others to come, and one that nobody has scored. */
  async function empezar() {
    const liga = await unaLiga(app());
    const otra = await unaLiga(app(), { division: 2 });
    const [ruben, ana, eva, luis, pia] = await jugadoresDe(
      app(),
      liga.id,
      'Rubén',
      'Ana',
      'Eva',
      'Luis',
      'Pía',
    );
    if (!ruben || !ana || !eva || !luis || !pia) throw new Error('Five players');
    const con = (rival: { id: number }, cambios = {}) =>
      unPartido(
        app(),
        datosPartido({ idLiga: liga.id, idJugador1: rival.id, idJugador2: ruben.id, ...cambios }),
      );
    await con(ana, { fecha: AYER, ...marcador('6-1 6-1') });
    const deEva = await con(eva, { fecha: MANANA });
    const deLuis = await con(luis, { fecha: '2026-11-20T12:00' });
    await unPartido(
      app(),
      datosPartido({ idLiga: liga.id, idJugador1: ana.id, idJugador2: eva.id, fecha: LUEGO }),
    );
    return { liga, otra, ruben, ana, eva, luis, pia, deEva, deLuis };
  }
  type Mundo = Awaited<ReturnType<typeof empezar>>;

  const partidos = () => app().base.db.selectFrom('partido').selectAll().orderBy('id').execute();
  const sinVersion = async () => (await partidos()).map(({ version: _, ...partido }) => partido);
  const enHorario = async ({ id }: { id: number }) =>
    (await app().call(horariosApi.proximos, { query: {} })).some(
      ({ idJugador1, idJugador2 }) => idJugador1 === id || idJugador2 === id,
    );
  /** Those of a player that are told as never to be played. */
  const sinRival = async ({ id }: { id: number }) =>
    (await app().call(clasificacionesApi.jugador, { params: { id } })).partidos.flatMap((suyo) =>
      suyo.sinRival ? [suyo.id] : [],
    );
  const puntos = async ({ liga }: Mundo) => {
    const { clasificaciones } = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    return Object.fromEntries(clasificaciones.map((fila) => [fila.jugador, fila.puntos]));
  };

  type Irse = (mundo: Mundo, alIrse?: AlIrse) => Promise<unknown>;
  const eliminar: Irse = async ({ ruben }, alIrse) => {
    const body = { ...ruben, estado: 'eliminado' as const, ...(alIrse && { alIrse }) };
    await app().call(jugadoresApi.guardar, { params: { id: ruben.id }, body });
  };
  const mover: Irse = async ({ ruben, otra }, alIrse) => {
    const body = { ...ruben, idLiga: otra.id, ...(alIrse && { alIrse }) };
    await app().call(jugadoresApi.guardar, { params: { id: ruben.id }, body });
  };
  const varios: Irse = async ({ ruben: { id, version } }, alIrse) => {
    const body = { jugadores: [{ id, version }], cambio: { idLiga: null }, ...(alIrse && { alIrse }) };
    await app().call(jugadoresApi.cambiar, { body });
  };
  const hoja: Irse = async ({ ruben }) => {
    await importar(deTexto(`Id;Nombre;Estado\n${ruben.id};Rubén;Eliminado`));
  };
  const MANERAS: [string, Irse][] = [
    ['struck off', eliminar],
    ['moved', mover],
    ['with others', varios],
    ['by a sheet', hoja],
  ];

  it.each(MANERAS)(
    '%s without a word, is off the schedule at once and still owes, until it is undone',
    async (_, irse) => {
      const mundo = await empezar();
      const antes = [await sinVersion(), await enHorario(mundo.ruben)];
      expect(antes[1]).toBe(true);
      await irse(mundo);
      expect(await enHorario(mundo.ruben)).toBe(false);
      expect(await enHorario(mundo.ana)).toBe(true);
      expect(await sinRival(mundo.eva)).toEqual([mundo.deEva.id]);
      const { body: aplazados } = await app().api('POST', '/api/private/partidos', { aplazados: true });
      expect(aplazados).toEqual([]);
      expect(await puntos(mundo)).toMatchObject({ Ana: 3, Eva: 0, Luis: 0, Pía: 0 });
      const debidos = await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } });
      expect(debidos.flatMap(({ jugador1, jugador2 }) => [jugador1, jugador2])).not.toContain('Rubén');
      const { resueltos } = await app().call(temporadasApi.previa, { query: { idLiga: mundo.liga.id } });
      const deRuben = resueltos.filter(({ perdedor }) => perdedor === 'Rubén');
      expect(deRuben.map(({ ganador }) => ganador).sort()).toEqual(['Eva', 'Luis', 'Pía']);
      await deshacer(await ultima());
      expect([await sinVersion(), await enHorario(mundo.ruben)]).toEqual(antes);
      expect(await sinRival(mundo.eva)).toEqual([]);
    },
  );

  it.each(MANERAS.slice(0, 3))(
    '%s, may give their rivals what is left, in one act that is undone whole',
    async (_, irse) => {
      const mundo = await empezar();
      const antes = await sinVersion();
      const { id, estado } = { ...mundo.ruben, estado: 'eliminado' as const };
      const jugadores = [{ id, estado, idLiga: mundo.liga.id }];
      expect(await app().call(jugadoresApi.loQueDejan, { body: { jugadores } })).toEqual({
        faltan: 2,
        puestos: 1,
        reglas: [],
      });
      await irse(mundo, 'adjudicar');
      expect(await enHorario(mundo.ruben)).toBe(false);
      // Luis may have played: that one waits for its score.
      expect(await puntos(mundo)).toMatchObject({ Ana: 3, Eva: 3, Luis: 0, Pía: 3, Rubén: 1 });
      const despues = await partidos();
      expect(despues.find((uno) => uno.id === mundo.deEva.id)).toMatchObject({ sintetico: 1, idPista: null });
      expect(despues.find((uno) => uno.id === mundo.deLuis.id)).toMatchObject({ sintetico: 0, cancelado: 0 });
      expect(despues).toHaveLength(antes.length + 1);
      await deshacer(await ultima());
      expect(await sinVersion()).toEqual(antes);
    },
  );

  const conRegla = async (alIrse: ReglaAlIrse) => {
    const mundo = await empezar();
    const { id, nombre: _, ...liga } = mundo.liga;
    const reglas = { ...liga.reglas, alIrse };
    await app().call(ligasApi.guardar, { params: { id }, body: { ...liga, reglas } });
    return mundo;
  };
  const publicos = async ({ ruben }: Mundo) => {
    const { partidos: suyos } = await app().call(clasificacionesApi.jugador, { params: { id: ruben.id } });
    return suyos.map((uno) => [uno.jugador1Nombre, uno.ganador, uno.desenlace]).sort();
  };

  it.each(MANERAS)(
    '%s without a word, does what the rule of the league says: less than half played, all annulled until undone',
    async (_, irse) => {
      const mundo = await conRegla('mitad');
      const antes = [await sinVersion(), await puntos(mundo)];
      const { id } = mundo.ruben;
      const jugadores = [{ id, estado: 'eliminado' as const, idLiga: mundo.liga.id }];
      const dejan = await app().call(jugadoresApi.loQueDejan, { body: { jugadores } });
      expect(dejan).toMatchObject({ faltan: 2, puestos: 1 });
      expect(dejan.reglas).toMatchObject([{ regla: 'mitad', anulados: 3, adjudicados: 0 }]);
      expect(dejan.reglas[0]?.rivales).toContainEqual(
        expect.objectContaining({ jugador: 'Ana', puntos: -3 }),
      );
      await irse(mundo);
      expect(await puntos(mundo)).toMatchObject({ Ana: 0, Eva: 0, Luis: 0, Pía: 0 });
      expect(await enHorario(mundo.ruben)).toBe(false);
      // Nobody arranged the one with Pía: there is nothing to tell of it.
      expect(await publicos(mundo)).toEqual(
        ['Ana', 'Eva', 'Luis'].map((rival) => [rival, null, 'anulado-baja']),
      );
      const { resueltos } = await app().call(temporadasApi.previa, { query: { idLiga: mundo.liga.id } });
      expect(resueltos.filter(({ perdedor }) => perdedor === 'Rubén')).toEqual([]);
      await deshacer(await ultima());
      expect([await sinVersion(), await puntos(mundo)]).toEqual(antes);
    },
  );

  it('says in the rehearsal of a sheet what the rule would do', async () => {
    const { ruben } = await conRegla('anular');
    const { reglas } = await ver(deTexto(`Id;Nombre;Estado\n${ruben.id};Rubén;Eliminado`));
    expect(reglas).toMatchObject([{ regla: 'anular', anulados: 3 }]);
  });

  it('may be annulled by no call where the league does not say so', async () => {
    const { ruben } = await empezar();
    const body = { ...ruben, estado: 'eliminado', alIrse: 'anular' };
    const answer = await app().api('POST', `/api/private/jugadores/${ruben.id}`, body);
    expect(answer.status).toBe(400);
  });

  it('is an injury no leaving, nor what leaves the league as it was', async () => {
    const mundo = await empezar();
    const antes = await sinVersion();
    const { ruben } = mundo;
    const body = { ...ruben, estado: 'lesion' as const, alIrse: 'adjudicar' as const };
    await app().call(jugadoresApi.guardar, { params: { id: ruben.id }, body });
    expect(await sinVersion()).toEqual(antes);
  });
});
