import type { ClaveCms } from '#contract/cms.ts';
import { TITULOS_HUECO } from '#contract/huecos.ts';
import { TITULOS_CMS } from '#contract/titulos-cms.ts';
import { hashesDe, leerRutaImagen } from '#domain/contenido/presentar.ts';
import type { Lector } from '../open.ts';
import { leerBorradorNoticia } from '../tables/noticia.ts';
import { leerFotos } from './fotos.ts';

/** Where a picture is: in pages as they are now and in their drafts, in the places for photographs, in news whether they show or not, in older versions of pages. */
export type Usos = { paginas: string[]; noticias: string[]; versiones: number };

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
    titulo: TITULOS_HUECO[hueco].donde,
  }));

async function imagenesDeBorradores(db: Lector): Promise<{ hash: string; titulo: string }[]> {
  const filas = await db
    .selectFrom('contenido_borrador')
    .select(['clave', 'html'])
    .where('html', 'like', conImagen)
    .orderBy('clave')
    .execute();
  return filas.flatMap(({ clave, html }) => {
    const titulo = `${TITULOS_CMS[clave as ClaveCms]} (borrador)`;
    return [...hashesDe(html)].map((hash) => ({ hash, titulo }));
  });
}

const noticiasConImagen = (db: Lector) =>
  db
    .selectFrom('noticia')
    .select(['title', 'content', 'imagen', 'borrador'])
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

function hashesDeNoticia({ content, imagen, borrador }: NoticiaConImagen): Set<string> {
  const escrito = leerBorradorNoticia(borrador);
  const cabezas = [imagen, escrito?.imagen?.src].flatMap((src) => leerRutaImagen(src ?? '')?.hash ?? []);
  return new Set([...hashesDe(content), ...hashesDe(escrito?.content ?? ''), ...cabezas]);
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
    for (const hash of hashesDeNoticia(noticia)) de(hash).noticias.push(noticia.title);
  for (const { hash, titulo } of [...(await imagenesDeHuecos(db)), ...(await imagenesDeBorradores(db))])
    de(hash).paginas.push(titulo);
  for (const { clave, html, vigente } of await versiones(db))
    for (const hash of hashesDe(html))
      if (vigente) de(hash).paginas.push(TITULOS_CMS[clave as ClaveCms]);
      else de(hash).versiones += 1;
  return (hash) => usos.get(hash) ?? SIN_USOS;
}
