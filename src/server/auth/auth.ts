import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mensajes } from '#contract/mensajes.ts';
import { rechazoDeClave } from '#domain/cuenta/clave.ts';
import { claveDeCuenta, claveReciente, DE_UN_DIA, estaAbierta, RECORDADA } from '#domain/cuenta/cuenta.ts';
import { type Acceso, leerRol } from '#domain/cuenta/permisos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { outageOf } from '#server/db/engines/outage.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { campoInvalido } from '#server/db/registro/entidad.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import {
  anotarAcceso,
  borrarSesion,
  borrarSesionesMuertas,
  insertarSesion,
  SIN_CLAVE,
  tocarSesion,
} from '#server/db/tables/usuario.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import {
  createToken,
  hashPassword,
  hashToken,
  Saturated,
  verifyPassword,
} from '#server/platform/crypto/password.ts';
import { Problema } from '#server/platform/errors.ts';
import { type CreateLimiter, limitInMemory, networkOf, spend } from '#server/platform/http/limits.ts';
import type { Caller } from '#server/platform/http/router.ts';

const SATURADO_S = 5;

/** In lower case, without accents nor spaces; shorter ones than an account may have are left out. */
const COMUNES = new Set(
  readFileSync(new URL('./claves-comunes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Why that password will not do for that account, in a sentence; null when it will. docs/reglas/cuentas.md. */
export const porQueNoVale = (clave: string, usuario: string): string | null =>
  rechazoDeClave(clave, usuario, COMUNES);

/** Passwords are worked on one at a time, with a short queue: 429 beyond it. */
async function enTurno<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (!(error instanceof Saturated)) throw error;
    throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: SATURADO_S });
  }
}

type Comprobacion = { esSuya: boolean; passwordHash: string | null };

/** Whether it is the password of that account, and its stored hash; without one it takes as long and is not. */
export async function comprobarClave(db: Lector, usuario: string, clave: string): Promise<Comprobacion> {
  const passwordHash = await passwordHashDe(db, usuario);
  return { esSuya: await enTurno(verifyPassword(passwordHash, clave)), passwordHash };
}

/** The hash of a new password. 400, on that field, when it will not do. */
export async function hashDeClaveNueva({
  clave,
  usuario,
  campo,
}: {
  clave: string;
  usuario: string;
  campo: string;
}): Promise<string> {
  const motivo = porQueNoVale(clave, usuario);
  if (motivo !== null) throw campoInvalido(campo, motivo);
  return enTurno(hashPassword(clave));
}

/** How exactly the last use is kept: not a write on every call. */
const TOQUE_S = 60;

const DESCONOCIDO = 'desconocido';

/** A character PostgreSQL cannot even be asked about: nobody has it in their name. */
const NULO = '\u0000';

type Deps = { base: BaseDatos; reloj: Clock; intentos: Intentos };
type Credenciales = { usuario: string; password: string; recordar?: boolean };
type Comprobada = { usuario: string; passwordHash: string };

async function barrerMuertas(q: Lector, ahora: number): Promise<void> {
  for (const [recordada, { inactiva, maxima }] of [
    [false, DE_UN_DIA],
    [true, RECORDADA],
  ] as const)
    await borrarSesionesMuertas(q, { recordada, creadaAntes: ahora - maxima, usadaAntes: ahora - inactiva });
}

type Donde = { ahora: number; anterior: string | null; recordada: boolean; agente: string };

/**
 * The session, the account's last sign-in and the log at once; old sessions go. '' when the account was
 * disabled or its password changed while this one was being checked. The session of the token that came along ends.
 */
function abrirSesion(
  { db }: BaseDatos,
  comprobada: Comprobada,
  { anterior, ...donde }: Donde,
): Promise<string> {
  const token = createToken();
  const { usuario } = comprobada;
  const { ahora } = donde;
  return db.transaction().execute(async (q) => {
    if (!(await anotarAcceso(q, comprobada, ahora))) return '';
    await barrerMuertas(q, ahora);
    if (anterior !== null) await borrarSesion(q, hashToken(anterior));
    await insertarSesion(q, { tokenHash: hashToken(token), usuario, ...donde });
    await insertarRegistros(q, [{ dt: ahora, usuario, linea: hechos.entra }]);
    return token;
  });
}

