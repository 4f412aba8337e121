import type { ImagenGuardada } from '#contract/imagenes.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutaImagen } from '#domain/contenido/imagenes.ts';
import { limiteDeshacer } from '#domain/registro/deshacer.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { type Usos, usosDeImagenes } from '#server/db/lecturas/usos-de-imagenes.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { borrarImagenes, marcarUso } from '#server/db/tables/imagen.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import { imagenesGuardadas, mayorCopia } from './imagenes.queries.ts';

/** Every picture the site holds and where it is used, the last one in first. */
export async function listarImagenes({ db }: BaseDatos): Promise<ImagenGuardada[]> {
  const usos = await usosDeImagenes(db);
  return (await imagenesGuardadas(db)).map(({ hash, ancho, alto }) => ({
    hash,
    src: rutaImagen(hash, ancho, 'webp'),
    ancho,
    alto,
    ...usos(hash),
  }));
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** The titles that have to change first. */
const enUso = ({ paginas, noticias }: Usos): string =>
  lista.format([
    ...paginas.map((titulo) => `la página «${titulo}»`),
    ...noticias.map((titulo) => `la noticia «${titulo}»`),
  ]);

/** Takes a picture off the site for good. 409 while a page or a news item shows it; older versions do not stop it. */
export function borrarImagen(base: BaseFirmada, hash: string): Promise<void> {
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
  const estaUsada = (hash: string): boolean => {
    const { paginas, noticias, versiones } = usos(hash);
    return paginas.length + noticias.length + versiones > 0;
  };
  const imagenes = await imagenesGuardadas(db);
  const libres = imagenes.filter(({ hash }) => !estaUsada(hash));
  return {
    vuelven: imagenes.filter(({ hash, sinUso }) => sinUso !== null && estaUsada(hash)),
    sobran: libres.filter(({ sinUso }) => sinUso === null),
    caducan: libres.filter(({ sinUso }) => sinUso !== null && sinUso < limite),
  };
}

const hashes = (imagenes: readonly { hash: string }[]): string[] => imagenes.map(({ hash }) => hash);

/**
 * Deletes what no text has used for as long as a deleted news item can come back. Answers how many.
 * docs/reglas/contenidos.md.
 */
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
