import type { Cierre } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Puestos } from '#contract/opciones.ts';
import {
  type DivisionFinal,
  destinosDe,
  type PromocionJugada,
} from '#domain/clasificacion/cierre-temporada.ts';
import type { Resolucion } from '#domain/clasificacion/resolver-division.ts';
import type { Sorteo } from '#domain/clasificacion/sorteo.ts';
import { type Empate, empatesDe, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { finDeCiclo } from '#domain/liga/ciclo.ts';
import type { Disciplina } from '#domain/liga/deportes.ts';
import {
  type Competicion,
  compararNivel,
  MAX_CICLOS,
  mismaCompeticion,
  nombreLiga,
} from '#domain/liga/liga.ts';
import { SIGUIENTE, temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { estaPuesto } from '#domain/partido/ocupacion.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { ganadorDe, estaDecidido as tieneResultado } from '#domain/partido/resultado.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { type DatosResolucion, huellaDe, leerDatos, resolver, vistaDe } from './temporadas.ts';

async function quienJuegaEn(db: Lector, ligas: readonly number[]): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idLiga'])
    .where('idLiga', 'in', ligas)
    .orderBy('id')
    .execute();
  return new Map(filas.flatMap(({ id, idLiga }) => (idLiga === null ? [] : [[id, idLiga] as const])));
}

const DE_PROMOCION = TIPOS_LIGA.filter((tipo) => CLASES[tipo].decidePromociones);

/** In the play-offs of that sport and mode, from that moment on: another cycle has had its own. */
async function promocionesJugadas(
  db: Lector,
  anio: number,
  { deporte, modo, desde }: Disciplina & { desde: FechaHora },
): Promise<PromocionJugada[]> {
  const filas = await db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .selectAll('partido')
    .where('liga.tipo', 'in', DE_PROMOCION)
    .where('liga.deporte', '=', deporte)
    .where('liga.modo', '=', modo)
    .where('liga.anio', '=', anio)
    .where('partido.fecha', '>=', desde)
    .orderBy('partido.id')
    .execute();
  return filas.flatMap((fila) => {
    const ganador = ganadorDe(partidoDeFila(fila));
    if (ganador === null) return [];
    const [uno, otro] = jugadoresDe(fila);
    return [ganador === 1 ? { ganador: uno, perdedor: otro } : { ganador: otro, perdedor: uno }];
  });
}

export type Pedido = Pick<Cierre, 'tipo' | 'deporte' | 'modo' | 'fin'> & {
  anio?: number | undefined;
  puestos: Puestos;
  /** The players of the ties that are decided, who goes first before. */
  orden: readonly number[];
};

/** A division that ends, with what resolving it does and the league of next year, if somebody opened it. */
export type Division = {
  liga: LigaLeida;
  datos: DatosResolucion;
  /** Across a line, decided or not; `decididos`: the players of those that are, in their order, said or drawn. */
  empates: Empate[];
  decididos: number[];
  resolucion: Resolucion;
  abierta: LigaLeida | null;
};
export const idsDe = ({ jugadores }: Empate): number[] => jugadores.map(({ idJugador }) => idJugador);

const estaDecidido = (empate: Empate, orden: readonly number[]): boolean =>
  idsDe(empate).every((id) => orden.includes(id));

export const deLosMismos = (unos: readonly number[], otros: readonly number[]): boolean =>
  unos.length === otros.length && unos.every((id) => otros.includes(id));

/** What has been drawn of exactly those who are equal. */
export const sorteoDe = ({ reglas }: LigaLeida, empate: Empate): Sorteo | null =>
  reglas.decisiones.find(({ modo, orden }) => modo === 'sorteo' && deLosMismos(idsDe(empate), orden)) ?? null;

export type Temporada = { ahora: string; anio: number; anios: number[]; divisiones: Division[] };

export async function leerDivision(
  db: Lector,
  liga: LigaLeida,
  activas: readonly LigaLeida[],
  { ahora, puestos, orden, fin }: Pick<Pedido, 'puestos' | 'orden' | 'fin'> & { ahora: string },
): Promise<Division> {
  const datos = await leerDatos(db, liga.id);
  const quitables = datos.partidos.filter((partido) => estaPuesto(partido, ahora) && partido.fecha > ahora);
  const quitar = puestos === 'quitar' ? quitables.map(({ id }) => id) : [];
  const empates = empatesDe(resolver(datos, ahora, new Set(quitar)).previa, liga, {
    primera: esPrimera(liga, datos.ligas),
    ultima: esUltima(liga, datos.ligas),
  });
  const decididos = empates.flatMap((empate) =>
    estaDecidido(empate, orden)
      ? orden.filter((id) => idsDe(empate).includes(id))
      : (sorteoDe(liga, empate)?.orden ?? []),
  );
  const resolucion = resolver(datos, ahora, new Set(quitar), decididos);
  const siguiente = SIGUIENTE[fin](liga, diaDe(ahora));
  const esLaSiguiente = (otra: LigaLeida): boolean =>
    otra.id !== liga.id && otra.division === siguiente.division && otra.anio === siguiente.anio;
  return { liga, datos, empates, decididos, resolucion, abierta: activas.find(esLaSiguiente) ?? null };
}

export async function activasDe(db: Lector, de: Competicion): Promise<LigaLeida[]> {
  return (await todasLasLigas(db)).filter((liga) => mismaCompeticion(liga, de) && liga.estado === 'activa');
}

/** 404 when nothing of that type, sport and mode goes on that year. */
function deEseAnio(activas: readonly LigaLeida[], pedido: Pedido): { anio: number; suyas: LigaLeida[] } {
  const anio = pedido.anio ?? Math.min(...activas.map((liga) => liga.anio));
  const suyas = activas.filter((liga) => liga.anio === anio).sort(compararNivel);
  if (suyas.length === 0) throw new Problema(404, mensajes.sinTemporada);
  return { anio, suyas };
}

/** 409: its divisions are not all in one cycle. */
function comprobarCiclo({ divisiones }: Temporada): void {
  const ciclos = [...new Set(divisiones.map(({ liga }) => liga.ciclo))].sort((a, b) => a - b);
  const [ciclo = 0, ...otros] = ciclos;
  if (otros.length > 0 || ciclo === 0) throw new Problema(409, mensajes.ciclosDistintos(ciclos));
  if (ciclo === MAX_CICLOS) throw new Problema(409, mensajes.ultimoCiclo(ciclo));
}

/** 409: its next season is not offered yet, it is no cycle, or nobody has played anything: it has just been opened. */
function comprobarQueSeCierra(temporada: Temporada, hoy: Dia, fin: Pedido['fin']): void {
  const { anio, divisiones } = temporada;
  if (fin === 'ciclo') comprobarCiclo(temporada);
  else if (!temporadasOfrecidas(hoy).includes(anio + 1))
    throw new Problema(409, mensajes.temporadaSinSiguiente(anio));
  const jugados = divisiones.flatMap(({ datos }) => datos.partidos).filter((uno) => !uno.sintetico);
  if (!jugados.some(tieneResultado)) throw new Problema(409, mensajes.temporadaSinJugar);
}

export async function leerTemporada(db: Lector, reloj: Clock, pedido: Pedido): Promise<Temporada> {
  const activas = await activasDe(db, pedido);
  const { anio, suyas } = deEseAnio(activas, pedido);
  const opciones = { ...pedido, ahora: reloj.localTime() };
  const divisiones: Division[] = [];
  for (const liga of suyas) divisiones.push(await leerDivision(db, liga, activas, opciones));
  const anios = [...new Set(activas.map((liga) => liga.anio))].sort((a, b) => a - b);
  const temporada = { ahora: opciones.ahora, anio, anios, divisiones };
  comprobarQueSeCierra(temporada, reloj.today(), pedido.fin);
  return temporada;
}

const tablaFinal = ({ liga, resolucion }: Division, juegaEn: ReadonlyMap<number, number>): DivisionFinal => ({
  idLiga: liga.id,
  division: liga.division,
  reglas: liga.reglas,
  filas: resolucion.previa.map(({ idJugador, zona, estado, empatado }) => ({
    idJugador,
    zona,
    estado,
    empatado,
    sigue: juegaEn.get(idJugador) === liga.id,
  })),
});

/** The first match of the cycle; of a whole season, any. */
const desdeCuando = (divisiones: readonly Division[]): FechaHora =>
  divisiones.some(({ liga }) => liga.ciclo > 0)
    ? (divisiones.flatMap(({ datos }) => datos.partidos.map(({ fecha }) => fecha)).sort()[0] ?? '')
    : '';

async function destinosVistos(
  db: Lector,
  { anio, divisiones }: Temporada,
  { deporte, modo }: Disciplina,
): Promise<Cierre['destinos']> {
  const juegaEn = await quienJuegaEn(
    db,
    divisiones.map(({ liga }) => liga.id),
  );
  const filas = new Map(
    divisiones.flatMap(({ liga, resolucion }) =>
      resolucion.previa.map((fila) => [`${liga.id} ${fila.idJugador}`, fila] as const),
    ),
  );
  const nombres = new Map([...filas.values()].map(({ idJugador, jugador }) => [idJugador, jugador]));
  const finales = divisiones.map((division) => tablaFinal(division, juegaEn));
  const desde = desdeCuando(divisiones);
  return destinosDe(finales, await promocionesJugadas(db, anio, { deporte, modo, desde })).flatMap(
    ({ rival, ...destino }) => {
      const suya = filas.get(`${destino.de} ${destino.idJugador}`);
      if (!suya) return [];
      const { jugador, estado, puesto, empatado } = suya;
      return [{ ...destino, jugador, estado, puesto, empatado, rival: nombres.get(rival ?? 0) ?? null }];
    },
  );
}

/** Those of a cycle, as far as they are known. */
const diasDeCiclo = (liga: Pick<LigaLeida, 'ciclo' | 'reglas'>) => ({
  desde: liga.ciclo > 0 ? liga.reglas.inicioCiclo : null,
  hasta: finDeCiclo(liga),
});

const enLimpio = (sorteo: Sorteo | null): Sorteo | null =>
  sorteo && { orden: sorteo.orden, bolas: sorteo.bolas };

export async function vista(db: Lector, pedido: Pedido, temporada: Temporada): Promise<Cierre> {
  const { tipo, deporte, modo, fin } = pedido;
  const { ahora, anio, anios } = temporada;
  const divisiones: Cierre['divisiones'] = [];
  for (const { liga, datos, empates, resolucion, abierta } of temporada.divisiones)
    divisiones.push({
      ...(await vistaDe(db, datos, resolucion, ahora)),
      idLiga: liga.id,
      nombre: liga.nombre,
      division: liga.division,
      clasificaciones: resolucion.previa,
      siIgualan: liga.reglas.siIgualan,
      empates: empates.map((empate) => ({ ...empate, sorteo: enLimpio(sorteoDe(liga, empate)) })),
      grupo: { grupoMin: liga.reglas.grupoMin, grupoMax: liga.reglas.grupoMax },
      nueva: {
        nombre: nombreLiga(SIGUIENTE[fin](liga, diaDe(ahora))),
        abierta: abierta !== null,
        ...diasDeCiclo(abierta ?? SIGUIENTE[fin](liga, diaDe(ahora))),
      },
    });
  const que = { tipo, deporte, modo, fin, anio, ciclo: temporada.divisiones[0]?.liga.ciclo ?? 0 };
  const destinos = await destinosVistos(db, temporada, pedido);
  const cierre = { ...que, anios, divisiones, destinos };
  return { ...cierre, huella: huellaDe(cierre) };
}

/** What closing a season would do. Nothing is written. */
export const verCierre = async ({ db }: BaseDatos, reloj: Clock, pedido: Pedido): Promise<Cierre> =>
  vista(db, pedido, await leerTemporada(db, reloj, pedido));
