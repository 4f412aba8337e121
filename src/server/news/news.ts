import { setImmediate } from 'node:timers/promises';
import { mensajes } from '#contract/mensajes.ts';
import type { Foto, Noticia } from '#contract/news.ts';
import type { NoticiaGuardar, NoticiaPrivada } from '#contract/noticias.ts';
import { estadoDeNoticia, resumenDe } from '#domain/noticia/noticia.ts';
import { anotar } from '#server/db/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { fotoParaGuardar, textoParaGuardar, textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import {
  actualizarNoticia,
  borrarNoticia as borrar,
  insertarNoticia,
  leerFilaNoticia,
  type NoticiaLeida,
} from '#server/db/tables/noticia.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';

/** Newest first; of those of one instant, the last written first. */
const porFecha = (db: Lector) =>
  db.selectFrom('noticia').selectAll().orderBy('dt', 'desc').orderBy('id', 'desc');

async function todasLasNoticias(db: Lector): Promise<NoticiaLeida[]> {
  return (await porFecha(db).execute()).map(leerFilaNoticia);
}

/** Those whose second has come and nobody has taken down. */
async function noticiasALaVista(db: Lector, ahora: number): Promise<NoticiaLeida[]> {
  const filas = await porFecha(db).where('publicada', '=', 1).where('dt', '<=', ahora).execute();
  return filas.map(leerFilaNoticia);
}

async function noticiaPorId(db: Lector, id: number): Promise<NoticiaLeida | undefined> {
  const fila = await db.selectFrom('noticia').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaNoticia(fila);
}

/** When the next scheduled one comes out, in Unix seconds; null when none waits. */
async function proximaSalida(db: Lector, ahora: number): Promise<number | null> {
  const fila = await db
    .selectFrom('noticia')
    .select('dt')
    .where('publicada', '=', 1)
    .where('dt', '>', ahora)
    .orderBy('dt')
    .limit(1)
    .executeTakeFirst();
  return fila?.dt ?? null;
}

type Limpia = { escrito: string; html: string };

const fotoDe = ({ imagen, imagenAlt }: Pick<NoticiaLeida, 'imagen' | 'imagenAlt'>): Foto | null =>
  imagen === null ? null : { src: imagen, alt: imagenAlt ?? '' };

/**
 * What visitors read: the news that are out at this second, newest first. Each is cleaned again only when it says
 * something else, one at a time: after a start, when none is clean yet, other requests are served in between.
 */
export function crearNoticias(
  { db }: BaseDatos,
  reloj: Clock,
  limpiar = textoPublico,
): () => Promise<Noticia[]> {
  const limpias = new Map<number, Limpia>();
  const guardada = ({ id, content }: NoticiaLeida): Limpia | undefined => {
    const limpia = limpias.get(id);
    return limpia?.escrito === content ? limpia : undefined;
  };
  const limpia = async (noticia: NoticiaLeida): Promise<string> => {
    const antes = guardada(noticia);
    if (antes) return antes.html;
    await setImmediate();
    // Somebody else who was reading may have cleaned it meanwhile.
    const ahora = guardada(noticia) ?? { escrito: noticia.content, html: limpiar(noticia.content) };
    limpias.set(noticia.id, ahora);
    return ahora.html;
  };
  return async () => {
    const visibles = await noticiasALaVista(db, seconds(reloj));
    const noticias: Noticia[] = [];
    for (const noticia of visibles) {
      const { id, dt, title, link, fijada } = noticia;
      const resumen = resumenDe(noticia.content);
      const content = await limpia(noticia);
      noticias.push({ id, dt, title, content, link, fijada, resumen, imagen: fotoDe(noticia) });
    }
    const quedan = new Set(visibles.map(({ id }) => id));
    for (const id of limpias.keys()) if (!quedan.has(id)) limpias.delete(id);
    return noticias;
  };
}

/**
 * A text that changes when a scheduled news item comes out, though nobody writes then: kept pages compare it. It
 * is looked up again when the data have changed and when that moment has passed.
 */
export function crearMomentoNoticias({ db }: BaseDatos, reloj: Clock): (version: number) => Promise<string> {
  let mirado = -1;
  let salida: number | null = null;
  return async (version) => {
    const ahora = seconds(reloj);
    if (version !== mirado || (salida !== null && salida <= ahora)) {
      salida = await proximaSalida(db, ahora);
      mirado = version;
    }
    return String(salida);
  };
}

/** As staff see it: its moment on the club's wall clock. */
const comoPrivada = (reloj: Clock, { dt, imagenAlt, ...noticia }: NoticiaLeida): NoticiaPrivada => ({
  ...noticia,
  imagen: fotoDe({ ...noticia, imagenAlt }),
  fecha: reloj.localTimeOf(dt * 1000),
  estado: estadoDeNoticia({ ...noticia, dt }, seconds(reloj)),
});

const enRegistro = (noticia: NoticiaPrivada) => ({
  ...noticia,
  nombre: noticia.title,
  imagen: noticia.imagen?.alt ?? null,
});

export const listarNoticias = async ({ db }: BaseDatos, reloj: Clock): Promise<NoticiaPrivada[]> =>
  (await todasLasNoticias(db)).map((noticia) => comoPrivada(reloj, noticia));

export const leerNoticia = async ({ db }: BaseDatos, reloj: Clock, id: number): Promise<NoticiaPrivada> =>
  comoPrivada(reloj, existente(await noticiaPorId(db, id)));

const SIN_TEXTO = /<[^>]*>|&nbsp;|\s/g;

const estaVacio = (html: string): boolean => !html.includes('<img') && html.replace(SIN_TEXTO, '') === '';

/** Creates (id 0) or replaces a news item. 409: somebody saved it before. */
export async function guardarNoticia(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  { version, fecha, content: escrito, imagen, ...datos }: NoticiaGuardar,
): Promise<NoticiaPrivada> {
  const content = await textoParaGuardar(base.db, 'content', escrito);
  if (estaVacio(content)) throw campoInvalido('content', mensajes.noticiaVacia);
  const foto = imagen && (await fotoParaGuardar(base.db, 'imagen', imagen));
  const dt = Math.floor(reloj.instantOf(fecha) / 1000);
  const nueva = { ...datos, content, dt, imagen: foto?.src ?? null, imagenAlt: foto?.alt ?? null };
  return base.transact(async (tx) => {
    await tx.lock('noticia', [id || null]);
    const fila = await anteriorDe(id, () => noticiaPorId(tx.q, id));
    const antes = fila && comoPrivada(reloj, fila);
    mismaVersion(antes, version);
    const guardada = fila ? await actualizarNoticia(tx, id, nueva) : await insertarNoticia(tx, nueva);
    const despues = comoPrivada(reloj, guardada);
    await anotar(tx, {
      entidad: 'noticia',
      antes: antes && enRegistro(antes),
      despues: enRegistro(despues),
    });
    return despues;
  });
}

export function borrarNoticia(base: BaseFirmada, reloj: Clock, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('noticia', [id]);
    const antes = comoPrivada(reloj, existente(await noticiaPorId(tx.q, id)));
    await anotar(tx, { entidad: 'noticia', antes: enRegistro(antes), despues: null });
    await borrar(tx, id);
  });
}
