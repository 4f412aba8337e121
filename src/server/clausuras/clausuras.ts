import {
  type Clausura,
  type ClausuraGuardar,
  clausurasApi,
  type Festivos,
} from '#contract/liga/clausuras.ts';
import { mensajes } from '#contract/mensajes.ts';
import { leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { nombresDe } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import {
  actualizarClausura,
  borrarClausura as borrar,
  insertarClausura,
  leerFilaClausura,
} from '#server/db/tables/clausura.ts';
import type { Route } from '#server/platform/http/router.ts';

async function clausuraPorId(db: Lector, id: number): Promise<Clausura | undefined> {
  const fila = await db.selectFrom('clausura').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaClausura(fila);
}

async function comprobarPistas(db: Lector, pistas: readonly number[] | null): Promise<void> {
  const hay = await nombresDe(db, 'pista', [...(pistas ?? [])]);
  if (pistas?.some((id) => !hay.has(id))) throw campoInvalido('pistas', mensajes.pistaInexistente);
}

/** Creates (id 0) or replaces one. 400: a court that is not there; 409: somebody saved it before. No match is touched. */
function guardarClausura(
  base: BaseFirmada,
  id: number,
  { version, ...datos }: ClausuraGuardar,
): Promise<Clausura> {
  return base.transact(async (tx) => {
    await tx.lock('pista', datos.pistas ?? []);
    await tx.lock('clausura', [id || null]);
    const antes = await anteriorDe(id, () => clausuraPorId(tx.q, id));
    mismaVersion(antes, version);
    await comprobarPistas(tx.q, datos.pistas);
    const despues = antes ? await actualizarClausura(tx, id, datos) : await insertarClausura(tx, datos);
    await anotar(tx, { entidad: 'clausura', antes, despues });
    return despues;
  });
}

/** The holidays that a club writes at once. */
function guardarFestivos(base: BaseFirmada, { festivos }: Festivos): Promise<number> {
  return base.transact(async (tx) => {
    for (const festivo of festivos) {
      const despues = await insertarClausura(tx, { ...festivo, inicio: null, fin: null, pistas: null });
      await anotar(tx, { entidad: 'clausura', antes: null, despues });
    }
    return festivos.length;
  });
}

function borrarClausura(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('clausura', [id]);
    const antes = existente(await clausuraPorId(tx.q, id));
    await anotar(tx, { entidad: 'clausura', antes, despues: null });
    await borrar(tx, id);
  });
}

export function clausurasRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(clausurasApi.listar, () => leerClausuras(base.db));
  route(clausurasApi.festivos, ({ body, caller }) => guardarFestivos(de(caller), body));
  route(clausurasApi.leer, async ({ params }) => existente(await clausuraPorId(base.db, params.id)));
  route(clausurasApi.guardar, ({ params, body, caller }) => guardarClausura(de(caller), params.id, body));
  route(clausurasApi.borrar, ({ params, caller }) => borrarClausura(de(caller), params.id));
}
