import { type Dia, fechaHora, sumarDias } from '#domain/fecha.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';
import { deMarcador } from '#domain/partido/resultado.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';

export type Tamano = { ligas: number; jugadores: number; pistas: number; dias: number };
type Holgura = 'plentiful' | 'tight' | 'scarce';

export const TAMANOS = {
  club: { ligas: 6, jugadores: 10, pistas: 4, dias: 2 },
  big: { ligas: 12, jugadores: 14, pistas: 8, dias: 2 },
  huge: { ligas: 30, jugadores: 20, pistas: 24, dias: 7 },
} satisfies Record<string, Tamano>;

const HOLGURAS: readonly Holgura[] = ['plentiful', 'tight', 'scarce'];

export type Caso = {
  tamano: Tamano;
  holgura: Holgura;
  /** Share of the season's matches already played. */
  jugado: number;
  ausencias: number;
  semilla: number;
};

const PRIMER_DIA: Dia = '2026-11-21';
const VACIOS: SetPartido[] = [
  [null, null],
  [null, null],
  [null, null],
  [null, null],
];
const GANADO: SetPartido[] = [[6, 3], [6, 4], ...VACIOS];
const SIN_JUGAR: SetPartido[] = [[null, null], [null, null], ...VACIOS];

/** Hours the windows stay open: what makes courts plentiful, tight or scarce. */
const HORAS: Record<Holgura, number> = { plentiful: 12, tight: 6, scarce: 4 };

function crearLigas(azar: Azar, caso: Caso): LigaPropuesta[] {
  const apertura = 9 * 60;
  const tipo = azar.ocurre(0.5) ? 'social' : 'infantil';
  return Array.from({ length: caso.tamano.ligas }, (_, indice) => {
    const inicio = apertura + 30 * azar.entero(0, 2);
    return {
      ...DE_SIEMPRE,
      id: 100 + indice,
      tipo,
      division: indice + 1,
      inicio,
      fin: inicio + HORAS[caso.holgura] * 60,
      duracion: azar.elegir([60, 75, 90, 90]),
      idaVuelta: azar.ocurre(0.3),
      fechaIdaVuelta: azar.elegir([null, '2026-11-01', sumarDias(PRIMER_DIA, 1), '2027-02-01']),
    };
  });
}

const crearJugadores = (azar: Azar, ligas: readonly LigaPropuesta[], caso: Caso): JugadorPropuesta[] =>
  ligas.flatMap((liga, orden) =>
    Array.from({ length: caso.tamano.jugadores }, (_, n) => {
      const suerte = azar.uno();
      return {
        id: 1000 + orden * 50 + n,
        nombre: `Jugador ${orden}-${n}`,
        estado: suerte < 0.04 ? 'lesion' : suerte < 0.06 ? 'eliminado' : 'activo',
        idLiga: liga.id,
        disponibleAmistosos: azar.ocurre(0.6),
      } satisfies JugadorPropuesta;
    }),
  );

type Nuevo = Pick<Partido, 'idLiga' | 'fecha' | 'duracion' | 'idPista' | 'idJugador1' | 'idJugador2'>;

function crearPartido(id: number, nuevo: Nuevo, sets: SetPartido[], aplaza = false): Partido {
  return {
    ...nuevo,
    id,
    desenlace: aplaza ? { que: 'aplazado', por: 1 } : (deMarcador(marcadorCon(...sets), false) ?? PENDIENTE),
    sintetico: false,
  };
}

function crearJugado(
  azar: Azar,
  liga: LigaPropuesta,
  dos: [number, number],
  id: number,
  caso: Caso,
): Partido {
  const dia = sumarDias(PRIMER_DIA, -azar.entero(1, 80));
  const fecha = fechaHora(dia, 9 * 60 + 60 * azar.entero(0, 10));
  const idPista = azar.entero(1, caso.tamano.pistas);
  const jugado = !azar.ocurre(0.05);
  const [idJugador1, idJugador2] = dos;
  const nuevo = { idLiga: liga.id, fecha, duracion: liga.duracion, idPista, idJugador1, idJugador2 };
  return crearPartido(id, nuevo, jugado ? GANADO : SIN_JUGAR, !jugado);
}

