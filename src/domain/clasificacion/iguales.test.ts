import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import { CRITERIOS, MEDIDAS, reglasIniciales } from '#domain/liga/reglas.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { destinosDe } from './cierre-temporada.ts';
import { type FilaClasificacion, lugarDe, numeroDe, type Zona } from './fila.ts';
import { resolverDivision } from './resolver-division.ts';
import { clasificacion, type Extremos, empatesDe } from './tabla.ts';

const HOY = '2026-11-21';
const LETRAS: Record<Zona, string> = {
  ascenso: 'A',
  promocionAscenso: 'a',
  porDecidir: '=',
  promocionDescenso: 'd',
  descenso: 'D',
};

const tabla = (niveles: string, extremos: Extremos, ascensos: number, promociones: number) => {
  // Each letter is a player: those of one letter lose to all before them and meet each other never.
  const jugadores = jugadoresDe(...[...niveles].map((letra, i) => `${letra}${i}`));
  const partidos = jugadores.flatMap((gana) =>
    jugadores.flatMap((pierde) =>
      gana.nombre.charAt(0) < pierde.nombre.charAt(0) ? [jugado(gana.id, pierde.id, '6-2 6-2')] : [],
    ),
  );
  const liga = ligaDe({ division: 2, reglas: { ...reglasIniciales('social'), ascensos, promociones } });
  const filas = clasificacion(liga, jugadores, partidos, {
    hoy: HOY,
    esPrimera: extremos.primera,
    esUltima: extremos.ultima,
  });
  return { filas, empates: empatesDe(filas, liga, extremos) };
};

const MEDIA: Extremos = { primera: false, ultima: false };

describe('equals share the place', () => {
  test.each<[string, Extremos, string, string]>([
    ['abcdefgh', MEDIA, '1 2 3 4 5 6 7 8', 'Aa----dD'],
    ['aabcdefg', MEDIA, '1= 1= 3 4 5 6 7 8', '==----dD'],
    ['abbcdefg', MEDIA, '1 2= 2= 4 5 6 7 8', 'A==---dD'],
    ['abccdefg', MEDIA, '1 2 3= 3= 5 6 7 8', 'Aa----dD'],
    ['abcdefgg', MEDIA, '1 2 3 4 5 6 7= 7=', 'Aa----=='],
    ['abcdeeee', MEDIA, '1 2 3 4 5= 5= 5= 5=', 'Aa--===='],
    ['aaaaaaaa', MEDIA, '1= 1= 1= 1= 1= 1= 1= 1=', '========'],
    ['aabcdefg', { primera: true, ultima: false }, '1= 1= 3 4 5 6 7 8', '------dD'],
    ['abcdefgg', { primera: false, ultima: true }, '1 2 3 4 5 6 7= 7=', 'Aa------'],
  ])('%s: %j', (niveles, extremos, puestos, zonas) => {
    const { filas } = tabla(niveles, extremos, 1, 1);
    expect(filas.map((fila) => numeroDe(fila).replace('\u00a0', '')).join(' ')).toBe(puestos);
    expect(filas.map(({ zona }) => (zona ? LETRAS[zona] : '-')).join('')).toBe(zonas);
  });

  test('within one zone they have it', () => {
    const { filas, empates } = tabla('aabcdeff', MEDIA, 2, 0);
    expect(filas.map(({ zona }) => (zona ? LETRAS[zona] : '-')).join('')).toBe('AA----DD');
    expect(empates).toEqual([]);
  });

  test('across a line somebody has to say which place each has', () => {
    const { empates } = tabla('abbcdeff', MEDIA, 1, 1);
    expect(empates.map(({ puesto, plazas }) => [puesto, plazas])).toEqual([
      [2, ['promocionAscenso', null]],
      [7, ['promocionDescenso', 'descenso']],
    ]);
    expect(empates[0]?.jugadores.map(({ jugador }) => jugador)).toEqual(['b1', 'b2']);
  });

  test('and it is read so wherever a place is written', () => {
    expect(lugarDe({ puesto: 2, empatado: true })).toBe('2.º\u00a0=');
    expect(lugarDe({ puesto: 2, empatado: false })).toBe('2.º');
  });
});

/** Whatever they are called: where each is, and what becomes of them. */
type Caso = {
  n: number;
  jugados: { uno: number; salto: number; marcador: string; aplazado: boolean; tarde: boolean }[];
  fuera: number[];
  reglas: ReturnType<typeof reglasIniciales>;
  idaVuelta: boolean;
  extremos: Extremos;
  quitar: boolean;
};

