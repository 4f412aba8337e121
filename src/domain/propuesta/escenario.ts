import { type Dia, diaDe, minutosDe } from '#domain/fecha.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from './datos.ts';
import { cuenta } from './deuda.ts';
import { en } from './en.ts';
import { type Banda, bandaDe, bandasDe, type Clase } from './horas.ts';
import { agruparHuecos, type Grupo, type Hueco, pistasLibres, porVenir } from './huecos.ts';
import { type Pareja, parejasDe } from './parejas.ts';

/** A league with the class its matches belong to. */
export type LigaEscenario = LigaPropuesta & { clase: number };

/** A player with what fairness and quality need. */
export type JugadorEscenario = JugadorPropuesta & {
  liga: number;
  /** Most matches of an active player of the league − this player's. proposal.md, O2. */
  deficit: number;
  /** Cost of playing in each band: past matches there above the least used allowed band, at most 6. */
  costeBanda: [number, number, number];
  /** Days with a saved match. */
  ocupado: boolean[];
  ausente: boolean[];
};

/**
 * The data in the order of their ids and as indices of each other: the same input in any order gives
 * the same scenario, and so the same proposal.
 */
export type Escenario = {
  dias: Dia[];
  clases: Clase[];
  ligas: LigaEscenario[];
  jugadores: JugadorEscenario[];
  /** All pairs that still owe a leg, playable or not. */
  parejas: Pareja[];
  grupos: Grupo[];
  libres: ReturnType<typeof pistasLibres>[];
  partidos: Partido[];
};

const porId = <T extends { id: number }>(cosas: readonly T[]): T[] => [...cosas].sort((a, b) => a.id - b.id);

const MAX_COSTE_BANDA = 6;

/** Early hours weigh 4 for children, 1 for adults. proposal.md, O3. */
const pesoTemprano = (liga: LigaPropuesta): number => (liga.tipo === 'infantil' ? 4 : 1);

function clasesDe(ligas: readonly LigaPropuesta[]): { clases: Clase[]; ligas: LigaEscenario[] } {
  const clases: Clase[] = [];
  const conClase = ligas.map((liga) => {
    const { inicio, fin, duracion } = liga;
    const nueva = { inicio, fin, duracion, pesoTemprano: pesoTemprano(liga) };
    const conocida = clases.findIndex((clase) => JSON.stringify(clase) === JSON.stringify(nueva));
    return { ...liga, clase: conocida >= 0 ? conocida : clases.push(nueva) - 1 };
  });
  return { clases, ligas: conClase };
}

type Pasado = { partidos: number; bandas: [number, number, number] };

/** Matches decided or scheduled of each player in the player's own league, and the bands they were in. */
function pasados(partidos: readonly Partido[], jugadores: readonly JugadorPropuesta[]): Map<number, Pasado> {
  const pasado = new Map<number, Pasado>(jugadores.map(({ id }) => [id, { partidos: 0, bandas: [0, 0, 0] }]));
  const ligaDe = new Map(jugadores.map(({ id, idLiga }) => [id, idLiga]));
  for (const partido of partidos.filter(cuenta)) {
    for (const id of [partido.idJugador1, partido.idJugador2]) {
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

/** Days with a saved match of each player; awarded and postponed ones take no day. */
function diasOcupados(partidos: readonly Partido[], dias: readonly Dia[]): Map<number, boolean[]> {
  const ocupados = new Map<number, boolean[]>();
  for (const partido of partidos) {
    const dia = dias.indexOf(diaDe(partido.fecha));
    if (!ocupa(partido) || dia < 0) continue;
    for (const id of [partido.idJugador1, partido.idJugador2]) {
      const suyos = ocupados.get(id) ?? dias.map(() => false);
      suyos[dia] = true;
      ocupados.set(id, suyos);
    }
  }
  return ocupados;
}

function jugadoresDe(datos: DatosPropuesta, ligas: readonly LigaEscenario[]): JugadorEscenario[] {
  const indiceLiga = new Map(ligas.map(({ id }, indice) => [id, indice]));
  const roster = porId(datos.jugadores.filter((j) => j.estado !== 'eliminado' && indiceLiga.has(j.idLiga)));
  const pasado = pasados(datos.partidos, roster);
  const ocupados = diasOcupados(datos.partidos, datos.dias);
  const maximos = ligas.map(({ id }) => {
    const activos = roster.filter((j) => j.idLiga === id && j.estado === 'activo');
    return Math.max(0, ...activos.map((j) => pasado.get(j.id)?.partidos ?? 0));
  });
  return roster.map((jugador) => {
    const liga = indiceLiga.get(jugador.idLiga) as number;
    const { partidos, bandas } = pasado.get(jugador.id) as Pasado;
    return {
      ...jugador,
      liga,
      deficit: en(maximos, liga) - partidos,
      costeBanda: costesBanda(bandas, bandasDe(en(ligas, liga))),
      ocupado: ocupados.get(jugador.id) ?? datos.dias.map(() => false),
      ausente: datos.dias.map((dia) => datos.ausencias[dia]?.includes(jugador.id) ?? false),
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
    pistasLibres(pistas, partidos, dia, porVenir(limites, dia, datos.ahora)),
  );
  const grupos = libres.flatMap((delDia, dia) => agruparHuecos(delDia, dia));
  const base = { dias: datos.dias, clases, ligas, jugadores, grupos, libres, partidos };
  return { ...base, parejas: parejasDe(base) };
}
