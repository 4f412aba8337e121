import { resolve } from 'node:path';
import type { BaseDatos, Lector } from './db/open.ts';
import {
  leerSecreto,
  PRUEBA_DEL_SELLO,
  ponerSecretoSiFalta,
  SELLO,
  secretoCompartido,
} from './db/tables/programa.ts';
import { contextoDe } from './db/tables/solicitud.ts';
import {
  createSeal,
  createSealKey,
  hasSecretFile,
  isSealKey,
  type Seal,
  secretInFile,
} from './platform/crypto/seal.ts';
import { Told } from './platform/errors.ts';

type Deps = {
  base: BaseDatos;
  /** `carpetaSecretos`: where the embedded database keeps its keys; null: in the database, where replicas share them. */
  opciones: { carpetaSecretos: string | null };
};

const COMO_RECUPERARLA =
  'Sin ella no se leen los datos bancarios y de salud. Está dentro de cualquier copia de seguridad: recupérala como dice docs/operaciones.md en «La clave del sellado está dañada».';

/** What was made once is not made again by itself when it is damaged: what it sealed would never open. */
function claveEnFichero(carpeta: string, nombre: string): string {
  const clave = secretInFile(carpeta, nombre, createSealKey);
  if (isSealKey(clave)) return clave;
  const remedio =
    nombre === SELLO ? COMO_RECUPERARLA : 'Borra ese fichero: el programa hará otra al arrancar.';
  throw new Told(`La clave ${resolve(carpeta, nombre)} está dañada. ${remedio}`);
}

/** The folder where a key is, or is to be made: one put there is used, also with PostgreSQL. Null: the database. */
function carpetaDe({ base, opciones: { carpetaSecretos } }: Deps, nombre: string): string | null {
  if (carpetaSecretos === null) return null;
  return base.motor === 'sqlite' || hasSecretFile(carpetaSecretos, nombre) ? carpetaSecretos : null;
}

/** The key of that name, made the first time it is asked for. The sealing key has checks of its own: `claveDelSello`. */
export async function secreto(deps: Deps, nombre: string): Promise<string> {
  const carpeta = carpetaDe(deps, nombre);
  return carpeta ? claveEnFichero(carpeta, nombre) : secretoCompartido(deps.base.db, nombre, createSealKey);
}

const pruebaDe = (clave: string): string =>
  Buffer.from(createSeal(clave).close(Buffer.from(SELLO), PRUEBA_DEL_SELLO)).toString('base64url');

type Sellado = { contenido: Uint8Array; contexto: string };

/** Something that is sealed in this database: the check value, or bank or health data of before there was one. */
async function algoSellado(db: Lector): Promise<Sellado | null> {
  const prueba = await leerSecreto(db, PRUEBA_DEL_SELLO);
  if (prueba !== undefined)
    return { contenido: Buffer.from(prueba, 'base64url'), contexto: PRUEBA_DEL_SELLO };
  const fila = await db
    .selectFrom('solicitud')
    .select(['referencia', 'banco', 'salud'])
    .where((eb) => eb.or([eb('banco', 'is not', null), eb('salud', 'is not', null)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!fila) return null;
  return fila.banco
    ? { contenido: fila.banco, contexto: contextoDe(fila.referencia, 'banco') }
    : fila.salud && { contenido: fila.salud, contexto: contextoDe(fila.referencia, 'salud') };
}

function abre(sello: Seal, { contenido, contexto }: Sellado): boolean {
  try {
    sello.open(contenido, contexto);
    return true;
  } catch {
    return false;
  }
}

async function hayClave(deps: Deps): Promise<boolean> {
  const carpeta = carpetaDe(deps, SELLO);
  return carpeta ? hasSecretFile(carpeta, SELLO) : (await leerSecreto(deps.base.db, SELLO)) !== undefined;
}

const dondeFalta = (deps: Deps): string => {
  const carpeta = carpetaDe(deps, SELLO);
  return carpeta ? resolve(carpeta, SELLO) : 'del sellado, que se guarda en la base de datos,';
};

/**
 * The key that seals bank data, health data and documents, made with the database. Throws, with what to do, when there is
 * something sealed and the key is missing or is another one: a new key would leave it closed for ever.
 */
export async function claveDelSello(deps: Deps): Promise<string> {
  const { db } = deps.base;
  const sellado = await algoSellado(db);
  if (sellado && !(await hayClave(deps)))
    throw new Told(`Falta la clave ${dondeFalta(deps)} y hay datos cerrados con ella. ${COMO_RECUPERARLA}`);
  const clave = await secreto(deps, SELLO);
  if (sellado && !abre(createSeal(clave), sellado))
    throw new Told(`La clave ${dondeFalta(deps)} no es la de esta base de datos. ${COMO_RECUPERARLA}`);
  await ponerSecretoSiFalta(db, PRUEBA_DEL_SELLO, pruebaDe(clave));
  return clave;
}
