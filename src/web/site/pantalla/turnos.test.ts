import { expect, it } from 'vitest';
import { cuandoFue, enPaginas, type PartidoEnPantalla, type TablaVista, turnosDe } from './turnos.ts';

const AHORA = '2026-11-28T11:20';
let ultimo = 0;

const unPartido = (cambios: Partial<PartidoEnPantalla> = {}): PartidoEnPantalla => {
  ultimo += 1;
  return {
    id: ultimo,
    fecha: '2026-11-28T12:00',
    acaba: '2026-11-28T13:30',
    pista: 'Prado 1',
    liga: { breve: '1ª', entera: '1ª División' },
    nota: null,
    weather: null,
    estado: 'porJugar',
    lados: [
      { id: 1, nombre: 'Ana' },
      { id: 2, nombre: 'Bea' },
    ],
    sets: [],
    ausente: null,
    retirado: null,
    ganador: null,
    ...cambios,
  };
};

const ganado = (fecha: string): PartidoEnPantalla =>
  unPartido({ fecha, acaba: null, estado: 'jugado', ganador: 1, sets: [[6, 3]] });

const unaTabla = (id: number, cuantos: number): TablaVista => ({
  id,
  titulo: `${id}ª`,
  liga: { modo: 'individual', ciclo: 0 },
  filas: Array.from({ length: cuantos }, (_, n) => ({
    idJugador: n + 1,
    puesto: n + 1,
    empatado: false,
    jugador: `J${n}`,
    partidosJugados: 1,
    puntos: 3,
    zona: null,
  })),
});

const NADA = { porJugar: [], jugados: [], tablas: [] };

it('today by hour, as the schedule has them: who plays, who comes later, then what is over, with its score or without', () => {
  const porJugar = [
    unPartido({ fecha: '2026-11-28T09:00', acaba: '2026-11-28T10:30' }),
    unPartido({ fecha: '2026-11-28T10:30', acaba: '2026-11-28T12:00', pista: 'Prado 2' }),
    unPartido({ pista: 'Prado 2' }),
    unPartido(),
    unPartido({ fecha: '2026-11-28T13:30', acaba: '2026-11-28T15:00' }),
    unPartido({ fecha: '2026-11-29T10:00' }),
  ];
  const [turno, ...mas] = turnosDe({ ...NADA, porJugar, jugados: [ganado('2026-11-28T10:00')] }, AHORA);
  if (turno?.clase !== 'pistas') throw new Error('not the courts');
  expect(turno.titulo).toBe('Hoy en las pistas');
  expect(turno.partidos.map(({ fecha, pista, estado }) => [fecha.slice(-5), pista, estado])).toEqual([
    ['10:30', 'Prado 2', 'enJuego'],
    ['12:00', 'Prado 2', 'porJugar'],
    ['12:00', 'Prado 1', 'porJugar'],
    ['13:30', 'Prado 1', 'porJugar'],
    ['10:00', 'Prado 1', 'jugado'],
    ['09:00', 'Prado 1', 'sinResultado'],
  ]);
  expect(mas.map(({ clase }) => clase)).toEqual(['resultados']);
});

it('what is to be gone on with goes with what is left, its score beside, also once its hour has passed', () => {
  const aMedias = { estado: 'suspendido', sets: [[6, 4]] } as const;
  const porJugar = [
    unPartido({ fecha: '2026-11-28T09:00', acaba: '2026-11-28T10:30', sets: [[6, 1]] }),
    unPartido({ fecha: '2026-11-28T18:00', acaba: '2026-11-28T19:30', ...aMedias }),
    unPartido({ fecha: '2026-11-29T10:00' }),
  ];
  const [turno, ...mas] = turnosDe({ ...NADA, porJugar }, AHORA);
  if (turno?.clase !== 'pistas') throw new Error('not the courts');
  expect(turno.partidos.map(({ estado, sets }) => [estado, sets.length])).toEqual([
    ['suspendido', 1],
    ['suspendido', 1],
  ]);
  expect(mas).toEqual([]);
});

