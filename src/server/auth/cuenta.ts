import type { SesionPropia } from '#contract/cuenta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { estaAbierta } from '#domain/cuenta/cuenta.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { campoInvalido } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { borrarEnlaceDe } from '#server/db/tables/enlace.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import { borrarSesionesDe, confirmarSesion } from '#server/db/tables/sesion.ts';
import { ponerClave } from '#server/db/tables/usuario.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import { hashToken } from '#server/platform/token.ts';
import type { Caller } from '#server/platform/wall.ts';
import { sesionesDe } from './auth.queries.ts';
import { comprobarClave, hashDeClaveNueva } from './claves.ts';
import type { Intentos } from './intentos.ts';
import type { Medidor } from './medidor.ts';

/** Who calls behind the wall of /api/private always has both. */
type Propio = { usuario: string; tokenHash: string; ip: string };

export function propioDe({ usuario, token, ip }: Caller): Propio {
  if (usuario === null || token === null) throw new Problema(401, mensajes.sinSesion);
  return { usuario, tokenHash: hashToken(token), ip };
}

export async function leerCuenta(
  { db }: BaseDatos,
  reloj: Clock,
  { usuario, tokenHash }: Propio,
): Promise<{ usuario: string; sesiones: SesionPropia[] }> {
  const ahora = seconds(reloj);
  const abiertas = (await sesionesDe(db, usuario)).filter((sesion) => estaAbierta(sesion, ahora));
  const sesiones = abiertas.map(({ creada, usada, ...sesion }) => ({
    creada,
    usada,
    esta: sesion.tokenHash === tokenHash,
  }));
  return { usuario, sesiones };
}

export type CuentaDeps = { reloj: Clock; intentos: Intentos; medidor: Medidor };
type Cambio = { actual: string; nueva: string };

/** What they typed as their password, in which field, and what the log says when it is not. */
type Tecleada = { clave: string; campo: string; hecho: Hecho };

/** Asks for the password they have, which counts as a guess of signing in; answers its hash. */
async function comprobarActual(
  base: BaseFirmada,
  { intentos, reloj }: CuentaDeps,
  { usuario, ip }: Propio,
  { clave, campo, hecho }: Tecleada,
): Promise<string> {
  const { esSuya, passwordHash } = await intentos.contar(usuario, ip, (fila) =>
    comprobarClave(base.db, { usuario, clave, fila }),
  );
  if (passwordHash !== null && esSuya) {
    await intentos.perdonar(usuario, ip);
    return passwordHash;
  }
  // A line of the log and nothing else: no page changes because of it.
  await insertarRegistros(base.db, [{ dt: seconds(reloj), usuario, linea: hecho }]);
  throw campoInvalido(campo, mensajes.claveActualEquivocada);
}

/** Changes the caller's password; their other sessions and any link of theirs end. */
export async function cambiarClave(
  base: BaseFirmada,
  deps: CuentaDeps,
  propio: Propio,
  { actual, nueva }: Cambio,
): Promise<{ cerradas: number }> {
  const { usuario, tokenHash } = propio;
  const tecleada = { clave: actual, campo: 'actual', hecho: hechos.claveEquivocada };
  const anterior = await comprobarActual(base, deps, propio, tecleada);
  if (nueva === actual) throw campoInvalido('nueva', mensajes.claveRepetida);
  const hash = await hashDeClaveNueva(deps.medidor, { clave: nueva, usuario, campo: 'nueva' });
  return base.transact(async (tx) => {
    if (!(await ponerClave(tx.q, usuario, { nueva: hash, anterior })))
      throw new Problema(409, mensajes.claveCambiadaMientras);
    await borrarEnlaceDe(tx.q, usuario);
    const cerradas = await borrarSesionesDe(tx.q, usuario, tokenHash);
    await anotarHechos(tx, [hechos.cambiaClave]);
    return { cerradas };
  });
}

/** Their password again: for some minutes this session may do what asks for it. */
export async function confirmar(
  base: BaseFirmada,
  deps: CuentaDeps,
  propio: Propio,
  password: string,
): Promise<void> {
  const tecleada = { clave: password, campo: 'password', hecho: hechos.confirmaMal };
  await comprobarActual(base, deps, propio, tecleada);
  await confirmarSesion(base.db, propio.tokenHash, seconds(deps.reloj));
}

export function cerrarOtras(
  base: BaseFirmada,
  { usuario, tokenHash }: Propio,
): Promise<{ cerradas: number }> {
  return base.transact(async (tx) => {
    const cerradas = await borrarSesionesDe(tx.q, usuario, tokenHash);
    if (cerradas > 0) await anotarHechos(tx, [hechos.cierraOtras(cerradas)]);
    return { cerradas };
  });
}
