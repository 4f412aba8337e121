import { timingSafeEqual } from 'node:crypto';
import { type ClaveDeCopia, type ClaveNueva, copiasApi } from '#contract/club/copias.ts';
import { PERMISOS } from '#contract/permisos.ts';
import { leerRol, puede } from '#domain/cuenta/permisos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { leerClaveDeCopia, ponerClaveDeCopia, quitarClaveDeCopia } from '#server/db/tables/programa.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import type { Route } from '#server/platform/http/router.ts';

async function puedeCopiar(db: Lector, usuario: string): Promise<boolean> {
  const cuenta = await db
    .selectFrom('usuario')
    .select(['rol', 'reservados'])
    .where('usuario', '=', usuario)
    .where('activo', '=', 1)
    .executeTakeFirst();
  if (!cuenta) return false;
  const acceso = { rol: leerRol(cuenta.rol), reservados: cuenta.reservados === 1 };
  return puede(acceso, PERMISOS['GET /api/private/ligas/backup']);
}

/** The one there is while whoever made it could take the backup: who leaves keeps nothing. */
async function claveQueVale(db: Lector) {
  const clave = await leerClaveDeCopia(db);
  return clave && (await puedeCopiar(db, clave.usuario)) ? clave : null;
}

/** Whether it is the key that takes a backup. docs/reglas/cuentas.md */
export async function esClaveDeCopia(db: Lector, escrita: string): Promise<boolean> {
  const clave = await claveQueVale(db);
  return clave !== null && timingSafeEqual(Buffer.from(clave.hash), Buffer.from(hashToken(escrita)));
}

async function verClave(db: Lector): Promise<ClaveDeCopia> {
  const clave = await claveQueVale(db);
  return clave && { desde: clave.desde, usuario: clave.usuario };
}

/** Told once, since only its hash is kept. */
const hacerClave = (base: BaseFirmada): Promise<ClaveNueva> =>
  base.transact(async (tx) => {
    const clave = createToken();
    const { usuario, dt: desde } = tx.autor;
    await ponerClaveDeCopia(tx.q, { hash: hashToken(clave), usuario, desde });
    await anotarHechos(tx, [hechos.haceClaveDeCopia]);
    return { clave, usuario, desde };
  });

const quitarClave = (base: BaseFirmada): Promise<ClaveDeCopia> =>
  base.transact(async (tx) => {
    if ((await leerClaveDeCopia(tx.q)) === null) return null;
    await quitarClaveDeCopia(tx.q);
    await anotarHechos(tx, [hechos.quitaClaveDeCopia]);
    return null;
  });

export function claveDeCopiaRoutes(route: Route, de: Firmar): void {
  route(copiasApi.verClave, ({ caller }) => verClave(de(caller).db));
  route(copiasApi.hacerClave, ({ caller }) => hacerClave(de(caller)));
  route(copiasApi.quitarClave, ({ caller }) => quitarClave(de(caller)));
}
