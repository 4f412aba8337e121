import {
  type Suplencia,
  type SuplenciaGuardar,
  type SuplentesDelPartido,
  suplentesApi,
} from '#contract/liga/suplentes.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { choqueDe, comunDe, ocupa, quienesVan } from '#domain/partido/ocupacion.ts';
import { LADOS, type Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { type Gente, hayAlguienEnComun } from '#domain/persona/gente.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPersona, leerGente, personasDe } from '#server/db/lecturas/jugadores.ts';
import { partidosCercanos } from '#server/db/lecturas/partidos.ts';
import { ligaPorId, nombresDe, partidoPorId } from '#server/db/lecturas/por-id.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { deUna } from '#server/db/registro/jugador.ts';
import { ponerSuplente } from '#server/db/tables/partido.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

const leer = async (db: Lector, id: number) => existente(await partidoPorId(db, id));

type Leido = Awaited<ReturnType<typeof leer>>;

const filaDe = (db: Lector, id: number) =>
  db.selectFrom(conPersona('jugador')).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Matches of that pair in that league that somebody has played for one of the two, that one apart. */
async function gastadas(db: Lector, { id, idLiga }: Leido, pareja: number): Promise<number> {
  const filas = await db
    .selectFrom('partido')
    .select(['idJugador1', 'suplente1', 'suplente2'])
    .where('idLiga', '=', idLiga)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('idJugador1', '=', pareja), eb('idJugador2', '=', pareja)]))
    .execute();
  return filas.filter((una) => (una.idJugador1 === pareja ? una.suplente1 : una.suplente2) !== null).length;
}

/** The two of a pair, by the player that is only each of them. */
async function losDosDe(db: Lector, personas: readonly number[]) {
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'nombre', 'idPersona'])
    .where('idPersona', 'in', personas)
    .where('idPersona2', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const deCada = new Map(filas.map((fila) => [fila.idPersona, { id: fila.id, nombre: fila.nombre }]));
  return personas.flatMap((persona) => deCada.get(persona) ?? []);
}

async function suplenciaDe(db: Lector, partido: Leido, lado: Lado): Promise<Suplencia | null> {
  const fila = await filaDe(db, partido[`idJugador${lado}`]);
  if (fila.idPersona2 === null) return null;
  const [suplente, por] = [partido[`suplente${lado}`], partido[`suplido${lado}`]];
  const nombres = await nombresDe(
    db,
    'jugador',
    [suplente, por].filter((id) => typeof id === 'number'),
  );
  const alguien = (id: number | null | undefined) =>
    id == null ? null : { id, nombre: nombres.get(id) ?? '' };
  const { suplencias = 0 } = (await ligaPorId(db, partido.idLiga))?.reglas ?? {};
  return {
    lado,
    pareja: fila.nombre,
    personas: await losDosDe(db, personasDe(fila)),
    suplente: alguien(suplente),
    por: alguien(por),
    admite: suplencias > 0,
    quedan: Math.max(0, suplencias - (await gastadas(db, partido, fila.id))),
  };
}

/** Of each pair of the match; of who plays alone, nothing. */
async function verSuplentes(db: Lector, id: number): Promise<SuplentesDelPartido> {
  const partido = await leer(db, id);
  const parejas = await Promise.all(LADOS.map((lado) => suplenciaDe(db, partido, lado)));
  return { version: partido.version, parejas: parejas.filter((una) => una !== null) };
}

type Entra = { partido: Leido; suplente: number; gente: Gente };

