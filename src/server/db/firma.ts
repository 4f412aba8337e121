import type { BaseDatos } from './open.ts';
import type { Tx } from './transact.ts';

/** Who writes, and when in Unix seconds: what the log tells of every write. */
export type Autor = { usuario: string; dt: number };

export type TxFirmada = Tx & { autor: Autor };

/** The database in the hands of somebody: its transactions know who is writing. */
export type BaseFirmada = Omit<BaseDatos, 'transact'> & {
  transact<T>(work: (tx: TxFirmada) => Promise<T>): Promise<T>;
};

/** Hands the database to a caller. */
export type Firmar = (quien: { usuario: string | null }) => BaseFirmada;

/** Without a user, what happens is done by the program itself. */
const PROGRAMA = 'sistema';

export const crearFirma =
  (base: BaseDatos, reloj: { now(): number }): Firmar =>
  ({ usuario }) => {
    const firmar = (tx: Tx): TxFirmada => ({
      ...tx,
      autor: { usuario: usuario ?? PROGRAMA, dt: Math.floor(reloj.now() / 1000) },
    });
    return { ...base, transact: (work) => base.transact((tx) => work(firmar(tx))) };
  };
