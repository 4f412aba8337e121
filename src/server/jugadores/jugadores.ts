import type {
  Jugador,
  JugadorBuscar,
  JugadoresCambiar,
  JugadorFila,
  JugadorGuardar,
} from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Salida, salidasDe } from '#domain/clasificacion/al-irse.ts';
import { errorDeFranjas, leerFranjas } from '#domain/persona/franjas.ts';
import { compararNombres } from '#domain/texto.ts';
import { conPersona, nombresDeParejas, personasDe, seLlama } from '#server/db/lecturas/jugadores.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { hay, jugadorPorId, nombresDeLigas, tienePartidos } from '#server/db/lecturas/por-id.ts';
import { ventanaDeLiga } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { comprobarPlazas, comprobarSinPareja, crearJugador } from '#server/db/registro/jugador.ts';
import { actualizarJugador, borrarJugador as borrar, leerFilaJugador } from '#server/db/tables/jugador.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { dejarLigas } from './al-irse.ts';
import { jugadoresPorId } from './jugadores.queries.ts';

/** Whoever never can would never play: 400. What is kept as it was is not looked at again. */
async function comprobarFranjas(
  db: Lector,
  { idLiga, franjas }: Pick<JugadorGuardar, 'idLiga' | 'franjas'>,
  antes: Jugador | null,
): Promise<void> {
  if (!franjas || franjas === antes?.franjas) return;
  const error = errorDeFranjas(leerFranjas(franjas), await ventanaDeLiga(db, idLiga), 'mesa');
  if (error !== null) throw campoInvalido('franjas', error);
}

async function comprobarLiga(db: Lector, idLiga: number | null): Promise<void> {
  if (idLiga !== null && !(await hay(db, 'liga', idLiga)))
    throw campoInvalido('idLiga', mensajes.ligaInexistente);
}

/** Their leagues and the one they go to wait: nobody scores or adds what is awarded meanwhile. */
async function bloquear(tx: TxFirmada, ids: readonly number[], idLiga: number | null): Promise<void> {
  const antes = await jugadoresPorId(tx.q, ids);
  await tx.lock('liga', [idLiga, ...antes.map((uno) => uno.idLiga)]);
  await tx.lock('jugador', ids.filter(Boolean));
}

/** Creates (id 0) or replaces a player. 409 when somebody saved it before. */
export function guardarJugador(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  { version, alIrse, mismaPersonaQue, parejaDe, ...datos }: JugadorGuardar,
): Promise<Jugador> {
  return base.transact(async (tx) => {
    await bloquear(tx, [id], datos.idLiga);
    await comprobarLiga(tx.q, datos.idLiga);
    const antes = await anteriorDe(id, () => jugadorPorId(tx.q, id));
    mismaVersion(antes, version);
    await comprobarFranjas(tx.q, datos, antes);
    const despues = antes
      ? await actualizarJugador(tx, antes, datos)
      : await crearJugador(tx, datos, { mismaPersonaQue, parejaDe });
    if (antes) await comprobarPlazas(tx.q, [despues]);
    await anotar(tx, { entidad: 'jugador', antes, despues });
    if (antes) await dejarLigas(tx, salidasDe(antes, despues), { alIrse, ahora: reloj.localTime() });
    return despues;
  });
}

/** All of them in one operation, or none: 409 when somebody saved one of them before. docs/reglas/jugadores.md. */
export function cambiarJugadores(
  base: BaseFirmada,
  reloj: Clock,
  { jugadores, cambio, alIrse }: JugadoresCambiar,
): Promise<{ cambiados: number }> {
  const versiones = new Map(jugadores.map(({ id, version }) => [id, version]));
  const ids = [...versiones.keys()];
  const pedido = Object.fromEntries(Object.entries(cambio).filter(([, valor]) => valor !== undefined));
  return base.transact(async (tx) => {
    await bloquear(tx, ids, cambio.idLiga ?? null);
    await comprobarLiga(tx.q, cambio.idLiga ?? null);
    const antes = await jugadoresPorId(tx.q, ids);
    if (antes.length < ids.length) throw new Problema(404, mensajes.noEncontrado);
    const otros = antes.filter(({ id, version }) => version !== versiones.get(id));
    if (otros.length > 0)
      throw new Problema(409, mensajes.jugadoresCambiados(otros.map(({ nombre }) => nombre).join(', ')));
    const salidas: Salida[] = [];
    const guardados: Jugador[] = [];
    for (const uno of antes) {
      const { id: _, version: __, reservado: ___, ...datos } = uno;
      const despues = await actualizarJugador(tx, uno, { ...datos, ...pedido });
      guardados.push(despues);
      await anotar(tx, { entidad: 'jugador', antes: uno, despues });
      salidas.push(...salidasDe(uno, despues));
    }
    await comprobarPlazas(tx.q, guardados);
    await dejarLigas(tx, salidas, { alIrse, ahora: reloj.localTime() });
    return { cambiados: antes.length };
  });
}

/** Deletes a player who never had a match. 409 otherwise: results are kept. */
export function borrarJugador(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('jugador', [id]);
    const antes = existente(await jugadorPorId(tx.q, id));
    if (await tienePartidos(tx.q, { idJugador: id })) throw new Problema(409, mensajes.jugadorConPartidos);
    await comprobarSinPareja(tx.q, antes);
    await anotar(tx, { entidad: 'jugador', antes, despues: null });
    await borrar(tx, id);
  });
}

const TODOS: JugadorBuscar = { idLiga: null, jugador: null };

/** Players by name, of one league and with that text in their name; null filters mean all. */
export async function buscarJugadores(
  db: Lector,
  { idLiga, jugador }: JugadorBuscar = TODOS,
): Promise<JugadorFila[]> {
  let consulta = db.selectFrom(conPersona('jugador')).selectAll().orderBy('id');
  if (idLiga !== null) consulta = consulta.where('idLiga', '=', idLiga);
  if (jugador !== null) {
    const ids = (await leerNombresPublicos(db)).conTexto(jugador);
    const suyo = seLlama('nombreBusqueda', jugador);
    consulta = consulta.where((eb) => (ids.length > 0 ? eb.or([suyo, eb('id', 'in', ids)]) : suyo));
  }
  const [filas, ligas, parejas] = await Promise.all([
    consulta.execute(),
    nombresDeLigas(db),
    nombresDeParejas(db),
  ]);
  return filas
    .map((fila) => ({
      ...leerFilaJugador(fila),
      liga: ligas.get(fila.idLiga ?? 0) ?? null,
      personas: personasDe(fila),
      nombres: parejas.get(fila.id),
    }))
    .sort((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id);
}
