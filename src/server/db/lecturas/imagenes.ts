import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import { tituloDeHueco } from '#contract/sitio/huecos.ts';
import type { SitioDeImagen } from '#contract/sitio/imagenes.ts';
import { TITULOS_CMS } from '#contract/sitio/titulos-cms.ts';
import { type Copia, hashesDe, leerRutaImagen } from '#domain/contenido/presentar.ts';
import type { Lector } from '../open.ts';
import { leerBorradorNoticia } from '../tables/noticia.ts';
import { ajusteGuardado, leerFotos } from './ajustes.ts';
import { CLAVE_CLUB, clubDeFabrica, datosGuardados } from './club.ts';

export const mayorCopia = (db: Lector, hash: string): Promise<{ ancho: number; alto: number } | undefined> =>
  db
    .selectFrom('imagen')
    .select(['ancho', 'alto'])
    .where('hash', '=', hash)
    .orderBy('ancho', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function bytesDeImagen(db: Lector, { hash, ancho, tipo }: Copia): Promise<Uint8Array | null> {
  const fila = await db
    .selectFrom('imagen')
    .select('contenido')
    .where('hash', '=', hash)
    .where('ancho', '=', ancho)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return fila?.contenido ?? null;
}

/** Where a picture is: in pages as they are now and in their drafts, in the places for photographs, in news whether they show or not, in older versions. */
export type Usos = { paginas: SitioDeImagen[]; noticias: SitioDeImagen[]; versiones: number };

const SIN_USOS: Usos = { paginas: [], noticias: [], versiones: 0 };

const conImagen = '%/imagenes/%';

/** The versions of the pages with a picture, newest first, and whether each is the one in force. */
async function versiones(db: Lector) {
  const filas = await db
    .selectFrom('contenido')
    .select(['clave', 'version', 'html'])
    .where('html', 'like', conImagen)
    .orderBy('clave')
    .orderBy('version', 'desc')
    .execute();
  const ultimas = await db
    .selectFrom('contenido')
    .select((eb) => ['clave', eb.fn.max('version').as('version')])
    .groupBy('clave')
    .orderBy('clave')
    .execute();
  const vigentes = new Map(ultimas.map(({ clave, version }) => [clave, Number(version)]));
  return filas.map((fila) => ({ ...fila, vigente: vigentes.get(fila.clave) === fila.version }));
}

const imagenesDeHuecos = async (db: Lector) =>
  (await leerFotos(db)).map(({ src, hueco }) => ({
    hash: leerRutaImagen(src)?.hash ?? '',
    sitio: { titulo: tituloDeHueco(hueco).donde, ruta: rutasPrivadas.fotos() },
  }));

/** Its mark, chosen or kept for another day, and those of its sponsors. */
async function imagenesDelClub(db: Lector) {
  const guardado = await ajusteGuardado(db, CLAVE_CLUB);
  const { marca, patrocinadores } = datosGuardados(guardado, await clubDeFabrica(db));
  const sitio = { titulo: 'Datos del club', ruta: rutasPrivadas.club() };
  return [marca, ...patrocinadores].flatMap(({ imagen }) => {
    const hash = leerRutaImagen(imagen)?.hash;
    return hash ? [{ hash, sitio }] : [];
  });
}

async function imagenesDeBorradores(db: Lector): Promise<{ hash: string; sitio: SitioDeImagen }[]> {
  const filas = await db
    .selectFrom('contenido_borrador')
    .select(['clave', 'html'])
    .where('html', 'like', conImagen)
    .orderBy('clave')
    .execute();
  return filas.flatMap(({ clave, html }) => {
    const titulo = `${TITULOS_CMS[clave as ClaveCms]} (borrador)`;
    const sitio = { titulo, ruta: rutasPrivadas.contenido(clave) };
    return [...hashesDe(html)].map((hash) => ({ hash, sitio }));
  });
}

const noticiasConImagen = (db: Lector) =>
  db
    .selectFrom('noticia')
    .select(['id', 'title', 'content', 'imagen', 'borrador'])
    .where((eb) =>
      eb.or([
        eb('content', 'like', conImagen),
        eb('imagen', 'is not', null),
        eb('borrador', 'like', conImagen),
      ]),
    )
    .orderBy('dt', 'desc')
    .orderBy('id')
    .execute();

type NoticiaConImagen = Awaited<ReturnType<typeof noticiasConImagen>>[number];

function hashesDeNoticia({
  content,
  imagen,
  borrador,
}: Pick<NoticiaConImagen, 'content' | 'imagen' | 'borrador'>): Set<string> {
  const escrito = leerBorradorNoticia(borrador);
  const cabezas = [imagen, escrito?.imagen?.src].flatMap((src) => leerRutaImagen(src ?? '')?.hash ?? []);
  return new Set([...hashesDe(content), ...hashesDe(escrito?.content ?? ''), ...cabezas]);
}

async function versionesDeNoticias(db: Lector): Promise<Set<string>[]> {
  const filas = await db
    .selectFrom('noticia_version')
    .innerJoin('noticia', 'noticia.id', 'noticia_version.idNoticia')
    .select(['noticia_version.content', 'noticia_version.imagen', 'numero', 'idNoticia', 'publicada'])
    .orderBy('idNoticia')
    .orderBy('numero', 'desc')
    .execute();
  return filas
    .filter(({ idNoticia, publicada }, i) => !(publicada === 1 && filas[i - 1]?.idNoticia !== idNoticia))
    .map(({ content, imagen }) => hashesDeNoticia({ content, imagen, borrador: null }));
}

/** What the pictures of the site are used in, by their hash. One that is used nowhere has no uses. */
export async function usosDeImagenes(db: Lector): Promise<(hash: string) => Usos> {
  const usos = new Map<string, Usos>();
  const de = (hash: string): Usos => {
    const suyos = usos.get(hash) ?? structuredClone(SIN_USOS);
    usos.set(hash, suyos);
    return suyos;
  };
  for (const noticia of await noticiasConImagen(db))
    for (const hash of hashesDeNoticia(noticia))
      de(hash).noticias.push({ titulo: noticia.title, ruta: rutasPrivadas.noticia(noticia.id) });
  const fijas = [...(await imagenesDeHuecos(db)), ...(await imagenesDelClub(db))];
  for (const { hash, sitio } of [...fijas, ...(await imagenesDeBorradores(db))]) de(hash).paginas.push(sitio);
  const paginas = await versiones(db);
  for (const { clave, html } of paginas.filter(({ vigente }) => vigente)) {
    const sitio = { titulo: TITULOS_CMS[clave as ClaveCms], ruta: rutasPrivadas.contenido(clave) };
    for (const hash of hashesDe(html)) de(hash).paginas.push(sitio);
  }
  const antiguas = paginas.filter(({ vigente }) => !vigente).map(({ html }) => hashesDe(html));
  for (const hash of [...antiguas, ...(await versionesDeNoticias(db))].flatMap((suyos) => [...suyos]))
    de(hash).versiones += 1;
  return (hash) => usos.get(hash) ?? SIN_USOS;
}
