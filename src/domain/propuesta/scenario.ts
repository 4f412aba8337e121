import { horasCerradas } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, diasEntre, type FechaHora, type Minutos, minutosDe } from '#domain/fecha.ts';
import { type Deporte, type Disciplina, PERSONAS_POR_LADO } from '#domain/liga/deportes.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { vueltas, vueltasTotales } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { clavePareja, jugadoresDe as jugadoresDePartido, type Partido } from '#domain/partido/partido.ts';
import { type Gente, senasDe } from '#domain/persona/gente.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta, Motivo, PistaPropuesta } from './datos.ts';
import { cuenta, type Historia, historiasDe } from './datos.ts';
import {
  type Banda,
  bandaDe,
  bandasDe,
  type Clase,
  type FranjasJugador,
  type FranjasPareja,
  franjasDeJugador,
  franjasDePareja,
  primerAbierto,
  primerInicio,
} from './horas.ts';

/** What is at an index: those of a scenario come from its own lists, so there is always something. */
export function at<T>(cosas: readonly T[], indice: number): T {
  const cosa = cosas[indice];
  if (cosa === undefined) throw new RangeError(`Nothing at ${indice}`);
  return cosa;
}

/** A stretch of free time, in minutes since midnight. */
export type Hueco = { inicio: Minutos; fin: Minutos };

/** Courts of a sport and a day free during the same stretch: interchangeable, so they are counted, not told apart. */
type Grupo = Hueco & {
  deporte: Deporte;
  dia: number;
  pistas: number[];
  /** The courts already have a saved match that day: using them opens nothing. */
  abierta: boolean;
};

/** What is left of `hueco` once [inicio, fin) is taken. */
function restar(hueco: Hueco, inicio: Minutos, fin: Minutos): Hueco[] {
  if (fin <= hueco.inicio || inicio >= hueco.fin) return [hueco];
  const restos = [
    { inicio: hueco.inicio, fin: inicio },
    { inicio: fin, fin: hueco.fin },
  ];
  return restos.filter((resto) => resto.inicio < resto.fin);
}

export const ocupar = (huecos: readonly Hueco[], inicio: Minutos, fin: Minutos): Hueco[] =>
  huecos.flatMap((hueco) => restar(hueco, inicio, fin));

/** Free stretches of a court on a day between what it is taken by, clipped to [desde, hasta]. */
function huecosLibres(tomado: readonly Hueco[], limites: Hueco): Hueco[] {
  return tomado.reduce<Hueco[]>(
    (huecos, { inicio, fin }) => ocupar(huecos, inicio, fin),
    [limites].filter(({ inicio, fin }) => inicio < fin),
  );
}

export const porVenir = (hueco: Hueco, dia: Dia, ahora?: FechaHora): Hueco =>
  ahora === undefined || diaDe(ahora) !== dia
    ? hueco
    : { ...hueco, inicio: Math.min(hueco.fin, Math.max(hueco.inicio, minutosDe(ahora))) };

type EnPistas = { pistas: readonly PistaPropuesta[]; partidos: readonly Partido[] };

const tramoDe = ({ fecha, duracion }: Partido): Hueco => ({
  inicio: minutosDe(fecha),
  fin: minutosDe(fecha) + duracion,
});

/** A court that is shut is taken, by no match: using it after opens it. */
export function pistasLibres(
  { pistas, partidos, clausuras = [] }: Pick<DatosPropuesta, 'clausuras'> & EnPistas,
  dia: Dia,
  limites: Hueco,
): { pista: number; deporte: Deporte; abierta: boolean; huecos: Hueco[] }[] {
  return pistas
    .filter((pista) => pista.disponible)
    .map((pista) => {
      const suyos = partidos.filter((p) => p.idPista === pista.id && diaDe(p.fecha) === dia && ocupa(p));
      const { id, deporte } = pista;
      const tomado = [...suyos.map(tramoDe), ...horasCerradas(clausuras, id, dia)];
      return { pista: id, deporte, abierta: suyos.length > 0, huecos: huecosLibres(tomado, limites) };
    });
}

/** Merges the free stretches of a day's courts: same sport, stretch and opening cost, same group. */
export function agruparHuecos(libres: ReturnType<typeof pistasLibres>, dia: number): Grupo[] {
  const grupos = new Map<string, Grupo>();
  for (const { pista, deporte, abierta, huecos } of libres) {
    for (const { inicio, fin } of huecos) {
      const clave = `${deporte}-${inicio}-${fin}-${abierta}`;
      const grupo = grupos.get(clave) ?? { deporte, inicio, fin, dia, abierta, pistas: [] };
      grupo.pistas.push(pista);
      grupos.set(clave, grupo);
    }
  }
  return [...grupos.values()].sort((a, b) => a.inicio - b.inicio || a.fin - b.fin || (a.abierta ? -1 : 1));
}

