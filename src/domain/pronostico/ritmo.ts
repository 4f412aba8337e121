import { type Dia, diaDe, diasEntre, sumarDias } from '#domain/fecha.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { clavePareja, type Partido } from '#domain/partido/partido.ts';
import { deLaPareja, estaCancelado, loAplazo, piernasDebidas, seJugo } from '#domain/partido/resultado.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { type DatosPronostico, type Fallos, finesDeSemana, lunesDe, TOPES, type Tope } from './datos.ts';

const SEMANAS_DE_RITMO = 6;
const SEMANA = 7;

type ConLiga = Pick<LigaPropuesta, 'id' | 'idaVuelta'>;

/** What a league still has to play between those who can: legs not decided, of which some are arranged. */
export type Deuda = {
  debidos: number;
  puestos: number;
  /** Who has a leg neither decided nor arranged with whom, by id. */
  sinPoner: [number, number][];
  /** Legs not decided of each player, by id; of who is injured too. */
  porJugador: Map<number, number>;
};

/** Who counts for the end of a league: nobody waits for who is injured or struck off. */
export const juegaAun = ({ estado }: Pick<JugadorPropuesta, 'estado'>): boolean => estado === 'activo';

/** docs/reglas/pronostico.md */
export function deudaDe(
  liga: ConLiga,
  jugadores: readonly JugadorPropuesta[],
  partidos: readonly Partido[],
): Deuda {
  const propios = partidos.filter(({ idLiga }) => idLiga === liga.id);
  const parejas = Map.groupBy(propios, ({ idJugador1, idJugador2 }) => clavePareja(idJugador1, idJugador2));
  const suyos = jugadores.filter(({ idLiga, estado }) => idLiga === liga.id && estado !== 'eliminado');
  const porJugador = new Map(suyos.map(({ id }) => [id, 0]));
  const deuda: Deuda = { debidos: 0, puestos: 0, sinPoner: [], porJugador };
  const dos = suyos.flatMap((uno, i) => suyos.slice(i + 1).map((otro) => [uno, otro] as const));
  for (const [uno, otro] of dos) {
    const jugados = deLaPareja(parejas.get(clavePareja(uno.id, otro.id)) ?? []);
    const faltan = piernasDebidas(vueltasTotales(liga), jugados);
    for (const { id } of [uno, otro]) porJugador.set(id, (porJugador.get(id) ?? 0) + faltan);
    if (![uno, otro].every(juegaAun)) continue;
    deuda.debidos += faltan;
    deuda.puestos += Math.min(faltan, jugados.acordados);
    if (faltan > jugados.acordados) deuda.sinPoner.push([uno.id, otro.id]);
  }
  return deuda;
}

/** What a league has played: the day of its first match, and how many in the last weeks. */
export type Jugado = { primero: Dia | null; recientes: number };

export const desdeRecientes = (hoy: Dia): Dia => sumarDias(hoy, -SEMANAS_DE_RITMO * SEMANA);

type Ritmo = { porSemana: number; semanas: number };

/** Matches a week in the last weeks, or in as many as the league has had; null: nothing to go by yet. */
export function ritmoDe({ primero, recientes }: Jugado, hoy: Dia): Ritmo | null {
  if (primero === null) return null;
  const jugadas = Math.ceil((diasEntre(primero, hoy) + 1) / SEMANA);
  const semanas = Math.min(SEMANAS_DE_RITMO, jugadas);
  return semanas < 2 ? null : { porSemana: recientes / semanas, semanas };
}

/** The day on which what is owed would be played at that pace; null when nothing is played. */
export function finAlRitmo(debidos: number, porSemana: number, hoy: Dia): Dia | null {
  if (debidos === 0) return hoy;
  if (porSemana === 0) return null;
  return sumarDias(hoy, Math.ceil(debidos / porSemana) * SEMANA);
}

