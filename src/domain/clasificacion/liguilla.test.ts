import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import { CRITERIOS, type Criterio, MEDIDAS, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { veredictoDe } from '#domain/partido/veredicto.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import type { FilaClasificacion } from './fila.ts';
import { clasificacion, explicar } from './tabla.ts';

const OPCIONES = { hoy: '2026-11-21', esPrimera: true, esUltima: true };
const [ana, berta, carla, dora] = [1, 2, 3, 4] as const;

const conReglas = (reglas: Partial<Reglas>) =>
  ligaDe({ reglas: { ...reglasIniciales('social'), ...reglas } });

const tablaDe = (
  partidos: Partido[],
  reglas: Partial<Reglas>,
  jugadores = jugadoresDe('Ana', 'Berta', 'Carla', 'Dora'),
) => clasificacion(conReglas(reglas), jugadores, partidos, OPCIONES);

const enBreve = (filas: FilaClasificacion[]) =>
  filas.map(({ jugador, desempate }) => `${jugador} ${desempate?.criterio ?? '-'}`);

/** Each of three has beaten another one, and all of them the fourth. */
const CICLO = [
  jugado(ana, berta, '6-4 6-4'),
  jugado(berta, carla, '6-0 3-6 6-4'),
  jugado(carla, ana, '6-4 3-6 6-4'),
  jugado(ana, dora, '6-4 6-4'),
  jugado(berta, dora, '6-0 6-0'),
  jugado(carla, dora, '7-6 7-6'),
];

describe('Baza: the sets among the three, the games, and of two who are left their match', () => {
  const BAZA: Partial<Reglas> = { desempates: ['directo', 'setsEntre', 'juegosEntre'] };

  test('three who have beaten each other go by the sets among them, not by those of the league', () => {
    const filas = tablaDe(CICLO, BAZA);
    // Ana 2-0 and 1-2, Carla 1-2 and 2-1, Berta 0-2 and 2-1.
    expect(enBreve(filas)).toEqual(['Ana setsEntre', 'Carla setsEntre', 'Berta -', 'Dora -']);
    expect(filas[0]?.desempate && explicar(filas[0].desempate)).toBe(
      'Va por delante de Carla: hay 3 jugadores empatados a 7 puntos y en los partidos entre los tres tiene mejor diferencia de sets (+1 frente a 0).',
    );
    expect(filas[1]?.desempate).toMatchObject({ valor: 0, valorRival: -1, partidosEntre: null });
  });

  test('with as many sets, by the games among them', () => {
    const iguales = [
      jugado(ana, berta, '6-4 6-4'),
      jugado(berta, carla, '6-0 6-0'),
      jugado(carla, ana, '6-1 6-1'),
      ...CICLO.slice(3),
    ];
    const filas = tablaDe(iguales, BAZA);
    // Berta +12 −4, Carla +10 −12, Ana +4 −10.
    expect(filas.map(({ jugador }) => jugador)).toEqual(['Berta', 'Carla', 'Ana', 'Dora']);
    expect(filas[0]?.desempate).toMatchObject({ criterio: 'juegosEntre', valor: 8, valorRival: -2 });
    expect(filas[0]?.desempate && explicar(filas[0].desempate)).toContain(
      'iguala con Carla en sets entre los tres, y en los partidos entre los tres tiene mejor diferencia de juegos',
    );
  });

  test('two of the three who are left start again, from what the two have played', () => {
    const quedanDos = [
      jugado(ana, berta, '6-4 6-4'),
      jugado(berta, carla, '7-6 7-6'),
      jugado(carla, ana, '6-3 6-3'),
      ...CICLO.slice(3),
    ];
    const filas = tablaDe(quedanDos, { desempates: ['setsEntre', 'juegosEntre'] });
    // Carla +4; Ana and Berta −2, and then Ana by the sets of the match between the two.
    expect(enBreve(filas).slice(0, 3)).toEqual(['Carla juegosEntre', 'Ana setsEntre', 'Berta -']);
    expect(filas[1]?.desempate).toMatchObject({
      empatados: 2,
      enPuntos: 3,
      iguales: [],
      valor: 2,
      valorRival: -2,
    });
    expect(enBreve(tablaDe(quedanDos, BAZA)).slice(0, 3)).toEqual([
      'Carla juegosEntre',
      'Ana directo',
      'Berta -',
    ]);
  });

  test('nobody is told apart: they share the place and the closing asks for a lot', () => {
    const identicos = [
      jugado(ana, berta, '6-4 6-4'),
      jugado(berta, carla, '6-4 6-4'),
      jugado(carla, ana, '6-4 6-4'),
    ];
    const filas = tablaDe(identicos, BAZA, jugadoresDe('Ana', 'Berta', 'Carla'));
    expect(filas.map(({ puesto, empatado }) => [puesto, empatado])).toEqual(filas.map(() => [1, true]));
  });
});

describe('Sabadell: the sets among those tied', () => {
  test('before all their sets', () => {
    const filas = tablaDe(CICLO, { desempates: ['setsEntre'] });
    expect(filas.map(({ jugador }) => jugador)).toEqual(['Ana', 'Carla', 'Berta', 'Dora']);
    expect(tablaDe(CICLO, { desempates: ['juegos'] })[0]?.jugador).toBe('Berta');
  });
});

describe('not everybody has played everybody', () => {
  const partidos = [
    jugado(ana, berta, '6-0 6-0'),
    jugado(ana, carla, '6-0 6-0'),
    jugado(dora, ana, '6-0 6-0'),
    jugado(berta, dora, '6-0 6-0'),
    jugado(berta, carla, '6-0 6-0', { id: 9 }),
    jugado(carla, dora, '6-0 6-0'),
    jugado(carla, dora, '6-0 6-0', { id: 10 }),
  ];

  test('the reason tells how many matches each has', () => {
    const filas = tablaDe(partidos.slice(0, 5), { derrota: 0, desempates: ['puntosEntre'] });
    // Ana and Berta, who have won two, have met once; Carla and Dora, who have met never, share what is left.
    expect(enBreve(filas)).toEqual(['Ana puntosEntre', 'Berta -', 'Dora -', 'Carla -']);
    expect(filas[0]?.desempate).toMatchObject({ valor: 3, valorRival: 0, partidosEntre: null });
    const tres = [
      jugado(ana, berta, '6-0 6-0'),
      jugado(berta, dora, '6-0 6-0'),
      jugado(carla, dora, '6-0 6-0'),
    ];
    const [primera, segunda] = tablaDe(tres, { derrota: 0, desempates: ['puntosEntre', 'sets'] });
    expect(primera?.desempate).toMatchObject({
      criterio: 'puntosEntre',
      partidosEntre: [1, 0],
      valorRival: 0,
    });
    expect(primera?.desempate && explicar(primera.desempate)).toMatch(
      /suma más puntos \(3 frente a 0\), con 1 partido jugado frente a 0\.$/,
    );
    expect([primera?.jugador, segunda?.jugador]).toEqual(['Ana', 'Carla']);
  });

  test('fewer matches with as many points go first', () => {
    const pocos = [
      jugado(ana, carla, '6-0 6-0'),
      jugado(berta, carla, '6-0 6-0'),
      jugado(dora, berta, '6-0 6-0'),
    ];
    const [primera, segunda] = tablaDe(pocos, { derrota: 0, desempates: ['menosPartidos'] }).slice(0, 2);
    expect([primera?.jugador, segunda?.jugador]).toEqual(['Ana', 'Dora']);
    const orden = tablaDe(pocos, { derrota: 0, desempates: ['menosPartidos'] });
    expect(orden[1]?.desempate).toMatchObject({ criterio: 'menosPartidos', valor: 1, valorRival: 2 });
  });
});

const N = 6;
const MARCADORES = ['6-0 6-0', '6-4 6-4', '6-4 4-6 6-4', '4-6 6-4 10-8', '7-6 7-6'];

type Jugado = { uno: number; salto: number; marcador: string; que: '' | 'falta' | 'resuelto' };

const jugados = fc.array(
  fc.record({
    uno: fc.integer({ min: 1, max: N }),
    salto: fc.integer({ min: 1, max: N - 1 }),
    marcador: fc.constantFrom(...MARCADORES),
    que: fc.constantFrom<Jugado['que']>('', '', '', '', 'falta', 'resuelto'),
  }),
  { minLength: 5, maxLength: 24 },
);

const reglas = fc.record({
  medida: fc.constantFrom(...MEDIDAS),
  desempates: fc
    .shuffledSubarray<Criterio>([...CRITERIOS], { minLength: 1 })
    .filter((unos) => unos.some((uno) => uno.endsWith('Entre'))),
  derrota: fc.constantFrom(0, 1),
  derrotaWo: fc.constantFrom(0, -1),
  contarMarcadorWo: fc.boolean(),
});

const comoPartidos = (lista: readonly Jugado[], llamar = (id: number) => id): Partido[] =>
  lista.map(({ uno, salto, marcador, que }, i) => {
    const [a, b] = [uno, ((uno - 1 + salto) % N) + 1].map(llamar);
    const mas = {
      id: i + 1,
      sintetico: que === 'resuelto',
      ...(que === 'falta' && { jugador2NoPresenta: true }),
    };
    return que === 'falta'
      ? partidoDe({ idJugador1: a ?? 0, idJugador2: b ?? 0, ...mas })
      : jugado(a ?? 0, b ?? 0, marcador, mas);
  });

/** Counted apart from the product's: what the matches among some give to one of them. */
function cuentasEntre(id: number, ids: readonly number[], partidos: readonly Partido[], norma: Reglas) {
  const suma = { puntos: 0, sets: [0, 0], juegos: [0, 0], partidos: 0 };
  for (const partido of partidos) {
    const [propio, ajeno] = partido.idJugador1 === id ? [0, 1] : [1, 0];
    const otro = propio === 0 ? partido.idJugador2 : partido.idJugador1;
    if (![partido.idJugador1, partido.idJugador2].includes(id) || !ids.includes(otro)) continue;
    const veredicto = veredictoDe(partido, norma);
    if (!veredicto) continue;
    const { ausencia, adjudicacion } = { ausencia: norma.derrotaWo, adjudicacion: norma.derrotaResolucion };
    const derrota = { ausencia, adjudicacion, juego: norma.derrota, retirada: norma.derrota }[veredicto.por];
    suma.partidos += 1;
    suma.puntos += veredicto.ganador === propio + 1 ? norma.victoria : derrota;
    for (const que of ['sets', 'juegos'] as const) {
      suma[que][0] = (suma[que][0] ?? 0) + (veredicto.cuentas[que][propio] ?? 0);
      suma[que][1] = (suma[que][1] ?? 0) + (veredicto.cuentas[que][ajeno] ?? 0);
    }
  }
  return suma;
}

type Mundo = { partidos: readonly Partido[]; norma: Reglas };

function valorDe(
  criterio: Criterio,
  fila: FilaClasificacion,
  ids: readonly number[],
  { partidos, norma }: Mundo,
) {
  const saldo = (ganados = 0, perdidos = 0): number =>
    norma.medida === 'diferencia' ? ganados - perdidos : ganados / Math.max(1, ganados + perdidos);
  const entre = cuentasEntre(fila.idJugador, ids, partidos, norma);
  const gana = (partido: Partido): boolean =>
    veredictoDe(partido, norma)?.ganador === (partido.idJugador1 === fila.idJugador ? 1 : 2);
  const deLosDos = partidos.filter((uno) => ids.includes(uno.idJugador1) && ids.includes(uno.idJugador2));
  return {
    directo: ids.length === 2 ? deLosDos.filter(gana).length : 0,
    sets: saldo(fila.setsGanados, fila.setsPerdidos),
    juegos: saldo(fila.juegosGanados, fila.juegosPerdidos),
    menosWo: -fila.woPerdidos,
    puntosEntre: entre.puntos,
    setsEntre: saldo(...entre.sets),
    juegosEntre: saldo(...entre.juegos),
    menosPartidos: -fila.partidosJugados,
  }[criterio];
}

type Corte = { criterio: Criterio; ids: number[]; valores: [number, number] };

/** Who is of each place, and what told each from the next one: written apart from the product's. */
function ordenar(
  grupo: FilaClasificacion[],
  mundo: Mundo,
  cortes: Map<string, Corte>,
): FilaClasificacion[][] {
  const ids = grupo.map(({ idJugador }) => idJugador);
  for (const criterio of grupo.length > 1 ? mundo.norma.desempates : []) {
    const valor = (fila: FilaClasificacion): number => valorDe(criterio, fila, ids, mundo);
    const valores = [...new Set(grupo.map(valor))].sort((a, b) => b - a);
    if (valores.length === 1) continue;
    for (const uno of grupo)
      for (const otro of grupo) {
        if (valor(uno) > valor(otro))
          cortes.set(`${uno.idJugador} ${otro.idJugador}`, {
            criterio,
            ids,
            valores: [valor(uno), valor(otro)],
          });
      }
    return valores.flatMap((un) =>
      ordenar(
        grupo.filter((fila) => valor(fila) === un),
        mundo,
        cortes,
      ),
    );
  }
  return [grupo];
}

const quienes = (llamar = (id: number) => id, nombre = (id: number) => `J${id}`): JugadorLiga[] =>
  Array.from({ length: N }, (_, i) => ({
    id: llamar(i + 1),
    nombre: nombre(i + 1),
    estado: 'activo',
    enLiga: true,
  }));

describe('whatever is played', () => {
  test('the order and the reason of each place are those of a count apart, with its values', () => {
    let [deLiguilla, desiguales] = [0, 0];
    fc.assert(
      fc.property(reglas, jugados, (suyas, lista) => {
        const liga = conReglas(suyas);
        const partidos = comoPartidos(lista);
        const filas = clasificacion(liga, quienes(), partidos, OPCIONES);
        const mundo: Mundo = { partidos, norma: liga.reglas };
        const cortes = new Map<string, Corte>();
        const puntos = [...new Set(filas.map((fila) => fila.puntos))].sort((a, b) => b - a);
        const grupos = puntos.flatMap((unos) =>
          ordenar(
            filas.filter((fila) => fila.puntos === unos),
            mundo,
            cortes,
          ),
        );
        const lugares = new Map<number, number>();
        let puestas = 0;
        for (const grupo of grupos) {
          for (const { idJugador } of grupo) lugares.set(idJugador, puestas + 1);
          puestas += grupo.length;
        }
        expect(filas.map(({ idJugador, puesto }) => [idJugador, puesto])).toEqual(
          filas.map(({ idJugador }) => [idJugador, lugares.get(idJugador)]),
        );
        for (const { idJugador, desempate } of filas) {
          if (!desempate || desempate.criterio === 'ninguno') continue;
          const corte = cortes.get(`${idJugador} ${desempate.idRival}`);
          expect(desempate).toMatchObject({ criterio: corte?.criterio, empatados: corte?.ids.length });
          expect(Math.abs(desempate.valor ?? Number.NaN)).toBeCloseTo(Math.abs(corte?.valores[0] ?? 0));
          expect(Math.abs(desempate.valorRival ?? Number.NaN)).toBeCloseTo(Math.abs(corte?.valores[1] ?? 0));
          if (!corte?.criterio.endsWith('Entre')) continue;
          deLiguilla += 1;
          const jugaron = (id: number): number => cuentasEntre(id, corte.ids, partidos, liga.reglas).partidos;
          const iguales = new Set(corte.ids.map(jugaron)).size === 1;
          if (!iguales) desiguales += 1;
          expect(desempate.partidosEntre).toEqual(
            iguales ? null : [jugaron(idJugador), jugaron(desempate.idRival)],
          );
        }
      }),
      { numRuns: 400 },
    );
    expect(deLiguilla).toBeGreaterThan(100);
    expect(desiguales).toBeGreaterThan(20);
  });

  test('names and ids change nobody’s place', () => {
    const llamar = (id: number): number => 100 - 7 * id;
    fc.assert(
      fc.property(reglas, jugados, (suyas, lista) => {
        const puestos = (otro = (id: number) => id, nombre?: (id: number) => string) =>
          new Map(
            clasificacion(conReglas(suyas), quienes(otro, nombre), comoPartidos(lista, otro), OPCIONES).map(
              ({ idJugador, puesto, empatado }) => [idJugador, [puesto, empatado]],
            ),
          );
        const [unos, otros] = [puestos(), puestos(llamar, (id) => `Z${9 - id}`)];
        for (const [id, suyo] of unos) expect(otros.get(llamar(id))).toEqual(suyo);
      }),
    );
  });

  test('what is equal is told of the tied who are left, and nobody out is among them', () => {
    fc.assert(
      fc.property(reglas, jugados, (suyas, lista) => {
        const jugadores = quienes().map((uno) => (uno.id === 1 ? { ...uno, enLiga: false } : uno));
        const partidos = comoPartidos(lista);
        const liga = conReglas(suyas);
        for (const fila of clasificacion(liga, jugadores, partidos, OPCIONES)) {
          if (!fila.desempate || estaFuera(fila)) continue;
          expect(fila.desempate.idRival).not.toBe(1);
          expect(fila.desempate.iguales).not.toContain(fila.desempate.criterio);
        }
      }),
    );
  });
});
