import { club } from '#club';
import { type ClaveDeCopia, type ClaveNueva, copiasApi } from '#contract/club/configuracion.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { PERMISOS } from '#contract/permisos.ts';
import { leerRol, puede } from '#domain/cuenta/permisos.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import {
  COPIADAS,
  type Copiada,
  cuantasFilas,
  enUnMomento,
  filaPorId,
  idsDe,
  leerUltimosIds,
  paginasDe,
} from '#server/db/copia.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import {
  apuntarCopia,
  leerClaveDeCopia,
  ponerClaveDeCopia,
  quitarClaveDeCopia,
} from '#server/db/tables/programa.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { createToken, hashToken, isToken } from '#server/platform/crypto/password.ts';
import type { Route } from '#server/platform/http/router.ts';
import { huellaDe } from './cifrado.ts';
import { FIN, ficheroDe, lineaDe, MANIFIESTO, manifiestoDe, SELLO, ZipCreciente } from './formato.ts';

const LIGERAS = COPIADAS.filter(({ pesada }) => !pesada);
const PESADAS = COPIADAS.filter(({ pesada }) => pesada);

async function copiarTabla(q: Lector, zip: ZipCreciente, copiada: Copiada): Promise<void> {
  const escribir = zip.abrir(ficheroDe(copiada));
  for await (const filas of paginasDe(q, copiada)) escribir(filas.map(lineaDe).join(''));
  escribir('', true);
}

type Sellada = { fecha: string; sello: string };

type Cuentas = Record<string, number>;
type Pendientes = { copiada: Copiada; ids: number[] }[];

/** The manifest and the light tables, in one moment; answers what is left to copy. */
function copiarMomento(base: BaseDatos, zip: ZipCreciente, { fecha, sello }: Sellada) {
  return enUnMomento(base, async (q): Promise<{ filas: Cuentas; pendientes: Pendientes }> => {
    const filas: Cuentas = {};
    for (const copiada of COPIADAS) filas[copiada.tabla] = await cuantasFilas(q, copiada);
    const ultimosIds = await leerUltimosIds(q, base.motor);
    const datos = { club: club.nombre, fecha, base: huellaDe(sello), filas, ultimosIds };
    zip.anadir(MANIFIESTO, JSON.stringify(manifiestoDe(datos)));
    for (const copiada of LIGERAS) await copiarTabla(q, zip, copiada);
    const pendientes: Pendientes = [];
    for (const copiada of PESADAS) pendientes.push({ copiada, ids: await idsDe(q, copiada) });
    return { filas, pendientes };
  });
}

/** Heavy rows one by one and outside the moment; one deleted since is left out. */
async function* copiarPesada(
  base: BaseDatos,
  zip: ZipCreciente,
  { copiada, ids }: Pendientes[number],
): AsyncGenerator<Uint8Array, number> {
  const escribir = zip.abrir(ficheroDe(copiada));
  let cuantas = 0;
  for (const id of ids) {
    const fila = await filaPorId(base.db, copiada, id);
    if (!fila) continue;
    cuantas += 1;
    escribir(lineaDe(fila));
    yield* zip.tomar();
  }
  escribir('', true);
  return cuantas;
}

/**
 * Everything of one moment as a zip: manifest.json, a file of JSON lines a table, the sealing key, fin.json. Light tables are
 * read at once and kept compressed, so that a slow download holds nobody; heavy rows follow one by one.
 */
export async function* escribirCopia(base: BaseDatos, { fecha, sello }: Sellada): AsyncGenerator<Uint8Array> {
  const zip = new ZipCreciente();
  const { filas, pendientes } = await copiarMomento(base, zip, { fecha, sello });
  zip.anadir(SELLO, JSON.stringify({ sello }));
  yield* zip.tomar();
  for (const pendiente of pendientes)
    filas[pendiente.copiada.tabla] = yield* copiarPesada(base, zip, pendiente);
  zip.anadir(FIN, JSON.stringify({ filas }));
  zip.cerrar();
  yield* zip.tomar();
}

const nombreEnFichero = (texto: string): string => normalizarTexto(texto).replace(/[^a-z0-9]+/g, '-');

type Deps = { reloj: Clock; sello: () => Promise<string> };

/** Noted as downloaded when all of it has gone; who gives it up half way has none. */
async function* apuntada(base: BaseDatos, reloj: Clock, sellada: Sellada): AsyncGenerator<Uint8Array> {
  yield* escribirCopia(base, sellada);
  await apuntarCopia(base.db, 'copia_descargada', seconds(reloj));
}

/** A backup to keep, and a line in the log that says who took it: it holds everything. */
async function hacerCopia(base: BaseFirmada, { reloj, sello }: Deps, hecho: Hecho): Promise<FileAnswer> {
  await base.transact((tx) => anotarHechos(tx, [hecho]));
  const filename = `copia-${nombreEnFichero(club.nombreCorto)}-${reloj.today()}.zip`;
  return { filename, body: apuntada(base, reloj, { fecha: reloj.localTime(), sello: await sello() }) };
}

export function copiasRoutes(route: Route, de: Firmar, deps: Deps): void {
  // With the key nobody is signed in.
  route(copiasApi.descargar, ({ caller }) =>
    hacerCopia(de(caller), deps, caller.usuario === null ? hechos.copiaConClave : hechos.copia),
  );
  claveDeCopiaRoutes(route, de);
}

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
  return clave !== null && isToken(escrita, clave.hash);
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

function claveDeCopiaRoutes(route: Route, de: Firmar): void {
  route(copiasApi.verClave, ({ caller }) => verClave(de(caller).db));
  route(copiasApi.hacerClave, ({ caller }) => hacerClave(de(caller)));
  route(copiasApi.quitarClave, ({ caller }) => quitarClave(de(caller)));
}
