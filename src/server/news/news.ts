import { setImmediate } from 'node:timers/promises';
import { mensajes } from '#contract/mensajes.ts';
import { type Foto, type Noticia, newsApi } from '#contract/sitio/news.ts';
import {
  type NoticiaBorrador,
  type NoticiaDeVersion,
  type NoticiaGuardar,
  type NoticiaPrivada,
  noticiasApi,
  type VersionNoticia,
} from '#contract/sitio/noticias.ts';
import { escenaDeNoticia } from '#domain/noticia/escena.ts';
import { estadoDeNoticia } from '#domain/noticia/noticia.ts';
import { resumenDe } from '#domain/noticia/resumen.ts';
import { hechos } from '#domain/registro/hechos.ts';
import {
  fotoParaGuardar,
  fotoSiEsta,
  sinImagenesPerdidas,
  textoParaGuardar,
  textoPublico,
} from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import {
  actualizarNoticia,
  borrarNoticia as borrar,
  insertarNoticia,
  insertarVersionNoticia,
  leerBorradorNoticia,
  leerFilaNoticia,
  type NoticiaLeida,
  ponerBorradorNoticia,
} from '#server/db/tables/noticia.ts';
import type { Fila } from '#server/db/types.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import type { Caller, Route } from '#server/platform/http/router.ts';

/** Newest first; of those of one instant, the last written first. */
const porFecha = (db: Lector) =>
  db.selectFrom('noticia').selectAll().orderBy('dt', 'desc').orderBy('id', 'desc');

