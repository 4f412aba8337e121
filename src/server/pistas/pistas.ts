import { type Pista, type PistaGuardar, pistasApi } from '#contract/liga/pistas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeNombre, compararNombres } from '#domain/texto.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { tienePartidos } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import {
  anteriorDe,
  campoInvalido,
  existente,
  mismaVersion,
  sinRepetir,
} from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { actualizarPista, borrarPista as borrar, insertarPista } from '#server/db/tables/pista.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

async function todasLasPistas(db: Lector): Promise<Pista[]> {
  const filas = await db.selectFrom('pista').selectAll().orderBy('estado').orderBy('id').execute();
  return filas.sort((a, b) => compararNombres(a.estado, b.estado) || compararNombres(a.nombre, b.nombre));
}

const pistaPorId = (db: Lector, id: number): Promise<Pista | undefined> =>
  db.selectFrom('pista').selectAll().where('id', '=', id).executeTakeFirst();

/** Courts are told apart by their names as people read them. */
async function comprobarNombre(db: Lector, id: number, nombre: string): Promise<void> {
  const clave = claveDeNombre(nombre);
  const otras = (await todasLasPistas(db)).filter((otra) => otra.id !== id);
  if (otras.some((otra) => claveDeNombre(otra.nombre) === clave))
    throw campoInvalido('nombre', mensajes.pistaRepetida, 409);
}

/** A court changes its sport once no match is to be played on it: each is of a league of the sport it had. */
async function comprobarDeporte(
  db: Lector,
  antes: Pista | null,
  { deporte }: Pick<PistaGuardar, 'deporte'>,
  reloj: Clock,
): Promise<void> {
  if (!antes || !deporte || deporte === antes.deporte) return;
  const cambio = { tipo: 'pista', idPista: antes.id, deporte } as const;
  const { length: cuantos } = await afectadosPor(db, [cambio], reloj.localTime());
  if (cuantos > 0) throw campoInvalido('deporte', mensajes.pistaConDeporte(cuantos), 409);
}

/** Creates (id 0) or replaces a court. 409: name taken, matches to be played of its sport, or somebody saved it before. */
function guardarPista(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  { version, ...datos }: PistaGuardar,
): Promise<Pista> {
  return sinRepetir(mensajes.pistaRepetida, () =>
    base.transact(async (tx) => {
      await tx.lock('pista', [id || null]);
      await tx.lockEscrituras();
      const antes = await anteriorDe(id, () => pistaPorId(tx.q, id));
      mismaVersion(antes, version);
      await comprobarNombre(tx.q, id, datos.nombre);
      await comprobarDeporte(tx.q, antes, datos, reloj);
      const despues = antes ? await actualizarPista(tx, id, datos) : await insertarPista(tx, datos);
      await anotar(tx, { entidad: 'pista', antes, despues });
      return despues;
    }),
  );
}

/** Deletes a court nobody has played on. 409 when it has matches. */
function borrarPista(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('pista', [id]);
    const antes = existente(await pistaPorId(tx.q, id));
    if (await tienePartidos(tx.q, { idPista: id })) throw new Problema(409, mensajes.pistaConPartidos);
    await anotar(tx, { entidad: 'pista', antes, despues: null });
    await borrar(tx, id);
  });
}

export function pistasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(pistasApi.listar, () => todasLasPistas(base.db));
  route(pistasApi.leer, async ({ params }) => existente(await pistaPorId(base.db, params.id)));
  route(pistasApi.guardar, ({ params, body, caller }) => guardarPista(de(caller), reloj, params.id, body));
  route(pistasApi.borrar, ({ params, caller }) => borrarPista(de(caller), params.id));
}
