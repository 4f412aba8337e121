import { OBSERVACION_RESOLUCION, resolverDivision } from '#domain/clasificacion/resolver-division.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { fechaHora } from '#domain/fecha.ts';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { todosContraTodos } from './emparejar.ts';
import { conResultado, huecoCerca, type Mesa, personaDe, porJugar } from './partidos.ts';
import { diaA } from './plazos.ts';
import type { LigaDemo, PartidoDemo, Plazo } from './tipos.ts';

/** Matches nobody played in time: the division was closed with resolution matches. Spec §4. */
const SIN_JUGAR = 2;
const CIERRE = 21 * 60;
const EXTREMOS = { esPrimera: true, esUltima: true };

type LigaAcabada = {
  partidos: PartidoDemo[];
  /** Ids of its players in the final order. */
  orden: number[];
};

function jugados(mesa: Mesa, liga: LigaDemo, plazo: Plazo): PartidoDemo[] {
  const encuentros = todosContraTodos(liga.plantilla, 1);
  return encuentros.slice(0, -SIN_JUGAR).flatMap((encuentro, i) => {
    const hueco = huecoCerca(mesa, liga, encuentro, { dia: diaA(plazo, i / encuentros.length), plazo });
    return hueco ? [conResultado(mesa, liga.tipo, porJugar(liga, encuentro, hueco))] : [];
  });
}

/** Plays a whole league, resolves what was left and answers how it ended. */
export function jugarLiga(mesa: Mesa, liga: LigaDemo, plazo: Plazo): LigaAcabada {
  const partidos = jugados(mesa, liga, plazo);
  const jugadores = liga.plantilla.map((id): JugadorLiga => ({ ...personaDe(mesa, id), enLiga: true }));
  const cierre = { ahora: fechaHora(plazo.hasta, CIERRE), duracion: liga.duracion, ...EXTREMOS };
  const { crear } = resolverDivision(liga, jugadores, partidos, cierre);
  const resueltos = crear.map((partido) => ({ ...partido, observaciones: OBSERVACION_RESOLUCION }));
  const todos = [...partidos, ...resueltos];
  const tabla = clasificacion(liga, jugadores, todos, { hoy: plazo.hasta, ...EXTREMOS });
  return { partidos: todos, orden: tabla.map(({ idJugador }) => idJugador) };
}

/** The last two of each league change places with the first two of the next one. Spec §9. */
const ASCENSOS = 2;

function ascender(ordenes: readonly number[][]): number[] {
  const niveles = ordenes.map((orden) => [...orden]);
  for (let i = 1; i < niveles.length; i += 1) {
    const [arriba, abajo] = [niveles[i - 1] ?? [], niveles[i] ?? []];
    const suben = abajo.splice(0, ASCENSOS, ...arriba.slice(-ASCENSOS));
    arriba.splice(-ASCENSOS, ASCENSOS, ...suben);
  }
  return niveles.flat();
}

type Cambios = { bajas: ReadonlySet<number>; altas: readonly number[]; tamano: number };

/** Next season's rosters, best level first: promotions and relegations, leavers out, newcomers at the bottom. */
export function plantillasNuevas(
  ordenes: readonly number[][],
  { bajas, altas, tamano }: Cambios,
): number[][] {
  const todos = [...ascender(ordenes).filter((id) => !bajas.has(id)), ...altas];
  return ordenes.map((_, i) => todos.slice(i * tamano, (i + 1) * tamano));
}
