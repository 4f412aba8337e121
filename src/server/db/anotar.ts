import { type Cambio, fraseDeCambio, type Valores } from '#domain/registro/cambio.ts';
import { CAMPOS, type Clase } from '#domain/registro/campos.ts';
import type { Nombres } from '#domain/registro/valor.ts';
import type { TxFirmada } from './firma.ts';
import { nombresDe, nombresDeLigas } from './lecturas/nombres.ts';

/** Ids of that kind in whatever side of the changes. */
function idsDe(cambios: readonly Cambio[], clase: Clase): number[] {
  const ids = cambios.flatMap(({ entidad, antes, despues }) => {
    const campos = CAMPOS[entidad].filter((campo) => campo.clase === clase);
    const lados = [antes, despues].filter((lado): lado is Valores => lado !== null);
    return lados.flatMap((lado) => campos.map(({ campo }) => lado[campo]));
  });
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
}

async function nombresPara(tx: TxFirmada, cambios: readonly Cambio[]): Promise<Nombres> {
  return {
    liga: await nombresDeLigas(tx.q, idsDe(cambios, 'liga')),
    pista: await nombresDe(tx.q, 'pista', idsDe(cambios, 'pista')),
    jugador: await nombresDe(tx.q, 'jugador', idsDe(cambios, 'jugador')),
  };
}

/** Writes in the log, as one line each and in this transaction, something done as a whole. */
export async function anotarHechos(tx: TxFirmada, textos: readonly string[]): Promise<void> {
  tx.lineas.push(...textos);
}

/**
 * Writes in the log who changed those entities and what they were before and after, in the transaction that
 * does it. What did not change leaves no line. Call it while what they point at still exists.
 */
export async function anotar(tx: TxFirmada, ...cambios: readonly Cambio[]): Promise<void> {
  const nombres = await nombresPara(tx, cambios);
  const textos = cambios.map((cambio) => fraseDeCambio(cambio, nombres)).filter((texto) => texto !== null);
  await anotarHechos(tx, textos);
}
