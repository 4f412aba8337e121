import { authApi, cuentaApi, enlaceApi, type SesionPropia } from '#contract/cuentas/cuenta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { caducidadesDeEnlace, enlaceVale, equipoDe, estaAbierta } from '#domain/cuenta/cuenta.ts';
import { type Acceso, leerRol } from '#domain/cuenta/permisos.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import {
  borrarEnlaceDe,
  borrarSesion,
  borrarSesionesDe,
  confirmarSesion,
  gastarEnlace,
  ponerClave,
} from '#server/db/tables/usuario.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Caller, Route } from '#server/platform/http/router.ts';
import {
  accesoDe,
  comprobarClave,
  enlacePorHash,
  entrar,
  hashDeClaveNueva,
  type Intentos,
  salir,
  sesionesDe,
} from './auth.ts';

/** Who calls behind the wall of /api/private always has both. */
type Propio = { usuario: string; tokenHash: string; ip: string };

function propioDe({ usuario, token, ip }: Caller): Propio {
  if (usuario === null || token === null) throw new Problema(401, mensajes.sinSesion);
  return { usuario, tokenHash: hashToken(token), ip };
}

/** Enough of the stored hash to tell one's few sessions apart, and too little to be it. */
const idDeSesion = (tokenHash: string): string => tokenHash.slice(0, 12);

async function leerCuenta(
  { db }: BaseDatos,
  reloj: Clock,
  { usuario, tokenHash }: Propio,
): Promise<Acceso & { usuario: string; sesiones: SesionPropia[] }> {
  const { rol, reservados } = await accesoDe(db, usuario);
  const ahora = seconds(reloj);
  const sesiones = (await sesionesDe(db, usuario))
    .map((sesion) => ({ ...sesion, recordada: sesion.recordada === 1 }))
    .filter((sesion) => estaAbierta(sesion, ahora))
    .map(({ agente, tokenHash: suyo, ...sesion }) => ({
      ...sesion,
      id: idDeSesion(suyo),
      equipo: equipoDe(agente),
      esta: suyo === tokenHash,
    }));
  return { usuario, rol: leerRol(rol), reservados: reservados === 1, sesiones };
}

type CuentaDeps = { reloj: Clock; intentos: Intentos };
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
  const { esSuya, passwordHash } = await intentos.contar(usuario, ip, () =>
    comprobarClave(base.db, usuario, clave),
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
async function cambiarClave(
  base: BaseFirmada,
  deps: CuentaDeps,
  propio: Propio,
  { actual, nueva }: Cambio,
): Promise<{ cerradas: number }> {
  const { usuario, tokenHash } = propio;
  const tecleada = { clave: actual, campo: 'actual', hecho: hechos.claveEquivocada };
  const anterior = await comprobarActual(base, deps, propio, tecleada);
  if (nueva === actual) throw campoInvalido('nueva', mensajes.claveRepetida);
  const hash = await hashDeClaveNueva({ clave: nueva, usuario, campo: 'nueva' });
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
async function confirmar(
  base: BaseFirmada,
  deps: CuentaDeps,
  propio: Propio,
  password: string,
): Promise<void> {
  const tecleada = { clave: password, campo: 'password', hecho: hechos.confirmaMal };
  await comprobarActual(base, deps, propio, tecleada);
  await confirmarSesion(base.db, propio.tokenHash, seconds(deps.reloj));
}

function cerrarSesion(base: BaseFirmada, { usuario }: Propio, id: string): Promise<void> {
  return base.transact(async (tx) => {
    const suya = (await sesionesDe(tx.q, usuario)).find(({ tokenHash }) => idDeSesion(tokenHash) === id);
    await borrarSesion(tx.q, existente(suya).tokenHash);
    await anotarHechos(tx, [hechos.cierraOtras(1)]);
  });
}

function cerrarOtras(base: BaseFirmada, { usuario, tokenHash }: Propio): Promise<{ cerradas: number }> {
  return base.transact(async (tx) => {
    const cerradas = await borrarSesionesDe(tx.q, usuario, tokenHash);
    if (cerradas > 0) await anotarHechos(tx, [hechos.cierraOtras(cerradas)]);
    return { cerradas };
  });
}

type EnlaceDeps = CuentaDeps & { base: BaseDatos };

const muerto = (): Problema => new Problema(404, mensajes.enlaceMuerto);

/** Whose link it is and until when. 404 once it is used, too old, replaced or of a disabled account. */
async function leerEnlace(
  { base, reloj }: Pick<EnlaceDeps, 'base' | 'reloj'>,
  token: string,
): Promise<{ usuario: string; caduca: number }> {
  const enlace = await enlacePorHash(base.db, hashToken(token));
  if (!enlace || !enlaceVale(enlace, seconds(reloj))) throw muerto();
  return enlace;
}

type Uso = { token: string; clave: string; ip: string };

/** Sets the password of the link's account, which spends the link and ends the account's sessions. */
async function usarEnlace(
  deps: EnlaceDeps,
  de: Firmar,
  { token, clave, ip }: Uso,
): Promise<{ usuario: string }> {
  const { intentos, reloj } = deps;
  const { usuario } = await leerEnlace(deps, token);
  const nueva = await hashDeClaveNueva({ clave, usuario, campo: 'clave' });
  await de({ usuario }).transact(async (tx) => {
    // Accounts before links, as whoever disables one does.
    const puesta = await ponerClave(tx.q, usuario, { nueva, anterior: null });
    const gastado = await gastarEnlace(tx.q, hashToken(token), caducidadesDeEnlace(seconds(reloj)));
    if (!puesta || gastado !== usuario) throw muerto();
    await borrarSesionesDe(tx.q, usuario);
    await anotarHechos(tx, [hechos.estrenaClave]);
  });
  await intentos.perdonar(usuario, ip);
  return { usuario };
}

export function authRoutes(route: Route, deps: Parameters<typeof entrar>[0]): void {
  route(authApi.entrar, ({ body, caller }) => entrar(deps, body, caller));
  route(authApi.entrarPorQuery, ({ query, caller }) => entrar(deps, query, caller));
  route(authApi.salir, ({ caller }) => salir(deps, caller.token));
}

type Deps = CuentaDeps & { base: BaseDatos };

export function cuentaRoutes(route: Route, deps: Deps, de: Firmar): void {
  const { base, reloj } = deps;
  route(cuentaApi.leer, ({ caller }) => leerCuenta(base, reloj, propioDe(caller)));
  route(cuentaApi.cambiarClave, ({ body, caller }) => cambiarClave(de(caller), deps, propioDe(caller), body));
  route(cuentaApi.confirmar, ({ body, caller }) =>
    confirmar(de(caller), deps, propioDe(caller), body.password),
  );
  route(cuentaApi.cerrarSesion, ({ params, caller }) =>
    cerrarSesion(de(caller), propioDe(caller), params.id),
  );
  route(cuentaApi.cerrarOtras, ({ caller }) => cerrarOtras(de(caller), propioDe(caller)));
  route(enlaceApi.leer, ({ body }) => leerEnlace(deps, body.token));
  route(enlaceApi.usar, ({ body, caller }) => usarEnlace(deps, de, { ...body, ip: caller.ip }));
}
