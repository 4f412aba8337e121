import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { CRITERIOS, type Criterio } from '#domain/liga/reglas.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { datosDe, type Probable } from './escenario.ts';
import { primeros, siGana, siPierde } from './si-gana.ts';

const HOY = '2026-11-22';
const gana = (idJugador1: number, idJugador2: number, ...sets: [number, number][]) => ({
  ...{ idJugador1, idJugador2, sintetico: false, ausente: null },
  sets,
});

/** 1 has beaten 2, and 2 has beaten 3; 4 has beaten 3. */
const probable: Probable = {
  liga: ligaDe({ division: 1 }),
  primeraDivision: true,
  ultimaDivision: true,
  jugadores: [1, 2, 3, 4].map((id) => ({ id, nombre: `J${id}`, estado: 'activo', enLiga: true })),
  acordados: [],
  cancelados: [],
  decididos: [gana(1, 2, [6, 4], [6, 4]), gana(2, 3, [6, 0], [6, 0]), gana(4, 3, [6, 3], [6, 3])],
};
const datos = { ...datosDe(probable), incidencias: [] };
const rival = (id: number, puesto: number) => ({ id, puesto });

test('what a win of each changes, or that it changes nothing', () => {
  expect(siGana(datos, [rival(4, 3), rival(1, 2)], HOY)).toEqual([
    'sube al 1.º, con 6 puntos',
    'sube al 1.º, con 6 puntos',
  ]);
  expect(siGana(datos, [rival(3, 4), rival(1, 1)], HOY)[1]).toBe('sigue 1.º, con 6 puntos');
});

test('what a defeat of each changes', () => {
  expect(siPierde(datos, [rival(4, 3), rival(1, 2)], HOY)).toEqual([
    'queda entre el 2.º y el 3.º, con 4 puntos',
    'sigue 2.º, con 4 puntos',
  ]);
  expect(siPierde(datos, [rival(2, 1), rival(4, 3)], HOY)[0]).toBe('baja al 2.º, con 5 puntos');
});

test.each([
  [1, 'sube al 2.º por el punto de jugarlo, con 4 puntos'],
  [2, 'sube al 2.º por los 2 puntos de jugarlo, con 5 puntos'],
])('who rises by losing is told why: %d', (derrota, dicho) => {
  const { liga } = datos;
  const conDerrota = { ...datos, liga: { ...liga, reglas: { ...liga.reglas, derrota } } };
  expect(siPierde(conDerrota, [rival(4, 3), rival(2, 1)], HOY)[0]).toBe(dicho);
});

test('two with one first name are told whole', () => {
  expect(primeros('Ana Gil', 'Eva Sol')).toEqual(['Ana', 'Eva']);
  expect(primeros('Ana Gil', 'Ana Sol')).toEqual(['Ana Gil', 'Ana Sol']);
});

/** The best and the worst place that a sentence tells of, of who is in that one. */
function dichosEn(frase: string, puesto: number): [number, number] {
  const puestos = [...frase.matchAll(/(\d+)\.º/g)].map(([, n]) => Number(n));
  return [Math.min(...puestos), frase.startsWith('puede') ? puesto : Math.max(...puestos)];
}

type Sets = [number, number][];

const SETS: Sets = [...[0, 1, 2, 3, 4].map((p): [number, number] => [6, p]), [7, 5], [7, 6]];
const MARCADORES: Sets[] = SETS.flatMap((uno) =>
  SETS.flatMap(([g, p]): Sets[] => [
    [uno, [g, p]],
    [uno, [p, g], [10, 8]],
  ]),
);
const PAREJAS = [1, 2, 3, 4].flatMap((uno) =>
  [1, 2, 3, 4].flatMap((otro) => (uno === otro ? [] : [[uno, otro]])),
);

type Jugado = [pareja: number[], sets: Sets];

const jugados: fc.Arbitrary<Jugado[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PAREJAS), fc.constantFrom(...MARCADORES)), {
    selector: ([pareja]) => [...pareja].sort().join(),
    minLength: 2,
  })
  .map((todos) => todos.filter(([pareja]) => [...pareja].sort().join() !== '2,4'));

function comprueba(antes: readonly Jugado[], desempates = probable.liga.reglas.desempates): void {
  const liga = { ...probable.liga, reglas: { ...probable.liga.reglas, desempates } };
  const decididos = antes.map(([[uno = 0, otro = 0], sets]) => gana(uno, otro, ...sets));
  const conMas = { ...datosDe({ ...probable, liga, decididos }), incidencias: [] };
  const puestoEn = (id: number, partidos = conMas.partidos): number =>
    tablaDe({ ...conMas, partidos }, HOY).clasificaciones.find(({ idJugador }) => idJugador === id)?.puesto ??
    0;
  const dos = [rival(2, puestoEn(2)), rival(4, puestoEn(4))] as const;
  const [[siGana2], [, siPierde4]] = [siGana(conMas, dos, HOY), siPierde(conMas, dos, HOY)];
  for (const sets of MARCADORES) {
    const { partidos } = datosDe({ ...probable, liga, decididos: [...decididos, gana(2, 4, ...sets)] });
    for (const [{ id, puesto }, frase] of [
      [dos[0], siGana2],
      [dos[1], siPierde4],
    ] as const) {
      const [mejor, peor] = dichosEn(frase, puesto);
      const queda = puestoEn(id, partidos);
      expect(queda, `${frase}: ${sets.join(' ')}`).toBeGreaterThanOrEqual(mejor);
      expect(queda, `${frase}: ${sets.join(' ')}`).toBeLessThanOrEqual(peor);
    }
  }
}

test('whatever the score, where they are told to be is true', () => {
  fc.assert(
    fc.property(jugados, (antes) => comprueba(antes)),
    { numRuns: 60 },
  );
});

test('nor by what is counted among the tied', () => {
  const ordenes = fc.shuffledSubarray<Criterio>([...CRITERIOS], { minLength: 2 });
  fc.assert(fc.property(jugados, ordenes, comprueba), { numRuns: 60 });
});
