import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { marcador, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

type Grupo = {
  id: string;
  torneo: string;
  /** Final order, best first, of which the first `ordenSeguro` places were published. */
  orden: string[];
  ordenSeguro: number;
  partidos: { ganador: string; perdedor: string; sets: [number, number][] }[];
};

const fichero = new URL('../../../tests/fixtures/oraculos.json', import.meta.url);
const { grupos } = JSON.parse(readFileSync(fichero, 'utf8')) as { grupos: Grupo[] };

/** One point a win, none a loss, and shares of sets and games: the rule of the ATP and WTA finals. */
const OFICIALES = {
  ...reglasIniciales('social'),
  victoria: 1,
  derrota: 0,
  medida: 'porcentaje',
} as const;

/** Posts a whole group as staff would: the league with its rules, its players, its matches. */
async function jugarGrupo(club: TestApp, { orden, partidos }: Grupo): Promise<number> {
  const { id: idLiga } = await unaLiga(club, { reglas: { ...OFICIALES } });
  const ids = new Map<string, number>();
  for (const nombre of orden.toSorted()) ids.set(nombre, (await unJugador(club, { nombre, idLiga })).id);
  for (const [i, { ganador, perdedor, sets }] of partidos.entries()) {
    const [idJugador1, idJugador2] = [ids.get(ganador) ?? 0, ids.get(perdedor) ?? 0];
    const fecha = `2026-10-${String(i + 1).padStart(2, '0')}T20:00`;
    await unPartido(club, {
      idLiga,
      idJugador1,
      idJugador2,
      fecha,
      ...marcador(sets.map((s) => s.join('-')).join(' ')),
    });
  }
  return idLiga;
}

describeServer('real groups, posted and read back over HTTP', (engine) => {
  const app = useApp(engine);

  it.each(grupos)('$torneo ($id) ends in its official order', async (grupo) => {
    const idLiga = await jugarGrupo(app(), grupo);
    const { body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${idLiga}`);
    const nombres = (body as Clasificacion).clasificaciones.map(({ jugador }) => jugador);
    expect(nombres.slice(0, grupo.ordenSeguro)).toEqual(grupo.orden.slice(0, grupo.ordenSeguro));
    expect(nombres).toEqual(grupo.orden);
  });
});