/** Why a pair cannot play on a day whatever the proposal; `jugador` is an index of the scenario. */
export type Veto = { motivo: Motivo; jugador: number | null };

/** Two players of a league who still owe each other a leg. Players and league are indices. */
export type Pareja = {
  liga: number;
  a: number;
  b: number;
  /** The player named first on the line: the second leg turns the first around. */
  primero: number;
  /** Matches decided or scheduled between them: the legs no longer owed. */
  jugados: number;
  /** Per day, null when they may play. */
  vetos: (Veto | null)[];
  /** Per day, the cost of playing again so soon. docs/reglas/propuesta.md. */
  reencuentro: number[];
  /** When the two can and would rather; null when neither says anything of these days. */
  franjas: FranjasPareja | null;
};

type Base = Omit<Escenario, 'parejas'>;

const DIAS_REENCUENTRO = 28;
const DIAS_SEMANA = 7;

/** A rematch within 28 days of the last match costs one for each week missing. docs/reglas/propuesta.md. */
function costeReencuentro(ultimo: Dia | null, dia: Dia): number {
  if (ultimo === null) return 0;
  const separacion = Math.abs(diasEntre(ultimo, dia));
  return Math.max(0, Math.ceil((DIAS_REENCUENTRO - separacion) / DIAS_SEMANA));
}

/** The free stretches of that day on courts of the sport of the league. */
const gruposPara = ({ grupos }: Base, liga: LigaEscenario, dia: number): Grupo[] =>
  grupos.filter((grupo) => grupo.dia === dia && seJuegaEn(liga, grupo));

/** Whether the league's window has any start that day between the saved matches. */
const hayHueco = (base: Base, liga: LigaEscenario, dia: number): boolean =>
  gruposPara(base, liga, dia).some((g) => primerInicio(liga, g.inicio, g.fin) !== null);

type Quien = { indice: number; jugador: JugadorEscenario };

/** Why no start of the league that day is of a band in which they can, or null: one of them alone, or the two together. */
function vetoDeFranja(base: Base, dia: number, dos: Quien[], liga: LigaEscenario): Veto | null {
  const cabe = (suyas: readonly (FranjasJugador | null)[]): boolean => {
    const cerradas = franjasDePareja(suyas)?.cerradas[dia];
    return gruposPara(base, liga, dia).some((g) => primerAbierto(liga, g, cerradas) !== null);
  };
  if (cabe(dos.map(({ jugador }) => jugador.franjas))) return null;
  const uno = dos.find(({ jugador }) => !cabe([jugador.franjas]));
  return { motivo: 'franja', jugador: uno?.indice ?? null };
}

/** The first reason of docs/reglas/propuesta.md that holds before anything is proposed. */
function vetoDelDia(dia: number, dos: Quien[], abierta: boolean, hueco: boolean): Veto | null {
  const deUno = (motivo: Motivo, impide: (jugador: JugadorEscenario) => boolean | undefined): Veto | null => {
    const quien = dos.find(({ jugador }) => impide(jugador));
    return quien ? { motivo, jugador: quien.indice } : null;
  };
  return (
    deUno('lesion', ({ estado }) => estado === 'lesion') ??
    deUno('ausente', ({ ausente }) => ausente[dia]) ??
    deUno('yaProgramado', ({ ocupado }) => ocupado[dia]) ??
    (abierta ? null : { motivo: 'vueltaNoAbierta', jugador: null }) ??
    (hueco ? null : { motivo: 'sinHueco', jugador: null })
  );
}

function parejaDe(base: Base, dos: [Quien, Quien], huecos: boolean[], historia?: Historia): Pareja {
  const [{ indice: a, jugador }, { indice: b }] = dos;
  const liga = at(base.ligas, jugador.liga);
  const jugados = historia?.partidos ?? 0;
  const franjas = franjasDePareja(dos.map((uno) => uno.jugador.franjas));
  return {
    liga: jugador.liga,
    a,
    b,
    primero: historia?.primeroEnCasa === jugador.id ? b : a,
    jugados,
    vetos: base.dias.map(
      (nombre, dia) =>
        vetoDelDia(dia, dos, jugados < vueltas(liga, nombre), huecos[dia] ?? false) ??
        (franjas?.cerradas[dia]?.includes(true) ? vetoDeFranja(base, dia, dos, liga) : null),
    ),
    reencuentro: base.dias.map((nombre) => costeReencuentro(historia?.ultimo ?? null, nombre)),
    franjas,
  };
}

