import type { Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { conSusOtros } from '#domain/persona/gente.ts';
import { Problema } from '#server/platform/errors.ts';
import { conPersona, type FilaJugador, leerGente } from '../lecturas/jugadores.ts';
import type { Lector } from '../open.ts';
import { type DatosJugador, insertarDeLaMisma, insertarJugador, insertarPareja } from '../tables/jugador.ts';
import { campoInvalido } from './entidad.ts';
import type { TxFirmada } from './firma.ts';

type Quienes = Pick<JugadorGuardar, 'mismaPersonaQue' | 'parejaDe'>;

/** The player of one person; 400, naming the field, when there is none or it is a pair. */
async function deUna(tx: TxFirmada, campo: keyof Quienes, id: number): Promise<FilaJugador> {
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
  if (una.idPersona === otra.idPersona) throw campoInvalido('parejaDe', mensajes.yaSonLaMisma);
  return insertarPareja(tx, [una, otra], datos);
}

/** Of a person who is new or of that player's, or of two of them. 400 when there is no such player. */
export async function crearJugador(tx: TxFirmada, datos: DatosJugador, de: Quienes): Promise<Jugador> {
  const creado = await crear(tx, datos, de);
  await comprobarUnaVez(tx.q, creado);
  return creado;
}

/** Nobody is twice in a league: 409. */
export async function comprobarUnaVez(db: Lector, { id, idLiga }: Jugador): Promise<void> {
  if (idLiga === null) return;
  const otros = conSusOtros(await leerGente(db), [id]).filter((otro) => otro !== id);
  if (otros.length === 0) return;
  const esta = await db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .where('idJugador', 'in', otros)
    .executeTakeFirst();
  if (esta) throw new Problema(409, mensajes.yaEstaEnLaLiga);
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
