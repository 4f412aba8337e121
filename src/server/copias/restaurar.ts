import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { vaciar } from '#server/db/copia/escribir.ts';
import { tablaConDatos } from '#server/db/copia/leer.ts';
import { ponerUltimosIds } from '#server/db/copia/secuencias.ts';
import { COPIADAS } from '#server/db/copia/tablas.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import { noticiasDeArchivo } from '#server/db/noticias-iniciales.ts';
import { insertarNoticias } from '#server/db/tables/noticia.ts';
import { reemplazarSecreto } from '#server/db/tables/secreto.ts';
import { CopiaRechazada, Entrada } from './entrada.ts';
import { formasDe } from './forma.ts';
import {
  ESQUEMA,
  FIN,
  leerFin,
  leerManifiesto,
  leerSello,
  MANIFIESTO,
  type Manifiesto,
  SELLO,
} from './manifiesto.ts';
import { mensajes } from './mensajes.ts';
import { type LineaDeZip, lineasDeZip } from './zip.ts';

type OpcionesRestaurar = {
  /** Empties a database that holds something, instead of refusing. */
  forzar: boolean;
};

/** How the program calls the key that seals. */
export const NOMBRE_SELLO = 'sello';

function comprobarManifiesto({ fichero, linea }: LineaDeZip): Manifiesto {
  if (fichero !== MANIFIESTO) throw new CopiaRechazada(mensajes.noEsCopia);
  const manifiesto = leerManifiesto(linea);
  if (manifiesto.esquema > ESQUEMA) throw new CopiaRechazada(mensajes.masNueva(manifiesto.esquema, ESQUEMA));
  return manifiesto;
}

/** The rows that came in are those the last file of the backup counts. */
function comprobarFin(entrada: Entrada): void {
  const { filas } = leerFin(entrada.suelta(FIN));
  const faltan = COPIADAS.some(({ tabla }) => (filas[tabla] ?? 0) !== (entrada.filas[tabla] ?? 0));
  if (faltan) throw new CopiaRechazada(mensajes.incompleta);
}

/** The program that first kept the news in the database; before it a club in use showed those of the file. */
const ESQUEMA_NOTICIAS = 3;

/** What bringing the old database up to this program would have done: docs of the migration «contenidos». */
async function traerNoticias(tx: TxFirmada, { esquema, fecha }: Manifiesto, ligas: number): Promise<void> {
  if (esquema < ESQUEMA_NOTICIAS && ligas > 0)
    await insertarNoticias(tx, noticiasDeArchivo(fecha.slice(0, 10)));
}

type Restaurada = { manifiesto: Manifiesto; sello: string };

async function leerTodo(tx: TxFirmada, lineas: AsyncIterable<LineaDeZip>): Promise<Restaurada> {
  const entrada = new Entrada(tx, await formasDe(tx.q));
  let manifiesto: Manifiesto | null = null;
  for await (const linea of lineas) {
    if (manifiesto) await entrada.recibir(linea);
    else manifiesto = comprobarManifiesto(linea);
  }
  await entrada.vaciar();
  if (!manifiesto) throw new CopiaRechazada(mensajes.noEsCopia);
  comprobarFin(entrada);
  await traerNoticias(tx, manifiesto, entrada.filas.liga ?? 0);
  return { manifiesto, sello: leerSello(entrada.suelta(SELLO)) };
}

async function prepararSitio(tx: TxFirmada, { forzar }: OpcionesRestaurar): Promise<void> {
  if (forzar) return vaciar(tx);
  const tabla = await tablaConDatos(tx.q);
  if (tabla !== null) throw new CopiaRechazada(mensajes.conDatos(tabla));
}

/** What a file that is not ours breaks on the way, said in a sentence. */
const explicar = (error: unknown): unknown => {
  const esDelFichero = error instanceof SyntaxError || (error as Error).name === 'ZodError';
  const esDelZip = typeof (error as { code?: unknown }).code === 'number';
  return esDelFichero || esDelZip ? new CopiaRechazada(mensajes.noEsCopia, { cause: error }) : error;
};

/**
 * Brings a backup back, in one transaction, into either engine. Throws `CopiaRechazada` when it is not a whole
 * backup, is newer than this program, or the database holds something and it is not forced.
 */
export async function restaurar(
  base: BaseFirmada,
  abrir: () => AsyncIterable<Uint8Array>,
  opciones: OpcionesRestaurar,
): Promise<Restaurada> {
  try {
    return await base.transact(async (tx) => {
      tx.sinDeshacer();
      await prepararSitio(tx, opciones);
      const restaurada = await leerTodo(tx, lineasDeZip(abrir()));
      const { manifiesto, sello } = restaurada;
      await reemplazarSecreto(tx.q, NOMBRE_SELLO, sello);
      await ponerUltimosIds(tx, base, manifiesto.ultimosIds);
      await anotarHechos(tx, [hechos.restaura(manifiesto.fecha)]);
      return restaurada;
    });
  } catch (error) {
    throw explicar(error);
  }
}