function parejasDeLiga(base: Base, indiceLiga: number): Pareja[] {
  const liga = at(base.ligas, indiceLiga);
  const historias = historiasDe(base.partidos, liga.id);
  const huecos = base.dias.map((_, dia) => hayHueco(base, liga, dia));
  const suyos = base.jugadores
    .map((jugador, indice) => ({ jugador, indice }))
    .filter(({ jugador }) => jugador.liga === indiceLiga);
  return suyos.flatMap((uno, orden) =>
    suyos.slice(orden + 1).flatMap((otro) => {
      const historia = historias.get(clavePareja(uno.jugador.id, otro.jugador.id));
      if ((historia?.partidos ?? 0) >= vueltasTotales(liga)) return [];
      return [parejaDe(base, [uno, otro], huecos, historia)];
    }),
  );
}

/** All pairs of the leagues that owe a leg, by league and ids. docs/reglas/propuesta.md. */
const parejasDe = (base: Base): Pareja[] => base.ligas.flatMap((_, indice) => parejasDeLiga(base, indice));

/** Who is busy the day that the pair plays. */
export const senasDePareja = ({ jugadores }: Pick<Escenario, 'jugadores'>, { a, b }: Pareja): string[] => [
  ...at(jugadores, a).senas,
  ...at(jugadores, b).senas,
];

export const diasPosibles = (pareja: Pareja): number[] =>
  pareja.vetos.flatMap((motivo, dia) => (motivo === null ? [dia] : []));

/** Pairs times days on which they may play: the size of a model. */
export const parejasDia = ({ parejas }: Pick<Escenario, 'parejas'>): number =>
  parejas.reduce((total, pareja) => total + diasPosibles(pareja).length, 0);

/** `peso`: what one of its lines is worth, against one of the league whose lines are of fewest people. */
export type LigaEscenario = LigaPropuesta & { clase: number; peso: number };

export type JugadorEscenario = Omit<JugadorPropuesta, 'franjas'> & {
  liga: number;
  /** Most matches of an active player of the league − this player's. docs/reglas/propuesta.md. */
  deficit: number;
  /** Cost of playing in each band: past matches there above the least used allowed band, at most 6. */
  costeBanda: [number, number, number];
  ocupado: boolean[];
  ausente: boolean[];
  franjas: FranjasJugador | null;
  /** What tells their people apart: each plays once a day, whoever they play as. */
  senas: readonly string[];
};

/** By the order of ids, as indices: the same input in any order gives the same proposal. */
export type Escenario = {
  dias: Dia[];
  clases: Clase[];
  ligas: LigaEscenario[];
  jugadores: JugadorEscenario[];
  parejas: Pareja[];
  grupos: Grupo[];
  libres: ReturnType<typeof pistasLibres>[];
  partidos: Partido[];
};

const porId = <T extends { id: number }>(cosas: readonly T[]): T[] => [...cosas].sort((a, b) => a.id - b.id);

const MAX_COSTE_BANDA = 6;

/** People that a line worth one puts on court. docs/reglas/propuesta.md. */
export function personasPorPeso(ligas: readonly Disciplina[]): number {
  const deUnLado = ligas.map(({ modo }) => PERSONAS_POR_LADO[modo]);
  return 2 * Math.min(...deUnLado);
}

/** Whether lines of more and of fewer people are proposed together. */
export const mezclaModos = (ligas: readonly Disciplina[]): boolean =>
  new Set(ligas.map(({ modo }) => modo)).size > 1;

function clasesDe(ligas: readonly LigaPropuesta[]): { clases: Clase[]; ligas: LigaEscenario[] } {
  const clases: Clase[] = [];
  const unidad = personasPorPeso(ligas);
  const conClase = ligas.map((liga) => {
    const { deporte, inicio, fin, duracion } = liga;
    const nueva = { deporte, inicio, fin, duracion, pesoTemprano: CLASES[liga.tipo].pesoTemprano };
    const conocida = clases.findIndex((clase) => JSON.stringify(clase) === JSON.stringify(nueva));
    const peso = (2 * PERSONAS_POR_LADO[liga.modo]) / unidad;
    return { ...liga, clase: conocida >= 0 ? conocida : clases.push(nueva) - 1, peso };
  });
  return { clases, ligas: conClase };
}

