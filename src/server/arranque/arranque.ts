import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { SEMILLA } from '#club/semilla';
import {
  type Arranque,
  arranqueApi,
  type CuentasDeMuestra,
  primeraCuentaApi,
} from '#contract/club/arranque.ts';
import { datosDelClub } from '#contract/club/club-datos.ts';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { esNombreDeCuenta } from '#domain/cuenta/cuenta.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { limitesDe } from '#server/db/engines/limites.ts';
import { ajusteGuardado } from '#server/db/lecturas/ajustes.ts';
import { CLAVE_CLUB, CLAVE_EN_BLANCO, datosGuardados, SEMILLA_INVENTADA } from '#server/db/lecturas/club.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { borrarValor, guardarValor } from '#server/db/tables/configuracion.ts';
import { ACCESO_ENTERO, insertarUsuario } from '#server/db/tables/usuario.ts';
import type { Tx } from '#server/db/transact.ts';
import { Problema } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/http/limits.ts';
import { keyOf, type Route } from '#server/platform/http/router.ts';

export async function hayCuentas(db: Lector): Promise<boolean> {
  return (await db.selectFrom('usuario').select('usuario').limit(1).executeTakeFirst()) !== undefined;
}

/** What the program printed when it started with nothing; null when it had something, and once there is an account. */
type Espera = { codigo: string | null };

/** Whether nobody has the club yet. An account made elsewhere ends the wait as well. */
async function seEspera(espera: Espera, { db }: BaseDatos): Promise<boolean> {
  if (espera.codigo !== null && (await hayCuentas(db))) espera.codigo = null;
  return espera.codigo !== null;
}

type PrimeraCuenta = {
  espera: Espera;
  base: BaseDatos;
  de: Firmar;
  hashDeClave: (nueva: { clave: string; usuario: string; campo: string }) => Promise<string>;
};

type Pedida = { codigo: string; usuario: string; clave: string };

/** The account of whoever has the code that the machine printed. Of two at once, one has it. docs/reglas/arranque.md */
async function crearPrimera(
  { espera, base, de, hashDeClave }: PrimeraCuenta,
  { codigo, clave, ...pedida }: Pedida,
): Promise<void> {
  if (!(await seEspera(espera, base)) || espera.codigo === null)
    throw new Problema(409, mensajes.arranqueHecho);
  const errors = [{ path: 'codigo', message: mensajes.codigoDeArranque }];
  if (!esElCodigo(espera.codigo, codigo)) throw new Problema(403, mensajes.codigoDeArranque, { errors });
  const usuario = pedida.usuario.normalize('NFC');
  if (!esNombreDeCuenta(usuario)) throw campoInvalido('usuario', mensajes.cuentaNombreInvalido);
  const hash = await hashDeClave({ clave, usuario, campo: 'clave' });
  await de({ usuario }).transact(async (tx) => {
    await tx.lockEscrituras();
    if (await hayCuentas(tx.q)) throw new Problema(409, mensajes.arranqueHecho);
    await insertarUsuario(tx.q, usuario, hash);
    await anotarHechos(tx, [hechos.creaCuenta(usuario, ACCESO_ENTERO.rol, ACCESO_ENTERO.reservados)]);
  });
  espera.codigo = null;
}

export async function ponerEnBlanco(tx: Tx): Promise<void> {
  if ((await ajusteGuardado(tx.q, CLAVE_EN_BLANCO)) !== undefined) return;
  const sufijo = `${randomUUID()}.invalid`;
  await guardarValor(tx, CLAVE_EN_BLANCO, sufijo);
  const guardado = await ajusteGuardado(tx.q, CLAVE_CLUB);
  if (guardado === undefined) return;
  // What was saved with the rest as it was made up is as if nobody had said it.
  const [suyos, inventados] = [datosGuardados(guardado, SEMILLA), datosDelClub(SEMILLA)];
  const propios = Object.entries(suyos).filter(
    ([campo, valor]) => !isDeepStrictEqual(valor, Reflect.get(inventados, campo)),
  );
  const datos = { ...datosDelClub(clubEnBlanco(SEMILLA, sufijo)), ...Object.fromEntries(propios) };
  await guardarValor(tx, CLAVE_CLUB, JSON.stringify(datos));
}

/** An empty start that nobody finished, and was started again with something to begin with. */
export const quitarBlanco = (tx: Tx): Promise<void> => borrarValor(tx, CLAVE_EN_BLANCO);

export type Muestra = {
  contar: (db: Lector) => Promise<CuentasDeMuestra | null>;
  sembrar: () => Promise<void>;
  quitarBandeja: (tx: Tx) => Promise<void>;
  quitarTemporada: (tx: Tx) => Promise<void>;
  quitarImagenes: (tx: Tx) => Promise<void>;
};

async function estaVacio(db: Lector): Promise<boolean> {
  for (const tabla of ['liga', 'jugador'] as const)
    if (await db.selectFrom(tabla).select('id').limit(1).executeTakeFirst()) return false;
  return true;
}

/** Whether the site says what `club.config.ts` makes up: nobody has said whose it is, or it came with the season. */
async function esInventado(db: Lector, muestra: CuentasDeMuestra | null): Promise<boolean> {
  if ((await ajusteGuardado(db, CLAVE_EN_BLANCO)) !== undefined || !SEMILLA_INVENTADA) return false;
  return muestra !== null || (await ajusteGuardado(db, CLAVE_CLUB)) === undefined;
}

