import { sql } from 'kysely';
import { caducidadesDeEnlace, DE_UN_DIA, RECORDADA } from '#domain/cuenta/cuenta.ts';
import { type Acceso, leerRol } from '#domain/cuenta/permisos.ts';
import { compararNombres } from '#domain/texto.ts';
import type { Lector } from '#server/db/open.ts';
import { SIN_CLAVE } from '#server/db/tables/usuario.ts';

/** Names only: nothing else of an account leaves the server. */
export const usuariosActivos = (db: Lector): Promise<{ usuario: string }[]> =>
  db.selectFrom('usuario').select('usuario').where('activo', '=', 1).orderBy('usuario').execute();

export type CuentaLeida = Acceso & {
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

export async function cuentas(db: Lector, ahora: number): Promise<CuentaLeida[]> {
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