type Pasado = { partidos: number; bandas: [number, number, number] };

/** Matches decided or scheduled of each player in the player's own league, and the bands they were in. */
function pasados(partidos: readonly Partido[], jugadores: readonly JugadorPropuesta[]): Map<number, Pasado> {
  const pasado = new Map<number, Pasado>(jugadores.map(({ id }) => [id, { partidos: 0, bandas: [0, 0, 0] }]));
  const ligaDe = new Map(jugadores.map(({ id, idLiga }) => [id, idLiga]));
  for (const partido of partidos.filter(cuenta)) {
    for (const id of jugadoresDePartido(partido)) {
      const suyo = pasado.get(id);
      if (suyo === undefined || ligaDe.get(id) !== partido.idLiga) continue;
      suyo.partidos++;
      if (!partido.sintetico) suyo.bandas[bandaDe(minutosDe(partido.fecha))]++;
    }
  }
  return pasado;
}

function costesBanda(bandas: readonly number[], permitidas: readonly Banda[]): [number, number, number] {
  const menos = Math.min(...permitidas.map((banda) => bandas[banda] ?? 0));
  const coste = (banda: Banda) => Math.max(0, Math.min(MAX_COSTE_BANDA, (bandas[banda] ?? 0) - menos));
  return permitidas.length === 0 ? [0, 0, 0] : [coste(0), coste(1), coste(2)];
}

/** Days with a saved match of each person; awarded and postponed ones take no day. */
const diasOcupados = (partidos: readonly Partido[], dias: readonly Dia[], gente: Gente): Set<string>[] =>
  dias.map((dia) => {
    const suyos = partidos.filter((partido) => diaDe(partido.fecha) === dia && ocupa(partido));
    return new Set(suyos.flatMap(jugadoresDePartido).flatMap((id) => senasDe(gente, id)));
  });

function jugadoresDe(datos: DatosPropuesta, ligas: readonly LigaEscenario[]): JugadorEscenario[] {
  const indiceLiga = new Map(ligas.map(({ id }, indice) => [id, indice]));
  const roster = porId(datos.jugadores.filter((j) => j.estado !== 'eliminado' && indiceLiga.has(j.idLiga)));
  const pasado = pasados(datos.partidos, roster);
  const gente: Gente = new Map(datos.gente);
  const ocupados = diasOcupados(datos.partidos, datos.dias, gente);
  const maximos = ligas.map(({ id }) => {
    const activos = roster.filter((j) => j.idLiga === id && j.estado === 'activo');
    return Math.max(0, ...activos.map((j) => pasado.get(j.id)?.partidos ?? 0));
  });
  return roster.map((jugador) => {
    const liga = indiceLiga.get(jugador.idLiga) as number;
    const { partidos, bandas } = pasado.get(jugador.id) as Pasado;
    const senas = senasDe(gente, jugador.id);
    return {
      ...jugador,
      liga,
      deficit: at(maximos, liga) - partidos,
      costeBanda: costesBanda(bandas, bandasDe(at(ligas, liga))),
      senas,
      ocupado: ocupados.map((delDia) => senas.some((quien) => delDia.has(quien))),
      ausente: datos.dias.map((dia) => datos.ausencias[dia]?.includes(jugador.id) ?? false),
      franjas: franjasDeJugador(jugador, at(ligas, liga), datos),
    };
  });
}

/** From the first window to open to the last to close: free time outside it is of no use. */
export function limitesDe(ligas: readonly Hueco[]): Hueco {
  return {
    inicio: Math.min(...ligas.map(({ inicio }) => inicio)),
    fin: Math.max(0, ...ligas.map(({ fin }) => fin)),
  };
}

export function prepararEscenario(datos: DatosPropuesta): Escenario {
  const { clases, ligas } = clasesDe(porId(datos.ligas));
  const partidos = porId(datos.partidos);
  const jugadores = jugadoresDe({ ...datos, partidos }, ligas);
  const limites = limitesDe(ligas);
  const pistas = porId(datos.pistas);
  const libres = datos.dias.map((dia) =>
    pistasLibres({ ...datos, pistas, partidos }, dia, porVenir(limites, dia, datos.ahora)),
  );
  const grupos = libres.flatMap((delDia, dia) => agruparHuecos(delDia, dia));
  const base = { dias: datos.dias, clases, ligas, jugadores, grupos, libres, partidos };
  return { ...base, parejas: parejasDe(base) };
}
