import { expect, it } from 'vitest';
import { ligasApi } from '#contract/liga/ligas.ts';
import {
  datosJugador,
  jugadoresDe,
  marcador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

/** What visitors are answered, byte by byte. */
async function publico(club: TestApp, ligas: number[], jugadores: number[], partidos: number[]) {
  const urls = [
    '/api/horarios/proximos',
    '/api/clasificaciones/ligas',
    '/api/clasificaciones/ligas?tipo=social',
    '/api/configuracion?clave=mostrarIncidencias',
    ...ligas.map((id) => `/api/clasificaciones/ver?idLiga=${id}`),
    ...jugadores.map((id) => `/api/clasificaciones/jugador/${id}`),
    ...partidos.map((id) => `/api/clasificaciones/partido/${id}`),
  ];
  const textos: string[] = [];
  for (const url of urls) {
    const { status, text } = await club.send('GET', url);
    textos.push(`${url} ${status} ${text}`);
  }
  return textos;
}

describeServer('undo of a league', (engine) => {
  const app = useApp(engine);
  const { ultima, ver, deshacer } = registroDe(app);

  /** A league with six players, three of them also elsewhere, matches, results and incidents. */
  async function ligaLlena() {
    const [liga, otra] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
    const pista = await unaPista(app());
    const gente = await jugadoresDe(app(), liga.id, 'Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Fina');
    const [ana, bea, carla, dora, eva, fina] = gente.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const jugar = async (uno: number, dos: number, dia: number, idLiga = liga.id, resto = {}) =>
      (
        await unPartido(app(), {
          idLiga,
          idJugador1: uno,
          idJugador2: dos,
          fecha: `2026-11-${dia}T10:00`,
          idPista: pista.id,
          ...resto,
        })
      ).id;
    const partidos = [
      await jugar(ana, bea, 10, liga.id, marcador('6-4 6-3')),
      await jugar(carla, dora, 11, liga.id, marcador('4-6 6-3 10-8')),
      await jugar(eva, fina, 12, liga.id, { jugador1NoPresenta: true }),
      await jugar(ana, carla, 28),
    ];
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: bea,
      fecha: '2026-12-01',
    });
    await app().api(
      'POST',
      `/api/private/jugadores/${bea}`,
      datosJugador({ nombre: 'Bea', idLiga: otra.id }),
    );
    await app().api(
      'POST',
      `/api/private/jugadores/${dora}`,
      datosJugador({ nombre: 'Dora', idLiga: otra.id }),
    );
    partidos.push(await jugar(bea, dora, 13, otra.id, marcador('6-0 6-0')));
    await app().api(
      'POST',
      `/api/private/jugadores/${bea}`,
      datosJugador({ nombre: 'Bea', idLiga: liga.id }),
    );
    return { liga, otra, ids: gente.map(({ id }) => id), partidos };
  }

  const borrado = async (id: number) =>
    (await app().rehearse(ligasApi.borrarEntera, { params: { id }, body: null })).haria;

  it('gives every public call the same bytes again', async () => {
    const { liga, otra, ids, partidos } = await ligaLlena();
    const leer = () => publico(app(), [liga.id, otra.id], ids, partidos);
    const [publicoAntes, antes] = [await leer(), await tablas(app())];
    const body = await borrado(liga.id);
    expect(body).toEqual({ partidos: 4, incidencias: 1, jugadores: 4, salen: 1 });
    expect((await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, body)).status).toBe(204);
    expect(await leer()).not.toEqual(publicoAntes);
    expect((await app().api('GET', `/api/private/ligas/${liga.id}`)).status).toBe(404);
    expect((await app().call(ligasApi.listar, {})).map(({ id }) => id)).toEqual([otra.id]);

    const id = await ultima();
    const previa = await ver(id);
    expect(previa.impedimento).toBeNull();
    expect(previa.lineas).toEqual([
      'Borra la liga «Liga Social - 1ª División - 2026/27» con 4 jugadores, 4 partidos y 1 incidencia',
    ]);
    expect((await deshacer(id)).status).toBe(200);
    expect(await leer()).toEqual(publicoAntes);
    expect(await tablas(app())).toEqual(antes);
  });

  it('is refused when it is not what was confirmed any more', async () => {
    const { liga } = await ligaLlena();
    const body = await borrado(liga.id);
    await unJugador(app(), { idLiga: liga.id });
    const { status } = await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, body);
    expect(status).toBe(409);
    expect((await app().api('GET', `/api/private/ligas/${liga.id}`)).status).toBe(200);
  });

  it('is not taken back when its place is taken', async () => {
    const { liga } = await ligaLlena();
    await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, await borrado(liga.id));
    const id = await ultima();
    await unaLiga(app());
    expect(await deshacer(id)).toMatchObject({
      status: 409,
      body: { message: 'Esto ha cambiado después: deshaz antes lo último.' },
    });
  });
});
