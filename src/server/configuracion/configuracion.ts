import { configuracionApi, type Entrada } from '#contract/club/configuracion.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CLAVES, type Clave } from '#contract/opciones.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

/** Nothing is shown until somebody says so. */
const POR_DEFECTO = 'false';

const esClave = (clave: string): clave is Clave => (CLAVES as readonly string[]).includes(clave);

async function valores(db: Lector): Promise<Map<string, string>> {
  const filas = await db.selectFrom('configuracion').selectAll().orderBy('clave').execute();
  return new Map(filas.map(({ clave, valor }) => [clave, valor]));
}

const entrada = (clave: Clave, guardados: Map<string, string>): Entrada => ({
  clave,
  valor: guardados.get(clave) === 'true' ? 'true' : POR_DEFECTO,
});

async function leerValor({ db }: BaseDatos, clave: string): Promise<Pick<Entrada, 'valor'>> {
  if (!esClave(clave)) throw new Problema(404, mensajes.noEncontrado);
  return entrada(clave, await valores(db));
}

async function listarValores(db: Lector): Promise<Entrada[]> {
  const guardados = await valores(db);
  return CLAVES.map((clave) => entrada(clave, guardados));
}

const cambiosDe = (guardados: Map<string, string>, entradas: readonly Entrada[]) =>
  entradas.map((despues) => ({
    entidad: 'configuracion' as const,
    antes: entrada(despues.clave, guardados),
    despues,
  }));

function guardarValores(base: BaseFirmada, entradas: Entrada[]): Promise<Entrada[]> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    await anotar(tx, ...cambiosDe(await valores(tx.q), entradas));
    for (const { clave, valor } of entradas) await guardarValor(tx, clave, valor);
    return listarValores(tx.q);
  });
}

export function configuracionRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(configuracionApi.leer, ({ query }) => leerValor(base, query.clave));
  route(configuracionApi.listar, () => listarValores(base.db));
  route(configuracionApi.guardar, ({ body, caller }) => guardarValores(de(caller), body));
}
