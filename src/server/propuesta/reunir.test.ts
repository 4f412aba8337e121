import { expect, it } from 'vitest';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { insertarPartidos } from '#server/db/tables/partido.ts';
import { unaLigaConDos } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { desempaquetar } from './paquetes.ts';
import { PAGINA, partidosPorPaginas } from './propuesta.queries.ts';
import { reunir } from './propuesta.ts';

const SABADO = '2026-11-28';
const CUANTOS = 3 * PAGINA + 7;

const SIEMPRE = new AbortController().signal;

const SIN_INDICADORES = {
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
};

/** A league with more matches than are read at a time, the last of them on the playing day. */
async function unaMultitud(club: TestApp): Promise<number> {
  const { liga, quienes } = await unaLigaConDos(club);
  const base = { ...quienes, ...SIN_INDICADORES, ...planoDe(MARCADOR_VACIO), idPista: null };
  const partidos = Array.from({ length: CUANTOS }, (_, n) => ({
    ...base,
    duracion: 90 as const,
    observaciones: null,
    sintetico: n === 0,
    fecha: n < CUANTOS - 5 ? '2026-10-03T10:00' : `${SABADO}T10:00`,
  }));
  await club.base.transact((tx) => insertarPartidos(tx, partidos));
  return liga.id;
}

describeEngines('gathering what a proposal hangs on', (engine) => {
  const app = useApp(engine);

  it('reads a crowd of matches a page at a time, serving others between pages', async () => {
    const idLiga = await unaMultitud(app());
    let vueltas = 0;
    let sigue = true;
    const girar = (): void => {
      vueltas += 1;
      if (sigue) setImmediate(girar);
    };
    setImmediate(girar);
    const paginas: number[] = [];
    for await (const filas of partidosPorPaginas(app().base.db, [idLiga], [SABADO])) {
      paginas.push(filas.length);
      expect(vueltas).toBeGreaterThanOrEqual(paginas.length - 1);
    }
    sigue = false;
    expect(paginas).toEqual([PAGINA, PAGINA, PAGINA, 7, 5]);
    expect(vueltas).toBeGreaterThanOrEqual(paginas.length);
  });

  it('what arrives in the thread is what is stored, each match once', async () => {
    const idLiga = await unaMultitud(app());
    const pedida = {
      tipo: 'social' as const,
      pistas: [],
      fecha1: SABADO,
      fecha2: null,
      vacio: false,
      rellenarConAmistosos: false,
    };
    const { datos, nombresLiga, desde } = desempaquetar(
      await reunir(app().base.db, pedida, '2026-11-20T18:00', SIEMPRE),
    );
    expect({ desde, dias: datos.dias, ligas: nombresLiga.map(([id]) => id) }).toEqual({
      desde: [],
      dias: [SABADO],
      ligas: [idLiga],
    });
    expect(datos.jugadores.map(({ nombre }) => nombre)).toEqual(['Ana Gil', 'Luis Paz']);
    expect(new Set(datos.partidos.map(({ id }) => id)).size).toBe(CUANTOS);
    expect(datos.partidos).toHaveLength(CUANTOS);
    expect(datos.partidos[0]).toMatchObject({
      idLiga,
      sintetico: true,
      desenlace: { que: 'pendiente' },
    } satisfies Partial<Partido>);
  });
});
