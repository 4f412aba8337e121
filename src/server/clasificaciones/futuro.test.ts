import { expect, it } from 'vitest';
import type { Futuro, Necesita, Simulable } from '#contract/liga/clasificaciones.ts';
import { jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('what can still happen in a league', (engine) => {
  const app = useApp(engine);
  const leer = async <T>(path: string): Promise<T> => {
    const { status, body } = await app().send('GET', `/api/clasificaciones/${path}`);
    expect(status, path).toBe(200);
    return body as T;
  };

  /** Four of a division between two others: Ana has beaten everybody, and Cira owes a match to Dani. */
  async function cuatro(tipo: 'social' | 'infantil' = 'social') {
    for (const division of [1, 3]) await unaLiga(app(), { tipo, division });
    const liga = await unaLiga(app(), { tipo, division: 2 });
    const nombres = ['Ana Zurbarán', 'Blas Yuste', 'Cira Wais', 'Dani Xirau'];
    const ids = (await jugadoresDe(app(), liga.id, ...nombres)).map(({ id }) => id);
    const [ana = 0, blas = 0, cira = 0, dani = 0] = ids;
    for (const [i, [idJugador1, idJugador2]] of (
      [
        [ana, blas],
        [ana, cira],
        [ana, dani],
        [blas, cira],
        [blas, dani],
      ] as const
    ).entries()) {
      const fecha = `2026-10-0${i + 1}T10:00`;
      await unPartido(app(), { idLiga: liga.id, idJugador1, idJugador2, fecha, ...marcador('6-1 6-1') });
    }
    return { liga, ana, blas, cira, dani };
  }

  it('says what is decided, and it moves with the next result', async () => {
    const { liga, ana, cira, dani } = await cuatro();
    const antes = await leer<Futuro[]>(`futuro?idLiga=${liga.id}`);
    expect(antes.map(({ idJugador, mejor, peor, marca }) => [idJugador, mejor, peor, marca])).toEqual([
      [ana, 1, 1, 'ascenso'],
      [ana + 1, 2, 2, 'ascenso'],
      [cira, 3, 4, 'descenso'],
      [dani, 3, 4, 'descenso'],
    ]);
    await unPartido(app(), {
      idLiga: liga.id,
      idJugador1: cira,
      idJugador2: dani,
      ...marcador('6-1 6-1'),
    });
    const despues = await leer<Futuro[]>(`futuro?idLiga=${liga.id}`);
    expect(despues.map(({ mejor, peor }) => [mejor, peor])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('says in words what a player needs', async () => {
    const { liga, ana, cira } = await cuatro();
    const [, ...suyas] = await leer<Necesita[]>(`necesita?idLiga=${liga.id}&idJugador=${ana}`);
    expect(suyas).toEqual([]);
    expect(await leer<Necesita[]>(`necesita?idLiga=${liga.id}&idJugador=${cira}`)).toEqual([
      {
        meta: 'ascenso',
        titulo: 'Ascenso directo',
        estado: 'imposible',
        frase: 'Ya no puede ser, acabe como acabe lo que falta. Vale mientras nadie deje la liga.',
        lista: [],
      },
    ]);
    const { status } = await app().send(
      'GET',
      `/api/clasificaciones/necesita?idLiga=${liga.id}&idJugador=9999`,
    );
    expect(status).toBe(404);
  });

  it('gives what a table is made from, with no name that is not published', async () => {
    const { liga } = await cuatro('infantil');
    const datos = await leer<Simulable>(`simulador?idLiga=${liga.id}`);
    expect(datos.decididos).toHaveLength(5);
    expect(datos.decididos[0]).toMatchObject({
      ausente: null,
      sets: [
        [6, 1],
        [6, 1],
      ],
    });
    expect(datos.jugadores.map(({ nombre }) => nombre)).toEqual(['Ana Z.', 'Blas Y.', 'Cira W.', 'Dani X.']);
    expect(JSON.stringify(datos)).not.toContain('Zurbarán');
  });

  it('an unknown league is a 404, and what gives no places has no future', async () => {
    expect((await app().send('GET', '/api/clasificaciones/futuro?idLiga=9999')).status).toBe(404);
    const liga = await unaLiga(app(), { tipo: 'amistosos', division: 0 });
    await jugadoresDe(app(), liga.id, 'Ana');
    expect(await leer(`futuro?idLiga=${liga.id}`)).toEqual([]);
  });
});
