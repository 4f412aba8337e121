import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { peticionesVivas } from '#server/db/lecturas/peticiones.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { denegarPeticion } from '#server/db/tables/peticion.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';

/** The matches for which somebody asks for another day. docs/reglas/enlaces-personales.md */
export const listarPeticiones = async (db: Lector, reloj: Clock): Promise<PartidoAfectado[]> =>
  afectadosPor(db, await peticionesVivas(db, reloj.localTime()), reloj.localTime());

/** The match stays where it is. 409 when nobody asks any more. */
export function denegar(
  base: BaseFirmada,
  reloj: Clock,
  { id, idJugador }: { id: number; idJugador: number },
): Promise<PartidoAfectado[]> {
  return base.transact(async (tx) => {
    await tx.lock('partido', [id]);
    const vivas = await peticionesVivas(tx.q, reloj.localTime());
    const hay = vivas.some(
      (una) => una.tipo === 'peticion' && una.idPartido === id && una.idJugador === idJugador,
    );
    if (!hay) throw new Problema(409, mensajes.sinPeticion);
    await denegarPeticion(tx.q, { idPartido: id, idJugador });
    await anotarHechos(tx, [hechos.deniegaPeticion(idJugador, id)]);
    return listarPeticiones(tx.q, reloj);
  });
}
