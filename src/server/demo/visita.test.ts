import { expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { sembrarDemo } from './demo.ts';

type Liga = { id: number; anio: number; tipo: string; deporte: string };
type General = { ciclos: number[]; enJuego: number; filas: unknown[] };
type Jugado = { fecha: string };
type Tabla = { clasificaciones: { puntos: number }[] };

/** Days on which somebody may start the program for the first time: soon, in months, in years. */
const COMIENZOS = [
  ['2026-12-28T10:00', 2026],
  ['2027-07-28T23:50', 2026],
  ['2027-09-01T00:05', 2027],
  ['2028-11-28T21:00', 2028],
  ['2032-05-07T08:00', 2031],
] as const;

describeServer('what a visitor sees of the demo', (engine) => {
  const app = useApp(engine);

  it.each(COMIENZOS)('on %s, in the season of %d, is no empty page', async (ahora, anio) => {
    app().reloj.set(ahora);
    await sembrarDemo(app().base, ahora);
    const leer = async <T>(ruta: string) => (await app().send('GET', `/api/${ruta}`)).body as T;
    const hoy = ahora.slice(0, 10);
    for (const tipo of ['social', 'infantil']) {
      const ligas = await leer<Liga[]>(`clasificaciones/ligas?tipo=${tipo}`);
      expect(ligas.length).toBeGreaterThan(2);
      for (const liga of ligas.filter((una) => una.tipo === tipo)) {
        expect(liga.anio).toBe(anio);
        const { clasificaciones } = await leer<Tabla>(`clasificaciones/ver?idLiga=${liga.id}`);
        expect(clasificaciones[0]?.puntos).toBeGreaterThan(clasificaciones.at(-1)?.puntos ?? 0);
      }
      const proximos = await leer<Jugado[]>(`horarios/proximos?tipo=${tipo}`);
      expect(proximos.some(({ fecha }) => fecha.slice(0, 10) <= sumarDias(hoy, 7))).toBe(true);
      const { partidos } = await leer<{ partidos: Jugado[] }>(`horarios/resultados?tipo=${tipo}`);
      expect(partidos.some(({ fecha }) => fecha.slice(0, 10) >= sumarDias(hoy, -8))).toBe(true);
    }
    const terminadas = await leer<Liga[]>('clasificaciones/terminadas');
    const deTenis = terminadas.filter(({ deporte }) => deporte === 'tenis');
    expect(new Set(deTenis.map((una) => una.anio))).toEqual(new Set([anio - 1]));
    const cicloCerrado = terminadas.filter(({ deporte }) => deporte === 'padel');
    expect(cicloCerrado.map((una) => una.anio)).toEqual([anio, anio]);
    for (const { id } of cicloCerrado) {
      const general = await leer<General>(`clasificaciones/general?idLiga=${id}`);
      expect([general.ciclos, general.enJuego, general.filas.length]).toEqual([[1, 2], 2, 12]);
    }
  });
});
