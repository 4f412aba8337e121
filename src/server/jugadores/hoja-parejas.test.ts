import { expect, it } from 'vitest';
import { type Hoja, importarApi } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { camposDeCabeceras, filasDeHoja } from '#domain/hoja/columnas.ts';
import { unaLiga, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { celdasDe, hojasDeJugadores } from '#tests/support/hojas.ts';

const PAREJAS = 'Liga Social de Tenis por parejas - 1ª División - 2026/27';

describeEngines('pairs in a spreadsheet', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);
  const { exportar, importar } = hojasDeJugadores(app);

  const hoja = (que: Hoja['que'], cabecera: string[], ...filas: string[][]): Hoja => {
    const campos = camposDeCabeceras(que, cabecera);
    return {
      que,
      filas: filasDeHoja([cabecera, ...filas], { que, cabecera: 0, campos }),
      supuesta: { tipo: 'social', anio: 2026, division: 1 },
    };
  };
  const ver = async (body: Hoja) => (await app().rehearse(importarApi.importar, { body })).haria;
  const traer = async (body: Hoja) =>
    app().api('POST', importarApi.importar.path, { ...body, huella: (await ver(body)).huella });
  const nombres = async () =>
    (await app().call(jugadoresApi.listar, {})).map(
      ({ nombre, liga }) => `${nombre} (${liga ?? 'sin liga'})`,
    );

  it('are read of one cell or of two columns, each of who is known or is new, and taken back whole', async () => {
    await unaLiga(app(), { modo: 'parejas' });
    await unJugador(app(), { nombre: 'Ana Olmedo Paz' });
    const antes = await tablas(app());
    const enUna = hoja(
      'jugadores',
      ['Pareja', 'Liga'],
      ['Olmedo / Luis Rivas', PAREJAS],
      ['Eva Mora / Leo Vega', PAREJAS],
    );
    expect((await ver(enUna)).filas).toMatchObject([
      { titulo: 'Olmedo / Luis Rivas', que: 'nueva', fallos: [] },
      { titulo: 'Eva Mora / Leo Vega', que: 'nueva', fallos: [] },
    ]);
    expect((await traer(enUna)).body).toEqual({ nuevas: 2, cambian: 0, ligas: 0 });
    const todos = [
      'Ana Olmedo Paz (sin liga)',
      'Eva Mora (sin liga)',
      'Leo Vega (sin liga)',
      'Luis Rivas (sin liga)',
      `Mora / Vega (${PAREJAS})`,
      `Olmedo / Rivas (${PAREJAS})`,
    ];
    expect((await nombres()).sort()).toEqual(todos);
    const enDos = hoja(
      'jugadores',
      ['Jugador 1', 'Jugador 2', 'Liga'],
      ['Rivas', 'Olmedo', PAREJAS],
      ['Mora', 'Vega', PAREJAS],
    );
    expect((await ver(enDos)).filas.map(({ que }) => que)).toEqual(['igual', 'igual']);
    expect((await nombres()).sort()).toEqual(todos);
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });

  it('are refused, with the cell, where they cannot be, and nothing of the sheet is taken', async () => {
    const liga = await unaLiga(app(), { modo: 'parejas' });
    const sola = await unaLiga(app());
    await unJugador(app(), { nombre: 'Ana Gil Paz' });
    await unJugador(app(), { nombre: 'Eva Gil Rey' });
    const antes = await tablas(app());
    const mala = hoja(
      'jugadores',
      ['Pareja', 'Liga'],
      ['Luis Rivas / Leo Vega', PAREJAS],
      ['Luis Rivas / Nora Vidal', PAREJAS],
      ['Blas Coll / blas coll', PAREJAS],
      ['Gil / Ada Ruiz', PAREJAS],
      ['Marta Sanz', PAREJAS],
      ['Hugo Paz / Iris Rey', sola.nombre],
    );
    const { filas } = await ver(mala);
    expect(filas.map(({ fallos }) => fallos.map(({ mensaje }) => mensaje))).toEqual([
      [],
      [mensajes.yaEstaEnLaLiga('Luis Rivas', { liga: liga.nombre, como: 'fila 2' })],
      [mensajes.dosVecesEnLaPareja],
      [mensajes.hojaVarios('Gil')],
      [mensajes.soloParejas(liga.nombre)],
      [mensajes.soloIndividual(sola.nombre)],
    ]);
    expect((await traer(mala)).status).toBe(400);
    expect(await tablas(app())).toEqual(antes);
  });

  it('go out with both names whole, come back as they were, and play in the sheet of matches', async () => {
    await unaLiga(app(), { modo: 'parejas' });
    const cabecera = ['Pareja', 'Liga'];
    await traer(
      hoja('jugadores', cabecera, ['Ana Olmedo / Luis Rivas', PAREJAS], ['Eva Mora / Leo Vega', PAREJAS]),
    );
    const archivo = await exportar();
    expect((await celdasDe(archivo)).map((celdas) => celdas[1])).toContain('Ana Olmedo / Luis Rivas');
    const antes = await tablas(app());
    expect((await importar(archivo)).body).toEqual({ nuevas: 0, cambian: 0, ligas: 0 });
    expect(await tablas(app())).toEqual(antes);
    const partidos = hoja(
      'partidos',
      ['Fecha', 'Hora', 'Liga', 'Partido', 'Resultado'],
      ['03/10/2026', '10:00', PAREJAS, 'Olmedo / Rivas - Eva Mora / Leo Vega', '6-1 6-2'],
    );
    expect((await traer(partidos)).body).toEqual({ nuevas: 1, cambian: 0, ligas: 0 });
    const body = { fecha: null, idPista: null, idLiga: null, jugador: 'Ana Olmedo' };
    expect(await app().call(partidosApi.buscar, { body })).toMatchObject([
      { jugador1: 'Olmedo / Rivas', jugador2: 'Mora / Vega' },
    ]);
  });
});
