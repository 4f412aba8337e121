import { mensajes } from '#contract/mensajes.ts';
import type { NoticiaGuardar, NoticiaPrivada } from '#contract/noticias.ts';
import { estadoDeNoticia } from '#domain/noticia/noticia.ts';
import { anotar } from '#server/db/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { textoParaGuardar } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos } from '#server/db/open.ts';
import {
  actualizarNoticia,
  borrarNoticia as borrar,
  insertarNoticia,
  type NoticiaLeida,
} from '#server/db/tables/noticia.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { noticiaPorId, todasLasNoticias } from './news.queries.ts';

/** As staff see it: its moment on the club's wall clock. */
const comoPrivada = (reloj: Clock, { dt, ...noticia }: NoticiaLeida): NoticiaPrivada => ({
  ...noticia,
  fecha: reloj.localTimeOf(dt * 1000),
  estado: estadoDeNoticia({ ...noticia, dt }, seconds(reloj)),
});

/** As the log tells of it. */
const enRegistro = (noticia: NoticiaPrivada) => ({ ...noticia, nombre: noticia.title });

export const listarNoticias = async ({ db }: BaseDatos, reloj: Clock): Promise<NoticiaPrivada[]> =>
  (await todasLasNoticias(db)).map((noticia) => comoPrivada(reloj, noticia));

export const leerNoticia = async ({ db }: BaseDatos, reloj: Clock, id: number): Promise<NoticiaPrivada> =>
  comoPrivada(reloj, existente(await noticiaPorId(db, id)));

const SIN_TEXTO = /<[^>]*>|&nbsp;|\s/g;

/** Whether there is anything to read or to look at. */
const estaVacio = (html: string): boolean => !html.includes('<img') && html.replace(SIN_TEXTO, '') === '';

/** Creates (id 0) or replaces a news item. 409: somebody saved it before. */
export async function guardarNoticia(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  { version, fecha, content: escrito, ...datos }: NoticiaGuardar,
): Promise<NoticiaPrivada> {
  const content = await textoParaGuardar(base.db, 'content', escrito);
  if (estaVacio(content)) throw campoInvalido('content', mensajes.noticiaVacia);
  const nueva = { ...datos, content, dt: Math.floor(reloj.instantOf(fecha) / 1000) };
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
