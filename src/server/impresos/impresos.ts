import { club } from '#club';
import type { FileAnswer } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { impresosApi } from '#contract/sitio/impresos.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { compararLigas, rotuloLiga } from '#domain/liga/liga.ts';
import { ID_DE_TODAS, type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import {
  type EnPublico,
  leerNombresPublicos,
  losDosDe,
  type Nombrado,
  tablaEnPublico,
} from '#server/db/lecturas/nombres-publicos.ts';
import { conLiga } from '#server/db/lecturas/partidos.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import {
  type HojaClasificacion,
  type Impreso,
  type JornadaImpresa,
  type Tarea,
  textos,
} from './documento.ts';

const LIMITES = {
  threads: 1,
  waiting: 20,
  timeoutMs: 20_000,
  memoryMb: 256,
  busy: mensajes.imprentaOcupada,
};

/** Makes sheets in a thread of its own. 429 when too many are asked for at once. */
type Imprenta = { imprimir(impreso: Impreso): Promise<Uint8Array>; close(): Promise<void> };

export function crearImprenta(): Imprenta {
  const pool = createWorkerPool<Tarea, Uint8Array>(new URL('./documento.ts', import.meta.url), LIMITES);
  return { imprimir: (impreso) => pool.run({ club, impreso }), close: pool.close };
}

type PartidoPorImprimir = {
  fecha: FechaHora;
  pista: string | null;
  jugadores: [Nombrado, Nombrado];
  liga: string;
};

/** Matches of those leagues to be played from that day on, in order of time and court. */
async function porJugarDesde(
  db: Lector,
  idsLiga: readonly number[],
  dia: Dia,
): Promise<PartidoPorImprimir[]> {
  if (idsLiga.length === 0) return [];
  const filas = await conLiga(db)
    .where('partido.idLiga', 'in', idsLiga)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .orderBy('partido.fecha')
    .orderBy('partido.idPista')
    .orderBy('partido.id')
    .execute();
  return filas
    .filter((fila) => estaPorJugar(partidoDeFila(fila)))
    .map((fila) => ({
      fecha: fila.fecha,
      pista: fila.pista,
      jugadores: losDosDe(fila),
      liga: rotuloLiga(fila),
    }));
}

type Deps = { base: BaseDatos; reloj: Clock; imprenta: Imprenta };

type Pedido = { idLiga: number; nombres: NombresImpresos };

type Nombrar = EnPublico['nombre'];

const comoSeLlaman: Nombrar = (_id, nombre) => nombre;

const nombrarCon = async (db: Lector, nombres: NombresImpresos): Promise<Nombrar> =>
  nombres === 'completos' ? comoSeLlaman : (await leerNombresPublicos(db)).nombre;

/** One league by its id, whatever its state, or those of some types; best level first. */
function elegidas(ligas: readonly LigaLeida[], idLiga: number, tipos: readonly TipoLiga[]): LigaLeida[] {
  if (idLiga > 0) return [existente(ligas.find(({ id }) => id === idLiga))];
  return ligas.filter(({ tipo }) => tipos.includes(tipo)).sort(compararLigas);
}

async function hojaDe(
  { base: { db }, reloj }: Deps,
  { id, nombre }: LigaLeida,
  nombres: NombresImpresos,
): Promise<HojaClasificacion> {
  const datos = existente(await datosDeTabla(db, id));
  const nombrar = await nombrarCon(db, nombres);
  const dichos = nombres === 'completos' ? datos : tablaEnPublico(datos, await leerNombresPublicos(db));
  return { liga: nombre, tabla: tablaDe(dichos, reloj.today(), nombrar) };
}

async function imprimir({ reloj, imprenta }: Deps, impreso: Omit<Impreso, 'hoy'>): Promise<FileAnswer> {
  const hoy = reloj.today();
  const body = await imprenta.imprimir({ ...impreso, hoy });
  return { filename: `${impreso.cuerpo.clase}-${hoy}.pdf`, body };
}

/** Standings for the board, one page a league. 404 when there is no such league. */
async function imprimirClasificacion(deps: Deps, { idLiga, nombres }: Pedido): Promise<FileAnswer> {
  const todas = await todasLasLigas(deps.base.db);
  const ligas = idLiga > 0 ? todas : todas.filter(({ estado }) => estado === 'activa');
  const tipo = ID_DE_TODAS.get(idLiga);
  const hojas = await Promise.all(
    elegidas(ligas, idLiga, tipo ? [tipo] : []).map((liga) => hojaDe(deps, liga, nombres)),
  );
  const titulo = tipo ? textos.clasificacionesDe(tipo) : textos.clasificacion;
  return imprimir(deps, { titulo, cuerpo: { clase: 'clasificacion', hojas } });
}

function jornadasDe(partidos: readonly PartidoPorImprimir[], nombrar: Nombrar): JornadaImpresa[] {
  const porDia = Map.groupBy(partidos, ({ fecha }): Dia => diaDe(fecha));
  return [...porDia].map(([dia, suyos]) => ({
    dia,
    partidos: suyos.map(({ fecha, pista, jugadores: [uno, dos], liga }) => ({
      hora: horaDe(fecha),
      pista,
      jugadores: [nombrar(uno.id, uno.nombre), nombrar(dos.id, dos.nombre)],
      liga,
    })),
  }));
}

/** What is still to be played from today on, by day, also of leagues that are over. 404 when there is no such league. */
async function imprimirHorarios(deps: Deps, { idLiga, nombres }: Pedido): Promise<FileAnswer> {
  const { base, reloj } = deps;
  const tipo = ID_DE_TODAS.get(idLiga);
  const ligas = elegidas(await todasLasLigas(base.db), idLiga, tipo ? tiposDelHorario(tipo) : []);
  const ids = ligas.map(({ id }) => id);
  const partidos = await porJugarDesde(base.db, ids, reloj.today());
  const nombrar = await nombrarCon(base.db, nombres);
  const titulo = tipo ? textos.horariosDe(tipo) : textos.horarios;
  return imprimir(deps, { titulo, cuerpo: { clase: 'horarios', jornadas: jornadasDe(partidos, nombrar) } });
}

export function impresosRoutes(route: Route, deps: Parameters<typeof imprimirHorarios>[0]): void {
  route(impresosApi.clasificacion, ({ query }) => imprimirClasificacion(deps, query));
  route(impresosApi.horarios, ({ query }) => imprimirHorarios(deps, query));
}
