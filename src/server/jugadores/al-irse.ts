import type { AlIrsePedido, LoQueDejan, SegunRegla } from '#contract/liga/jugadores.ts';
import {
  type AlIrse,
  type LoQueSeHace,
  NADA_SE_HACE,
  quitarDelHorario,
  resolverSalidas,
  type Salida,
  salidasDe,
  trasIrse,
} from '#domain/clasificacion/al-irse.ts';
import { type DatosTabla, tablaDe } from '#domain/clasificacion/tabla.ts';
import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { loJuega, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { TxFirmada } from '#server/db/registro/firma.ts';
import {
  anularPartidos,
  aplazarPartidos,
  guardarResolucion,
  partidoDeFila,
} from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { jugadoresPorId } from './jugadores.queries.ts';

/** Matches of those players that may still be on the schedule. */
async function porVenir(db: Lector, ids: readonly number[], ahora: FechaHora): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where(loJuega(...ids))
    .where(PARTIDOS.seDebe)
    .where('fecha', '>=', `${sumarDias(diaDe(ahora), -1)}T00:00`)
    .orderBy('id')
    .execute();
  return filas.map(partidoDeFila);
}

type DeUnaLiga = {
  datos: Omit<DatosTabla, 'partidos'> & { partidos: Partido[] };
  nombre: string;
  duracion: number;
  seVan: ReadonlySet<number>;
};

/** The leagues that are left, with who leaves each; none that gives no table, or is over. */
async function ligasQueDejan(db: Lector, salidas: readonly Salida[]): Promise<DeUnaLiga[]> {
  const ligas: DeUnaLiga[] = [];
  for (const [idLiga, suyas] of Map.groupBy(salidas, (una) => una.idLiga)) {
    if (idLiga === null) continue;
    const [liga, datos] = [await ligaPorId(db, idLiga), await datosDeTabla(db, idLiga)];
    if (!datos || !liga?.reglas.clasifica || liga.estado === 'inactiva') continue;
    const { nombre, duracion } = liga;
    const partidos = await partidosDeLiga(db, idLiga);
    const seVan = new Set(suyas.map(({ idJugador }) => idJugador));
    ligas.push({ datos: { ...datos, partidos }, nombre, duracion, seVan });
  }
  return ligas;
}

const enUnaLiga = ({ datos, duracion, seVan }: DeUnaLiga, alIrse: AlIrse, ahora: FechaHora): LoQueSeHace =>
  resolverSalidas({ ...datos, ahora, duracion }, seVan, alIrse);

const juntar = (uno: LoQueSeHace, otro: LoQueSeHace): LoQueSeHace => ({
  crear: [...uno.crear, ...otro.crear],
  puntuar: [...uno.puntuar, ...otro.puntuar],
  cancelar: [...uno.cancelar, ...otro.cancelar],
  anular: [...uno.anular, ...otro.anular],
});

const idsDe = (salidas: readonly Salida[]): number[] => salidas.map(({ idJugador }) => idJugador);

const cuantosSe = ({ crear, puntuar, anular }: LoQueSeHace) => ({
  anulados: anular.length,
  adjudicados: puntuar.length + crear.filter(estaDecidido).length,
});

/**
 * What those who leave have in each league: what is asked for or, when nothing is, what its rule says and, without one,
 * off the schedule and still missing. In the transaction that saves them. docs/reglas/consecuencias.md
 */
export async function dejarLigas(
  tx: TxFirmada,
  salidas: readonly Salida[],
  { alIrse = 'regla', ahora }: { alIrse?: AlIrse | undefined; ahora: FechaHora },
): Promise<void> {
  if (salidas.length === 0) return;
  const antes = await porVenir(tx.q, idsDe(salidas), ahora);
  const ligas = await ligasQueDejan(tx.q, salidas);
  const hecho = ligas.map((una) => enUnaLiga(una, alIrse, ahora)).reduce(juntar, NADA_SE_HACE);
  await guardarResolucion(tx, hecho);
  await anularPartidos(tx, hecho.anular);
  const quitados = quitarDelHorario(trasIrse(antes, { ...hecho, crear: [] }), salidas, ahora);
  await aplazarPartidos(tx, quitados);
  const { anulados, adjudicados } = cuantosSe(hecho);
  if (anulados + adjudicados + quitados.length > 0)
    await anotarHechos(tx, [hechos.dejanLiga(anulados, adjudicados, quitados.length)]);
}

/** Who is out goes last whatever they have. */
const sinQuienesSeVan = (jugadores: readonly JugadorLiga[], seVan: ReadonlySet<number>): JugadorLiga[] =>
  jugadores.map((uno) => (seVan.has(uno.id) ? { ...uno, enLiga: false } : uno));

/** What the rule of a league does, with whoever stays that it gives or takes points, or another place. */
function segunRegla(una: DeUnaLiga, ahora: FechaHora): SegunRegla {
  const { datos, nombre, seVan } = una;
  const hace = enUnaLiga(una, 'regla', ahora);
  const tabla = (cual: Partial<DatosTabla>) => tablaDe({ ...datos, ...cual }, diaDe(ahora)).clasificaciones;
  const eran = new Map(tabla({}).map((fila) => [fila.idJugador, fila]));
  const quedan = tabla({
    jugadores: sinQuienesSeVan(datos.jugadores, seVan),
    partidos: trasIrse(datos.partidos, hace),
  });
  const rivales = quedan.flatMap((fila) => {
    const era = eran.get(fila.idJugador);
    if (!era || estaFuera(fila)) return [];
    const [puntos, puestoAntes, puestoDespues] = [fila.puntos - era.puntos, era.puesto, fila.puesto];
    const igual = puntos === 0 && puestoAntes === puestoDespues;
    return igual ? [] : [{ jugador: fila.jugador, puntos, puestoAntes, puestoDespues }];
  });
  return { liga: nombre, regla: datos.liga.reglas.alIrse, ...cuantosSe(hace), rivales };
}

const NO_DEJAN: LoQueDejan = { faltan: 0, puestos: 0, reglas: [] };

/** What saving that of those players would leave without playing, and what the rules would do. Nothing is written. */
export async function verLoQueDejan(
  db: Lector,
  reloj: Clock,
  { jugadores }: AlIrsePedido,
): Promise<LoQueDejan> {
  if (jugadores.length === 0) return NO_DEJAN;
  const despues = new Map(jugadores.map((uno) => [uno.id, uno]));
  const antes = await jugadoresPorId(db, [...despues.keys()]);
  const salidas = antes.flatMap((uno) => salidasDe(uno, despues.get(uno.id) ?? uno));
  if (salidas.length === 0) return NO_DEJAN;
  const ahora = reloj.localTime();
  const ligas = await ligasQueDejan(db, salidas);
  const { crear, puntuar } = ligas
    .map((una) => enUnaLiga(una, 'adjudicar', ahora))
    .reduce(juntar, NADA_SE_HACE);
  const puestos = quitarDelHorario(await porVenir(db, idsDe(salidas), ahora), salidas, ahora).length;
  const conRegla = ligas.filter(({ datos }) => datos.liga.reglas.alIrse !== 'seDecide');
  return {
    faltan: crear.length + puntuar.length,
    puestos,
    reglas: conRegla.map((una) => segunRegla(una, ahora)),
  };
}
