import { borrarConstancia, ponerRespuesta, tomarConstancia } from '../tables/constancia.ts';
import type { Tx } from '../transact.ts';

/**
 * What a transaction came to, the operation it left to be taken back, and whether its answer may be written down:
 * secrets and what is forgotten may not.
 */
export type Hecho<T> = { resultado: T; operacion: number | null; reservado: boolean };

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
export async function unaSolaVez<T>(
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
