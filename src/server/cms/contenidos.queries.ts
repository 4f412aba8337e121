import type { ClaveCms } from '#contract/cms.ts';
import type { Lector } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';

/** The newest saved version of a text, if anybody has saved one. */
export const versionVigente = (db: Lector, clave: ClaveCms): Promise<Fila<'contenido'> | undefined> =>
  db
    .selectFrom('contenido')
    .selectAll()
    .where('clave', '=', clave)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const versionNumero = (
  db: Lector,
  clave: ClaveCms,
  version: number,
): Promise<Fila<'contenido'> | undefined> =>
  db
    .selectFrom('contenido')
    .selectAll()
    .where('clave', '=', clave)
    .where('version', '=', version)
    .executeTakeFirst();

/** Who saved each version and when, newest first; the texts themselves stay where they are. */
export const versionesDe = (db: Lector, clave: ClaveCms) =>
  db
    .selectFrom('contenido')
    .select(['version', 'usuario', 'dt'])
    .where('clave', '=', clave)
    .orderBy('version', 'desc')
    .execute();

/** The same of every text, oldest first. */
export const todasLasVersiones = (db: Lector) =>
  db
    .selectFrom('contenido')
    .select(['clave', 'version', 'usuario', 'dt'])
    .orderBy('clave')
    .orderBy('version')
    .execute();