async function leerArranque({ db }: BaseDatos, deMuestra: Muestra, correo: boolean): Promise<Arranque> {
  const muestra = await deMuestra.contar(db);
  return {
    muestra,
    inventado: await esInventado(db, muestra),
    dicho: (await ajusteGuardado(db, CLAVE_CLUB)) !== undefined,
    vacio: await estaVacio(db),
    correo,
  };
}

async function sembrarMuestra(base: BaseFirmada, muestra: Muestra): Promise<void> {
  if (!(await estaVacio(base.db))) throw new Problema(409, mensajes.muestraConDatos);
  await muestra.sembrar();
  await base.transact((tx) => anotarHechos(tx, [hechos.siembraMuestra]));
}

const sinBandeja = (cuentas: CuentasDeMuestra | null) => cuentas && { ...cuentas, solicitudes: 0 };

/** Whether the club is made up too. 409 when it is not what was confirmed, or there is nothing to take out. */
async function comprobar(tx: Tx, deMuestra: Muestra, confirmado: CuentasDeMuestra | null): Promise<boolean> {
  const hay = await deMuestra.contar(tx.q);
  const inventado = await esInventado(tx.q, hay);
  if (isDeepStrictEqual(sinBandeja(hay), sinBandeja(confirmado)) && (hay || inventado)) return inventado;
  throw new Problema(409, mensajes.muestraCambiada);
}

/**
 * Takes out the fictional season, and what the club says of itself that was made up. 409 when it is not what was
 * confirmed. What came by its forms goes first and apart: it is never remembered, and the rest can be taken back.
 */
async function quitarMuestra(
  { base, firmada }: { base: BaseDatos; firmada: BaseFirmada },
  muestra: Muestra,
  confirmado: CuentasDeMuestra | null,
): Promise<void> {
  await base.transact(async (tx) => {
    await tx.lockEscrituras();
    await comprobar(tx, muestra, confirmado);
    await muestra.quitarBandeja(tx);
  });
  await firmada.transact(async (tx) => {
    await tx.lockEscrituras();
    const inventado = await comprobar(tx, muestra, confirmado);
    await muestra.quitarTemporada(tx);
    if (inventado) await ponerEnBlanco(tx);
    const { ligas, jugadores, partidos } = confirmado ?? { ligas: 0, jugadores: 0, partidos: 0 };
    await anotarHechos(tx, [
      confirmado ? hechos.quitaMuestra(ligas, jugadores, partidos) : hechos.empiezaDeCero,
    ]);
  });
  // Apart: pictures are remembered nowhere, and with them the rest could not be taken back.
  await base.transact(muestra.quitarImagenes);
}

/** Without those that are taken for others, read from a screen. */
const LETRAS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GRUPOS = 3;
const POR_GRUPO = 4;

const grupo = (): string =>
  Array.from({ length: POR_GRUPO }, () => LETRAS[randomInt(LETRAS.length)]).join('');

/** "K7QF-2MHT-9RWB": 59 bits, so that nobody guesses it in the tries there are. */
export const crearCodigo = (): string => Array.from({ length: GRUPOS }, grupo).join('-');

const huella = (codigo: string): Buffer =>
  createHash('sha256')
    .update(codigo.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

/** However it was typed: in lower case, without dashes. */
export const esElCodigo = (codigo: string, escrito: string): boolean =>
  timingSafeEqual(huella(codigo), huella(escrito));

type PrimeraDeps = Omit<Parameters<typeof crearPrimera>[0], 'espera'> & { espera: Espera };

const INTENTOS = { points: 10, seconds: 15 * 60 };

const pideUnaPagina = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Until somebody has the club, every page leads to its first one: there is nothing else to read. */
function llevarAEmpezar(app: FastifyInstance, espera: Espera, base: BaseDatos): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (espera.codigo === null || method !== 'GET' || !pideUnaPagina(headers.accept)) return;
    if (url.startsWith(rutas.empezar()) || url.startsWith('/api')) return;
    if (await seEspera(espera, base))
      return reply.header('cache-control', 'no-store').redirect(rutas.empezar());
  });
}

/** The way in of whoever installs the program, before there is any account. docs/reglas/arranque.md */
export function primeraCuentaRoutes(app: FastifyInstance, route: Route, deps: PrimeraDeps): void {
  const { espera, base } = deps;
  limitRate(app, limitesDe(base), {
    name: 'arranque',
    routes: [keyOf(primeraCuentaApi.crear)],
    ...INTENTOS,
    message: mensajes.demasiadosIntentos,
  });
  if (espera.codigo !== null) llevarAEmpezar(app, espera, base);
  route(primeraCuentaApi.leer, async () => ({ espera: await seEspera(espera, base) }));
  route(primeraCuentaApi.crear, ({ body }) => crearPrimera(deps, body));
}

type Deps = { base: BaseDatos; de: Firmar; muestra: Muestra; correo: boolean };

export function arranqueRoutes(route: Route, { base, de, muestra, correo }: Deps): void {
  route(arranqueApi.leer, () => leerArranque(base, muestra, correo));
  route(arranqueApi.sembrar, ({ caller }) => sembrarMuestra(de(caller), muestra));
  // Of those who go nobody is told: they are nobody.
  route(arranqueApi.quitar, ({ body, caller }) =>
    quitarMuestra({ base, firmada: de({ ...caller, quiet: true }) }, muestra, body.muestra),
  );
}
