import { mensajes } from '#contract/mensajes.ts';
import { CLAVES_CMS, type ClaveCms, cmsApi } from '#contract/sitio/cms.ts';
import {
  type Contenido,
  type ContenidoEscrito,
  type ContenidoLista,
  contenidosApi,
  type VersionContenido,
} from '#contract/sitio/contenidos.ts';
import { TITULOS_CMS } from '#contract/sitio/titulos-cms.ts';
import { marcasDe, sinParrafo } from '#domain/contenido/enlaces.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { sinImagenesPerdidas, textoParaGuardar } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, esRepetido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import { insertarContenido, ponerBorrador, quitarBorrador } from '#server/db/tables/contenido.ts';
import type { Fila } from '#server/db/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Caller, Route } from '#server/platform/http/router.ts';
import {
  borradorDe,
  todasLasVersiones,
  todosLosBorradores,
  versionesDe,
  versionNumero,
  versionVigente,
} from './cms.queries.ts';
import { apartadosDe, CARPETA_TEXTOS, type Cms, crearCms, type Textos, textosDeCarpeta } from './cms.ts';
import { esBloque, esConocida, listarMarcas } from './marcas.ts';

/** The file that comes with the program is the first version. */
const PRIMERA = { version: 1, usuario: null, dt: null } as const;

type Version = VersionContenido & { html: string };

const comoContenido = (clave: ClaveCms, { html, version, usuario, dt }: Version): Contenido => ({
  clave,
  titulo: TITULOS_CMS[clave],
  html,
  version,
  usuario,
  dt,
});

async function listarContenidos({ db }: BaseDatos): Promise<ContenidoLista[]> {
  const ultimas = new Map((await todasLasVersiones(db)).map((fila) => [fila.clave, fila]));
  const borradores = new Map((await todosLosBorradores(db)).map(({ clave, ...suyo }) => [clave, suyo]));
  return CLAVES_CMS.map((clave) => {
    const { version, usuario, dt } = ultimas.get(clave) ?? PRIMERA;
    const borrador = borradores.get(clave) ?? null;
    return { clave, titulo: TITULOS_CMS[clave], version, usuario, dt, borrador };
  });
}

async function vigente(db: Lector, textos: Textos, clave: ClaveCms): Promise<Contenido> {
  const fila = await versionVigente(db, clave);
  return comoContenido(clave, fila ?? { ...PRIMERA, html: await textos.contenidoDe(clave) });
}

type Borrador = Fila<'contenido_borrador'> | undefined;

const conBorrador = (contenido: Contenido, borrador: Borrador): ContenidoEscrito => ({
  ...contenido,
  borrador: borrador ?? null,
});

const escrito = async (db: Lector, textos: Textos, clave: ClaveCms): Promise<ContenidoEscrito> =>
  conBorrador(await vigente(db, textos, clave), await borradorDe(db, clave));

async function leerVersion(
  { db }: Pick<BaseDatos, 'db'>,
  textos: Textos,
  { clave, numero }: { clave: ClaveCms; numero: number },
): Promise<Contenido> {
  if (numero === PRIMERA.version)
    return comoContenido(clave, { ...PRIMERA, html: await textos.contenidoDe(clave) });
  return comoContenido(clave, existente(await versionNumero(db, clave, numero)));
}

const listarVersiones = async ({ db }: BaseDatos, clave: ClaveCms): Promise<VersionContenido[]> => [
  ...(await versionesDe(db, clave)),
  PRIMERA,
];

/** The marks of a text are all known, and those that are a table or a list stand alone. 400 otherwise. */
function conMarcasBien(html: string): string {
  const desconocida = marcasDe(html).find((nombre) => !esConocida(nombre));
  if (desconocida) throw campoInvalido('html', mensajes.marcaDesconocida(desconocida));
  const suelto = sinParrafo(html, esBloque);
  const dentro = /<(p|li|h[2-4]|td|th|strong|em|a)\b[^>]*>(?:(?!<\/\1>)[\s\S])*?<\/\1>/g;
  const metida = [...suelto.matchAll(dentro)].flatMap(([trozo]) => marcasDe(trozo)).find(esBloque);
  if (metida) throw campoInvalido('html', mensajes.marcaMetida(metida));
  return suelto;
}

type Nueva = { clave: ClaveCms; html: string; version: number | null | undefined; hecho: Hecho };

async function guardarVersion(tx: TxFirmada, textos: Textos, nueva: Nueva): Promise<Contenido> {
  const { clave, html, version, hecho } = nueva;
  const actual = await vigente(tx.q, textos, clave);
  mismaVersion(actual, version);
  if (actual.html === html) return actual;
  const numero = actual.version + 1;
  await insertarContenido(tx, { clave, version: numero, html });
  await anotarHechos(tx, [hecho]);
  return comoContenido(clave, { ...tx.autor, version: numero, html });
}

const INTENTOS = 3;

/** Of two that save in the same instant the second goes again: it then sees the version of the first. */
async function enOrden<T>(escribir: () => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await escribir();
    } catch (error) {
      if (!esRepetido(error) || intento === INTENTOS) throw error;
    }
  }
}

/** 409 when the draft is not the one that whoever writes has seen, with what there is now. */
function mismoBorrador(actual: ContenidoEscrito, visto: number | null): void {
  if ((actual.borrador?.version ?? null) !== visto)
    throw new Problema(409, mensajes.cambiadoMientras, { actual });
}

const limpio = async (db: Lector, html: string): Promise<string> =>
  conMarcasBien(await textoParaGuardar(db, 'html', html));

