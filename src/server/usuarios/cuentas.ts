import { sql } from 'kysely';
import { type Cuenta, cuentasApi, type EnlaceDado, usuariosApi } from '#contract/cuentas/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  caducidadDeEnlace,
  caducidadesDeEnlace,
  claveDeCuenta,
  DE_UN_DIA,
  type EstadoCuenta,
  RECORDADA,
  seConfunden,
} from '#domain/cuenta/cuenta.ts';
import { type Acceso, leerRol, puede, quedaQuienTodo } from '#domain/cuenta/permisos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { compararNombres } from '#domain/texto.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import {
  ACCESO_ENTERO,
  borrarEnlaceDe,
  borrarSesionesDe,
  insertarUsuario,
  ponerAcceso,
  ponerActivo,
  ponerEnlace,
  SIN_CLAVE,
} from '#server/db/tables/usuario.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

const presentar = ({ activo, ...cuenta }: CuentaLeida): Cuenta => ({
  ...cuenta,
  estado: activo ? 'activo' : 'inactivo',
});

async function listarCuentas({ db }: BaseDatos, reloj: Clock): Promise<Cuenta[]> {
  return (await cuentas(db, seconds(reloj))).map(presentar);
}

/** A new link for that account; told once, since only its hash is kept. */
async function hacerEnlace({ q, autor }: TxFirmada, usuario: string): Promise<EnlaceDado> {
  const token = createToken();
  const caduca = caducidadDeEnlace(autor.dt);
  await ponerEnlace(q, { usuario, tokenHash: hashToken(token), caduca });
  return { usuario, token, caduca };
}

/** 403 where what only some see would be handed on by who does not see it. */
function exigirVerReservados(
  { autor }: TxFirmada,
  todas: readonly CuentaLeida[],
  accesos: readonly Acceso[],
): void {
  const quien = todas.find(({ usuario }) => usuario === autor.usuario);
  if (!quien || quien.reservados || accesos.every(({ reservados }) => !reservados)) return;
  throw new Problema(403, mensajes.soloQuienVeReservados, { estado: 'permiso' });
}

/** An account nobody can sign in with yet, and the link with which its person chooses the password. 400: taken. */
function crearCuenta(
  base: BaseFirmada,
  { usuario, ...acceso }: Acceso & { usuario: string },
): Promise<EnlaceDado> {
  return base.transact(async (tx) => {
    await tx.lockCuentas();
    const todas = await cuentas(tx.q, tx.autor.dt);
    const parecida = todas.find((otra) => seConfunden(otra.usuario, usuario));
    if (parecida) throw campoInvalido('usuario', mensajes.cuentaRepetida(parecida.usuario));
    exigirVerReservados(tx, todas, [acceso]);
    await insertarUsuario(tx.q, usuario, SIN_CLAVE, acceso);
    const { rol, reservados } = acceso;
    await anotarHechos(tx, [hechos.creaCuenta(usuario, rol, reservados)]);
    return hacerEnlace(tx, usuario);
  });
}

async function cuentaBloqueada(tx: TxFirmada, usuario: string) {
  await tx.lockCuentas();
  const todas = await cuentas(tx.q, tx.autor.dt);
  return { todas, cuenta: existente(todas.find((una) => una.usuario === usuario)) };
}

/** Another link for who forgot the password, which stays until the link is used; the link before is dead. */
function darEnlace(base: BaseFirmada, usuario: string): Promise<EnlaceDado> {
  return base.transact(async (tx) => {
    const { todas, cuenta } = await cuentaBloqueada(tx, usuario);
    exigirVerReservados(tx, todas, [cuenta]);
    if (!cuenta.activo) throw new Problema(409, mensajes.cuentaInactiva);
    await anotarHechos(tx, [hechos.daEnlace(usuario)]);
    return hacerEnlace(tx, usuario);
  });
}

/** 409 for one's own account, and for the only one left that may do everything. */
function comprobarDesactivable({ autor }: TxFirmada, todas: readonly CuentaLeida[], usuario: string): void {
  if (usuario === autor.usuario) throw new Problema(409, mensajes.cuentaPropia);
  if (!quedaQuienTodo(todas, usuario)) throw new Problema(409, mensajes.ultimaCuenta);
}

async function aplicarEstado(tx: TxFirmada, usuario: string, estado: EstadoCuenta): Promise<void> {
  const activo = estado === 'activo';
  await ponerActivo(tx.q, usuario, activo);
  await anotarHechos(tx, [activo ? hechos.activaCuenta(usuario) : hechos.desactivaCuenta(usuario)]);
  if (activo) return;
  await borrarSesionesDe(tx.q, usuario);
  await borrarEnlaceDe(tx.q, usuario);
}

/** Enables or disables; a disabled account has neither sessions nor link from then on. Leagues keep its name. */
function cambiarEstado(base: BaseFirmada, usuario: string, estado: EstadoCuenta): Promise<Cuenta> {
  return base.transact(async (tx) => {
    const { todas, cuenta } = await cuentaBloqueada(tx, usuario);
    if (cuenta.activo === (estado === 'activo')) return presentar(cuenta);
    exigirVerReservados(tx, todas, [cuenta]);
    if (estado === 'inactivo') comprobarDesactivable(tx, todas, usuario);
    await aplicarEstado(tx, usuario, estado);
    const { cuenta: despues } = await cuentaBloqueada(tx, usuario);
    return presentar(despues);
  });
}

