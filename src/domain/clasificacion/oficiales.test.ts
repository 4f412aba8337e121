import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { ordenar } from './desempate.ts';
import type { FilaSinOrden } from './fila.ts';
import { liguillaDe } from './liguilla.ts';
import { enfrentamientosDe } from './recuento.ts';
import { clasificacion } from './tabla.ts';

/** One point a win, none a loss, and shares of sets and games: the rule of the ATP and WTA finals. */
const OFICIALES: Reglas = {
  ...reglasIniciales('social'),
  victoria: 1,
  derrota: 0,
  medida: 'porcentaje',
  desempates: ['directo', 'sets', 'juegos'],
};

const OPCIONES = { hoy: '2026-11-21', esPrimera: true, esUltima: true };

type Grupo = {
  id: string;
  torneo: string;
  prueba: string;
  /** Final order, best first, of which the first `ordenSeguro` places were published. */
  orden: string[];
  ordenSeguro: number;
  partidos: { ganador: string; perdedor: string; sets: [number, number][] }[];
};
type Tabla = { id: string; filas: number[][] };

const fichero = new URL('../../../tests/fixtures/oraculos.json', import.meta.url);
const oraculos = JSON.parse(readFileSync(fichero, 'utf8')) as { grupos: Grupo[]; tablas: Tabla[] };

function ordenDe({ orden, partidos }: Grupo): string[] {
  const ids = new Map(orden.toSorted().map((nombre, i) => [nombre, i + 1]));
  const jugadores = [...ids].map(([nombre, id]) => ({ id, nombre, estado: 'activo' as const, enLiga: true }));
  const jugados = partidos.map(({ ganador, perdedor, sets }, i): Partido => {
    const [idJugador1, idJugador2] = [ids.get(ganador) ?? 0, ids.get(perdedor) ?? 0];
    return partidoDe({
      id: i + 1,
      idJugador1,
      idJugador2,
      sets: marcadorCon(...sets),
    });
  });
  return clasificacion(ligaDe({ reglas: OFICIALES }), jugadores, jugados, OPCIONES).map(
    ({ jugador }) => jugador,
  );
}

describe('real round-robin groups end in their official order', () => {
  test.each(oraculos.grupos)('$torneo, $id: $prueba', (grupo) => {
    const seguros = grupo.orden.slice(0, grupo.ordenSeguro);
    expect(ordenDe(grupo).slice(0, grupo.ordenSeguro)).toEqual(seguros);
  });

  test('and the group whose last places are deduced from the rule, too', () => {
    for (const grupo of oraculos.grupos) expect(ordenDe(grupo)).toEqual(grupo.orden);
  });
});

/**
 * A league that gives a point for a set won in a loss cannot be written as a rules record, so its points are
 * taken as printed: what is compared is the order inside each group of equal points.
 */
describe('published tables', () => {
  const fila = (celdas: readonly number[], i: number): FilaSinOrden => {
    const [puntos = 0, partidosJugados = 0, partidosGanados = 0, , ...resto] = celdas;
    const [setsGanados = 0, setsPerdidos = 0, , juegosGanados = 0, juegosPerdidos = 0] = resto;
    const nada = { woGanados: 0, woPerdidos: 0, aplazados: 0, aplazadosTotal: 0, incidencias: 0 };
    const jugador = {
      idJugador: i + 1,
      jugador: `Jugador ${i + 1}`,
      estado: 'activo' as const,
      enLiga: true,
    };
    const cuentas = { setsGanados, setsPerdidos, juegosGanados, juegosPerdidos };
    return { ...jugador, ...nada, ...cuentas, puntos, partidosJugados, partidosGanados };
  };

  test.each(oraculos.tablas)('$id keeps its printed order', ({ filas }) => {
    const impresas = filas.map(fila);
    const reglas = { medida: 'diferencia', desempates: ['directo', 'sets', 'juegos'] } as const;
    const sinPartidos = enfrentamientosDe([], []);
    const orden = ordenar(
      impresas.toReversed(),
      { ...reglas, desempates: [...reglas.desempates], decididos: [], decisiones: [] },
      sinPartidos,
      liguillaDe([], reglasIniciales('social')),
    );
    expect(orden.filas.map(({ idJugador }) => idJugador)).toEqual(impresas.map(({ idJugador }) => idJugador));
    expect([...orden.desempates.values()].map(({ criterio }) => criterio)).not.toContain('ninguno');
  });
});