/** A text in the hands of somebody. */
type Suyo = { base: BaseFirmada; textos: Textos; clave: ClaveCms };

type Escrito = { html: string; version?: number | null | undefined; borrador?: number | null | undefined };

/**
 * Publishes a text as its next version; one that says the same as before leaves no version. `borrador` is the version of
 * the draft that it comes from, which goes (null: there was none); without it, a draft stays. 409: one of them changed
 * meanwhile.
 */
async function guardarContenido(
  { base, textos, clave }: Suyo,
  { html, version, borrador }: Escrito,
): Promise<ContenidoEscrito> {
  const nuevo = await limpio(base.db, html);
  const hecho = hechos.cambiaPagina(TITULOS_CMS[clave]);
  return enOrden(() =>
    base.transact(async (tx) => {
      const actual = await escrito(tx.q, textos, clave);
      mismaVersion(actual, version);
      if (borrador !== undefined) mismoBorrador(actual, borrador);
      if (borrador != null) await quitarBorrador(tx, clave);
      const publicado = await guardarVersion(tx, textos, { clave, html: nuevo, version, hecho });
      return conBorrador(publicado, await borradorDe(tx.q, clave));
    }),
  );
}

async function sinBorrador(tx: TxFirmada, actual: ContenidoEscrito): Promise<ContenidoEscrito> {
  if (actual.borrador === null) return actual;
  await quitarBorrador(tx, actual.clave);
  await anotarHechos(tx, [hechos.descartaBorrador(actual.titulo)]);
  return conBorrador(actual, undefined);
}

async function escribirBorrador(tx: TxFirmada, actual: ContenidoEscrito, html: string) {
  const { clave, titulo, version, borrador } = actual;
  if (html === actual.html) return sinBorrador(tx, actual);
  if (html === borrador?.html) return actual;
  const nuevo = { clave, sobre: borrador?.sobre ?? version, html };
  const puesto = await ponerBorrador(tx, nuevo, borrador?.version ?? null);
  if (!puesto) throw new Problema(409, mensajes.cambiadoMientras, { actual });
  await anotarHechos(tx, [hechos.guardaBorrador(titulo)]);
  return conBorrador(actual, puesto);
}

/** Keeps a text without publishing it; one that says what is published leaves no draft. 409: it changed meanwhile. */
async function guardarBorrador(
  { base, textos, clave }: Suyo,
  { html, version, borrador }: { html: string; version: number; borrador: number | null },
): Promise<ContenidoEscrito> {
  const nuevo = await limpio(base.db, html);
  return enOrden(() =>
    base.transact(async (tx) => {
      const actual = await escrito(tx.q, textos, clave);
      mismaVersion(actual, version);
      mismoBorrador(actual, borrador);
      return escribirBorrador(tx, actual, nuevo);
    }),
  );
}

/** Gives up the draft of a text. 409: it is another one by now. */
const descartarBorrador = ({ base, textos, clave }: Suyo, visto: number): Promise<ContenidoEscrito> =>
  base.transact(async (tx) => {
    const actual = await escrito(tx.q, textos, clave);
    mismoBorrador(actual, visto);
    return sinBorrador(tx, actual);
  });

/** Brings an older version back as a new one, without the pictures deleted since. */
async function restaurarContenido(
  { base, textos, clave }: Suyo,
  { numero, version }: { numero: number; version?: number | null | undefined },
): Promise<Contenido> {
  const { html: antiguo } = await leerVersion(base, textos, { clave, numero });
  const html = await sinImagenesPerdidas(base.db, antiguo);
  const hecho = hechos.restauraPagina(TITULOS_CMS[clave], numero);
  return enOrden(() => base.transact((tx) => guardarVersion(tx, textos, { clave, html, version, hecho })));
}

export function cmsRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  const textos = textosDeCarpeta(CARPETA_TEXTOS);
  const cms = crearCms(base, textos, reloj);
  route(cmsApi.leer, ({ params }) => cms.leer(params.clave));
  route(cmsApi.apartados, () =>
    Promise.all(CLAVES_CMS.map(async (clave) => ({ clave, apartados: apartadosDe(await cms.leer(clave)) }))),
  );
  contenidosRoutes(route, { base, textos, cms, reloj }, de);
}

type Deps = { base: BaseDatos; textos: Textos; cms: Cms; reloj: Clock };

function contenidosRoutes(route: Route, { base, textos, cms, reloj }: Deps, de: Firmar): void {
  route(contenidosApi.listar, () => listarContenidos(base));
  route(contenidosApi.marcas, () => listarMarcas(base, reloj.today()));
  route(contenidosApi.vista, async ({ body }) => ({ html: await cms.presentar(body.html) }));
  route(contenidosApi.leer, ({ params }) => escrito(base.db, textos, params.clave));
  const suyo = ({ params, caller }: { params: { clave: ClaveCms }; caller: Caller }): Suyo => ({
    base: de(caller),
    textos,
    clave: params.clave,
  });
  route(contenidosApi.guardar, (con) => guardarContenido(suyo(con), con.body));
  route(contenidosApi.guardarBorrador, (con) => guardarBorrador(suyo(con), con.body));
  route(contenidosApi.descartarBorrador, (con) => descartarBorrador(suyo(con), con.body.borrador));
  route(contenidosApi.versiones, ({ params }) => listarVersiones(base, params.clave));
  route(contenidosApi.leerVersion, ({ params }) => leerVersion(base, textos, params));
  route(contenidosApi.restaurar, (con) => restaurarContenido(suyo(con), con.body));
}
