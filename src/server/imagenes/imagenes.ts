import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mensajes } from '#contract/mensajes.ts';
import { type FotoDeHueco, fotosApi, fotosPrivadasApi } from '#contract/sitio/fotos.ts';
import { type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import { type ImagenGuardada, type ImagenSubida, imagenesApi } from '#contract/sitio/imagenes.ts';
import type { Foto } from '#contract/sitio/news.ts';
import {
  anchosDe,
  type Copia,
  leerRutaImagen,
  rutaImagen,
  TIPOS_COPIA,
  TIPOS_FOTO,
  type TipoCopia,
} from '#domain/contenido/presentar.ts';
import { finDeDeshacer, limiteDeshacer } from '#domain/registro/deshacer.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { enLista } from '#domain/texto.ts';
import { CLAVE_FOTOS, leerFotos } from '#server/db/lecturas/ajustes.ts';
import { bytesDeImagen, mayorCopia, type Usos, usosDeImagenes } from '#server/db/lecturas/imagenes.ts';
import { fotoParaGuardar } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { borrarImagenes, describirCopias, insertarImagen, marcarUso } from '#server/db/tables/imagen.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  explainUpload,
  type PictureCopy,
  paintCopies,
  type ResponsiveRules,
} from '#server/platform/files/images.ts';
import type { Route } from '#server/platform/http/router.ts';

const REGLAS: ResponsiveRules<TipoCopia> = {
  types: TIPOS_FOTO,
  maxPixels: 60_000_000,
  widthsOf: anchosDe,
  kinds: TIPOS_COPIA,
};

const LETRAS_HASH = 32;

const RECHAZOS = {
  type: mensajes.imagenNoAdmitida,
  damaged: mensajes.archivoDanado,
  pixels: mensajes.imagenEnorme,
  busy: mensajes.subidasOcupadas,
};

const pintar = (bytes: Uint8Array): Promise<PictureCopy<TipoCopia>[]> =>
  paintCopies(bytes, REGLAS).catch((error: unknown) => {
    throw explainUpload(error, 'file', RECHAZOS);
  });

const comoSubida = (hash: string, { ancho, alto }: { ancho: number; alto: number }): ImagenSubida => ({
  src: rutaImagen(hash, ancho, 'webp'),
  ancho,
  alto,
});

/** Takes a picture in. The same file again is the same picture. Refuses what is not one with 413 or 415. */
async function subirImagen(base: BaseFirmada, bytes: Uint8Array): Promise<ImagenSubida> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, LETRAS_HASH);
  const conocida = await mayorCopia(base.db, hash);
  if (conocida) {
    await marcarUso(base.db, [hash], null);
    return comoSubida(hash, conocida);
  }
  const copias = await pintar(bytes);
  const filas = copias.map(({ width, height, kind, bytes: contenido }) => ({
    hash,
    ancho: width,
    alto: height,
    tipo: kind,
    contenido,
  }));
  await base.transact((tx) => insertarImagen(tx, filas));
  const [mayor = { ancho: 0, alto: 0 }] = filas.toSorted((a, b) => b.ancho - a.ancho);
  return comoSubida(hash, mayor);
}

async function leerImagen({ db }: BaseDatos, copia: Copia | null): Promise<Uint8Array> {
  const bytes = copia && (await bytesDeImagen(db, copia));
  if (!bytes) throw new Problema(404, mensajes.noEncontrado);
  return bytes;
}

const estaEnUso = ({ paginas, noticias, versiones }: Usos): boolean =>
  paginas.length + noticias.length + versiones > 0;

async function listarImagenes({ db }: BaseDatos): Promise<ImagenGuardada[]> {
  const usos = await usosDeImagenes(db);
  return (await imagenesGuardadas(db)).map(({ hash, ancho, alto, descripcion, sinUso }) => {
    const suyos = usos(hash);
    return {
      hash,
      src: rutaImagen(hash, ancho, 'webp'),
      ancho,
      alto,
      descripcion,
      ...suyos,
      seBorra: estaEnUso(suyos) || sinUso === null ? null : finDeDeshacer(sinUso),
    };
  });
}

function describirImagen(base: BaseFirmada, hash: string, descripcion: string): Promise<void> {
  return base.transact(async (tx) => {
    existente(await mayorCopia(tx.q, hash));
    await describirCopias(tx, hash, descripcion || null);
    await anotarHechos(tx, [hechos.describeImagen]);
  });
}

/** The titles that have to change first. */
const enUso = ({ paginas, noticias }: Usos): string =>
  enLista([
    ...paginas.map(({ titulo }) => `la página «${titulo}»`),
    ...noticias.map(({ titulo }) => `la noticia «${titulo}»`),
  ]);

