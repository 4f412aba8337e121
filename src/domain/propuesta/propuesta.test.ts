import { beforeAll, describe, expect, it } from 'vitest';
import { emparejar } from '#server/propuesta/blossom.ts';
import { crearResolver } from '#server/propuesta/highs.ts';
import { calladas, fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';
import type { Partido } from '../partido/partido.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from './datos.ts';
import { generarPropuesta, type OpcionesPropuesta } from './propuesta.ts';
import type { Resolver } from './resolver.ts';

const SABADO = '2026-11-21';
const DOMINGO = '2026-11-22';

const LIGA: LigaPropuesta = {
  id: 1,
  tipo: 'social',
  division: 1,
  inicio: 600,
  fin: 780,
  duracion: 90,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

const AMISTOSOS: LigaPropuesta = { ...LIGA, id: 9, tipo: 'amistosos', division: 0 };

const jugador = (id: number, cambios: Partial<JugadorPropuesta> = {}): JugadorPropuesta => ({
  id,
  nombre: ['', 'Ana', 'Bea', 'Carlos', 'Dani', 'Eva', 'Fran'][id] ?? `J${id}`,
  estado: 'activo',
  idLiga: 1,
  disponibleAmistosos: false,
  ...cambios,
});

const VACIO = [null, null] as const;

function partido(cambios: Partial<Partido>): Partido {
  return {
    id: 1,
    idLiga: 1,
    fecha: '2026-10-01T10:00',
    duracion: 90,
    idPista: 1,
    idJugador1: 1,
    idJugador2: 2,
    sintetico: false,
    sets: [VACIO, VACIO, VACIO, VACIO, VACIO, VACIO],
    jugador1NoPresenta: false,
    jugador2NoPresenta: false,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    ...cambios,
  };
}

const ganado = (cambios: Partial<Partido>): Partido =>
  partido({ sets: [[6, 1], [6, 2], VACIO, VACIO, VACIO, VACIO], ...cambios });

/** Two players, one court, one Saturday with room for two matches. */
const datos = (cambios: Partial<DatosPropuesta> = {}): DatosPropuesta => ({
  ligas: [LIGA],
  jugadores: [jugador(1), jugador(2)],
  pistas: [{ id: 1, nombre: 'Pista 1', disponible: true }],
  ausencias: {},
  partidos: [],
  dias: [SABADO],
  vacio: false,
  rellenarConAmistosos: false,
  ligaAmistosos: null,
  ...cambios,
});

let resolver: Resolver;
beforeAll(async () => {
  resolver = await crearResolver();
});

function proponer(entrada: DatosPropuesta, opciones: Partial<OpcionesPropuesta> = {}) {
  const propuesta = generarPropuesta(entrada, {
    hoy: '2026-11-20',
    resolver,
    emparejar,
    ahora: () => performance.now(),
    limiteMs: 60_000,
    ...opciones,
  });
  if (propuesta === null) throw new Error('cancelled');
  return propuesta;
}

const deCasa = { ...LIGA, idaVuelta: true, fechaIdaVuelta: '2026-11-22' };

describe('hard rules', () => {
  it.each<[string, Partial<DatosPropuesta>, number]>([
    ['two active players who owe a match get a line', {}, 1],
    ['an unavailable court is not used', { pistas: [{ id: 1, nombre: 'P', disponible: false }] }, 0],
    ['a window shorter than the match holds none', { ligas: [{ ...LIGA, fin: 680 }] }, 0],
    ['an injured player does not play', { jugadores: [jugador(1), jugador(2, { estado: 'lesion' })] }, 0],
    [
      'an eliminated player does not play',
      { jugadores: [jugador(1), jugador(2, { estado: 'eliminado' })] },
      0,
    ],
    ['a player of another league does not play', { jugadores: [jugador(1), jugador(2, { idLiga: 2 })] }, 0],
    ['an absent player does not play', { ausencias: { [SABADO]: [2] } }, 0],
    ['a decided match is not played again', { partidos: [ganado({})] }, 0],
    ['a no-show decides', { partidos: [partido({ jugador2NoPresenta: true })] }, 0],
    ['a scheduled match counts as the leg', { partidos: [partido({ fecha: '2026-12-01T10:00' })] }, 0],
    ['a postponed match is owed again', { partidos: [partido({ jugador1Aplaza: true })] }, 1],
    ['the second leg waits for its date', { ligas: [deCasa], partidos: [ganado({})] }, 0],
    ['and is owed from then on', { ligas: [deCasa], partidos: [ganado({})], dias: [DOMINGO] }, 1],
    [
      'without a date it is not open',
      { ligas: [{ ...deCasa, fechaIdaVuelta: null }], partidos: [ganado({})], dias: [DOMINGO] },
      0,
    ],
    [
      'a saved match takes the day of its players',
      { partidos: [partido({ idLiga: 7, idJugador2: 5, fecha: `${SABADO}T20:00` })] },
      0,
    ],
    [
      'a resolution match takes no day',
      {
        partidos: [
          ganado({ idLiga: 7, idJugador2: 5, fecha: `${SABADO}T20:00`, idPista: null, sintetico: true }),
        ],
      },
      1,
    ],
    [
      'a pair meets once in a proposal',
      { ligas: [{ ...deCasa, fechaIdaVuelta: SABADO }], dias: [SABADO, DOMINGO] },
      1,
    ],
  ])('%s', (_, cambios, lineas) => {
    const entrada = datos(cambios);
    const propuesta = proponer(entrada);
    expect(propuesta.partidos).toHaveLength(lineas);
    expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
    expect(propuesta.demostrado).toBe(true);
  });

  it('starts on the grid of the league between saved matches', () => {
    const guardado = partido({
      idLiga: 7,
      idJugador1: 20,
      idJugador2: 21,
      fecha: `${SABADO}T10:05`,
      duracion: 60,
    });
    expect(proponer(datos({ partidos: [guardado] })).partidos[0]?.fecha).toBe(`${SABADO}T11:15`);
  });

  it('turns the sides around for the second leg', () => {
    const linea = proponer(datos({ ligas: [deCasa], partidos: [ganado({})], dias: [DOMINGO] })).partidos[0];
    expect([linea?.idJugador1, linea?.idJugador2]).toEqual([2, 1]);
  });
});

describe('what is wanted', () => {
  const cuatro = [1, 2, 3, 4].map((id) => jugador(id));

  it('prefers more lines, then those furthest behind', () => {
    const unHueco = { ...LIGA, fin: 690 };
    const jugados = [ganado({ idJugador1: 1, idJugador2: 2 })];
    const propuesta = proponer(datos({ ligas: [unHueco], jugadores: cuatro, partidos: jugados }));
    expect(propuesta.partidos.map((l) => [l.idJugador1, l.idJugador2])).toEqual([[3, 4]]);
  });

  it('plays children early, and adults in the band they have used least', () => {
    const ancha = { ...LIGA, inicio: 540, fin: 1260 };
    const manana = [1, 2].flatMap((n) => [
      ganado({ id: n, idJugador1: 1, idJugador2: 4 + n }),
      ganado({ id: 10 + n, idJugador1: 2, idJugador2: 6 + n }),
    ]);
    const hora = (liga: LigaPropuesta, partidos: Partido[]) =>
      proponer(datos({ ligas: [liga], partidos })).partidos[0]?.fecha.slice(11);
    expect(hora({ ...ancha, tipo: 'infantil' }, [])).toBe('09:00');
    expect(hora(ancha, manana)).toBe('12:00');
  });

  it('opens no more courts than it needs', () => {
    const pistas = [1, 2, 3].map((id) => ({ id, nombre: `P${id}`, disponible: true }));
    const usadas = proponer(datos({ jugadores: cuatro, pistas })).partidos.map(({ idPista }) => idPista);
    expect(new Set(usadas).size).toBe(1);
  });

  it('fills with friendlies what is left, never against the last rival', () => {
    const libres = cuatro.map((j) => ({ ...j, disponibleAmistosos: true }));
    const todos = [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const;
    const jugados = todos.map(([idJugador1, idJugador2], n) => ganado({ id: n + 1, idJugador1, idJugador2 }));
    const ultimo = ganado({ id: 50, idLiga: 9, idJugador1: 1, idJugador2: 2 });
    const entrada = datos({
      jugadores: libres,
      partidos: [...jugados, ultimo],
      rellenarConAmistosos: true,
      ligaAmistosos: AMISTOSOS,
    });
    const propuesta = proponer(entrada);
    expect(propuesta.partidos.map((l) => l.idLiga)).toEqual([9, 9]);
    expect(propuesta.partidos.map((l) => `${l.idJugador1}-${l.idJugador2}`)).not.toContain('1-2');
    expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
  });

  it('warns when there is no league for friendlies', () => {
    expect(proponer(datos({ rellenarConAmistosos: true })).avisos[0]).toContain('amistosos');
  });

  it('vacio gives one empty line per free slot', () => {
    const guardado = partido({ idLiga: 7, fecha: `${SABADO}T10:00` });
    const propuesta = proponer(datos({ vacio: true, partidos: [guardado] }));
    expect(propuesta.partidos).toEqual([
      { fecha: `${SABADO}T11:30`, idPista: 1, idLiga: null, idJugador1: null, idJugador2: null },
    ]);
  });
});

describe('explanations: the first reason that is true', () => {
  const otro = { idLiga: 7, idJugador1: 1, idJugador2: 20, fecha: `${SABADO}T20:00` };
  it.each<[string, Partial<DatosPropuesta>, string]>([
    [
      'injured',
      { jugadores: [jugador(1, { estado: 'lesion' }), jugador(2)], ausencias: { [SABADO]: [1] } },
      'Ana tiene una lesión.',
    ],
    ['absent', { ausencias: { [SABADO]: [2] } }, 'Bea no puede el sábado.'],
    [
      'absent on both days',
      { ausencias: { [SABADO]: [2], [DOMINGO]: [2] }, dias: [SABADO, DOMINGO] },
      'Bea no puede el sábado ni el domingo.',
    ],
    ['already scheduled', { partidos: [partido(otro)] }, 'Ana ya tiene partido el sábado.'],
    [
      'second leg not open',
      { ligas: [deCasa], partidos: [ganado({})] },
      'La vuelta aún no se puede jugar el sábado.',
    ],
    [
      'no slot in the window',
      { ligas: [{ ...LIGA, fin: 680 }] },
      'No hay hueco en el horario de su liga el sábado.',
    ],
  ])('%s', (_, cambios, frase) => {
    expect(proponer(datos(cambios)).fuera.map((f) => f.frase)).toEqual([frase]);
  });

  it('another line, and full courts, with a summary', () => {
    const entrada = datos({
      ligas: [{ ...LIGA, fin: 690 }],
      jugadores: [1, 2, 3, 4].map((id) => jugador(id)),
    });
    const { fuera, avisos } = proponer(entrada);
    expect(new Set(fuera.flatMap(({ motivos }) => motivos.map(({ motivo }) => motivo)))).toEqual(
      new Set(['juegaOtra', 'pistasLlenas']),
    );
    expect(avisos).toEqual([
      '5 parejas sin sitio: 4 por jugar otro partido el sábado, 1 por pistas llenas el sábado.',
    ]);
  });
});

describe('random clubs', () => {
  const casos = Array.from({ length: 12 }, (_, n) => generarCaso(casoNumero(TAMANOS.club, 100 + n)));

  it.each(casos.map((caso, n) => [n, caso] as const))('club %i: rules, reasons, bound, greedy', (_, caso) => {
    const propuesta = proponer(caso);
    const greedy = Object.values(voraces(caso)).map((lineas) => lineas.length);
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(fueraQueCaben(caso, propuesta)).toEqual([]);
    expect(calladas(caso, propuesta)).toEqual([]);
    expect(propuesta.demostrado).toBe(true);
    expect(propuesta.medidas.lineas).toBe(propuesta.cota);
    expect(propuesta.medidas.lineas).toBeGreaterThanOrEqual(Math.max(...greedy));
    expect(propuesta.medidas.calidad).toBeGreaterThanOrEqual(propuesta.medidas.cotaCalidad ?? 0);
  });

  it('the same answer ten times, and whatever the order of the input', () => {
    const caso = casos[3] as DatosPropuesta;
    const revuelto = {
      ...caso,
      jugadores: [...caso.jugadores].reverse(),
      partidos: [...caso.partidos].reverse(),
      pistas: [...caso.pistas].reverse(),
      ligas: [...caso.ligas].reverse(),
    };
    const respuestas = Array.from({ length: 10 }, (_, n) =>
      JSON.stringify(proponer(n % 2 === 0 ? caso : revuelto).partidos),
    );
    expect(new Set(respuestas).size).toBe(1);
  });

  it('a cancelled run answers null and leaves the next as it would be', () => {
    const caso = casos[2] as DatosPropuesta;
    const antes = JSON.stringify(proponer(caso));
    let preguntas = 0;
    const opciones = { hoy: '2026-11-20', resolver, emparejar, cancelado: () => ++preguntas > 20 };
    expect(generarPropuesta(caso, opciones)).toBeNull();
    expect(JSON.stringify(proponer(caso))).toBe(antes);
  });

  it('out of time it still answers a valid proposal, not claimed best', () => {
    const caso = casos[3] as DatosPropuesta;
    const propuesta = proponer(caso, { limiteMs: 0 });
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(fueraQueCaben(caso, propuesta)).toEqual([]);
    expect(propuesta.demostrado).toBe(false);
    expect(propuesta.medidas.lineas).toBeGreaterThan(0);
  });

  it('sweeps of a week of many leagues break no rule and stay within 1 % of the bound', () => {
    const caso = generarCaso(casoNumero({ ligas: 14, jugadores: 14, pistas: 10, dias: 5 }, 3));
    const propuesta = proponer(caso);
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(propuesta.medidas.lineas).toBeGreaterThanOrEqual(0.99 * propuesta.cota);
  });
});