async function todasLasNoticias(db: Lector): Promise<NoticiaLeida[]> {
  return (await porFecha(db).execute()).map(leerFilaNoticia);
}

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
  const limpias = new Map<string, string>();
  const limpia = async (escrito: string): Promise<string> => {
    if (!limpias.has(escrito)) await setImmediate();
    // Somebody else who was reading may have cleaned it meanwhile.
    const html = limpias.get(escrito) ?? limpiar(escrito);
    limpias.set(escrito, html);
    return html;
  };
  return async () => {
    const visibles = await noticiasALaVista(db, seconds(reloj));
    const noticias: Noticia[] = [];
    for (const noticia of visibles) {
      const { id, dt, title, link, fijada, content } = noticia;
      noticias.push({
        ...{ id, dt, title, link, fijada },
        content: await limpia(content),
        resumen: resumenDe(content),
        imagen: fotoDe(noticia),
        escena: escenaDeNoticia({ title, link }),
      });
    }
    const quedan = new Set(visibles.map(({ content }) => content));
    for (const escrito of limpias.keys()) if (!quedan.has(escrito)) limpias.delete(escrito);
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

const comoPrivada = (
  reloj: Clock,
  { dt, imagenAlt, borrador, ...noticia }: NoticiaLeida,
): NoticiaPrivada => ({
  ...noticia,
  borrador: leerBorradorNoticia(borrador),
  imagen: fotoDe({ ...noticia, imagenAlt }),
  fecha: reloj.localTimeOf(dt * 1000),
  estado: estadoDeNoticia({ ...noticia, dt }, seconds(reloj)),
});

const enRegistro = (noticia: NoticiaPrivada) => ({
  ...noticia,
  nombre: noticia.title,
  imagen: noticia.imagen?.alt ?? null,
  programada: noticia.estado === 'programada',
  publicada: noticia.estado === 'publicada',
});

const listarNoticias = async ({ db }: BaseDatos, reloj: Clock): Promise<NoticiaPrivada[]> =>
  (await todasLasNoticias(db)).map((noticia) => comoPrivada(reloj, noticia));

const leerNoticia = async ({ db }: BaseDatos, reloj: Clock, id: number): Promise<NoticiaPrivada> =>
  comoPrivada(reloj, existente(await noticiaPorId(db, id)));

const SIN_TEXTO = /<[^>]*>|&nbsp;|\s/g;

const estaVacio = (html: string): boolean => !html.includes('<img') && html.replace(SIN_TEXTO, '') === '';

async function limpios(db: Lector, { content: escrito, imagen }: Pick<NoticiaGuardar, 'content' | 'imagen'>) {
  const content = await textoParaGuardar(db, 'content', escrito);
  if (estaVacio(content)) throw campoInvalido('content', mensajes.noticiaVacia);
  return { content, imagen: imagen && (await fotoParaGuardar(db, 'imagen', imagen)) };
}

type Suya = { base: BaseFirmada; reloj: Clock; id: number };

/** Creates (id 0) or replaces a news item, and what was written of it before goes. 409: somebody saved it before. */
async function guardarNoticia(
  { base, reloj, id }: Suya,
  { version, fecha, ...datos }: NoticiaGuardar,
): Promise<NoticiaPrivada> {
  const { content, imagen: foto } = await limpios(base.db, datos);
  const dt = Math.floor(reloj.instantOf(fecha) / 1000);
  const nueva = { ...datos, content, dt, imagen: foto?.src ?? null, imagenAlt: foto?.alt ?? null };
  return base.transact(async (tx) => {
    await tx.lock('noticia', [id || null]);
    const fila = await anteriorDe(id, () => noticiaPorId(tx.q, id));
    const antes = fila && comoPrivada(reloj, fila);
    mismaVersion(antes, version);
    const guardada = fila ? await actualizarNoticia(tx, id, nueva) : await insertarNoticia(tx, nueva);
    await guardarVersiones(tx, fila, guardada);
    const despues = comoPrivada(reloj, guardada);
    await anotar(tx, {
      entidad: 'noticia',
      antes: antes && enRegistro(antes),
      despues: enRegistro(despues),
    });
    return despues;
  });
}

/** A write over one that is there. 409: somebody saved it before. */
const sobre = (
  { base, reloj, id }: Suya,
  version: number | null | undefined,
  hacer: (tx: TxFirmada, noticia: NoticiaLeida) => Promise<NoticiaLeida>,
): Promise<NoticiaPrivada> =>
  base.transact(async (tx) => {
    await tx.lock('noticia', [id]);
    const noticia = existente(await noticiaPorId(tx.q, id));
    mismaVersion(comoPrivada(reloj, noticia), version);
    return comoPrivada(reloj, await hacer(tx, noticia));
  });

/**
 * Keeps what is written without putting it on the site: of one that is out or will be, beside what visitors read; of any
 * other (id 0: a new one), as the news item itself, which nobody else sees.
 */
async function guardarBorradorNoticia(
  suya: Suya,
  { version, ...datos }: NoticiaBorrador,
): Promise<NoticiaPrivada> {
  const { base, id } = suya;
  const actual = await anteriorDe(id, () => noticiaPorId(base.db, id));
  if (!actual?.publicada) return guardarNoticia(suya, { ...datos, version, publicada: false });
  const cuerpo = await limpios(base.db, datos);
  return sobre(suya, version, async (tx, { title }) => {
    await anotarHechos(tx, [hechos.guardaBorrador(title)]);
    return ponerBorradorNoticia(tx, id, { ...datos, ...cuerpo, ...tx.autor });
  });
}

/** What is on the site stays as it is. */
const descartarBorradorNoticia = (suya: Suya, version: number | null | undefined): Promise<NoticiaPrivada> =>
  sobre(suya, version, async (tx, noticia) => {
    if (noticia.borrador === null) return noticia;
    await anotarHechos(tx, [hechos.descartaBorrador(noticia.title)]);
    return ponerBorradorNoticia(tx, suya.id, null);
  });

async function listarVersiones({ db }: BaseDatos, id: number): Promise<VersionNoticia[]> {
  existente(await noticiaPorId(db, id));
  return versionesDeNoticia(db, id);
}

const comoVersion = (reloj: Clock, version: Fila<'noticia_version'>): NoticiaDeVersion => ({
  ...version,
  fijada: version.fijada === 1,
  imagen: fotoDe(version),
  fecha: reloj.localTimeOf(version.sale * 1000),
});

const leerVersion = async (
  { db }: BaseDatos,
  reloj: Clock,
  { id, numero }: { id: number; numero: number },
): Promise<NoticiaDeVersion> => comoVersion(reloj, existente(await versionDeNoticia(db, id, numero)));

/** Leaves an older version as draft, without deleted pictures. */
const restaurarNoticia = (
  suya: Suya,
  { numero, version }: { numero: number; version?: number | null | undefined },
): Promise<NoticiaPrivada> =>
  sobre(suya, version, async (tx, noticia) => {
    const { id, reloj } = suya;
    const antigua = existente(await versionDeNoticia(tx.q, id, numero));
    const { title, link, fijada, fecha, imagen } = comoVersion(reloj, antigua);
    const foto = imagen && (await fotoSiEsta(tx.q, imagen));
    const dicho = { title, link, fijada, content: await sinImagenesPerdidas(tx.q, antigua.content) };
    await anotarHechos(tx, [hechos.recuperaNoticia(noticia.title, numero)]);
    if (noticia.publicada)
      return ponerBorradorNoticia(tx, id, { ...dicho, fecha, imagen: foto, ...tx.autor });
    const imagenes = { imagen: foto?.src ?? null, imagenAlt: foto?.alt ?? null };
    return actualizarNoticia(tx, id, { ...dicho, ...imagenes, dt: antigua.sale, publicada: false });
  });

function borrarNoticia({ base, reloj, id }: Suya): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('noticia', [id]);
    const antes = comoPrivada(reloj, existente(await noticiaPorId(tx.q, id)));
    await anotar(tx, { entidad: 'noticia', antes: enRegistro(antes), despues: null });
    await borrar(tx, id);
  });
}

