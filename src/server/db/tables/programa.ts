import type { Kysely } from 'kysely';
import type { Lector } from '../open.ts';
import type { Tx } from '../transact.ts';
import type { Tablas } from '../types.ts';

/** Spends a captcha. Answers false when it was spent before. `caduca` in Unix seconds. */
export async function gastarCaptcha(tx: Tx, nonce: string, caduca: number): Promise<boolean> {
  const fila = await tx.q
    .insertInto('captcha_usado')
    .values({ nonce, caduca })
    .onConflict((oc) => oc.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return fila !== undefined;
}

export const SELLO = 'sello';
/** A word sealed with the sealing key of this database: another key does not open it. */
export const PRUEBA_DEL_SELLO = 'prueba-del-sello';

/** That of a restored backup, which opens what came with it. */
export async function reemplazarSello(db: Kysely<Tablas>, valor: string): Promise<void> {
  await db.deleteFrom('secreto').where('nombre', 'in', [SELLO, PRUEBA_DEL_SELLO]).execute();
  await db.insertInto('secreto').values({ nombre: SELLO, valor }).execute();
}

export async function leerSecreto(db: Lector, nombre: string): Promise<string | undefined> {
  const fila = await db.selectFrom('secreto').select('valor').where('nombre', '=', nombre).executeTakeFirst();
  return fila?.valor;
}

/** Who has it may take a backup, and nothing else. Not itself: its hash, whose it is and since when. */
const CLAVE_DE_COPIA = 'clave-de-copia';

type ClaveDeCopia = { hash: string; usuario: string; desde: number };

export async function leerClaveDeCopia(db: Lector): Promise<ClaveDeCopia | null> {
  const valor = await leerSecreto(db, CLAVE_DE_COPIA);
  return valor === undefined ? null : (JSON.parse(valor) as ClaveDeCopia);
}

export async function quitarClaveDeCopia(db: Kysely<Tablas>): Promise<void> {
  await db.deleteFrom('secreto').where('nombre', '=', CLAVE_DE_COPIA).execute();
}

/** In place of the one there was. */
export async function ponerClaveDeCopia(db: Kysely<Tablas>, clave: ClaveDeCopia): Promise<void> {
  const valor = JSON.stringify(clave);
  await db
    .insertInto('secreto')
    .values({ nombre: CLAVE_DE_COPIA, valor })
    .onConflict((oc) => oc.column('nombre').doUpdateSet({ valor }))
    .execute();
}

export async function ponerSecretoSiFalta(db: Kysely<Tablas>, nombre: string, valor: string): Promise<void> {
  await db
    .insertInto('secreto')
    .values({ nombre, valor })
    .onConflict((oc) => oc.column('nombre').doNothing())
    .execute();
}

/** The secret of that name; `crear` makes it the first time. Several processes at once get the same one. */
export async function secretoCompartido(
  db: Kysely<Tablas>,
  nombre: string,
  crear: () => string,
): Promise<string> {
  await ponerSecretoSiFalta(db, nombre, crear());
  return (await leerSecreto(db, nombre)) as string;
}

/** That the server makes (`copia_guardada`), once all of it is on the disk; or downloaded, once all of it has gone. */
export async function apuntarCopia(
  db: Kysely<Tablas>,
  cual: 'copia_guardada' | 'copia_descargada',
  dt: number,
): Promise<void> {
  await db
    .insertInto(cual)
    .values({ id: 1, dt })
    .onConflict((oc) => oc.column('id').doUpdateSet({ dt }))
    .execute();
}
