import { expect, it } from 'vitest';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { LIGA, lineaEl, partido, SABADO } from '#tests/builders/propuesta.ts';
import type { LineaEditada } from './revision.ts';
import { avisos, avisosDeHomonimos } from './revision.ts';

const NOMBRES: [id: number, nombre: string, idLiga: number | null][] = [
  [1, 'Ana Gil', 1],
  [2, 'Bea Paz', 1],
  [3, 'ANA  GIL', 2],
  [4, 'Carlos Ruiz', 2],
  [5, 'Ana Gil', 1],
  [6, 'Dani Sanz', 1],
];

const entorno = (partidos: ReturnType<typeof partido>[]) => ({
  ligas: new Map([1, 2].map((id) => [id, LIGA])),
  jugadores: new Map(NOMBRES.map(([id, nombre]) => [id, nombre])),
  fichas: new Map(
    NOMBRES.map(([id, nombre, idLiga]) => [
      id,
      { nombre, idLiga, estado: 'activo' as const, disponibleAmistosos: true },
    ]),
  ),
  partidos,
  gente: NADIE_REPITE,
});

const linea = (cambios?: Partial<LineaEditada>) => lineaEl(SABADO, cambios);

const otraLiga = { idLiga: 2, idJugador1: 4, idJugador2: 3, fecha: `${SABADO}T11:00` };
const ANA = avisos.mismoNombre('Ana Gil', '11:00');

it.each([
  ['a saved match of another league, however the name is written', [partido(otraLiga)], [linea()], [ANA]],
  [
    'two lines: each is told of the other',
    [],
    [linea(), linea({ ...otraLiga, idPista: 2 })],
    [ANA, avisos.mismoNombre('ANA  GIL', '10:00')],
  ],
  ['another day', [partido({ ...otraLiga, fecha: '2026-11-22T10:00' })], [linea()], []],
  ['a match put off', [partido({ ...otraLiga, jugador1Aplaza: true })], [linea()], []],
  ['the same player, of whom other rules speak', [partido({ ...otraLiga, idJugador2: 1 })], [linea()], []],
  [
    'two of the same name in one league are two people',
    [partido({ idJugador1: 5, idJugador2: 6, fecha: `${SABADO}T12:00` })],
    [linea()],
    [],
  ],
  [
    'names that are not known',
    [partido({ ...otraLiga, idJugador1: 90, idJugador2: 91 })],
    [linea({ idJugador1: 92 })],
    [],
  ],
  ['a line without its court yet', [partido(otraLiga)], [linea({ idPista: null })], []],
])('%s', (_, guardados, lineas, mensajes) => {
  expect(avisosDeHomonimos(lineas, entorno(guardados)).map(({ mensaje }) => mensaje)).toEqual(mensajes);
});