type Version = Fila<'noticia_version'>;

const versionesDeNoticia = (db: Lector, idNoticia: number): Promise<VersionNoticia[]> =>
  db
    .selectFrom('noticia_version')
    .select(['numero', 'usuario', 'dt'])
    .where('idNoticia', '=', idNoticia)
    .orderBy('numero', 'desc')
    .execute();

const versiones = (db: Lector, idNoticia: number) =>
  db
    .selectFrom('noticia_version')
    .selectAll()
    .where('idNoticia', '=', idNoticia)
    .orderBy('numero', 'desc')
    .limit(1);

const versionDeNoticia = (db: Lector, id: number, numero: number): Promise<Version | undefined> =>
  versiones(db, id).where('numero', '=', numero).executeTakeFirst();

const ultimaVersion = (db: Lector, id: number): Promise<Version | undefined> =>
  versiones(db, id).executeTakeFirst();

const diceIgual = (una: Version, otra: NoticiaLeida): boolean =>
  una.sale === otra.dt &&
  (una.fijada === 1) === otra.fijada &&
  (['title', 'content', 'link', 'imagen', 'imagenAlt'] as const).every((campo) => una[campo] === otra[campo]);

/** Keeps what is published as the next version, if it says something new. docs/reglas/contenidos.md. */
async function guardarVersiones(
  tx: TxFirmada,
  antes: NoticiaLeida | null,
  ahora: NoticiaLeida,
): Promise<void> {
  if (antes?.publicada && !(await ultimaVersion(tx.q, antes.id)))
    await insertarVersionNoticia(tx, antes, { numero: 1, autor: null });
  if (!ahora.publicada) return;
  const ultima = await ultimaVersion(tx.q, ahora.id);
  if (ultima && diceIgual(ultima, ahora)) return;
  await insertarVersionNoticia(tx, ahora, { numero: (ultima?.numero ?? 0) + 1, autor: tx.autor });
}

export function newsRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(newsApi.listar, crearNoticias(base, reloj));
  route(noticiasApi.listar, () => listarNoticias(base, reloj));
  route(noticiasApi.leer, ({ params }) => leerNoticia(base, reloj, params.id));
  const suya = ({ params, caller }: { params: { id: number }; caller: Caller }): Suya => ({
    base: de(caller),
    reloj,
    id: params.id,
  });
  route(noticiasApi.guardar, (con) => guardarNoticia(suya(con), con.body));
  route(noticiasApi.guardarBorrador, (con) => guardarBorradorNoticia(suya(con), con.body));
  route(noticiasApi.descartarBorrador, (con) => descartarBorradorNoticia(suya(con), con.body.version));
  route(noticiasApi.versiones, ({ params }) => listarVersiones(base, params.id));
  route(noticiasApi.leerVersion, ({ params }) => leerVersion(base, reloj, params));
  route(noticiasApi.restaurar, (con) => restaurarNoticia(suya(con), con.body));
  route(noticiasApi.borrar, (con) => borrarNoticia(suya(con)));
}