/** A season with some pairs keener than others: those who play much leave others behind. */
function crearTemporada(
  azar: Azar,
  ligas: LigaPropuesta[],
  jugadores: JugadorPropuesta[],
  caso: Caso,
): Partido[] {
  const partidos: Partido[] = [];
  for (const liga of ligas) {
    const suyos = jugadores.filter(({ idLiga }) => idLiga === liga.id);
    const ganas = new Map(suyos.map(({ id }) => [id, 0.6 + 0.8 * azar.uno()]));
    for (const [indice, uno] of suyos.entries()) {
      for (const otro of suyos.slice(indice + 1)) {
        const probabilidad = caso.jugado * (((ganas.get(uno.id) ?? 1) + (ganas.get(otro.id) ?? 1)) / 2);
        if (azar.ocurre(probabilidad))
          partidos.push(crearJugado(azar, liga, [uno.id, otro.id], partidos.length + 1, caso));
      }
    }
  }
  return partidos;
}

/** Matches of others already saved on the playing days: they break the courts' time in pieces. */
function crearGuardados(azar: Azar, dias: Dia[], caso: Caso, desdeId: number): Partido[] {
  const cuantos = azar.elegir([0, 1, 2, Math.ceil(caso.tamano.pistas / 2)]);
  return dias.flatMap((dia, orden) =>
    azar
      .barajar(Array.from({ length: caso.tamano.pistas }, (_, n) => n + 1))
      .slice(0, cuantos)
      .map((idPista, n) =>
        crearPartido(
          desdeId + orden * 100 + n,
          {
            idLiga: 999,
            fecha: fechaHora(dia, 9 * 60 + 15 * azar.entero(0, 16)),
            duracion: 60,
            idPista,
            idJugador1: 90_000 + n * 2,
            idJugador2: 90_001 + n * 2,
          },
          SIN_JUGAR,
        ),
      ),
  );
}

function crearAusencias(azar: Azar, dias: Dia[], jugadores: JugadorPropuesta[], parte: number) {
  return Object.fromEntries(
    dias.map((dia) => [dia, jugadores.filter(() => azar.ocurre(parte)).map(({ id }) => id)]),
  );
}

const AMISTOSOS: LigaPropuesta = {
  ...DE_SIEMPRE,
  id: 900,
  tipo: 'amistosos',
  division: 0,
  inicio: 9 * 60,
  fin: 21 * 60,
  duracion: 60,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

const crearPistas = ({ tamano }: Caso): DatosPropuesta['pistas'] =>
  Array.from({ length: tamano.pistas }, (_, n) => ({
    id: n + 1,
    nombre: `Pista ${n + 1}`,
    deporte: 'tenis',
    disponible: true,
  }));

export function generarCaso(caso: Caso): DatosPropuesta {
  const azar = crearAzar(caso.semilla);
  const ligas = crearLigas(azar, caso);
  const jugadores = crearJugadores(azar, ligas, caso);
  const dias = Array.from({ length: caso.tamano.dias }, (_, n) => sumarDias(PRIMER_DIA, n));
  const temporada = crearTemporada(azar, ligas, jugadores, caso);
  const guardados = crearGuardados(azar, dias, caso, 1_000_000);
  return {
    ligas,
    jugadores,
    pistas: crearPistas(caso),
    ausencias: crearAusencias(azar, dias, jugadores, caso.ausencias),
    partidos: [...temporada, ...guardados],
    dias,
    vacio: false,
    rellenarConAmistosos: ligas[0]?.tipo === 'social',
    ligasAmistosos: [AMISTOSOS],
  };
}

/** The n-th case of a size: courts, season and absences vary with n and the seed. */
export function casoNumero(tamano: Tamano, n: number): Caso {
  const azar = crearAzar(7919 * (n + 1));
  return {
    tamano,
    holgura: HOLGURAS[n % HOLGURAS.length] as Holgura,
    jugado: 0.1 + 0.8 * azar.uno(),
    ausencias: 0.05 + 0.35 * azar.uno(),
    semilla: 1 + n,
  };
}

/** A seeded source of chance (mulberry32): the same seed gives the same instance on every machine. */
export type Azar = {
  /** A number in [0, 1). */
  uno: () => number;
  /** A whole number from `desde` to `hasta`, both included. */
  entero: (desde: number, hasta: number) => number;
  elegir: <T>(cosas: readonly T[]) => T;
  barajar: <T>(cosas: readonly T[]) => T[];
  ocurre: (probabilidad: number) => boolean;
};

export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0;
  const uno = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const entero = (desde: number, hasta: number) => desde + Math.floor(uno() * (hasta - desde + 1));
  return {
    uno,
    entero,
    elegir: (cosas) => cosas[entero(0, cosas.length - 1)] as (typeof cosas)[number],
    barajar: (cosas) =>
      cosas
        .map((cosa) => [uno(), cosa] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, cosa]) => cosa),
    ocurre: (probabilidad) => uno() < probabilidad,
  };
}
