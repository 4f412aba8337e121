import { mensajes } from '#contract/mensajes.ts';
import type { BaseDatos } from '#server/db/open.ts';
import {
  borrarSesion,
  borrarSesionesMuertas,
  insertarSesion,
  tocarSesion,
} from '#server/db/tables/sesion.ts';
import { anotarAcceso } from '#server/db/tables/usuario.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Saturated, verifyPassword } from '#server/platform/password.ts';
import { Problema } from '#server/platform/problema.ts';
import { createToken, hashToken } from '#server/platform/token.ts';
import { passwordHashDe, sesionPorHash } from './auth.queries.ts';
import type { Intentos } from './intentos.ts';

const HORA_S = 3600;
/** A session dies after so long without use, and after so long in any case. */
const INACTIVA_S = 8 * HORA_S;
const MAXIMA_S = 7 * 24 * HORA_S;
/** How exactly the last use is kept: not a write on every call. */
const TOQUE_S = 60;

const SATURADO_S = 5;

/** A character PostgreSQL cannot even be asked about: nobody has it in their name. */
const NULO = '\u0000';

type Deps = { base: BaseDatos; reloj: Clock; intentos: Intentos };
type Credenciales = { usuario: string; password: string };

const segundos = (reloj: Clock): number => Math.floor(reloj.now() / 1000);

async function comprobar(base: BaseDatos, { usuario, password }: Credenciales): Promise<boolean> {
  try {
    return await verifyPassword(await passwordHashDe(base.db, usuario), password);
  } catch (error) {
    if (!(error instanceof Saturated)) throw error;
    throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: SATURADO_S });
  }
}

/** A new token, or '' when the user or the password is wrong. Throws 429 after too many guesses. Spec §4. */
export async function entrar(deps: Deps, credenciales: Credenciales, ip: string): Promise<string> {
  const { base, reloj, intentos } = deps;
  const { usuario } = credenciales;
  if (usuario === '' || credenciales.password === '' || usuario.includes(NULO)) return '';
  await intentos.contar(usuario, ip);
  if (!(await comprobar(base, credenciales))) return '';
  await intentos.perdonar(usuario, ip);
  const token = createToken();
  const ahora = segundos(reloj);
  await borrarSesionesMuertas(base.db, { creadaAntes: ahora - MAXIMA_S, usadaAntes: ahora - INACTIVA_S });
  await insertarSesion(base.db, hashToken(token), usuario, ahora);
  await anotarAcceso(base.db, usuario, ahora);
  return token;
}

/** Whose token it is, or null when it is unknown, ended or too old. */
export async function usuarioDeToken(
  { base, reloj }: Omit<Deps, 'intentos'>,
  token: string,
): Promise<string | null> {
  const tokenHash = hashToken(token);
  const sesion = await sesionPorHash(base.db, tokenHash);
  const ahora = segundos(reloj);
  if (!sesion || ahora - sesion.creada > MAXIMA_S || ahora - sesion.usada > INACTIVA_S) return null;
  if (ahora - sesion.usada >= TOQUE_S) await tocarSesion(base.db, tokenHash, ahora);
  return sesion.usuario;
}

export async function salir({ base }: Pick<Deps, 'base'>, token: string | null): Promise<void> {
  if (token !== null) await borrarSesion(base.db, hashToken(token));
}