/** Whoever plays for another is in no other match at that time, nor of that league that day: 409. */
async function comprobarQuePuede(db: Lector, { partido, suplente, gente }: Entra): Promise<void> {
  const nombre = (await filaDe(db, suplente)).nombre;
  const suyo = { ...conDesenlace(partido), idJugador1: suplente, idJugador2: suplente, idPista: null };
  const solo = { ...suyo, suplente1: null, suplente2: null };
  const otros = (await partidosCercanos(db, solo, gente))
    .map((otro) => ({ ...otro, ...conDesenlace(otro) }))
    .filter((otro) => otro.id !== partido.id && ocupa(otro) && comunDe(solo, otro, gente) !== undefined);
  for (const otro of otros) {
    if (choqueDe(solo, { ...otro, idPista: null }, gente))
      throw new Problema(
        409,
        mensajes.jugadorOcupado(nombre, horaDe(otro.fecha), `${otro.jugador1} – ${otro.jugador2}`),
      );
    if (otro.idLiga === partido.idLiga && diaDe(otro.fecha) === diaDe(partido.fecha))
      throw new Problema(409, mensajes.suplenteDeLaLiga(nombre));
  }
}

/** Of the people of the club, but not of those of the match; 400 otherwise. */
async function comprobarQuienes(
  db: Lector,
  partido: Leido,
  { lado, suplente, por }: { lado: Lado; suplente: number; por: number },
): Promise<void> {
  const pareja = await filaDe(db, partido[`idJugador${lado}`]);
  if (pareja.idPersona2 === null) throw campoInvalido('lado', mensajes.noEsPareja);
  const suplido = await filaDe(db, por);
  if (suplido.idPersona2 !== null || !personasDe(pareja).includes(suplido.idPersona))
    throw campoInvalido('suplencia.por', mensajes.noEsDeLaPareja);
  const gente = await leerGente(db);
  const otroLado = lado === 1 ? partido.suplente2 : partido.suplente1;
  const van = quienesVan({ ...partido, suplente1: otroLado, suplente2: null });
  if (van.some((id) => hayAlguienEnComun(gente, id, suplente)))
    throw campoInvalido('suplencia.suplente', mensajes.suplenteDeLosDos);
}

async function comprobarLimite(db: Lector, partido: Leido, lado: Lado): Promise<void> {
  const pareja = partido[`idJugador${lado}`];
  const { suplencias } = existente(await ligaPorId(db, partido.idLiga)).reglas;
  if (suplencias === 0) throw new Problema(409, mensajes.sinSuplentes);
  if ((await gastadas(db, partido, pareja)) < suplencias) return;
  throw new Problema(409, mensajes.suplentesAgotados((await filaDe(db, pareja)).nombre, suplencias));
}

/** Somebody plays it for one of a pair, or nobody does: what anybody else has played stays as it was. */
function guardarSuplente(
  base: BaseFirmada,
  id: number,
  { version, lado, suplencia }: SuplenciaGuardar,
): Promise<SuplentesDelPartido> {
  return base.transact(async (tx) => {
    const { idLiga, idJugador1, idJugador2 } = await leer(tx.q, id);
    await tx.lock('liga', [idLiga]);
    await tx.lock('jugador', [idJugador1, idJugador2, suplencia?.suplente ?? null, suplencia?.por ?? null]);
    await tx.lock('partido', [id]);
    const partido = await leer(tx.q, id);
    mismaVersion(partido, version);
    const antes = partido[`suplente${lado}`];
    if (suplencia) {
      await deUna(tx, 'suplencia.suplente', suplencia.suplente);
      await deUna(tx, 'suplencia.por', suplencia.por);
      await comprobarQuienes(tx.q, partido, { lado, ...suplencia });
      await comprobarLimite(tx.q, partido, lado);
      await comprobarQuePuede(tx.q, { partido, suplente: suplencia.suplente, gente: await leerGente(tx.q) });
    }
    await ponerSuplente(tx, id, lado, suplencia);
    if (suplencia) await anotarHechos(tx, [hechos.suple(suplencia.suplente, id, suplencia.por)]);
    else if (antes != null) await anotarHechos(tx, [hechos.yaNoSuple(antes, id)]);
    return verSuplentes(tx.q, id);
  });
}

export function suplentesRoutes(route: Route, db: Lector, de: Firmar): void {
  route(suplentesApi.ver, ({ params }) => verSuplentes(db, params.id));
  route(suplentesApi.guardar, ({ params, body, caller }) => guardarSuplente(de(caller), params.id, body));
}
