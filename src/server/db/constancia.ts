import { borrarConstancia, ponerRespuesta, tomarConstancia } from './tables/constancia.ts';
import type { Tx } from './transact.ts';

/** What a transaction came to, and whether its answer may be written down: secrets and what is forgotten may not. */
export type Hecho<T> = { resultado: T; reservado: boolean };

type Envio = { clave: string | null; dt: number };

/**
 * Does something once for each name it is sent under, in its own transaction: who sends it again, because the answer
 * was lost or at the same time, is answered the same and nothing is done twice. What was refused left nothing: it is
 * tried again. Without a name, it is done. docs/reglas/reenvios.md.
 */
export async function unaSolaVez<T>(
  tx: Tx,
  { clave, dt }: Envio,
  hacer: () => Promise<Hecho<T>>,
): Promise<T> {
  if (clave === null) return (await hacer()).resultado;
  const ya = await tomarConstancia(tx.q, clave, dt);
  if (ya !== null) return (JSON.parse(ya) as { resultado: T }).resultado;
  const { resultado, reservado } = await hacer();
  if (reservado && resultado !== undefined) await borrarConstancia(tx.q, clave);
  else await ponerRespuesta(tx.q, clave, JSON.stringify({ resultado }));
  return resultado;
}