/** A new token, or '' when user or password is wrong; 429 after too many guesses. docs/reglas/cuentas.md. */
export async function entrar(
  deps: Deps,
  credenciales: Credenciales,
  { ip, token: anterior, agent: agente = '' }: Pick<Caller, 'ip' | 'token' | 'agent'>,
): Promise<string> {
  const { base, reloj, intentos } = deps;
  const tecleado = claveDeCuenta(credenciales.usuario);
  if (tecleado === '' || credenciales.password === '' || tecleado.includes(NULO)) return '';
  const ahora = seconds(reloj);
  const { esSuya, usuario, passwordHash } = await intentos.contar(tecleado, ip, async () => {
    const usuario = (await cuentaTecleada(base.db, credenciales.usuario)) ?? tecleado;
    return { usuario, ...(await comprobarClave(base.db, usuario, credenciales.password)) };
  });
  if (!esSuya || passwordHash === null) {
    // What was typed is not kept unless it is an account: it could be a password in the wrong box.
    const quien = passwordHash === null ? DESCONOCIDO : usuario;
    await insertarRegistros(base.db, [{ dt: ahora, usuario: quien, linea: hechos.accesoFallido }]);
    return '';
  }
  await intentos.perdonar(usuario, ip);
  const recordada = credenciales.recordar ?? false;
  return abrirSesion(base, { usuario, passwordHash }, { ahora, anterior, recordada, agente });
}

/** With the disk full a session is still good for reading. */
async function tocarSiCabe({ db }: BaseDatos, tokenHash: string, ahora: number): Promise<void> {
  try {
    await tocarSesion(db, tokenHash, ahora);
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
  }
}

/** Who calls, and what they may do now: a role that is changed holds from the next call. */
type QuienLlama = { usuario: string; acceso: Acceso };

export async function quienDeToken(
  { base, reloj }: Pick<Deps, 'base' | 'reloj'>,
  token: string,
): Promise<QuienLlama | null> {
  const tokenHash = hashToken(token);
  const sesion = await sesionPorHash(base.db, tokenHash);
  const ahora = seconds(reloj);
  if (!sesion || !estaAbierta({ ...sesion, recordada: sesion.recordada === 1 }, ahora)) return null;
  if (ahora - sesion.usada >= TOQUE_S) await tocarSiCabe(base, tokenHash, ahora);
  const { usuario, rol, reservados } = sesion;
  return { usuario, acceso: { rol: leerRol(rol), reservados: reservados === 1 } };
}

/** 403 when the password was not typed lately in the session of that token. */
export async function exigirClaveReciente(
  { base, reloj }: Pick<Deps, 'base' | 'reloj'>,
  token: string | null,
): Promise<void> {
  const sesion = token === null ? undefined : await sesionPorHash(base.db, hashToken(token));
  if (!sesion || !claveReciente(sesion.confirmada, seconds(reloj)))
    throw new Problema(403, mensajes.claveNoReciente);
}

export async function salir(
  { base, reloj }: Pick<Deps, 'base' | 'reloj'>,
  token: string | null,
): Promise<void> {
  if (token === null) return;
  const tokenHash = hashToken(token);
  const sesion = await sesionPorHash(base.db, tokenHash);
  await borrarSesion(base.db, tokenHash);
  if (!sesion) return;
  const { usuario } = sesion;
  await insertarRegistros(base.db, [{ dt: seconds(reloj), usuario, linea: hechos.sale }]);
}

