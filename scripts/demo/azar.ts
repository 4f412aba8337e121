import {
  type Dia,
  diaSemana,
  diasEntre,
  type FechaHora,
  fechaHora,
  type Minutos,
  sumarDias,
} from '#domain/fecha.ts';
import { anioDe, type Demo, type LigaDemo, type PersonaDemo } from '#server/demo/temporada.ts';

/** Chance that comes out the same for the same seed: the demo season is one thing on any machine. */
export type Azar = {
  numero(): number;
  /** A whole number from 0 to `n - 1`. */
  entero(n: number): number;
  /** True that often: `suerte(0.1)`, once in ten. */
  suerte(probabilidad: number): boolean;
  elegir<T>(lista: readonly T[]): T;
  barajar<T>(lista: readonly T[]): T[];
};

/** FNV-1a: a 32-bit number out of a text. */
function semillaDe(texto: string): number {
  let hash = 0x811c9dc5;
  for (const letra of texto) hash = Math.imul(hash ^ letra.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** mulberry32, by Tommy Ettinger: 32 bits of state, enough for a demo. */
function mulberry32(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function barajar<T>(lista: readonly T[], entero: (n: number) => number): T[] {
  const copia = [...lista];
  for (let i = copia.length - 1; i > 0; i -= 1) {
    const j = entero(i + 1);
    [copia[i], copia[j]] = [copia[j] as T, copia[i] as T];
  }
  return copia;
}

export function crearAzar(semilla: string): Azar {
  const numero = mulberry32(semillaDe(semilla));
  const entero = (n: number): number => Math.floor(numero() * n);
  return {
    numero,
    entero,
    suerte: (probabilidad) => numero() < probabilidad,
    elegir: <T>(lista: readonly T[]) => lista[entero(lista.length)] as T,
    barajar: (lista) => barajar(lista, entero),
  };
}

export type Persona = PersonaDemo & {
  /** The higher, the better they play: what results come from. */
  fuerza: number;
};

export type LigaInventada = LigaDemo & {
  /** Days of the week it is played on, 0 Sunday to 6 Saturday. */
  dias: readonly number[];
};

export type Inventada = Omit<Demo, 'personas' | 'ligas' | 'cronica'> & {
  personas: readonly Persona[];
  ligas: readonly LigaInventada[];
};

/** A pair still to be played; `vuelta` is 2 in the second leg. */
export type Encuentro = { idJugador1: number; idJugador2: number; vuelta: 1 | 2 };

export type Plazo = { desde: Dia; hasta: Dia };

export type Hueco = { fecha: FechaHora; idPista: number };

/** `ultima`: as late as the league plays, so that there is a match tonight. */
type Hora = 'cualquiera' | 'ultima';

export type Agenda = {
  /** A free court inside the league's window for that pair, or null when there is none that day. */
  reservar(liga: LigaInventada, dia: Dia, encuentro: Encuentro, hora?: Hora): Hueco | null;
  juega(idJugador: number, dia: Dia): boolean;
};

/** Who goes when that player plays, and whether something else keeps them from it that day. */
type Quienes = { van(idJugador: number): readonly number[]; noPuede(idPersona: number, dia: Dia): boolean };

const CADA_CUAL: Quienes = { van: (id) => [id], noPuede: () => false };

type Ocupado = { desde: Minutos; hasta: Minutos };

/** Starts one after another from the base start. docs/reglas/propuesta.md */
function salidas(liga: LigaInventada): Minutos[] {
  const inicio = liga.horaBaseInicio * 60 + liga.minutoBaseInicio;
  const final = liga.horaBaseFinal * 60 + liga.minutoBaseFinal;
  const cuantas = Math.floor((final - inicio) / liga.duracion);
  return Array.from({ length: cuantas }, (_, i) => inicio + i * liga.duracion);
}

const libre = (ocupados: readonly Ocupado[], desde: Minutos, hasta: Minutos): boolean =>
  ocupados.every((otro) => hasta <= otro.desde || otro.hasta <= desde);

function crearPistas(ids: readonly number[], azar: Azar) {
  const ocupadas = new Map<string, Ocupado[]>();
  const cabe = (clave: string, desde: Minutos, hasta: Minutos): boolean =>
    libre(ocupadas.get(clave) ?? [], desde, hasta);
  return {
    ocupar(dia: Dia, desde: Minutos, hasta: Minutos): number | null {
      const idPista = azar.barajar(ids).find((id) => cabe(`${id} ${dia}`, desde, hasta));
      if (idPista === undefined) return null;
      const clave = `${idPista} ${dia}`;
      ocupadas.set(clave, [...(ocupadas.get(clave) ?? []), { desde, hasta }]);
      return idPista;
    },
  };
}

export function crearAgenda(
  idsPista: readonly number[],
  azar: Azar,
  { van, noPuede }: Quienes = CADA_CUAL,
): Agenda {
  const pistas = crearPistas(idsPista, azar);
  const ocupados = new Set<string>();
  const juega = (idJugador: number, dia: Dia): boolean =>
    van(idJugador).some((id) => ocupados.has(`${id} ${dia}`) || noPuede(id, dia));

  function buscar(liga: LigaInventada, dia: Dia, hora: Hora): Hueco | null {
    const horas = hora === 'ultima' ? salidas(liga).reverse() : azar.barajar(salidas(liga));
    for (const desde of horas) {
      const idPista = pistas.ocupar(dia, desde, desde + liga.duracion);
      if (idPista !== null) return { fecha: fechaHora(dia, desde), idPista };
    }
    return null;
  }

  function reservar(
    liga: LigaInventada,
    dia: Dia,
    encuentro: Encuentro,
    hora: Hora = 'cualquiera',
  ): Hueco | null {
    const pareja = [encuentro.idJugador1, encuentro.idJugador2];
    if (pareja.some((id) => juega(id, dia))) return null;
    const hueco = buscar(liga, dia, hora);
    if (hueco) for (const id of pareja.flatMap(van)) ocupados.add(`${id} ${dia}`);
    return hueco;
  }

  return { reservar, juega };
}

type Pareja = readonly [number, number];

/** One round of the circle: the first stays, the rest turn. */
function ronda(ids: readonly number[], numero: number): Pareja[] {
  const [fijo = 0, ...resto] = ids;
  const corte = numero % resto.length;
  const giro = [fijo, ...resto.slice(corte), ...resto.slice(0, corte)];
  return giro.slice(0, giro.length / 2).map((id, i) => {
    const rival = giro[giro.length - 1 - i] ?? 0;
    return (numero + i) % 2 === 0 ? [id, rival] : [rival, id];
  });
}

/** Everybody against everybody, round after round, for an even number of players; the second leg after the first. */
export function todosContraTodos(ids: readonly number[], vueltas: 1 | 2): Encuentro[] {
  const ida = Array.from({ length: ids.length - 1 }, (_, numero) => ronda(ids, numero)).flat();
  const primera = ida.map(([idJugador1, idJugador2]): Encuentro => ({ idJugador1, idJugador2, vuelta: 1 }));
  if (vueltas === 1) return primera;
  const segunda = ida.map(([idJugador2, idJugador1]): Encuentro => ({ idJugador1, idJugador2, vuelta: 2 }));
  return [...primera, ...segunda];
}

const SABADO = 6;
/** The season has always been going on for this long, also for who looks at it in September. */
const DIAS_JUGADOS = 70;
const DIAS_ANTERIOR = 250;
const DESCANSO = 14;

const elPrimero = (a: Dia, b: Dia): Dia => (a < b ? a : b);

export function plazoActual(hoy: Dia): Plazo {
  const desde = elPrimero(`${anioDe(hoy)}-09-15`, sumarDias(hoy, -DIAS_JUGADOS));
  return { desde, hasta: sumarDias(hoy, -1) };
}

export function plazoAnterior(hoy: Dia): Plazo {
  const hasta = elPrimero(`${anioDe(hoy)}-06-15`, sumarDias(plazoActual(hoy).desde, -DESCANSO));
  return { desde: sumarDias(hasta, -DIAS_ANTERIOR), hasta };
}

/** The first Saturday after that day; a week later when the day is a Saturday itself. */
export const proximoSabado = (hoy: Dia): Dia => sumarDias(hoy, SABADO - diaSemana(hoy) || 7);

export const esFinDeSemana = (dia: Dia): boolean => diaSemana(dia) === 0 || diaSemana(dia) === SABADO;

export const diaA = ({ desde, hasta }: Plazo, parte: number): Dia =>
  sumarDias(desde, Math.floor(diasEntre(desde, hasta) * parte));

/** Of what has been played, so much in the last days: there are results behind on any day of a long season. */
const RECIENTES = { parte: 0.25, dias: 9 };

/** The day on which the match at that part of what has been played, from 0 to 1, was played. */
export function diaJugado(plazo: Plazo, parte: number): Dia {
  const corte = sumarDias(plazo.hasta, -RECIENTES.dias);
  const antes = 1 - RECIENTES.parte;
  if (parte < antes) return diaA({ ...plazo, hasta: corte }, parte / antes);
  const manana = sumarDias(plazo.hasta, 1);
  return diaA({ desde: corte, hasta: manana }, (parte - antes) / RECIENTES.parte);
}

/** Every day of a plazo, the nearest to that one first; of two as near, the earlier. */
export function* diasCercanos({ desde, hasta }: Plazo, dia: Dia): Generator<Dia> {
  for (let lejos = 0; lejos <= diasEntre(desde, hasta); lejos += 1) {
    const [antes, despues] = [sumarDias(dia, -lejos), sumarDias(dia, lejos)];
    if (antes >= desde && antes <= hasta) yield antes;
    if (lejos > 0 && despues <= hasta && despues >= desde) yield despues;
  }
}
