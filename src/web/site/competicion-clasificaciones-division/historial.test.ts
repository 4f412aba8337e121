import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { quienAplaza } from '#web/club/marcador.tsx';
import { caraACara, quedaFueraDeBuscadores, separarProximos, vistoDe } from './historial.ts';

const CAJAS = Object.fromEntries(
  [1, 2].flatMap((lado) => [1, 2, 3, 4, 5, 6].map((set) => [`jugador${lado}Set${set}`, null])),
);

const partido = (id: number, fecha: string, mas: Partial<PartidoPublico> = {}): PartidoPublico =>
  ({
    ...CAJAS,
    id,
    fecha,
    tipo: 'social',
    ganador: null,
    jugador1NoPresenta: false,
    jugador2NoPresenta: false,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    clubAplaza: false,
    cancelado: false,
    ...mas,
  }) as PartidoPublico;

test('the next matches come first, from today on, soonest first; what has a result is not one, what was put off is apart', () => {
  const { proximos, esperan, demas } = separarProximos(
    [
      partido(1, '2026-11-29T21:00'),
      partido(2, '2026-11-21T10:30'),
      partido(3, '2026-11-22T09:00', { jugador2Aplaza: true }),
      partido(4, '2026-11-21T09:00', { ganador: 2, jugador1Set1: 4, jugador2Set1: 6 }),
      partido(5, '2026-11-20T18:00'),
    ],
    '2026-11-21',
    null,
  );
  expect(proximos.map(({ id }) => id)).toEqual([2, 1]);
  expect(esperan.map(({ id }) => id)).toEqual([3]);
  expect(demas.map(({ id }) => id)).toEqual([4, 5]);
});

test('what the league in play put off waits apart for its day, unless the two got another one', () => {
  const aplazado = (id: number, idLiga: number, rival: number) =>
    partido(id, '2026-11-07T10:30', { idLiga, idJugador1: 1, idJugador2: rival, jugador1Aplaza: true });
  const jugado = partido(4, '2026-11-14T10:30', { idLiga: 7, idJugador1: 3, idJugador2: 1, ganador: 1 });
  const partidos = [aplazado(1, 7, 2), aplazado(2, 7, 3), aplazado(3, 6, 2), jugado];
  expect(separarProximos(partidos, '2026-11-21', 7).esperan.map(({ id }) => id)).toEqual([1]);
});

test('what the league in play has no result of is still left; in another league, or cancelled, it is not', () => {
  const ayer = (id: number, mas: Partial<PartidoPublico>) =>
    partido(id, '2026-11-20T10:30', { idJugador1: 1, idJugador2: 2, ...mas });
  const partidos = [ayer(1, { idLiga: 7 }), ayer(2, { idLiga: 6 }), ayer(3, { idLiga: 7, cancelado: true })];
  const { proximos, esperan } = separarProximos(partidos, '2026-11-21', 7);
  expect([proximos, esperan.map(({ id }) => id)]).toEqual([[], [1]]);
});

test('what nobody will play, since one of the two has left, is not left to be played', () => {
  const de = (id: number, fecha: string) => partido(id, fecha, { idLiga: 7, jugador1Aplaza: true });
  const partidos = ['2026-11-20T10:30', '2026-11-28T10:30'].map((fecha, id) => de(id, fecha));
  expect(separarProximos(partidos, '2026-11-21', 7).esperan).toHaveLength(2);
  const idos = partidos.map((uno) => ({ ...uno, sinRival: true }));
  expect(separarProximos(idos, '2026-11-21', 7)).toEqual({ proximos: [], esperan: [], demas: idos });
  expect(idos.map((uno) => vistoDe(uno, 1).estado)).toEqual(['sinRival', 'sinRival']);
});

test('who asked to put off a match is told by name while it has no result', () => {
  const nombres = { jugador1Nombre: 'Ana', jugador2Nombre: 'Luis' };
  expect(quienAplaza(partido(1, '2026-11-22T09:00', { ...nombres, jugador2Aplaza: true }))).toBe('Luis');
  expect(quienAplaza(partido(1, '2026-11-22T09:00', { ...nombres, jugador1Aplaza: true }))).toBe('Ana');
  expect(quienAplaza(partido(1, '2026-11-22T09:00', nombres))).toBeNull();
});

test('search engines are kept out of the page of a minor, and of who has not played', () => {
  const fuera = (menor: boolean, ...partidos: PartidoPublico[]) =>
    quedaFueraDeBuscadores({ menor, partidos });
  const uno = partido(1, '2026-11-21T10:30');
  expect(fuera(false)).toBe(true);
  expect(fuera(true, uno)).toBe(true);
  expect(fuera(false, uno)).toBe(false);
});

test('balances go by matches played, and what was awarded is none of them', () => {
  const contra = (id: number, rival: number, ganador: 1 | 2, mas: Partial<PartidoPublico> = {}) =>
    partido(id, '2026-11-01T10:00', {
      idJugador1: 1,
      idJugador2: rival,
      jugador1Nombre: 'Ana',
      jugador2Nombre: `Rival ${rival}`,
      sintetico: false,
      ganador,
      ...mas,
    });
  const partidos = [contra(9, 2, 1), contra(8, 3, 1), contra(7, 3, 2), contra(6, 2, 1, { sintetico: true })];
  expect(caraACara(partidos, 1)).toEqual([
    { id: 3, nombre: 'Rival 3', forma: [{ gana: false }, { gana: true }] },
    { id: 2, nombre: 'Rival 2', forma: [{ gana: true }] },
  ]);
});

test('their page tells their games first, on whichever side of the match they are', () => {
  const nombres = { jugador1Nombre: 'Ana', jugador2Nombre: 'Luis', idJugador1: 1, idJugador2: 2 };
  const jugado = partido(1, '2026-11-14T09:00', { ...nombres, ...{ jugador1Set1: 6, jugador2Set1: 2 } });
  expect(vistoDe(jugado, 1).sets[0]).toEqual([6, 2]);
  expect(vistoDe(jugado, 2).sets[0]).toEqual([2, 6]);
  expect(vistoDe(jugado, 2).lados.map(({ nombre }) => nombre)).toEqual(['Luis', 'Ana']);
});
