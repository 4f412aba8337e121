import { isDeepStrictEqual } from 'node:util';
import { club } from '#club';
import { configuracionApi, type Entrada } from '#contract/club/configuracion.ts';
import { type ClubCambio, clubApi } from '#contract/club/el-club.ts';
import { ibanValido } from '#contract/club/iban.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CLAVES, type Clave } from '#contract/opciones.ts';
import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import { conSusPistas, type DatosClub, faltasAlCambiar, type Centro as Sede } from '#domain/club/datos.ts';
import { anchosDe, leerRutaImagen, rutaImagen } from '#domain/contenido/presentar.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { cambiosDeCuenta, hechos } from '#domain/registro/hechos.ts';
import { ajusteGuardado, ajustesGuardados } from '#server/db/lecturas/ajustes.ts';
import {
  buzonesQueCambian,
  CLAVE_ACREEDOR,
  CLAVE_CLUB,
  cambiaLaCuenta,
  cambiaLoReservado,
  clubDeFabrica,
  datosGuardados,
  leerAcreedorGuardado,
  leerDatosDelClub,
} from '#server/db/lecturas/club.ts';
import { bytesDeImagen, mayorCopia } from '#server/db/lecturas/imagenes.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import type { Tx } from '#server/db/transact.ts';
import { Problema, refuseErrors } from '#server/platform/errors.ts';
import { type Caller, keyOf, type Route } from '#server/platform/http/router.ts';

const DE_COBROS = keyOf(cobrosApi.guardarAcreedor);

const cambiados = (antes: DatosClub, despues: DatosClub): (keyof DatosClub)[] =>
  (Object.keys(despues) as (keyof DatosClub)[]).filter(
    (campo) => !isDeepStrictEqual(antes[campo], despues[campo]),
  );

/** Courts stay in their site when it is renamed. */
async function conPistas({ q }: TxFirmada, antes: DatosClub, despues: DatosClub): Promise<DatosClub> {
  const pistas = (await q.selectFrom('pista').select('nombre').execute()).map(({ nombre }) => nombre);
  const sede = (suya: Sede | null, deAntes: Sede | null): Sede | null =>
    suya && deAntes ? conSusPistas(deAntes, suya, pistas) : suya;
  return {
    ...despues,
    prado: conSusPistas(antes.prado, despues.prado, pistas),
    reston: sede(despues.reston, antes.reston),
    tercera: sede(despues.tercera, antes.tercera),
  };
}

/** Who collects, when it has been saved, has the account too: it is changed in both places at once. */
async function cambiarDeCuenta(tx: Tx, { iban, acreedor }: DatosClub): Promise<void> {
  const cobra = await leerAcreedorGuardado(tx.q);
  if (cobra)
    await guardarValor(tx, CLAVE_ACREEDOR, JSON.stringify({ ...cobra, iban, identificador: acreedor }));
}

/** 403 for who may not see bank data, or has not typed the password lately. Answers whether it changes what they hold. */
async function pasaLoReservado(
  { db }: BaseFirmada,
  datos: DatosClub,
  { allows, confirm }: Caller,
): Promise<boolean> {
  if (!cambiaLoReservado(await leerDatosDelClub(db), datos)) return false;
  if (!allows?.(DE_COBROS)) throw new Problema(403, mensajes.cuentaReservada, { estado: 'permiso' });
  await confirm?.();
  return true;
}

/** What the log tells of whom enrolments reach, and of where the money goes. */
const loReservado = (antes: DatosClub, despues: DatosClub): Hecho[] => [
  ...buzonesQueCambian(antes, despues).map(({ destino, era, es }) => hechos.cambiaBuzon(destino, era, es)),
  ...cambiosDeCuenta(antes, despues),
];

async function guardarClub(
  base: BaseFirmada,
  { antes, ...datos }: ClubCambio,
  caller: Caller,
): Promise<DatosClub> {
  const pasa = await pasaLoReservado(base, datos, caller);
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerDatosDelClub(tx.q);
    mismoQueAntes(actual, antes, actual);
    // Changed by somebody else since it was asked.
    if (!pasa && cambiaLoReservado(actual, datos)) throw new Problema(409, mensajes.cambiadoMientras);
    const cambia = cambiaLaCuenta(actual, datos);
    const { datos: suyos, faltas } = await conSusImagenes(tx.q, await conPistas(tx, actual, datos));
    refuseErrors([...faltasAlCambiar(actual, suyos, { ibanValido }), ...faltas]);
    if (cambia) await cambiarDeCuenta(tx, suyos);
    // Unchanged it is kept as it was: whoever saved the rest can take it back without the right over the account.
    const { iban, acreedor } = cambia
      ? suyos
      : datosGuardados(await ajusteGuardado(tx.q, CLAVE_CLUB), await clubDeFabrica(tx.q));
    await guardarValor(tx, CLAVE_CLUB, JSON.stringify({ ...suyos, iban, acreedor }));
    await anotarHechos(tx, [...loReservado(actual, suyos), hechos.cambiaClub(cambiados(actual, suyos))]);
    return leerDatosDelClub(tx.q);
  });
}

