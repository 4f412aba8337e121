import { describe, expect, it } from 'vitest';
import type { Partido } from '#domain/partido/partido.ts';
import type { Cambios } from '#tests/builders/partido.ts';
import { ganado, jugador, LIGA, partido } from '#tests/builders/propuesta.ts';
import { type DatosEquidad, type Desigualdad, equidadDeLiga, sitioDePista } from './equidad.ts';

const HOY = '2026-11-20';
/** From 10:00 to 16:00: after 13:00 (ten to four, less a match) hours are bad. */
const liga = { ...LIGA, inicio: 600, fin: 960 };

const PISTAS = new Map([
  [1, 'Prado 1'],
  [2, 'Prado 2'],
  [3, 'Restón'],
]);

const datos = (partidos: readonly Partido[], cambios: Partial<DatosEquidad> = {}): DatosEquidad => ({
  liga,
  jugadores: [1, 2, 3, 4].map((id) => jugador(id)),
  partidos,
  pistas: PISTAS,
  hoy: HOY,
  ...cambios,
});

let siguiente = 1;
const entre = (idJugador1: number, idJugador2: number, cambios: Cambios = {}): Partido => {
  siguiente += 1;
  return ganado({ id: siguiente, idJugador1, idJugador2, fecha: '2026-11-14T10:00', ...cambios });
};

const de = (id: number, entrada: DatosEquidad) => {
  const fila = equidadDeLiga(entrada).find(({ idJugador }) => idJugador === id);
  if (!fila) throw new Error(`Nobody is ${id}`);
  return fila;
};

const ques = (id: number, entrada: DatosEquidad): Desigualdad['que'][] =>
  de(id, entrada).desigualdades.map(({ que }) => que);

describe('what somebody has had', () => {
  it('is counted: matches, hours, sites, and who put off what', () => {
    const partidos = [
      entre(1, 2, { fecha: '2026-11-07T10:00', idPista: 1 }),
      entre(3, 1, { fecha: '2026-11-14T14:00', idPista: 2 }),
      partido({ id: 90, idJugador1: 1, idJugador2: 4, fecha: '2026-11-28T15:00', idPista: 3 }),
      partido({ id: 91, idJugador1: 4, idJugador2: 1, fecha: '2026-11-01T10:00', jugador2Aplaza: true }),
      partido({ id: 92, idJugador1: 4, idJugador2: 1, fecha: '2026-11-02T10:00', jugador1Aplaza: true }),
      partido({ id: 93, idJugador1: 1, idJugador2: 4, fecha: '2026-11-03T10:00', clubAplaza: true }),
      entre(1, 4, { sintetico: true }),
    ];
    expect(de(1, datos(partidos))).toMatchObject({
      jugados: 2,
      puestos: 1,
      debe: 0,
      diasSinJugar: 6,
      malasHoras: 2,
      sitios: [
        { sitio: 'Prado', partidos: 2 },
        { sitio: 'Restón', partidos: 1 },
      ],
      aplazo: { suyos: 1, rivales: 1, club: 1 },
    });
  });

  it('leaves out who was struck off, and what is owed to them', () => {
    const jugadores = [jugador(1), jugador(2), jugador(3, { estado: 'eliminado' })];
    const filas = equidadDeLiga(datos([], { jugadores }));
    expect(filas.map(({ idJugador, debe }) => [idJugador, debe])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([
    ['Prado 12', 'Prado'],
    ['Restón', 'Restón'],
    ['7', '7'],
  ])('the site of %s is %s', (pista, sitio) => {
    expect(sitioDePista(pista)).toBe(sitio);
  });
});

const ida = { ...liga, idaVuelta: true };

describe('who is worse off', () => {
  it('has had two matches fewer than the rest, and owes some; one fewer is chance', () => {
    const partidos = [entre(1, 2), entre(1, 2), entre(2, 3), entre(2, 3), entre(1, 3)];
    const [fila, segunda] = equidadDeLiga(datos(partidos, { liga: ida }));
    expect(fila).toMatchObject({
      idJugador: 4,
      desigualdades: [{ que: 'pocos', suyos: 0, media: 10 / 3, aplazo: 0 }],
    });
    expect(segunda?.desigualdades).toEqual([]);
    const lesionado = [1, 2, 3, 4].map((id) => jugador(id, id === 4 ? { estado: 'lesion' } : {}));
    expect(ques(4, datos(partidos, { liga: ida, jugadores: lesionado }))).toEqual([]);
  });

  it('has waited four weeks and twice as long as the rest, with nothing arranged', () => {
    const partidos = [entre(1, 2, { fecha: '2026-10-20T10:00' }), entre(2, 3), entre(3, 4)];
    expect(ques(1, datos(partidos))).toEqual(['parado']);
    const puesto = partido({ id: 95, idJugador1: 1, idJugador2: 4, fecha: '2026-11-28T10:00' });
    expect(ques(1, datos([...partidos, puesto]))).toEqual([]);
  });

  it('is always at the bad hours, or always at a site where the rest are seldom', () => {
    const cuatro = (uno: number, otro: number, cambios: Cambios): Partido[] =>
      Array.from({ length: 4 }, () => entre(uno, otro, cambios));
    const tarde = { fecha: '2026-11-14T14:30', idPista: 3 };
    const partidos = [...cuatro(1, 4, tarde), ...cuatro(2, 3, { idPista: 1 })];
    expect(de(1, datos(partidos)).desigualdades).toEqual([
      { que: 'horas', malas: 4, de: 4, media: 1 / 3 },
      { que: 'sitio', sitio: 'Restón', suyos: 4, de: 4, media: 1 / 3 },
    ]);
    expect(ques(1, datos(partidos.slice(1)))).toEqual([]);
  });

  it('had matches put off three times without asking, twice as often as the rest', () => {
    const aplazados = [2, 3, 4].map((otro) =>
      partido({ id: 200 + otro, idJugador1: 1, idJugador2: otro, jugador2Aplaza: true }),
    );
    const aplazo = de(1, datos(aplazados));
    expect(aplazo.desigualdades).toEqual([{ que: 'aplazados', veces: 3, media: 0 }]);
    expect(ques(2, datos(aplazados))).toEqual([]);
  });

  it('is nobody in a league of one', () => {
    expect(ques(1, datos([], { jugadores: [jugador(1)] }))).toEqual([]);
  });
});
