import type { VersionNoticia } from '#contract/sitio/noticias.ts';
import type { Lector } from '#server/db/open.ts';
import type { TxFirmada } from '#server/db/registro/firma.ts';
import { insertarVersionNoticia, type NoticiaLeida } from '#server/db/tables/noticia.ts';
import type { Fila } from '#server/db/types.ts';

type Version = Fila<'noticia_version'>;

export const versionesDeNoticia = (db: Lector, idNoticia: number): Promise<VersionNoticia[]> =>
  db
    .selectFrom('noticia_version')
    .select(['numero', 'usuario', 'dt'])
    .where('idNoticia', '=', idNoticia)
    .orderBy('numero', 'desc')
    .execute();

export const versionDeNoticia = (
  db: Lector,
  idNoticia: number,
  numero: number,
): Promise<Version | undefined> =>
  db
    .selectFrom('noticia_version')
    .selectAll()
    .where('idNoticia', '=', idNoticia)
    .where('numero', '=', numero)
    .executeTakeFirst();

const ultimaVersion = (db: Lector, idNoticia: number): Promise<Version | undefined> =>
  db
    .selectFrom('noticia_version')
    .selectAll()
    .where('idNoticia', '=', idNoticia)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();

const diceIgual = (una: Version, otra: NoticiaLeida): boolean =>
  una.sale === otra.dt &&
  (una.fijada === 1) === otra.fijada &&
  (['title', 'content', 'link', 'imagen', 'imagenAlt'] as const).every((campo) => una[campo] === otra[campo]);

/**
 * Keeps what is published as the next version, and before it what was out already and nobody had kept. One that says the
 * same as the last leaves none. docs/reglas/contenidos.md.
 */
export async function guardarVersiones(
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
