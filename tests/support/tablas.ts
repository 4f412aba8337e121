import { expect } from 'vitest';
import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Zona } from '#domain/clasificacion/fila.ts';
import { sumarDias } from '#domain/fecha.ts';
import { marcador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from './app.ts';

const LETRAS = {
  ascenso: 'A',
  promocionAscenso: 'a',
  porDecidir: '=',
  promocionDescenso: 'd',
  descenso: 'D',
} as const satisfies Record<Zona, string>;

/** Tables as a visitor sees them. */
export function alVerTablas(app: () => TestApp) {
  const ver = async (idLiga: number): Promise<Clasificacion> => {
    const { status, body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${idLiga}`);
    expect(status).toBe(200);
    return body as Clasificacion;
  };
  return {
    ver,
    /** A letter for each place of the table, as docs/reglas/clasificacion.md writes its zones: "AAaa--ddDD". */
    zonas: async (idLiga: number): Promise<string> =>
      (await ver(idLiga)).clasificaciones.map(({ zona }) => (zona ? LETRAS[zona] : '-')).join(''),
    /** Everybody beats those who come after in the list; those of `iguales` do not meet, and are equal in everything. */
    escalonar: async (liga: Liga, jugadores: readonly Jugador[], iguales: readonly Jugador[] = []) => {
      const parejas = jugadores.flatMap((uno, i) =>
        jugadores
          .slice(i + 1)
          .filter((otro) => !(iguales.includes(uno) && iguales.includes(otro)))
          .map((otro) => [uno, otro] as const),
      );
      for (const [i, [uno, otro]] of parejas.entries())
        await unPartido(app(), {
          idLiga: liga.id,
          idJugador1: uno.id,
          idJugador2: otro.id,
          fecha: `${sumarDias('2026-09-01', i)}T10:00`,
          ...marcador('6-1 6-1'),
        });
    },
    /** Those matches of players by their place in the list, on days of their own. */
    enfrentar: async (liga: Liga, jugadores: Jugador[], resultados: [number, number, string][]) => {
      for (const [i, [uno, dos, juegos]] of resultados.entries())
        await unPartido(app(), {
          idLiga: liga.id,
          idJugador1: jugadores[uno]?.id ?? 0,
          idJugador2: jugadores[dos]?.id ?? 0,
          fecha: `2026-10-${String(i + 1).padStart(2, '0')}T10:00`,
          ...marcador(juegos),
        });
    },
  };
}
