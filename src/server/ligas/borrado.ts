import type { BorradoLiga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { borrarJugadores, dejarSinLiga } from '#server/db/tables/jugador.ts';
import { borrarLiga } from '#server/db/tables/liga.ts';
import { borrarPartidosDeLiga } from '#server/db/tables/partido.ts';
import { Problema } from '#server/platform/problema.ts';
import { idsDeJugadores, ligaPorId, queSeVaCon } from './ligas.queries.ts';

type QueSeVa = Awaited<ReturnType<typeof queSeVaCon>>;

const enNumeros = ({ seBorran, salen, ...resto }: QueSeVa): BorradoLiga => ({
  ...resto,
  jugadores: seBorran.length,
  salen: salen.length,
});

export async function verBorrado({ db }: BaseDatos, id: number): Promise<BorradoLiga> {
  existente(await ligaPorId(db, id));
  return enNumeros(await queSeVaCon(db, id));
}

const iguales = (a: BorradoLiga, b: BorradoLiga): boolean =>
  (Object.keys(a) as (keyof BorradoLiga)[]).every((clave) => a[clave] === b[clave]);

/**
 * Deletes a league with its matches, its incidents and the players who were only in it; those with matches or a
 * place elsewhere stay without a league. One operation of the log. 409 when it is not what was confirmed.
 * docs/reglas/ligas.md, "Deleting".
 */
export function borrarLigaEntera(base: BaseFirmada, id: number, confirmado: BorradoLiga): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [id]);
    const { nombre } = existente(await ligaPorId(tx.q, id));
    await tx.lock('jugador', await idsDeJugadores(tx.q, id));
    const seVa = await queSeVaCon(tx.q, id);
    const numeros = enNumeros(seVa);
    if (!iguales(numeros, confirmado)) throw new Problema(409, mensajes.ligaCambiada);
    await borrarPartidosDeLiga(tx, id);
    await dejarSinLiga(tx, seVa.salen);
    await borrarJugadores(tx, seVa.seBorran);
    await borrarLiga(tx, id);
    await anotarHechos(tx, [hechos.borraLigaEntera(nombre, numeros)]);
  });
}
