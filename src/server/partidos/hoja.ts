import type { FileAnswer } from '#contract/endpoint.ts';
import type { HojaVista, Previa } from '#contract/importar.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Partido } from '#contract/partidos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { enteroDe } from '#domain/hoja/valores.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { conSets, normalizar, planoDe } from '#domain/partido/marcador.ts';
import { detalleDeCambio } from '#domain/registro/cambio.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { anotar, anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import {
  CeldaMala,
  type Celdas,
  cambioDe,
  type Entendida,
  type Leida,
  leerHoja,
  loVisto,
  mismaVersionQue,
} from '#server/db/hoja.ts';
import { actualizarPartido, type DatosPartido, insertarPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { writeCsv } from '#server/platform/csv.ts';
import { Problema } from '#server/platform/problema.ts';
import { type Entorno, leerEntorno, ocupacionDe } from './comprobar.ts';
import { COLUMNAS, columna, columnaDe, filaDe } from './hoja-columnas.ts';
import { type Club, datosDeFila, leerClub } from './hoja-entender.ts';
import { buscarPartidos, partidoDeEntonces, partidoPorId } from './partidos.queries.ts';

const TODOS = {
  fecha: null,
  idPista: null,
  idLiga: null,
  jugador: null,
  porAtender: false,
  aplazados: false,
};

/** Every match, to be opened in a spreadsheet. It leaves a line in the log. */
export async function exportarPartidos(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const partidos = await buscarPartidos(base.db, TODOS, reloj.today());
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja('partidos', partidos.length)]));
  const body = writeCsv([Object.values(COLUMNAS), ...partidos.map(filaDe)]);
  return { filename: `partidos-${reloj.today()}.csv`, body };
}

type Contexto = { tx: TxFirmada; club: Club; vistos: Map<number, number> };

async function partidoConId({ tx }: Contexto, numero: string): Promise<Partido> {
  const id = enteroDe(numero) ?? 0;
  await tx.lock('partido', [id]);
  const partido = await partidoPorId(tx.q, id);
  if (!partido) throw new CeldaMala(columna('id'), mensajes.hojaIdDesconocido(numero));
  return partido;
}

/** The first thing a refusal names, as the cell where it is seen. */
function comoCelda(error: unknown): unknown {
  if (!(error instanceof Problema)) return error;
  const [fallo] = error.errors ?? [];
  return new CeldaMala(columnaDe(fallo?.path ?? 'fecha'), fallo?.message ?? error.message);
}

/** The rules of saving one match: a score with sense, everybody in the league, court and players free. */
async function comprobar({ tx }: Contexto, datos: DatosPartido, antes: Partido | null) {
  const [fallo] = erroresDe(conSets(datos));
  if (fallo) throw new CeldaMala(columnaDe(fallo.path), fallo.message);
  const entorno = await leerEntorno(tx.q, datos, antes).catch((error: unknown) => {
    throw comoCelda(error);
  });
  const choque = await ocupacionDe(tx.q, antes?.id ?? 0, datos, entorno.nombres);
  if (choque !== null) throw new CeldaMala(columna('fecha'), choque);
  return entorno;
}

/** Twice the same match in a file is nobody's intention. */
function noRepetir({ vistos }: Contexto, id: number, linea: number): void {
  const otra = vistos.get(id);
  if (otra !== undefined) throw new CeldaMala(columna('id'), mensajes.hojaRepetida(otra));
  vistos.set(id, linea);
}

/** What somebody saved after the file went out is not lost. */
async function cambiar(tx: TxFirmada, antes: Partido, datos: DatosPartido, celdas: Celdas): Promise<void> {
  mismaVersionQue(antes, celdas);
  await actualizarPartido(tx, antes.id, datos);
}

/** What a row sends, and the match it is about: the one with its number, or that of then. */
async function leerFila(contexto: Contexto, celdas: Celdas) {
  const numero = celdas(columna('id'));
  const conId = numero ? await partidoConId(contexto, numero) : null;
  const enviados = datosDeFila(contexto.club, celdas, conId);
  const antes = conId ?? (await partidoDeEntonces(contexto.tx.q, enviados)) ?? null;
  return { antes, datos: { ...enviados, ...planoDe(normalizar(conSets(enviados)).sets) } };
}

/** How the preview tells of a row; without detail, it changes nothing. */
function enPalabras(
  { pistas }: Club,
  { liga, nombres }: Entorno,
  datos: DatosPartido,
  antes: Partido | null,
) {
  const conocidos = {
    liga: new Map([[liga.id, liga.nombre]]),
    pista: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
    jugador: nombres,
  };
  const despues = antes ? { ...antes, ...datos } : datos;
  const quienes = `${nombres.get(datos.idJugador1)} – ${nombres.get(datos.idJugador2)}`;
  return {
    titulo: `${quienes}, ${fechaCorta(datos.fecha)}`,
    detalle: detalleDeCambio({ entidad: 'partido', antes, despues }, conocidos),
  };
}

type Fila = Entendida<DatosPartido, Partido>;

/** Understands a row and saves it: what comes after finds its court and its players taken. */
async function tomar(contexto: Contexto, celdas: Celdas, linea: number): Promise<Fila> {
  const { tx, club } = contexto;
  const { antes, datos } = await leerFila(contexto, celdas);
  if (antes) noRepetir(contexto, antes.id, linea);
  const entorno = await comprobar(contexto, datos, antes);
  const { titulo, detalle } = enPalabras(club, entorno, datos, antes);
  const igual = antes !== null && detalle === null;
  if (antes && !igual) await cambiar(tx, antes, datos, celdas);
  if (!antes) contexto.vistos.set((await insertarPartido(tx, datos)).id, linea);
  return { titulo, antes, datos, detalle: detalle ?? '', igual };
}

const ids = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);

async function tomarTodo(tx: TxFirmada, contenido: string): Promise<Leida<DatosPartido, Partido>> {
  const club = await leerClub(tx.q);
  await tx.lock('liga', ids(club.ligas));
  await tx.lock('pista', ids(club.pistas));
  await tx.lock('jugador', ids(club.jugadores));
  const contexto = { tx, club: await leerClub(tx.q), vistos: new Map<number, number>() };
  return leerHoja(contenido, [columna('fecha')], (celdas, linea) => tomar(contexto, celdas, linea));
}

/** What a transaction that must leave nothing answers by. */
class SoloMirar extends Error {
  readonly previa: Previa;

  constructor(previa: Previa) {
    super('nothing is written');
    this.previa = previa;
  }
}

/** What importing the file would do: it is done, and taken back before anybody sees it. */
export async function verHojaPartidos(base: BaseFirmada, contenido: string): Promise<Previa> {
  try {
    return await base.transact(async (tx) => {
      throw new SoloMirar((await tomarTodo(tx, contenido)).previa);
    });
  } catch (error) {
    if (error instanceof SoloMirar) return error.previa;
    throw error;
  }
}

/**
 * Creates and changes the matches of the file, in one transaction; with a bad row, 400 and nothing. 409 when it
 * would not do any more what was seen.
 */
export function importarPartidos(
  base: BaseFirmada,
  { contenido, huella }: HojaVista,
): Promise<{ nuevas: number; cambian: number }> {
  return base.transact(async (tx) => {
    const leida = await tomarTodo(tx, contenido);
    const hechas = loVisto(leida, huella);
    const { nuevas, cambian } = leida.previa;
    await anotar(tx, ...hechas.map((fila) => cambioDe('partido', fila)));
    if (hechas.length > 0) await anotarHechos(tx, [hechos.importa('partidos', nuevas, cambian)]);
    return { nuevas, cambian };
  });
}
