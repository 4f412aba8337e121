import { expect, test } from 'vitest';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { clasificacion } from './tabla.ts';

const OPCIONES = { hoy: '2026-11-21', esPrimera: false, esUltima: false };

test('a table of 20 players and 380 matches takes a few milliseconds at most', () => {
  const ids = Array.from({ length: 20 }, (_, i) => i + 1);
  const quienes = ids.map(
    (id): JugadorLiga => ({ id, nombre: `Jugador ${id}`, estado: 'activo', enLiga: true }),
  );
  const lista = ids.flatMap((a) =>
    ids
      .filter((b) => b !== a)
      .map((b) =>
        partidoDe({ idJugador1: a, idJugador2: b, sets: marcadorCon([6, a % 5], [b % 7, 6], [6, 3]) }),
      ),
  );
  const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-01-01' });
  const unaVez = () => {
    const inicio = performance.now();
    clasificacion(liga, quienes, lista, OPCIONES);
    return performance.now() - inicio;
  };
  const tiempos = Array.from({ length: 200 }, unaVez).sort((a, b) => a - b);
  expect(lista).toHaveLength(380);
  expect(tiempos[100]).toBeLessThan(5);
});
