import type { Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/errors.ts';
import { conPersona, type FilaJugador, leerGente } from '../lecturas/jugadores.ts';
import { ligaPorId, nombresDe, nombresDeLigas } from '../lecturas/por-id.ts';
import type { Lector } from '../open.ts';
import { type DatosJugador, insertarDeLaMisma, insertarJugador, insertarPareja } from '../tables/jugador.ts';
import { campoInvalido } from './entidad.ts';
import type { TxFirmada } from './firma.ts';

type Quienes = Pick<JugadorGuardar, 'mismaPersonaQue' | 'parejaDe'>;

/** The player of one person; 400, naming the field, when there is none or it is a pair. */
export async function deUna(tx: TxFirmada, campo: string, id: number): Promise<FilaJugador> {
  await tx.lock('jugador', [id]);
  const fila = await tx.q
    .selectFrom(conPersona('jugador'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!fila) throw campoInvalido(campo, mensajes.jugadorInexistente);
  if (fila.idPersona2 !== null) throw campoInvalido(campo, mensajes.deCadaUno);
  return fila;
}

async function crear(
  tx: TxFirmada,
  datos: DatosJugador,
  { mismaPersonaQue, parejaDe }: Quienes,
): Promise<Jugador> {
  if (mismaPersonaQue == null) return insertarJugador(tx, datos);
  const una = await deUna(tx, 'mismaPersonaQue', mismaPersonaQue);
  if (parejaDe == null) return insertarDeLaMisma(tx, una, datos);
  const otra = await deUna(tx, 'parejaDe', parejaDe);
  if (una.idPersona === otra.idPersona) throw campoInvalido('parejaDe', mensajes.dosVecesEnLaPareja);
  return insertarPareja(tx, [una, otra], datos);
}

/** Of a person who is new or of that player's, or of two of them. 400 when there is no such player. */
export async function crearJugador(tx: TxFirmada, datos: DatosJugador, de: Quienes): Promise<Jugador> {
  const creado = await crear(tx, datos, de);
  await comprobarPlazas(tx.q, [creado]);
  return creado;
}

type Entra = Pick<Jugador, 'id' | 'idLiga'>;

/** Of those players, the people that are in that league as another one too, and as which. */
async function repetidosEn(
  db: Lector,
  idLiga: number,
  ids: readonly number[],
): Promise<{ persona: number; como: number } | undefined> {
  const gente = await leerGente(db);
  const plantilla = await db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .orderBy('idJugador')
    .execute();
  const deCada = Map.groupBy(
    plantilla.flatMap(({ idJugador: como }) => (gente.get(como) ?? []).map((persona) => ({ persona, como }))),
    ({ persona }) => persona,
  );
  return [...deCada.values()]
    .filter((suyos) => suyos.length > 1 && suyos.some(({ como }) => ids.includes(como)))
    .map((suyos) => suyos.find(({ como }) => !ids.includes(como)) ?? suyos[0])[0];
}

/** In a league by pairs play pairs, and in the others nobody else's: why one of those may not, or null. */
export async function porQueNoEsDeSuModo(
  db: Lector,
  idLiga: number,
  ids: readonly number[],
): Promise<string | null> {
  const liga = await ligaPorId(db, idLiga);
  if (!liga || ids.length === 0) return null;
  const dePareja = liga.modo === 'parejas';
  const otro = await db
    .selectFrom('jugador')
    .select('id')
    .where('id', 'in', ids)
    .where('idPersona2', dePareja ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!otro) return null;
  return dePareja ? mensajes.soloParejas(liga.nombre) : mensajes.soloIndividual(liga.nombre);
}

/** Those who have just entered a league are of its mode, and in it once: 409 says who is twice, and as whom. */
export async function comprobarPlazas(db: Lector, entran: readonly Entra[]): Promise<void> {
  for (const [idLiga, suyos] of Map.groupBy(entran, (uno) => uno.idLiga)) {
    if (idLiga === null) continue;
    const noEs = await porQueNoEsDeSuModo(
      db,
      idLiga,
      suyos.map(({ id }) => id),
    );
    if (noEs !== null) throw new Problema(409, noEs);
    const repetido = await repetidosEn(
      db,
      idLiga,
      suyos.map(({ id }) => id),
    );
    if (!repetido) continue;
    const { nombre } = await db
      .selectFrom('persona')
      .select('nombre')
      .where('id', '=', repetido.persona)
      .executeTakeFirstOrThrow();
    const como = (await nombresDe(db, 'jugador', [repetido.como])).get(repetido.como) ?? nombre;
    const liga = (await nombresDeLigas(db, [idLiga])).get(idLiga) ?? '';
    throw new Problema(409, mensajes.yaEstaEnLaLiga(nombre, { liga, como }));
  }
}

/** Nobody goes whose pair still plays: 409. */
export async function comprobarSinPareja(db: Lector, { id }: Jugador): Promise<void> {
  const { idPersona, idPersona2 } = await db
    .selectFrom('jugador')
    .select(['idPersona', 'idPersona2'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (idPersona2 === null && (await soloSeria(db, idPersona))) throw new Problema(409, mensajes.enUnaPareja);
}

/** Without one of their players they would be somebody in pairs alone, of whom nothing could be saved. */
async function soloSeria(db: Lector, idPersona: number): Promise<boolean> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idPersona2'])
    .where((eb) => eb.or([eb('idPersona', '=', idPersona), eb('idPersona2', '=', idPersona)]))
    .execute();
  return filas.filter(({ idPersona2 }) => idPersona2 === null).length < 2 && filas.length > 1;
}