/** Its open sessions may do from then on what it may. Nobody changes their own. docs/reglas/cuentas.md */
function cambiarRol(base: BaseFirmada, usuario: string, acceso: Acceso): Promise<Cuenta> {
  return base.transact(async (tx) => {
    const { todas, cuenta } = await cuentaBloqueada(tx, usuario);
    const { rol, reservados } = acceso;
    if (cuenta.rol === rol && cuenta.reservados === reservados) return presentar(cuenta);
    if (usuario === tx.autor.usuario) throw new Problema(409, mensajes.rolPropio);
    exigirVerReservados(tx, todas, [cuenta, acceso]);
    if (!puede(acceso, 'reservado') && !quedaQuienTodo(todas, usuario))
      throw new Problema(409, mensajes.ultimaCuenta);
    await ponerAcceso(tx.q, usuario, acceso);
    await anotarHechos(tx, [hechos.cambiaRol(usuario, rol, reservados)]);
    return presentar({ ...cuenta, ...acceso });
  });
}

export type Rescate = { enlace: EnlaceDado; hecho: 'creada' | 'activada' | 'nada' };

/** There is no account of that name; those there are. */
export class SinCuenta extends Error {
  readonly usuarios: readonly string[];
  constructor(usuarios: readonly string[]) {
    super('no such account');
    this.usuarios = usuarios;
  }
}

/** A link for an account whatever its state, from the club's own machine: for who has been left outside. */
export async function rescatarCuenta(
  base: BaseFirmada,
  usuario: string,
  { crear }: { crear: boolean },
): Promise<Rescate> {
  const todas = await cuentas(base.db, 0);
  const cuenta = todas.find((una) => claveDeCuenta(una.usuario) === claveDeCuenta(usuario));
  if (!cuenta && !crear) throw new SinCuenta(todas.map((una) => una.usuario));
  if (!cuenta) return { enlace: await crearCuenta(base, { usuario, ...ACCESO_ENTERO }), hecho: 'creada' };
  if (!cuenta.activo) await cambiarEstado(base, cuenta.usuario, 'activo');
  return { enlace: await darEnlace(base, cuenta.usuario), hecho: cuenta.activo ? 'nada' : 'activada' };
}

export function usuariosRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(usuariosApi.listar, () => usuariosActivos(base.db));
  route(cuentasApi.listar, () => listarCuentas(base, reloj));
  route(cuentasApi.crear, ({ body, caller }) => crearCuenta(de(caller), body));
  route(cuentasApi.darEnlace, ({ params, caller }) => darEnlace(de(caller), params.usuario));
  route(cuentasApi.cambiarEstado, ({ params, body, caller }) =>
    cambiarEstado(de(caller), params.usuario, body.estado),
  );
  route(cuentasApi.cambiarRol, ({ params, body, caller }) => cambiarRol(de(caller), params.usuario, body));
}

/** Names only: nothing else of an account leaves the server. */
const usuariosActivos = (db: Lector): Promise<{ usuario: string }[]> =>
  db.selectFrom('usuario').select('usuario').where('activo', '=', 1).orderBy('usuario').execute();

type CuentaLeida = Acceso & {
  usuario: string;
  activo: boolean;
  tieneClave: boolean;
  ultimoAcceso: number | null;
  sesiones: number;
  enlaceCaduca: number | null;
  ligas: number;
};

const cuantos = sql<number>`count(*)`.as('n');

const porUsuario = (filas: readonly { usuario: string | null; n: number }[]): Map<string | null, number> =>
  new Map(filas.map(({ usuario, n }) => [usuario, Number(n)]));

const sesionesAbiertas = (db: Lector, ahora: number) =>
  db
    .selectFrom('sesion')
    .select(['usuario', cuantos])
    .where((eb) =>
      eb.or(
        (
          [
            [0, DE_UN_DIA],
            [1, RECORDADA],
          ] as const
        ).map(([recordada, { inactiva, maxima }]) =>
          eb.and([
            eb('recordada', '=', recordada),
            eb('creada', '>=', ahora - maxima),
            eb('usada', '>=', ahora - inactiva),
          ]),
        ),
      ),
    )
    .groupBy('usuario')
    .orderBy('usuario')
    .execute();

const ligasActivas = (db: Lector) =>
  db
    .selectFrom('liga')
    .select(['usuario', cuantos])
    .where('estado', '=', 'activa')
    .where('usuario', 'is not', null)
    .groupBy('usuario')
    .orderBy('usuario')
    .execute();

const conEnlace = (db: Lector, { desde, hasta }: { desde: number; hasta: number }) =>
  db
    .selectFrom('usuario')
    .leftJoin('enlace', (join) =>
      join
        .onRef('enlace.usuario', '=', 'usuario.usuario')
        .on('enlace.caduca', '>', desde)
        .on('enlace.caduca', '<=', hasta),
    )
    .select(['usuario.usuario', 'activo', 'rol', 'reservados'])
    .select(['passwordHash', 'ultimoAcceso', 'caduca as enlaceCaduca'])
    .orderBy('usuario.usuario')
    .execute();

async function cuentas(db: Lector, ahora: number): Promise<CuentaLeida[]> {
  const filas = await conEnlace(db, caducidadesDeEnlace(ahora));
  const sesiones = porUsuario(await sesionesAbiertas(db, ahora));
  const ligas = porUsuario(await ligasActivas(db));
  return filas
    .map(({ passwordHash, activo, rol, reservados, ...fila }) => ({
      ...fila,
      rol: leerRol(rol),
      reservados: reservados === 1,
      activo: activo === 1,
      tieneClave: passwordHash !== SIN_CLAVE,
      sesiones: sesiones.get(fila.usuario) ?? 0,
      ligas: ligas.get(fila.usuario) ?? 0,
    }))
    .sort((a, b) => compararNombres(a.usuario, b.usuario));
}
