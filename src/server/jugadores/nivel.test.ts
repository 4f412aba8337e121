import { describe, expect, it } from 'vitest';
import { type Jugador, jugadoresApi } from '#contract/liga/jugadores.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import {
  cruce,
  datosJugador,
  jugadoresDe,
  leerJugador,
  marcador,
  unaLiga,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('the level of a player', (engine) => {
  const app = useApp(engine);
  const nivel = (id: number) => app().call(jugadoresApi.nivel, { params: { id } });
  const ficha = (id: number) => app().call(seguimientoApi.ficha, { params: { id } });
  const publicar = (valor: 'true' | 'false') =>
    app().api('POST', '/api/private/configuracion/save', [{ clave: 'publicarNivel', valor }]);

  let dia = 0;
  const gana = (liga: { id: number }, uno: Jugador, otro: Jugador, cambios: object = marcador('6-4 6-4')) => {
    dia = (dia % 27) + 1;
    const fecha = `2026-10-${String(dia).padStart(2, '0')}T10:00`;
    return unPartido(app(), { ...cruce(liga, uno, otro), fecha, ...cambios });
  };

  /** Two divisions of three in which everybody met everybody, and friendlies. */
  async function dosDivisiones() {
    const ligas = [await unaLiga(app()), await unaLiga(app(), { division: 2 })] as const;
    const gente: Jugador[][] = [];
    for (const [i, liga] of ligas.entries()) {
      const tres = await jugadoresDe(app(), liga.id, `Ana ${i}`, `Blas ${i}`, `Ciro ${i}`);
      const [ana, blas, ciro] = tres as [Jugador, Jugador, Jugador];
      await gana(liga, ana, blas);
      await gana(liga, ana, ciro);
      await gana(liga, blas, ciro);
      gente.push(tres);
    }
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    return { ligas, gente, amistosos, primera: gente[0] as Jugador[], segunda: gente[1] as Jugador[] };
  }

  it('is told to staff by what was played, and is another after each save', async () => {
    const { primera, segunda, ligas } = await dosDivisiones();
    const [ana, blas, ciro] = await Promise.all(primera.map(({ id }) => nivel(id)));
    expect(ana).toEqual({
      nivel: { puntos: expect.any(Number), margen: expect.any(Number), partidos: 2 },
      sugerida: null,
    });
    const puntos = [ana, blas, ciro].map((uno) => uno?.nivel?.puntos ?? 0);
    expect(puntos).toEqual(puntos.toSorted((uno, otro) => otro - uno));
    // Nobody of either has met the other: each begins where their division does.
    expect((await nivel(segunda[1]?.id ?? 0)).nivel?.puntos).toBe((blas?.nivel?.puntos ?? 0) - 150);
    const [una, otra] = primera as [Jugador, Jugador];
    await gana(ligas[0], otra, una, marcador('6-0 6-0'));
    expect((await nivel(una.id)).nivel).toMatchObject({ partidos: 3 });
    expect((await nivel(una.id)).nivel?.puntos).toBeLessThan(puntos[0] ?? 0);
  });

  it('does not hang on who was absent, is none of whoever has not played, and is of nobody else', async () => {
    const { primera, ligas } = await dosDivisiones();
    const [ana, blas] = primera as [Jugador, Jugador];
    const antes = await nivel(ana.id);
    await gana(ligas[0], ana, blas, { jugador2NoPresenta: true });
    expect(await nivel(ana.id)).toEqual(antes);
    const nuevo = await unJugador(app(), { nombre: 'Dora Nueva' });
    expect(await nivel(nuevo.id)).toEqual({ nivel: null, sugerida: null });
    expect((await app().api('GET', '/api/private/jugadores/99999/nivel')).status).toBe(404);
    expect((await app().send('GET', `/api/private/jugadores/${ana.id}/nivel`)).status).toBe(401);
  });

  it('suggests the first division to whoever beats it', async () => {
    const { primera, ligas, amistosos } = await dosDivisiones();
    const elio = await unJugador(app(), { nombre: 'Elio Nuevo' });
    for (const rival of primera) await gana(amistosos, elio, rival);
    expect(await nivel(elio.id)).toMatchObject({ sugerida: { idLiga: ligas[0].id } });
  });

  it('suggests a division to whoever has none after three matches, and changes nothing', async () => {
    const { segunda, ligas, amistosos } = await dosDivisiones();
    const dora = await unJugador(app(), { nombre: 'Dora Nueva' });
    for (const rival of segunda.slice(0, 2)) await gana(amistosos, rival, dora);
    expect(await nivel(dora.id)).toMatchObject({ nivel: { partidos: 2 }, sugerida: null });
    await gana(amistosos, segunda[2] as Jugador, dora);
    expect(await nivel(dora.id)).toMatchObject({
      sugerida: { idLiga: ligas[1].id, liga: ligas[1].nombre, divisiones: 2 },
    });
    expect((await leerJugador(app(), dora.id)).idLiga).toBeNull();
  });

  const pareja = async (una: Jugador, otra: Jugador, idLiga: number | null = null): Promise<Jugador> => {
    const { status, body } = await app().api('POST', '/api/private/jugadores/0', {
      ...datosJugador({ nombre: 'Pareja', idLiga }),
      mismaPersonaQue: una.id,
      parejaDe: otra.id,
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as Jugador;
  };

  it('is of the person, whoever they play as, and of a pair the average', async () => {
    const { primera, amistosos } = await dosDivisiones();
    const deParejas = await unaLiga(app(), { modo: 'parejas' });
    const [ana, blas] = primera as [Jugador, Jugador];
    const juntas = await pareja(ana, blas, deParejas.id);
    const [uno, otro, juntos] = await Promise.all(
      [ana.id, blas.id, juntas.id].map(async (id) => (await nivel(id)).nivel),
    );
    expect(Math.abs((juntos?.puntos ?? 0) - ((uno?.puntos ?? 0) + (otro?.puntos ?? 0)) / 2)).toBeLessThan(10);
    const [eva, fito] = [
      await unJugador(app(), { nombre: 'Eva Sol' }),
      await unJugador(app(), { nombre: 'Fito Mar' }),
    ];
    await gana(amistosos, eva, fito);
    const rivales = await pareja(eva, fito, deParejas.id);
    await gana(deParejas, juntas, rivales);
    expect((await nivel(ana.id)).nivel).toMatchObject({ partidos: 3 });
    expect((await nivel(eva.id)).nivel).toMatchObject({ partidos: 2 });
  });

  describe('in public', () => {
    it('is told by nothing until the club publishes it, and then by the page of each', async () => {
      const { primera } = await dosDivisiones();
      const [{ id } = { id: 0 }] = primera;
      expect(await ficha(id)).not.toHaveProperty('nivel');
      await publicar('true');
      expect((await ficha(id)).nivel).toEqual((await nivel(id)).nivel);
      await publicar('false');
      expect(await ficha(id)).not.toHaveProperty('nivel');
    });

    it('is never that of a minor: nor published in full, nor grown up in the other league, nor in a pair', async () => {
      const infantil = await unaLiga(app(), { tipo: 'infantil' });
      const social = await unaLiga(app());
      const [iris, leo] = (await jugadoresDe(app(), infantil.id, 'Iris Rey', 'Leo Vega')) as [
        Jugador,
        Jugador,
      ];
      const [ana, blas] = (await jugadoresDe(app(), social.id, 'Ana Gil', 'Blas Sol')) as [Jugador, Jugador];
      await gana(infantil, iris, leo);
      await gana(social, ana, blas);
      await publicar('true');
      await app().api('POST', '/api/private/configuracion/save', [
        { clave: 'nombresCompletos', valor: 'true' },
      ]);
      const { id, ...datos } = await leerJugador(app(), iris.id);
      const guardado = await app().api('POST', `/api/private/jugadores/${id}`, {
        ...datos,
        publicarNombre: true,
      });
      expect(guardado.status).toBe(200);
      const juntos = await pareja(ana, leo, (await unaLiga(app(), { division: 2, modo: 'parejas' })).id);
      for (const uno of [iris, leo, juntos]) {
        expect((await nivel(uno.id)).nivel).not.toBeNull();
        expect(await ficha(uno.id)).not.toHaveProperty('nivel');
      }
      expect(await ficha(ana.id)).toHaveProperty('nivel');
      // Whoever goes by another name is hidden behind it.
      const { id: idAna, ...deAna } = await leerJugador(app(), ana.id);
      await app().api('POST', `/api/private/jugadores/${idAna}`, { ...deAna, nombreDeportivo: 'Olmedo' });
      expect(await ficha(ana.id)).not.toHaveProperty('nivel');
    });
  });
});