const casos: fc.Arbitrary<Caso> = fc.record({
  n: fc.integer({ min: 2, max: 7 }),
  // Few scores, so that ties are many.
  jugados: fc.array(
    fc.record({
      uno: fc.integer({ min: 0, max: 6 }),
      salto: fc.integer({ min: 1, max: 5 }),
      marcador: fc.constantFrom('', '6-0 6-0', '6-0 6-0', '0-6 0-6', '6-0 0-6 6-0'),
      aplazado: fc.boolean(),
      tarde: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  fuera: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 1 }),
  reglas: fc
    .record({
      desempates: fc.shuffledSubarray([...CRITERIOS]),
      medida: fc.constantFrom(...MEDIDAS),
      ascensos: fc.integer({ min: 0, max: 2 }),
      promociones: fc.integer({ min: 0, max: 2 }),
      eliminadosOcupanPlaza: fc.boolean(),
    })
    .map((cambios) => ({ ...reglasIniciales('social'), ...cambios })),
  idaVuelta: fc.boolean(),
  extremos: fc.record({ primera: fc.boolean(), ultima: fc.boolean() }),
  quitar: fc.boolean(),
});

const NOMBRES = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva', 'Fe', 'Gala'];
const AHORA = '2026-11-21T18:00';

/** What the product says and does of a league whose player `i` has the id and the name of `etiquetas[i]`. */
function deAlguien(caso: Caso, etiquetas: readonly number[]) {
  const idDe = (i: number): number => (etiquetas[i % caso.n] ?? 0) + 1;
  const quienEs = new Map(Array.from({ length: caso.n }, (_, i) => [idDe(i), i]));
  const jugadores = Array.from({ length: caso.n }, (_, i): JugadorLiga => {
    const id = idDe(i);
    const estado = caso.fuera.includes(i) ? 'eliminado' : 'activo';
    return { id, nombre: NOMBRES[id - 1] ?? '', estado, enLiga: true };
  });
  const partidos = caso.jugados.flatMap(({ uno, salto, marcador, aplazado, tarde }, i): Partido[] => {
    const [idJugador1, idJugador2] = [idDe(uno), idDe((uno % caso.n) + salto)];
    if (idJugador1 === idJugador2) return [];
    const mas = { id: i + 1, fecha: tarde ? '2026-12-01T10:00' : '2026-11-01T10:00' };
    return marcador === ''
      ? [partidoDe({ ...mas, idJugador1, idJugador2, jugador1Aplaza: aplazado })]
      : [jugado(idJugador1, idJugador2, marcador, mas)];
  });
  const liga = ligaDe({ division: 2, idaVuelta: caso.idaVuelta, reglas: caso.reglas });
  const { primera, ultima } = caso.extremos;
  const opciones = { esPrimera: primera, esUltima: ultima };
  const filas = clasificacion(liga, jugadores, partidos, { hoy: HOY, ...opciones });
  const resuelta = resolverDivision(liga, jugadores, partidos, {
    ...opciones,
    ahora: AHORA,
    duracion: 90,
    quitar: new Set(caso.quitar ? partidos.map(({ id }) => id) : []),
  });
  const final = resuelta.previa.map((fila) => ({ ...fila, sigue: !estaFuera(fila) }));
  const destinos = destinosDe(
    [1, 2, 3].map((division) => ({
      ...{ idLiga: division, division, reglas: liga.reglas },
      filas: division === 2 ? final : [],
    })),
    [],
  );
  const quien = (id: number): number => quienEs.get(id) ?? -1;
  const deCada = (unas: readonly FilaClasificacion[]) =>
    unas
      .map(({ idJugador, puesto, empatado, zona }) => ({ quien: quien(idJugador), puesto, empatado, zona }))
      .sort((a, b) => a.quien - b.quien);
  const ganados = [...resuelta.crear, ...resuelta.puntuar].map((uno) => {
    const [a, b] = [quien(uno.idJugador1), quien(uno.idJugador2)];
    return ganadorDe(uno) === 1 ? `${a}>${b}` : `${b}>${a}`;
  });
  return {
    filas: deCada(filas),
    ganados: ganados.sort(),
    cancelados: resuelta.cancelar.map(({ id }) => id).sort(),
    deNadie: resuelta.sinAdjudicar
      .map(({ uno, otro, faltan, motivo }) => `${clavePareja(quien(uno), quien(otro))} ${faltan} ${motivo}`)
      .sort(),
    final: deCada(resuelta.previa),
    destinos: destinos
      .map(({ idJugador, a, motivo }) => ({ quien: quien(idJugador), a, motivo }))
      .sort((a, b) => a.quien - b.quien),
  };
}

test('names and ids change nothing of what anybody gets: place, zone, awards and where they go', () => {
  let empates = 0;
  const conEtiquetas = casos.chain((caso) =>
    fc.tuple(
      fc.constant(caso),
      fc.shuffledSubarray(
        Array.from({ length: caso.n }, (_, i) => i),
        { minLength: caso.n },
      ),
    ),
  );
  fc.assert(
    fc.property(conEtiquetas, ([caso, etiquetas]) => {
      const suyo = deAlguien(
        caso,
        etiquetas.map((_, i) => i),
      );
      empates += Number(suyo.final.some(({ zona }) => zona === 'porDecidir'));
      expect(deAlguien(caso, etiquetas)).toEqual(suyo);
    }),
    { numRuns: 500 },
  );
  expect(empates).toBeGreaterThan(50);
});
