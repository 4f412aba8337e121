import { queryGovernor } from 'tods-competition-factory';
import { describe, expect, test } from 'vitest';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { CRITERIOS, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';
import { ausenteDe, ganadorDe, ganadorDeSet, setsDe } from '#domain/partido/resultado.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { clasificacion } from './tabla.ts';

/**
 * Random single round robins, ordered here and by the tally of an independent tournament library.
 *
 * Where the oracle applies: every league, complete, one leg, a point a win, with or without the match between
 * the two tied, and then shares of sets, shares of games and fewest walkovers in whatever order, and the wins, sets and
 * games among those tied, starting again inside each group that is left.
 *
 * Where it does not:
 * - players no criterion separates: the library leaves them in the order it met them and we go by name, so such
 *   a run of rows is compared as a set, and both sides must call exactly the same rows tied;
 * - differences instead of shares, 3-1-0 points, `directo` after another criterion, two legs, resolution
 *   matches, unfinished leagues and players who left: the library has no such rules. The tables and properties
 *   beside this file cover them.
 */
const LIGAS = process.env.DUROS ? 4000 : 1500;

/** The last set of a match may be a super tie-break, one game to whoever wins it. */
const FORMATO = 'SET3-S:6/TB7-F:TB10';

const DIRECTIVAS = {
  sets: { attribute: 'setsPct', idsFilter: false },
  juegos: { attribute: 'gamesPct', idsFilter: false },
  menosWo: { attribute: 'walkovers', reversed: true, idsFilter: false },
  puntosEntre: { attribute: 'matchUpsPct', idsFilter: true },
  setsEntre: { attribute: 'setsPct', idsFilter: true },
  juegosEntre: { attribute: 'gamesPct', idsFilter: true },
};

type Variante = { directo: boolean; resto: (keyof typeof DIRECTIVAS)[] };

const reglasDe = ({ directo, resto }: Variante): Reglas => ({
  ...reglasIniciales('social'),
  victoria: 1,
  derrota: 0,
  medida: 'porcentaje',
  desempates: directo ? ['directo', ...resto] : resto,
});

const politicaDe = ({ directo, resto }: Variante) => ({
  roundRobinTally: {
    groupOrderKey: 'matchUpsWon',
    precision: 9,
    headToHead: { disabled: !directo },
    tallyDirectives: resto.map((criterio) => DIRECTIVAS[criterio]),
  },
});

/** A small generator of pseudo-random numbers from 0 to 1 (mulberry32): the same leagues in every run. */
function azar(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Dado = () => number;

const entre = (dado: Dado, max: number): number => Math.floor(dado() * (max + 1));

/** How varied the scores are: `iguales` leaves only no-shows to separate players, and often nothing. */
const ESTILOS = ['variado', 'repetido', 'iguales'] as const;
type Estilo = (typeof ESTILOS)[number];

const alAzar = <T>(dado: Dado, opciones: readonly [T, ...T[]]): T =>
  opciones[entre(dado, opciones.length - 1)] ?? opciones[0];

const setCon = (gana1: boolean, ganador: number, perdedor: number): SetPartido =>
  gana1 ? [ganador, perdedor] : [perdedor, ganador];

function setsAlAzar(dado: Dado, estilo: Estilo): SetPartido[] {
  const gana1 = dado() < 0.5;
  if (estilo === 'iguales') return [setCon(gana1, 6, 0), setCon(gana1, 6, 0)];
  const set = (gana: boolean): SetPartido => {
    const perdedor = estilo === 'repetido' ? 4 : entre(dado, 6);
    return setCon(gana, perdedor > 4 ? 7 : 6, perdedor);
  };
  if (dado() < 0.6) return [set(gana1), set(gana1)];
  return [set(gana1), set(!gana1), setCon(gana1, 10, entre(dado, 8))];
}

function partidoAlAzar(dado: Dado, estilo: Estilo, cambios: Partial<Partido>): Partido {
  const sets = marcadorCon(...setsAlAzar(dado, estilo));
  const falta = dado() < (estilo === 'iguales' ? 0.25 : 0.04);
  const ausente = dado() < 0.5 ? 'jugador1NoPresenta' : 'jugador2NoPresenta';
  return partidoDe({ sets, ...cambios, [ausente]: falta });
}

/** 3 to 8 players, every pair once, under some order of the criteria. */
function ligaAlAzar(semilla: number) {
  const dado = azar(semilla);
  const ids = Array.from({ length: 3 + entre(dado, 5) }, (_, i) => i + 1);
  const estilo = alAzar(dado, ESTILOS);
  const resto = alAzar<Variante['resto']>(dado, [
    ['sets', 'juegos', 'menosWo'],
    ['juegos', 'sets', 'menosWo'],
    ['menosWo', 'sets', 'juegos'],
    ['sets', 'juegos'],
    ['setsEntre', 'juegosEntre', 'sets'],
    ['puntosEntre', 'juegosEntre', 'setsEntre'],
    ['menosWo', 'juegosEntre', 'puntosEntre', 'juegos'],
  ]);
  const variante: Variante = { directo: dado() < 0.7, resto };
  const jugadores = ids.map((id): JugadorLiga => ({ id, nombre: `J${id}`, estado: 'activo', enLiga: true }));
  const parejas = ids.flatMap((a) => ids.filter((b) => b > a).map((b) => [a, b] as const));
  const partidos = parejas.map(([idJugador1, idJugador2], i) =>
    partidoAlAzar(dado, estilo, { id: i + 1, idJugador1, idJugador2 }),
  );
  return { jugadores, partidos, variante };
}

type LigaAlAzar = ReturnType<typeof ligaAlAzar>;

const lado = (sideNumber: number, id: number) => ({ sideNumber, participantId: String(id) });

const aMatchUp = (partido: Partido) => ({
  matchUpId: `m${partido.id}`,
  structureId: 'liga',
  drawPositions: [partido.idJugador1, partido.idJugador2],
  sides: [lado(1, partido.idJugador1), lado(2, partido.idJugador2)],
  winningSide: ganadorDe(partido),
  matchUpStatus: ausenteDe(partido) === null ? 'COMPLETED' : 'WALKOVER',
  score: {
    sets: setsDe(partido).map((set, i) => ({
      setNumber: i + 1,
      side1Score: set[0],
      side2Score: set[1],
      winningSide: ganadorDeSet(set),
    })),
  },
});

type Puesto = { id: number; empatado: boolean };

/** Rows tied with their neighbours go by id, so that both orders can be compared place by place. */
function porTramos(puestos: Puesto[], mismoTramo: (a: number, b: number) => boolean): number[][] {
  const tramos: Puesto[][] = [];
  for (const [i, puesto] of puestos.entries()) {
    const seguido = puesto.empatado && puestos[i - 1]?.empatado === true && mismoTramo(i - 1, i);
    if (seguido) tramos.at(-1)?.push(puesto);
    else tramos.push([puesto]);
  }
  return tramos.map((tramo) => tramo.map(({ id }) => id).sort((a, b) => a - b));
}

/** `subGroup` is the path of cuts that led to the rows nothing separates. */
type PuestoOraculo = { participantId: string; resolved?: boolean; subGroup?: number[] };

function ordenDelOraculo({ partidos, variante }: LigaAlAzar): number[][] {
  const { order = [], bracketComplete } = queryGovernor.tallyParticipantResults({
    policyDefinitions: politicaDe(variante),
    matchUps: partidos.map(aMatchUp),
    matchUpFormat: FORMATO,
  });
  expect(bracketComplete).toBe(true);
  const puestos = order as PuestoOraculo[];
  return porTramos(
    puestos.map(({ participantId, resolved }) => ({
      id: Number(participantId),
      empatado: resolved !== true,
    })),
    (i, j) => String(puestos[i]?.subGroup) === String(puestos[j]?.subGroup),
  );
}

function ordenNuestro({ jugadores, partidos, variante }: LigaAlAzar) {
  const opciones = { hoy: '2026-11-21', esPrimera: true, esUltima: true };
  const filas = clasificacion(ligaDe({ reglas: reglasDe(variante) }), jugadores, partidos, opciones);
  const tramos = porTramos(
    filas.map(({ idJugador, empatado }) => ({ id: idJugador, empatado })),
    (i) => filas[i]?.desempate?.criterio === 'ninguno',
  );
  const criterios = filas.flatMap(({ desempate }) => (desempate === null ? [] : [desempate.criterio]));
  return { tramos, criterios };
}

describe('an independent tally', () => {
  test(`orders ${LIGAS} random leagues as we do`, () => {
    const usos = Object.fromEntries([...CRITERIOS, 'decision', 'ninguno'].map((criterio) => [criterio, 0]));
    let comparadas = 0;
    for (let semilla = 1; semilla <= LIGAS; semilla += 1) {
      const liga = ligaAlAzar(semilla);
      const { tramos, criterios } = ordenNuestro(liga);
      expect({ semilla, tramos: ordenDelOraculo(liga) }).toEqual({ semilla, tramos });
      for (const criterio of criterios) usos[criterio] = (usos[criterio] ?? 0) + 1;
      comparadas += 1;
    }
    console.info(`${comparadas} leagues compared; tie-breaks used: ${JSON.stringify(usos)}`);
    expect(comparadas).toBe(LIGAS);
    // Everybody has as many matches: no league of these tells anybody apart by them.
    const { decision, menosPartidos, ...deLasLigas } = usos;
    expect([decision, menosPartidos]).toEqual([0, 0]);
    for (const veces of Object.values(deLasLigas)) expect(veces).toBeGreaterThan(100);
  }, 60_000);
});
