import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/errors.ts';
import { conPersona } from '../lecturas/jugadores.ts';
import type { Lector } from '../open.ts';
import { type DatosJugador, insertarDeLaMisma, insertarJugador } from '../tables/jugador.ts';
import { campoInvalido } from './entidad.ts';
import type { TxFirmada } from './firma.ts';

/** Of a person who is new, or of that player's. 400 when there is no such player. */
export async function crearJugador(
  tx: TxFirmada,
  datos: DatosJugador,
  mismaPersonaQue: number | null | undefined,
): Promise<Jugador> {
  if (mismaPersonaQue == null) return insertarJugador(tx, datos);
  await tx.lock('jugador', [mismaPersonaQue]);
  const otro = await tx.q
    .selectFrom(conPersona('jugador'))
    .selectAll()
    .where('id', '=', mismaPersonaQue)
    .executeTakeFirst();
  if (!otro) throw campoInvalido('mismaPersonaQue', mensajes.jugadorInexistente);
  const creado = await insertarDeLaMisma(tx, otro, datos);
  await comprobarUnaVez(tx.q, creado);
  return creado;
}

/** Nobody is twice in a league: 409. */
export async function comprobarUnaVez(db: Lector, { id, idLiga }: Jugador): Promise<void> {
  if (idLiga === null) return;
  const otro = await db
    .selectFrom('jugador')
    .innerJoin('jugador as otro', 'otro.idPersona', 'jugador.idPersona')
    .innerJoin('liga_jugador', 'liga_jugador.idJugador', 'otro.id')
    .select('otro.id')
    .where('jugador.id', '=', id)
    .where('otro.id', '<>', id)
    .where('liga_jugador.idLiga', '=', idLiga)
    .executeTakeFirst();
  if (otro) throw new Problema(409, mensajes.yaEstaEnLaLiga);
}