export function elClubRoutes(route: Route, { db }: BaseDatos, de: Firmar): void {
  route(clubApi.leer, () => leerDatosDelClub(db));
  route(clubApi.guardar, ({ body, caller }) => guardarClub(de(caller), body, caller));
}

/** The narrowest copy of that picture: it is seen small. Undefined when the site does not hold it. */
async function copiaMenor(db: Lector, src: string): Promise<string | undefined> {
  const hash = leerRutaImagen(src)?.hash;
  const mayor = hash && (await mayorCopia(db, hash));
  const [menor] = mayor ? anchosDe(mayor.ancho) : [];
  return hash && menor ? rutaImagen(hash, menor, 'webp') : undefined;
}

/** What is said of the pictures of that club, and the club with their addresses as pages ask for them. */
async function conSusImagenes(
  db: Lector,
  datos: DatosClub,
): Promise<{ datos: DatosClub; faltas: { path: string; message: string }[] }> {
  const faltas: { path: string; message: string }[] = [];
  const buena = async (src: string, path: string): Promise<string> => {
    const menor = src === '' ? '' : await copiaMenor(db, src);
    if (menor === undefined) faltas.push({ path, message: mensajes.imagenPerdida });
    return menor ?? src;
  };
  const patrocinadores = [];
  for (const [lugar, uno] of datos.patrocinadores.entries())
    patrocinadores.push({ ...uno, imagen: await buena(uno.imagen, `patrocinadores.${lugar}.imagen`) });
  const imagen = await buena(datos.marca.imagen, 'marca.imagen');
  return { datos: { ...datos, marca: { ...datos.marca, imagen }, patrocinadores }, faltas };
}

/** The picture of the club in force as a data address, which is what a drawing can hold; '' without one. */
export function crearMarca({ db }: BaseDatos): () => Promise<string> {
  let leida = { src: '', datos: '' };
  return async () => {
    const { tipo, imagen } = club.marca;
    if (tipo !== 'imagen') return '';
    if (leida.src !== imagen) {
      const copia = leerRutaImagen(imagen);
      const bytes = copia && (await bytesDeImagen(db, { ...copia, tipo: 'jpg' }));
      leida = {
        src: imagen,
        datos: bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : '',
      };
    }
    return leida.datos;
  };
}

/** Nothing is shown until somebody says so. */
const POR_DEFECTO = 'false';

const esClave = (clave: string): clave is Clave => (CLAVES as readonly string[]).includes(clave);

const entrada = (clave: Clave, guardados: Map<string, string>): Entrada => ({
  clave,
  valor: guardados.get(clave) === 'true' ? 'true' : POR_DEFECTO,
});

async function leerValor({ db }: BaseDatos, clave: string): Promise<Pick<Entrada, 'valor'>> {
  if (!esClave(clave)) throw new Problema(404, mensajes.noEncontrado);
  return entrada(clave, await ajustesGuardados(db));
}

async function listarValores(db: Lector): Promise<Entrada[]> {
  const guardados = await ajustesGuardados(db);
  return CLAVES.map((clave) => entrada(clave, guardados));
}

function guardarValores(base: BaseFirmada, entradas: Entrada[]): Promise<Entrada[]> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const guardados = await ajustesGuardados(tx.q);
    for (const despues of entradas) {
      const antes = entrada(despues.clave, guardados);
      await anotar(tx, { entidad: 'configuracion', antes, despues });
      await guardarValor(tx, despues.clave, despues.valor);
    }
    return listarValores(tx.q);
  });
}

export function configuracionRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(configuracionApi.leer, ({ query }) => leerValor(base, query.clave));
  route(configuracionApi.listar, () => listarValores(base.db));
  route(configuracionApi.guardar, ({ body, caller }) => guardarValores(de(caller), body));
}
