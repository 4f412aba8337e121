import { PROGRAMA } from '#domain/cuenta/cuenta.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Rehearsed } from '#server/platform/errors.ts';
import { avisarDeCambios, preverAvisos } from '../avisos.ts';
import { avisarALosBuzones } from '../buzones.ts';
import type { BaseDatos } from '../open.ts';
import { aBit, deBit } from '../queries.ts';
import { devolverNegativas } from '../tables/enlace-personal.ts';
import { borrarConstancia, insertarOperacion, ponerRespuesta, tomarConstancia } from '../tables/operacion.ts';
import { insertarRegistros, type Linea } from '../tables/registro.ts';
import type { Tx } from '../transact.ts';
import type { Bit } from '../types.ts';
import { Recorder } from '../undo/recorder.ts';
import { type Change, type Refusal, refusalsIn } from '../undo/rows.ts';

/** Who writes, and when in Unix seconds: what the log tells of every write. */
type Autor = { usuario: string; dt: number };

type Deshecha = { id: number; changes: readonly Change[]; sinAvisos: Bit };

export type TxFirmada = Tx & {
  autor: Autor;
  /** Lines of the log, written when everything else has been. */
  lineas: Linea[];
  /** The operation that this transaction takes back: nobody is told when nobody had been. */
  deshace: (operacion: Deshecha) => void;
  /** Nothing written from here on can be taken back: it replaces the whole database, or it must be forgotten. */
  sinDeshacer: () => void;
  /** Only in a rehearsal: takes what is to be said that it would do. */
  rehearse: ((does: unknown) => void) | null;
};

/** The database in the hands of somebody: its transactions know who is writing. */
export type BaseFirmada = Omit<BaseDatos, 'transact'> & {
  transact<T>(work: (tx: TxFirmada) => Promise<T>): Promise<T>;
};

/** Hands the database to a caller. With a key, what its transactions do is done once for that key. */
export type Firmar = (quien: {
  usuario: string | null;
  idempotencyKey?: string | null;
  /** Told what each transaction left to be taken back; null for nothing. */
  noteOperation?: (id: number | null) => void;
  /** Nobody is mailed of what it changes. docs/reglas/avisos.md */
  quiet?: boolean;
  /** Nothing it writes stays: its transactions throw `Rehearsed`, with whom they would tell. */
  rehearses?: boolean;
}) => BaseFirmada;

type Hecha = {
  autor: Autor;
  lineas: readonly Linea[];
  deshace: number | null;
  changes: readonly Change[];
  quiet: boolean;
};

/** The operation, with its lines of the log: all of it in the transaction that did it. */
async function cerrar({ q }: Tx, { autor, lineas, deshace, changes, quiet }: Hecha): Promise<number | null> {
  const operacion = { ...autor, deshace, sinAvisos: aBit(quiet) };
  const idOperacion = changes.length > 0 ? await insertarOperacion(q, operacion, changes) : null;
  await insertarRegistros(
    q,
    lineas.map((linea) => ({ ...autor, linea, idOperacion })),
  );
  return idOperacion;
}

type Firmante = {
  autor: Autor;
  /** Milliseconds since the epoch. */
  ahora: number;
  quiet: boolean;
};

type Trabajo<T> = (tx: TxFirmada) => Promise<T>;

async function escribir<T>(
  tx: Tx,
  { autor, ...quien }: Pick<Firmante, 'autor' | 'quiet'>,
  work: Trabajo<T>,
  rehearse: TxFirmada['rehearse'] = null,
) {
  const recorder = await Recorder.start(tx.q);
  const lineas: Linea[] = [];
  let { quiet } = quien;
  let deshace: number | null = null;
  let negativas: readonly Refusal[] = [];
  const resultado = await work({
    ...tx,
    autor,
    lineas,
    deshace: (operacion) => {
      deshace = operacion.id;
      negativas = refusalsIn(operacion.changes);
      quiet ||= deBit(operacion.sinAvisos);
    },
    sinDeshacer: () => recorder.stop(),
    rehearse,
  });
  const changes = await recorder.finish();
  await devolverNegativas(tx.q, negativas);
  return { resultado, reservado: recorder.hasReserved, hecha: { autor, lineas, deshace, changes, quiet } };
}

async function firmar<T>(tx: Tx, quien: Firmante, work: Trabajo<T>): Promise<Hecho<T>> {
  const { resultado, reservado, hecha } = await escribir(tx, quien, work);
  if (!hecha.quiet) await avisarDeCambios(tx, hecha.changes, quien.ahora);
  await avisarALosBuzones(tx, hecha, quien.ahora);
  return { resultado, operacion: await cerrar(tx, hecha), reservado };
}

async function ensayar<T>(tx: Tx, quien: Firmante, work: Trabajo<T>, reloj: Clock): Promise<never> {
  let haria: unknown = null;
  const { hecha } = await escribir(tx, quien, work, (does) => {
    haria = does;
  });
  throw new Rehearsed(await preverAvisos(tx, hecha.quiet ? [] : hecha.changes, reloj), haria);
}

export const crearFirma =
  (base: BaseDatos, reloj: Clock): Firmar =>
  ({ usuario, idempotencyKey = null, noteOperation, quiet = false, rehearses = false }) => {
    const autor = (): Autor => ({ usuario: usuario ?? PROGRAMA, dt: seconds(reloj) });
    let transacciones = 0;
    const siguienteClave = (): string | null => {
      transacciones += 1;
      return idempotencyKey && `${idempotencyKey}.${transacciones}`;
    };
    return {
      ...base,
      transact: async (work) => {
        const clave = siguienteClave();
        const { resultado, operacion } = await base.transact((tx) => {
          const quien = { autor: autor(), ahora: reloj.now(), quiet };
          if (rehearses) return ensayar(tx, quien, work, reloj);
          return unaSolaVez(tx, { clave, dt: quien.autor.dt }, () => firmar(tx, quien, work));
        });
        noteOperation?.(operacion);
        return resultado;
      },
    };
  };

/** What a transaction came to, its operation, and whether its answer may be kept: secrets may not. */
type Hecho<T> = { resultado: T; operacion: number | null; reservado: boolean };

type Contado<T> = Omit<Hecho<T>, 'reservado'>;

type Envio = { clave: string | null; dt: number };

/** Answers written down before their operation was have none. */
function leerContado<T>(texto: string): Contado<T> {
  const { resultado, operacion = null } = JSON.parse(texto) as Contado<T>;
  return { resultado, operacion };
}

/**
 * Does something once for each name it is sent under, in its own transaction: who sends it again, because the answer
 * was lost or at the same time, is answered the same and nothing is done twice. What was refused left nothing: it is
 * tried again. Without a name, it is done. docs/reglas/reenvios.md.
 */
async function unaSolaVez<T>(
  tx: Tx,
  { clave, dt }: Envio,
  hacer: () => Promise<Hecho<T>>,
): Promise<Contado<T>> {
  if (clave === null) return hacer();
  const ya = await tomarConstancia(tx.q, clave, dt);
  if (ya !== null) return leerContado<T>(ya);
  const { resultado, operacion, reservado } = await hacer();
  if (reservado && resultado !== undefined) await borrarConstancia(tx.q, clave);
  else await ponerRespuesta(tx.q, clave, JSON.stringify({ resultado, operacion }));
  return { resultado, operacion };
}