/** Awarded ones are not played. */
export function jugadoEn(partidos: readonly Partido[], idLiga: number, hoy: Dia): Jugado {
  const dias = partidos
    .filter((partido) => partido.idLiga === idLiga && seJugo(partido))
    .map(({ fecha }) => diaDe(fecha))
    .filter((dia) => dia <= hoy)
    .sort();
  return { primero: dias[0] ?? null, recientes: dias.filter((dia) => dia > desdeRecientes(hoy)).length };
}

/** The day on which a league would end at its pace, when it is past its last one; null: it ends in time, or nobody knows. */
export function seRetrasa(
  jugado: Jugado,
  debidos: number,
  limite: Dia,
  hoy: Dia,
): { final: Dia | null } | null {
  const ritmo = ritmoDe(jugado, hoy);
  if (ritmo === null || debidos <= 0 || limite < hoy) return null;
  const final = finAlRitmo(debidos, ritmo.porSemana, hoy);
  return final === null || final > limite ? { final } : null;
}

const SEMANAS_DE_FALLOS = 10;
/** With little history these are what is known: as if so many matches had gone as they usually do. */
const [APLAZADOS_DE_SALIDA, PARTIDOS_DE_SALIDA] = [2, 20];
const [FALTAS_DE_SALIDA, DIAS_DE_SALIDA] = [3, 60];

const seAplazo = (partido: Partido): boolean => loAplazo(partido) !== null || estaCancelado(partido);

/** The days of weekends since the first of those matches: before, nobody had one to be away from. */
const finesConPartidos = (puestos: readonly Partido[], hoy: Dia): Dia[] => {
  const [primero] = puestos.map(({ fecha }) => diaDe(fecha)).sort();
  return primero === undefined ? [] : finesDeSemana(sumarDias(primero, -1), hoy);
};

/** How often what was arranged was put off, and somebody could not come, in the last weeks. docs/reglas/pronostico.md */
export function fallosDe({ hoy, jugadores, partidos, ausencias }: DatosPronostico): Fallos {
  const desde = sumarDias(hoy, -SEMANAS_DE_FALLOS * SEMANA);
  const puestos = partidos.filter(
    ({ fecha, sintetico }) => !sintetico && diaDe(fecha) > desde && diaDe(fecha) <= hoy,
  );
  const dias = finesConPartidos(puestos, hoy);
  const activos = new Set(jugadores.filter(juegaAun).map(({ id }) => id));
  const faltas = dias.reduce(
    (suma, dia) => suma + (ausencias[dia] ?? []).filter((id) => activos.has(id)).length,
    0,
  );
  const ocasiones = dias.length * activos.size;
  return {
    aplazan: (puestos.filter(seAplazo).length + APLAZADOS_DE_SALIDA) / (puestos.length + PARTIDOS_DE_SALIDA),
    faltan: (faltas + FALTAS_DE_SALIDA) / (ocasiones + DIAS_DE_SALIDA),
  };
}

/** Of those who played in a weekend, the share who played twice from which two is the custom: where courts are few, few do. */
const DOS_ES_COSTUMBRE = 0.01;

/** How many matches a player has in a weekend, as those leagues go; two while nothing is known, as proposals do. */
export function topeObservado({ hoy, ligas, partidos }: DatosPronostico): Tope {
  const desde = sumarDias(hoy, -SEMANAS_DE_FALLOS * SEMANA);
  const ids = new Set(ligas.map(({ id }) => id));
  const veces = new Map<string, number>();
  for (const { idLiga, sintetico, fecha, idJugador1, idJugador2 } of partidos) {
    const dia = diaDe(fecha);
    if (!ids.has(idLiga) || sintetico || dia <= desde || dia > hoy) continue;
    for (const id of [idJugador1, idJugador2]) {
      const clave = `${id} ${lunesDe(dia)}`;
      veces.set(clave, (veces.get(clave) ?? 0) + 1);
    }
  }
  const dobles = [...veces.values()].filter((n) => n > 1).length;
  return veces.size === 0 || dobles >= DOS_ES_COSTUMBRE * veces.size ? TOPES[1] : TOPES[0];
}