/** The account that somebody means by what they typed; null when there is none that may sign in. */
async function cuentaTecleada(db: Lector, tecleado: string): Promise<string | null> {
  const clave = claveDeCuenta(tecleado);
  const filas = await db
    .selectFrom('usuario')
    .select('usuario')
    .where('activo', '=', 1)
    .orderBy('usuario')
    .execute();
  const suyas = filas.map(({ usuario }) => usuario).filter((usuario) => claveDeCuenta(usuario) === clave);
  return suyas.find((usuario) => usuario === tecleado) ?? suyas[0] ?? null;
}

/** The stored hash of an account that may sign in; null while its person has not chosen a password. */
export async function passwordHashDe(db: Lector, usuario: string): Promise<string | null> {
  const fila = await db
    .selectFrom('usuario')
    .select('passwordHash')
    .where('usuario', '=', usuario)
    .where('activo', '=', 1)
    .executeTakeFirst();
  return fila && fila.passwordHash !== SIN_CLAVE ? fila.passwordHash : null;
}

const sesionPorHash = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.usuario', 'sesion.usuario')
    .select(['sesion.usuario', 'sesion.creada', 'sesion.usada', 'sesion.confirmada', 'sesion.recordada'])
    .select(['usuario.rol', 'usuario.reservados'])
    .where('sesion.tokenHash', '=', tokenHash)
    .where('usuario.activo', '=', 1)
    .executeTakeFirst();

export const accesoDe = (db: Lector, usuario: string) =>
  db
    .selectFrom('usuario')
    .select(['rol', 'reservados'])
    .where('usuario', '=', usuario)
    .executeTakeFirstOrThrow();

export const sesionesDe = (db: Lector, usuario: string) =>
  db
    .selectFrom('sesion')
    .select(['tokenHash', 'creada', 'usada', 'recordada', 'agente'])
    .where('usuario', '=', usuario)
    .orderBy('usada', 'desc')
    .orderBy('tokenHash')
    .execute();

export const enlacePorHash = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('enlace')
    .innerJoin('usuario', 'usuario.usuario', 'enlace.usuario')
    .select(['enlace.usuario', 'enlace.caduca'])
    .where('enlace.tokenHash', '=', tokenHash)
    .where('usuario.activo', '=', 1)
    .executeTakeFirst();

const VENTANA_S = 15 * 60;
/** Guesses per account and address: the owner is never locked out from elsewhere. */
const POR_CUENTA = 5;
const POR_DIRECCION = 50;

export type Intentos = {
  /** Counts a guess and then checks it; 429 after too many. What could not be checked was no guess. */
  contar<T>(usuario: string, ip: string, comprobar: () => Promise<T>): Promise<T>;
  /** A right password gives its guesses back. */
  perdonar(usuario: string, ip: string): Promise<void>;
};

/** Neither names nor addresses are kept in clear. */
const clave = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

const deCuenta = (usuario: string, ip: string): string =>
  clave(`${networkOf(ip)}\n${claveDeCuenta(usuario)}`);
const deDireccion = (ip: string): string => clave(networkOf(ip));

const LIMITE = { seconds: VENTANA_S, message: mensajes.demasiadosIntentos };

/** Counts guesses at passwords by account and address, and by address alone. docs/seguridad.md, "Signing in". */
export function crearIntentos(crearLimite: CreateLimiter = limitInMemory): Intentos {
  const porCuenta = crearLimite('cuenta', { points: POR_CUENTA, seconds: VENTANA_S });
  const porDireccion = crearLimite('direccion', { points: POR_DIRECCION, seconds: VENTANA_S });
  return {
    contar: async (usuario, ip, comprobar) => {
      await spend(porCuenta, deCuenta(usuario, ip), LIMITE);
      await spend(porDireccion, deDireccion(ip), LIMITE);
      try {
        return await comprobar();
      } catch (error) {
        await porCuenta.reward(deCuenta(usuario, ip));
        await porDireccion.reward(deDireccion(ip));
        throw error;
      }
    },
    perdonar: async (usuario, ip) => {
      await porCuenta.delete(deCuenta(usuario, ip));
      await porDireccion.reward(deDireccion(ip));
    },
  };
}
