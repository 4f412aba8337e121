import { type Dia, diaDe, horaDe, type Minutos } from '#domain/fecha.ts';
import { avisosDeCita } from '#domain/partido/cita.ts';
import { jugadoresDe } from '#domain/partido/jugadores.ts';
import { MARCADOR_VACIO } from '#domain/partido/marcador.ts';
import { choqueDe } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { LineaPropuesta } from './datos.ts';
import { mensajes } from './revision-mensajes.ts';

/** A line while somebody edits it: anything may still be missing. */
export type LineaEditada = { [Campo in keyof LineaPropuesta]: LineaPropuesta[Campo] | null };

export type Campo = keyof LineaPropuesta;

/** Something about one line, beside the field to change. */
export type ProblemaLinea = { linea: number; campo: Campo; mensaje: string };

/** What the lines are checked against. `partidos` are the saved matches that could get in the way. */
export type EntornoLineas = {
  ligas: ReadonlyMap<number, { inicio: Minutos; fin: Minutos; duracion: number }>;
  jugadores: ReadonlyMap<number, string>;
  pistas: ReadonlyMap<number, string>;
  ausencias: Readonly<Record<Dia, readonly number[]>>;
  partidos: readonly Partido[];
};

type Linea = { [Campo in keyof LineaPropuesta]: NonNullable<LineaPropuesta[Campo]> };

/** Without players it is an empty slot: nothing to save. domain.md, "Proposal: the problem". */
export const estaVacia = (linea: LineaEditada): boolean =>
  linea.idJugador1 === null && linea.idJugador2 === null;

export const estaCompleta = (linea: LineaEditada): linea is Linea =>
  Object.values(linea).every((valor) => valor !== null);

/** What a line with some player still lacks, or has twice. */
export function faltasDe(linea: LineaEditada): { campo: Campo; mensaje: string }[] {
  if (estaVacia(linea)) return [];
  const { fecha, idPista, idLiga, idJugador1, idJugador2 } = linea;
  return [
    { campo: 'fecha' as const, mensaje: mensajes.faltaFecha, falta: fecha === null },
    { campo: 'idPista' as const, mensaje: mensajes.faltaPista, falta: idPista === null },
    { campo: 'idLiga' as const, mensaje: mensajes.faltaLiga, falta: idLiga === null },
    { campo: 'idJugador1' as const, mensaje: mensajes.faltaJugador, falta: idJugador1 === null },
    { campo: 'idJugador2' as const, mensaje: mensajes.faltaJugador, falta: idJugador2 === null },
    { campo: 'idJugador2' as const, mensaje: mensajes.mismoJugador, falta: idJugador1 === idJugador2 },
  ].flatMap(({ campo, mensaje, falta }) => (falta ? [{ campo, mensaje }] : []));
}

export type Colocado = { linea: number; partido: Partido };

/** A match to be: nobody has played it nor put it off. */
export const SIN_RESULTADO = {
  sintetico: false,
  sets: MARCADOR_VACIO,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  cancelado: false,
};

/** The complete lines as matches; a line of an unknown league has no length, so it is left out. */
export function colocados(
  lineas: readonly LineaEditada[],
  { ligas }: Pick<EntornoLineas, 'ligas'>,
): Colocado[] {
  return lineas.flatMap((linea, indice) => {
    const liga = linea.idLiga === null ? undefined : ligas.get(linea.idLiga);
    if (liga === undefined || !estaCompleta(linea)) return [];
    const partido = { ...SIN_RESULTADO, ...linea, id: 0, duracion: liga.duracion };
    return [{ linea: indice, partido }];
  });
}

const nombreDe = (nombres: ReadonlyMap<number, string>, id: number): string => nombres.get(id) ?? '';

function tituloDe({ jugadores }: EntornoLineas, partido: Partido): string {
  return `${nombreDe(jugadores, partido.idJugador1)} – ${nombreDe(jugadores, partido.idJugador2)}`;
}

/** Why a line cannot be saved beside another match, or null. */
function choque(entorno: EntornoLineas, { linea, partido }: Colocado, otro: Partido): ProblemaLinea | null {
  const motivo = choqueDe(partido, otro);
  if (motivo === null) return null;
  const [hora, titulo] = [horaDe(otro.fecha), tituloDe(entorno, otro)];
  if (motivo === 'pista') {
    const pista = nombreDe(entorno.pistas, otro.idPista ?? 0);
    return { linea, campo: 'idPista', mensaje: mensajes.pistaOcupada(pista, hora, titulo) };
  }
  const campo = jugadoresDe(otro).includes(partido.idJugador1) ? 'idJugador1' : 'idJugador2';
  const jugador = nombreDe(entorno.jugadores, partido[campo]);
  return { linea, campo, mensaje: mensajes.jugadorOcupado(jugador, hora, titulo) };
}

const comparten = (uno: Partido, otro: Partido): boolean =>
  uno.idPista === otro.idPista || jugadoresDe(uno).some((id) => jugadoresDe(otro).includes(id));

/** The matches, saved or of other lines, that want the same court or player as a line. */
const losDemas = (entorno: EntornoLineas, todos: readonly Colocado[], propio: Colocado): Partido[] => [
  ...entorno.partidos.filter((otro) => comparten(propio.partido, otro)),
  ...todos.flatMap((otro) =>
    otro !== propio && comparten(propio.partido, otro.partido) ? [otro.partido] : [],
  ),
];

/**
 * What keeps lines from being saved: half filled, a court taken, a player in two matches at overlapping
 * times. domain.md, "Proposal: the problem", saving.
 */
export function erroresDeLineas(lineas: readonly LineaEditada[], entorno: EntornoLineas): ProblemaLinea[] {
  const todos = colocados(lineas, entorno);
  const faltas = lineas.flatMap((linea, indice) =>
    faltasDe(linea).map((falta) => ({ linea: indice, ...falta })),
  );
  const choques = todos.flatMap((propio) => {
    const suyos = losDemas(entorno, todos, propio).map((otro) => choque(entorno, propio, otro));
    return suyos.find((problema) => problema !== null) ?? [];
  });
  return [...faltas, ...choques];
}

/** What is saved but deserves a look: twice the same day, an incident, outside the window. */
export function avisosDeLineas(lineas: readonly LineaEditada[], entorno: EntornoLineas): ProblemaLinea[] {
  const { ligas, ausencias, jugadores } = entorno;
  const todos = colocados(lineas, entorno);
  return todos.flatMap((propio) => {
    const { linea, partido } = propio;
    const avisos = avisosDeCita(partido, {
      horario: ligas.get(partido.idLiga) ?? null,
      ausentes: ausencias[diaDe(partido.fecha)] ?? [],
      otros: losDemas(entorno, todos, propio),
      nombres: jugadores,
    });
    return avisos.map((aviso) => ({ linea, ...aviso }));
  });
}
