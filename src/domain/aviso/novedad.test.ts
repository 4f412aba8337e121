import { describe, expect, it } from 'vitest';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { type Cambios, partidoDe } from '#tests/builders/partido.ts';
import { esHoraDeAvisar, novedadDe } from './novedad.ts';

const HOY = '2026-11-19';
const con = (cambios: Cambios): Partido =>
  partidoDe({ id: 1, idJugador1: 1, idJugador2: 2, fecha: '2026-11-21T10:00', idPista: 1, ...cambios });
const puesto = con({});
const ganado = con({ sets: marcadorCon([6, 4], [6, 3]) });
const para = (antes: Partido | null, despues: Partido | null, idJugador = 1) =>
  novedadDe(antes, despues, { idJugador, hoy: HOY });

const ANULADO: Desenlace = { que: 'anulado', por: 'baja', sets: marcadorCon([6, 1]), tras: null };

describe('what a player is told of a match', () => {
  it.each<[string, Partido | null, Partido | null, ReturnType<typeof novedadDe>]>([
    ['a new one', null, puesto, 'nuevo'],
    ['one that is as it was', puesto, puesto, null],
    ['one made and deleted before anybody was told', null, null, null],
    ['another hour', puesto, con({ fecha: '2026-11-28T10:00' }), 'movido'],
    ['another court', puesto, con({ idPista: 2 }), 'movido'],
    ['another rival', puesto, con({ idJugador2: 3 }), 'movido'],
    ['sides changed over', puesto, con({ idJugador1: 2, idJugador2: 1 }), null],
    ['put off', puesto, con({ clubAplaza: true }), 'aplazado'],
    ['put off already', con({ clubAplaza: true }), con({ jugador1Aplaza: true }), null],
    [
      'put off and then given a day',
      con({ clubAplaza: true }),
      con({ fecha: '2026-11-28T10:00' }),
      'conFecha',
    ],
    ['cancelled', puesto, con({ cancelado: true }), 'cancelado'],
    [
      'given up, since neither came',
      puesto,
      con({ desenlace: { que: 'ningunoPresentado', tras: null } }),
      'noPresentados',
    ],
    ['annulled as somebody left', puesto, { ...puesto, desenlace: ANULADO }, 'anulado'],
    ['annulled though it was played', ganado, { ...puesto, desenlace: ANULADO }, 'anulado'],
    ['annulled, and put back', { ...puesto, desenlace: ANULADO }, ganado, 'resultado'],
    ['deleted', puesto, null, 'retirado'],
    ['cancelled and then deleted', con({ cancelado: true }), null, null],
    ['a result', puesto, ganado, 'resultado'],
    ['a result at once', null, ganado, 'resultado'],
    ['the same result', ganado, ganado, null],
    ['another result', ganado, con({ sets: marcadorCon([6, 4], [6, 2]) }), 'resultado'],
    ['a result taken back', ganado, puesto, 'sinResultado'],
    ['a result deleted', ganado, null, 'sinResultado'],
    ['awarded', puesto, con({ sintetico: true, sets: marcadorCon([6, 0], [6, 0]) }), 'adjudicado'],
    ['awarded without having been arranged', null, con({ sintetico: true }), null],
    [
      'over long ago, and moved',
      con({ fecha: '2026-10-03T10:00' }),
      con({ fecha: '2026-10-04T10:00' }),
      null,
    ],
    ['of yesterday, and moved to a day to come', con({ fecha: '2026-11-18T20:00' }), puesto, 'movido'],
    ['over long ago, with its result now', con({ fecha: '2026-10-03T10:00' }), ganado, 'resultado'],
  ])('%s', (_, antes, despues, novedad) => {
    expect(para(antes, despues)).toBe(novedad);
  });

  it('who comes in has a new one, who goes out loses it', () => {
    const despues = con({ idJugador2: 3 });
    expect(para(puesto, despues, 2)).toBe('retirado');
    expect(para(puesto, despues, 3)).toBe('nuevo');
  });

  it('once it has a result, who goes out is told that they are not in it: the result stands', () => {
    expect(para(ganado, { ...ganado, idJugador2: 3 }, 2)).toBe('noLoJugo');
    expect(para(ganado, { ...ganado, idJugador2: 3 }, 3)).toBe('resultado');
    const conSuplente = { ...ganado, suplente2: 3, suplido2: 4 };
    expect(para(conSuplente, ganado, 3)).toBe('noLoJugo');
    expect(para(conSuplente, null, 3)).toBe('sinResultado');
  });
});

it.each([
  ['2026-11-21T08:59', false],
  ['2026-11-21T09:00', true],
  ['2026-11-21T20:59', true],
  ['2026-11-21T21:00', false],
])('at %s mails leave: %s', (ahora, salen) => {
  expect(esHoraDeAvisar(ahora)).toBe(salen);
});
