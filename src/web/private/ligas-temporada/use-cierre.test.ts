import { expect, it } from 'vitest';
import {
  comoAcaba,
  conCambios,
  type Destino,
  type Division,
  quienesCambian,
  recuento,
  sinDecidir,
} from './use-cierre.tsx';

const [PRIMERA, SEGUNDA] = [10, 20];

const destino = (
  idJugador: number,
  de: number,
  a: number | null,
  cambios: Partial<Destino> = {},
): Destino => ({
  idJugador,
  jugador: `Jugador ${idJugador}`,
  estado: 'activo',
  de,
  puesto: 1,
  a,
  motivo: 'sigue',
  rival: null,
  ...cambios,
});

const division = (idLiga: number, creados: number, aplazados: number): Division =>
  ({
    idLiga,
    creados,
    resueltos: Array.from({ length: creados }, (_, n) => ({ aplazado: n < aplazados })),
    quitados: [],
    porJugar: [],
  }) as unknown as Division;

const DIVISIONES = [division(PRIMERA, 2, 1), division(SEGUNDA, 3, 2)];
const DESTINOS = [
  destino(1, PRIMERA, PRIMERA),
  destino(2, PRIMERA, SEGUNDA, { motivo: 'desciende' }),
  destino(3, SEGUNDA, PRIMERA, { motivo: 'asciende' }),
  destino(4, SEGUNDA, SEGUNDA, { motivo: 'promocionSinDecidir' }),
];

it('who goes up and down is counted by where each one ends', () => {
  expect(recuento({ divisiones: DIVISIONES }, DESTINOS)).toEqual({
    suben: 1,
    bajan: 1,
    dentro: 4,
    fuera: 0,
    ligas: 2,
    resueltos: 5,
    aplazados: 3,
    quitados: 0,
    porJugar: 0,
  });
});

it('who goes up and who goes down is told by name', () => {
  const { suben, bajan } = quienesCambian({ divisiones: DIVISIONES }, DESTINOS);
  expect([suben, bajan].map((unos) => unos.map(({ jugador }) => jugador))).toEqual([
    ['Jugador 3'],
    ['Jugador 2'],
  ]);
});

it('whoever is left out goes neither up nor down, and a division that nobody goes to is not opened', () => {
  const cambios = new Map([
    [3, null],
    [2, PRIMERA],
    [4, PRIMERA],
  ]);
  expect(recuento({ divisiones: DIVISIONES }, conCambios(DESTINOS, cambios))).toMatchObject({
    suben: 1,
    bajan: 0,
    dentro: 3,
    fuera: 1,
    ligas: 1,
  });
});

it('a promotion is undecided until somebody decides, also that they stay', () => {
  expect(sinDecidir(DESTINOS, new Map()).map(({ idJugador }) => idJugador)).toEqual([4]);
  expect(sinDecidir(DESTINOS, new Map([[4, SEGUNDA]]))).toEqual([]);
});

it('how a division ends is said in words, and only of what there is', () => {
  expect(comoAcaba(division(PRIMERA, 0, 0))).toEqual(['Todo jugado']);
  const puestos = { quitados: [{}], porJugar: [{}, {}] } as unknown as Partial<Division>;
  expect(comoAcaba({ ...division(PRIMERA, 14, 1), ...puestos })).toEqual([
    '14 se adjudican (1 aplazado)',
    '1 sale del horario',
    '2 se dejan para jugar',
  ]);
});