it('where not all of today fits, what nobody has told how it ended leaves its place to what is to be played', () => {
  const acabado = unPartido({ fecha: '2026-11-28T09:00', acaba: '2026-11-28T10:30' });
  const quedan = Array.from({ length: 8 }, () => unPartido());
  const turnos = turnosDe({ ...NADA, porJugar: [acabado, ...quedan] }, AHORA);
  expect(turnos.map((turno) => turno.clase === 'pistas' && turno.partidos.length)).toEqual([8]);
});

it('what was played hours ago is among the results, and with nothing left today the next day is told', () => {
  const porJugar = [unPartido({ fecha: '2026-12-05T10:00' }), unPartido({ fecha: '2026-12-06T10:00' })];
  const turnos = turnosDe({ ...NADA, porJugar, jugados: [ganado('2026-11-28T08:00')] }, AHORA);
  expect(turnos.map((turno) => ('titulo' in turno ? turno.titulo : turno.clase))).toEqual([
    'Próximos: sábado, 5 de diciembre',
    'Últimos resultados',
  ]);
});

it('under a day of few come the first of the next one, and under a full day nothing', () => {
  const luegoDe = (cuantos: number) => {
    const hoy = Array.from({ length: cuantos }, () => unPartido());
    const otros = Array.from({ length: 5 }, (_, n) => unPartido({ fecha: `2026-12-05T1${n}:00` }));
    const [turno] = turnosDe({ ...NADA, porJugar: [...hoy, ...otros] }, AHORA);
    return turno?.clase === 'pistas' ? turno.luego : undefined;
  };
  expect(luegoDe(2)?.titulo).toBe('Próximos: sábado, 5 de diciembre');
  expect(luegoDe(2)?.partidos.map(({ fecha }) => fecha.slice(-5))).toEqual(['10:00', '11:00', '12:00']);
  expect(luegoDe(4)).toBeNull();
  const acabado = unPartido({ fecha: '2026-11-28T09:00', acaba: '2026-11-28T10:30' });
  const otro = unPartido({ fecha: '2026-12-05T10:00' });
  const turnos = turnosDe({ ...NADA, porJugar: [acabado, otro] }, AHORA);
  expect(turnos.map((turno) => turno.clase === 'pistas' && turno.luego?.partidos.length)).toEqual([
    1,
    undefined,
  ]);
});

it('nothing is too long for its turn: pages of much the same length, and no more than fit', () => {
  expect(enPaginas([1, 2, 3, 4, 5, 6, 7, 8, 9], 8)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9],
  ]);
  expect(enPaginas([], 8)).toEqual([]);
  const turnos = turnosDe(
    {
      porJugar: Array.from({ length: 40 }, () => unPartido()),
      jugados: Array.from({ length: 60 }, () => ganado('2026-11-27T18:00')),
      tablas: [unaTabla(1, 30), unaTabla(2, 12), unaTabla(3, 1)],
    },
    AHORA,
  );
  const largos = turnos.map((turno) => {
    if (turno.clase === 'tablas') return Math.max(...turno.tablas.map(({ filas }) => filas.length));
    return turno.clase === 'nada' ? 0 : turno.partidos.length;
  });
  expect(turnos.map(({ clase }) => clase).join(' ')).toBe(
    `${'pistas '.repeat(5)}${'resultados '.repeat(3)}tablas tablas tablas`,
  );
  expect(largos).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 10, 12, 1]);
  const deLaPrimera = turnos.flatMap((turno) => (turno.clase === 'tablas' ? turno.tablas : []));
  expect(deLaPrimera.filter(({ id }) => id === 1).flatMap(({ filas }) => filas)).toHaveLength(30);
});

it('an empty club has one turn, which says so', () => {
  expect(turnosDe(NADA, AHORA)).toEqual([{ clase: 'nada' }]);
});

it('data of another day say of which', () => {
  expect(cuandoFue('2026-11-28T10:42', AHORA)).toBe('las 10:42');
  expect(cuandoFue('2026-11-27T22:05', AHORA)).toBe('viernes, 27 de noviembre, a las 22:05');
});