/** Takes a picture off the site for good. 409 while a page or a news item shows it; older versions do not stop it. */
function borrarImagen(base: BaseFirmada, hash: string): Promise<void> {
  return base.transact(async (tx) => {
    existente(await mayorCopia(tx.q, hash));
    const donde = enUso((await usosDeImagenes(tx.q))(hash));
    if (donde !== '') throw new Problema(409, mensajes.imagenEnUso(donde));
    await borrarImagenes(tx.q, [hash]);
    await anotarHechos(tx, [hechos.borraImagen]);
  });
}

/** What the pictures that changed state are: used again, no longer used, and unused for longer than is kept. */
async function cambiosDeUso(db: Lector, limite: number) {
  const usos = await usosDeImagenes(db);
  const estaUsada = (hash: string): boolean => estaEnUso(usos(hash));
  const imagenes = await imagenesGuardadas(db);
  const libres = imagenes.filter(({ hash }) => !estaUsada(hash));
  return {
    vuelven: imagenes.filter(({ hash, sinUso }) => sinUso !== null && estaUsada(hash)),
    sobran: libres.filter(({ sinUso }) => sinUso === null),
    caducan: libres.filter(({ sinUso }) => sinUso !== null && sinUso < limite),
  };
}

const hashes = (imagenes: readonly { hash: string }[]): string[] => imagenes.map(({ hash }) => hash);

/** Deletes what no text has used for so long. Answers how many. docs/reglas/contenidos.md. */
export async function purgarImagenes(base: BaseFirmada, reloj: Clock): Promise<number> {
  const limite = limiteDeshacer(reloj.now());
  const antes = await cambiosDeUso(base.db, limite);
  if (antes.vuelven.length + antes.sobran.length + antes.caducan.length === 0) return 0;
  return base.transact(async (tx) => {
    const { vuelven, sobran, caducan } = await cambiosDeUso(tx.q, limite);
    await marcarUso(tx.q, hashes(vuelven), null);
    await marcarUso(tx.q, hashes(sobran), seconds(reloj));
    await borrarImagenes(tx.q, hashes(caducan));
    if (caducan.length > 0) await anotarHechos(tx, [hechos.borraImagenesSinUso(caducan.length)]);
    return caducan.length;
  });
}

/** Fills a place or empties it. 400: a picture that is not here, or nothing said of what it shows. */
function guardarFoto(base: BaseFirmada, hueco: Hueco, foto: Foto | null): Promise<FotoDeHueco[]> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const nueva = foto && (await fotoParaGuardar(tx.q, 'foto', foto));
    const otras = (await leerFotos(tx.q)).filter((una) => una.hueco !== hueco);
    const todas = nueva ? [...otras, { ...nueva, hueco }] : otras;
    await guardarValor(tx, CLAVE_FOTOS, JSON.stringify(todas));
    const { donde } = tituloDeHueco(hueco);
    await anotarHechos(tx, [nueva ? hechos.poneFoto(donde) : hechos.quitaFoto(donde)]);
    return leerFotos(tx.q);
  });
}

async function imagenesGuardadas(db: Lector) {
  const copias = await db
    .selectFrom('imagen')
    .select(['id', 'hash', 'ancho', 'alto', 'sinUso', 'descripcion'])
    .where('tipo', '=', 'webp')
    .orderBy('ancho')
    .orderBy('id')
    .execute();
  const mayores = new Map(copias.map((copia) => [copia.hash, copia]));
  return [...mayores.values()].sort((a, b) => b.id - a.id);
}

const MIME: Record<TipoCopia, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** It never changes, but may be deleted: forgotten in a week. Feed readers show it from elsewhere. */
const CABECERAS = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

type Peticion = FastifyRequest<{ Params: { fichero: string } }>;

export function imagenesRoutes(app: FastifyInstance, route: Route, base: BaseDatos, de: Firmar): void {
  route(imagenesApi.subir, ({ body, caller }) => subirImagen(de(caller), body.file));
  route(imagenesApi.listar, () => listarImagenes(base));
  route(imagenesApi.borrar, ({ params, caller }) => borrarImagen(de(caller), params.hash));
  route(imagenesApi.describir, ({ params, body, caller }) =>
    describirImagen(de(caller), params.hash, body.descripcion),
  );
  route(fotosApi.listar, () => leerFotos(base.db));
  route(fotosPrivadasApi.guardar, ({ params, body, caller }) =>
    guardarFoto(de(caller), params.hueco, body.foto),
  );
  const servir = async ({ params }: Peticion, reply: FastifyReply) => {
    const copia = leerRutaImagen(`/imagenes/${params.fichero}`);
    const bytes = await leerImagen(base, copia);
    return reply
      .headers(CABECERAS)
      .type(MIME[copia?.tipo ?? 'webp'])
      .send(Buffer.from(bytes));
  };
  app.route({ method: ['GET', 'HEAD'], url: '/imagenes/:fichero', handler: servir });
}
