import { describe, expect, it } from 'vitest';
import {
  AMISTOSOS,
  DOMINGO,
  datos,
  ganado,
  jugador,
  LIGA,
  partido,
  SABADO,
} from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import type { DatosPropuesta, Propuesta } from './datos.ts';

const proponer = engineForTests();
const gente = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => jugador(n + 1));
const dosDias = { dias: [SABADO, DOMINGO] };
const cuatro = [1, 2, 3, 4].flatMap((uno) =>
  [1, 2, 3, 4].filter((otro) => otro > uno).map((otro) => [uno, otro]),
);
/** All of them have played each other, but those pairs. */
const jugadosMenos = (...pendientes: string[]) =>
  cuatro.flatMap(([idJugador1 = 0, idJugador2 = 0], id) =>
    pendientes.includes(`${idJugador1}-${idJugador2}`)
      ? []
      : [ganado({ id: id + 1, idJugador1, idJugador2 })],
  );

describe('who goes without a match, and why', () => {
  it.each<[string, Partial<DatosPropuesta>, string[]]>([
    ['nobody', {}, []],
    [
      'courts full: those who play are not among them, however many their pairs left out',
      { jugadores: gente(6) },
      [1, 2].map((id) => `${id}: No quedan pistas dentro de su horario el sábado.`),
    ],
    [
      'absent one day, and the other day the only rival plays another',
      { jugadores: gente(3), ...dosDias, ausencias: { [SABADO]: [1] }, partidos: jugadosMenos('1-2', '2-3') },
      [],
    ],
    [
      'absent on both days, and injured',
      {
        jugadores: [jugador(1), jugador(2), jugador(3, { estado: 'lesion' })],
        ...dosDias,
        ausencias: { [SABADO]: [1], [DOMINGO]: [1] },
      },
      [
        '1: No puede el sábado ni el domingo.',
        '2: Los rivales que le faltan no pueden o ya juegan el sábado y el domingo.',
        '3: Tiene una lesión.',
      ],
    ],
    [
      'the only rival left plays who is further behind',
      {
        ligas: [{ ...LIGA, fin: 690 }],
        jugadores: gente(4),
        pistas: [1, 2].map((id) => ({ id, nombre: '', deporte: 'tenis' as const, disponible: true })),
        partidos: [...jugadosMenos('1-2', '2-3'), ganado({ id: 90, idJugador1: 3, idJugador2: 4 })],
      },
      ['3: Los rivales que le faltan juegan otro partido el sábado.'],
    ],
    [
      'no court at any hour',
      { pistas: [] },
      [1, 2].map((id) => `${id}: Ninguna pista tiene un hueco en el horario de su liga el sábado.`),
    ],
    [
      'who owes nothing until the second leg opens',
      { ligas: [{ ...LIGA, idaVuelta: true }], partidos: [ganado({})] },
      [],
    ],
    [
      'who has a match already, or a friendly',
      {
        jugadores: [1, 2, 3, 4].map((id) => jugador(id, { disponibleAmistosos: true })),
        ausencias: { [DOMINGO]: [1, 2, 3, 4] },
        ligas: [{ ...LIGA, fin: 680 }],
        rellenarConAmistosos: true,
        ligasAmistosos: [{ ...AMISTOSOS, duracion: 60 }],
        partidos: [partido({ idLiga: 7, idJugador1: 3, idJugador2: 4, fecha: `${SABADO}T20:00` })],
      },
      [],
    ],
    ['nothing is said of slots', { vacio: true, pistas: [] }, []],
  ])('%s', (_, cambios, frases) => {
    const { sinPartido } = proponer(datos(cambios));
    expect(sinPartido.map(({ idJugador, frase }) => `${idJugador}: ${frase}`)).toEqual(frases);
  });

  it('by league, and by name in it', () => {
    const jugadores = [
      jugador(1, { nombre: 'Zoe' }),
      jugador(2, { nombre: 'Álvaro' }),
      jugador(3, { idLiga: 2 }),
      jugador(4, { idLiga: 2 }),
    ];
    const { sinPartido } = proponer(datos({ pistas: [], jugadores, ligas: [LIGA, { ...LIGA, id: 2 }] }));
    expect(sinPartido.map(({ idJugador }) => idJugador)).toEqual([2, 1, 3, 4]);
  });
});

/** Told apart from the engine: owes something open on some day, and is in no line nor saved match of those days. */
function esperados({ partidos: guardados, dias }: DatosPropuesta, { fuera, partidos }: Propuesta): number[] {
  const deEsosDias = guardados.filter(
    ({ fecha, desenlace }) => dias.includes(fecha.slice(0, 10)) && desenlace.que !== 'aplazado',
  );
  const ids = (unos: { idJugador1: number | null; idJugador2: number | null }[]) =>
    new Set(unos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]));
  const juegan = ids([...deEsosDias, ...partidos]);
  const deben = fuera.filter(({ motivos }) => motivos.some(({ motivo }) => motivo !== 'vueltaNoAbierta'));
  return [...ids(deben)].flatMap((id) => (id === null || juegan.has(id) ? [] : [id])).sort((a, b) => a - b);
}

it.each([0, 1, 2, 5, 8, 11])('random club %i: exactly those who owe and do not play', (n) => {
  const entrada = generarCaso(casoNumero(TAMANOS.club, n));
  const propuesta = proponer(entrada);
  const dichos = propuesta.sinPartido.map(({ idJugador }) => idJugador);
  expect(dichos.toSorted((a, b) => a - b)).toEqual(esperados(entrada, propuesta));
  expect(propuesta.sinPartido.every(({ frase }) => frase.endsWith('.'))).toBe(true);
});
