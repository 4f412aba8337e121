import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { CuentasDeMuestra } from '#contract/club/arranque.ts';
import { anchosDe, rutaImagen, TIPOS_COPIA } from '#domain/contenido/presentar.ts';
import { ajusteLeido, CLAVE_CAMPUS } from '#server/db/lecturas/ajustes.ts';
import { usosDeImagenes } from '#server/db/lecturas/imagenes.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { borrarValor, guardarValor } from '#server/db/tables/configuracion.ts';
import { borrarImagenes, insertarImagen } from '#server/db/tables/imagen.ts';
import { borrarJugadores, dejarSinLiga } from '#server/db/tables/jugador.ts';
import { borrarLiga } from '#server/db/tables/liga.ts';
import { borrarNoticia } from '#server/db/tables/noticia.ts';
import { borrarPartidos } from '#server/db/tables/partido.ts';
import { borrarPista } from '#server/db/tables/pista.ts';
import { borrarSolicitud } from '#server/db/tables/solicitud.ts';
import type { Tx } from '#server/db/transact.ts';
import type { FilaNueva, Tablas } from '#server/db/types.ts';

const CLAVE_MUESTRA = 'muestra';

const SEMBRADAS = ['liga', 'pista', 'jugador', 'partido', 'incidencia', 'noticia', 'solicitud'] as const;
type Sembrada = (typeof SEMBRADAS)[number];

/** After the first id and up to the second, both of one sowing: nobody else wrote meanwhile. */
const Rango = z.tuple([z.int(), z.int()]);
const Muestra = z.partialRecord(z.enum(SEMBRADAS), Rango);
type Muestra = z.infer<typeof Muestra>;

const leerMuestra = async (db: Lector): Promise<Muestra | null> =>
  (await ajusteLeido(db, CLAVE_MUESTRA, Muestra)) ?? null;

async function ultimosIds(q: Lector): Promise<Map<Sembrada, number>> {
  const ids = new Map<Sembrada, number>();
  for (const tabla of SEMBRADAS) {
    const { ultimo } = await q
      .selectFrom(tabla)
      .select((eb) => eb.fn.max('id').as('ultimo'))
      .executeTakeFirstOrThrow();
    ids.set(tabla, Number(ultimo ?? 0));
  }
  return ids;
}

/** Keeps which rows are of the fictional season, so that they can be taken out alone. */
export async function anotarMuestra(tx: Tx, sembrar: () => Promise<void>): Promise<void> {
  await tx.lockEscrituras();
  const antes = await ultimosIds(tx.q);
  await sembrar();
  const despues = await ultimosIds(tx.q);
  const nuevas = SEMBRADAS.flatMap((tabla) => {
    const [desde = 0, hasta = 0] = [antes.get(tabla), despues.get(tabla)];
    return hasta > desde ? [[tabla, [desde, hasta]]] : [];
  });
  const muestra = { ...(await leerMuestra(tx.q)), ...Object.fromEntries(nuevas) };
  await guardarValor(tx, CLAVE_MUESTRA, JSON.stringify(muestra));
}

type Fila = Pick<Selectable<Tablas['partido']>, 'id' | 'idLiga' | 'idPista' | 'idJugador1' | 'idJugador2'>;

const enRango = (rango: Muestra[Sembrada], id: number | null): boolean =>
  rango !== undefined && id !== null && id > rango[0] && id <= rango[1];

const idsDe = async (q: Lector, tabla: Sembrada, rango: Muestra[Sembrada]): Promise<number[]> => {
  if (!rango) return [];
  const [desde, hasta] = rango;
  const filas = await q
    .selectFrom(tabla)
    .select('id')
    .where('id', '>', desde)
    .where('id', '<=', hasta)
    .orderBy('id')
    .execute();
  return filas.map(({ id }) => id);
};

type SeVa = Record<Sembrada, number[]> & { sinLiga: number[]; partidosTuyos: number };

/** It, and what cannot stay without it: matches added later of its leagues or of its players. */
async function loQueSeVa(q: Lector, muestra: Muestra): Promise<SeVa> {
  const partidos: Fila[] = await q
    .selectFrom('partido')
    .select(['id', 'idLiga', 'idPista', 'idJugador1', 'idJugador2'])
    .orderBy('id')
    .execute();
  const esDeMuestra = ({ idLiga, idJugador1, idJugador2 }: Fila): boolean =>
    enRango(muestra.liga, idLiga) || [idJugador1, idJugador2].some((id) => enRango(muestra.jugador, id));
  const seVan = partidos.filter(esDeMuestra);
  const enUso = new Set(partidos.filter((uno) => !esDeMuestra(uno)).map(({ idPista }) => idPista));
  const jugadores = await q.selectFrom('jugador').select(['id', 'idLiga']).orderBy('id').execute();
  return {
    liga: await idsDe(q, 'liga', muestra.liga),
    pista: (await idsDe(q, 'pista', muestra.pista)).filter((id) => !enUso.has(id)),
    jugador: await idsDe(q, 'jugador', muestra.jugador),
    partido: seVan.map(({ id }) => id),
    incidencia: await idsDe(q, 'incidencia', muestra.incidencia),
    noticia: await idsDe(q, 'noticia', muestra.noticia),
    solicitud: await idsDe(q, 'solicitud', muestra.solicitud),
    sinLiga: jugadores
      .filter(({ id, idLiga }) => enRango(muestra.liga, idLiga) && !enRango(muestra.jugador, id))
      .map(({ id }) => id),
    partidosTuyos: seVan.filter(({ id }) => !enRango(muestra.partido, id)).length,
  };
}

export async function contarMuestra(db: Lector): Promise<CuentasDeMuestra | null> {
  const muestra = await leerMuestra(db);
  if (!muestra) return null;
  const seVa = await loQueSeVa(db, muestra);
  return {
    ligas: seVa.liga.length,
    jugadores: seVa.jugador.length,
    partidos: seVa.partido.length,
    partidosTuyos: seVa.partidosTuyos,
    sinLiga: seVa.sinLiga.length,
    pistas: seVa.pista.length,
    noticias: seVa.noticia.length,
    solicitudes: seVa.solicitud.length,
  };
}

/** What came by its forms. It is of nobody, but is never remembered, as what really comes: it does not come back. */
export async function quitarBandeja(tx: Tx): Promise<void> {
  const muestra = await leerMuestra(tx.q);
  for (const id of await idsDe(tx.q, 'solicitud', muestra?.solicitud)) await borrarSolicitud(tx, id);
}

export async function quitarImagenes({ q }: Tx): Promise<void> {
  const usos = await usosDeImagenes(q);
  const enUso = (hash: string): boolean => {
    const { paginas, noticias, versiones } = usos(hash);
    return paginas.length + noticias.length + versiones > 0;
  };
  await borrarImagenes(
    q,
    hashesDeMuestra().filter((hash) => !enUso(hash)),
  );
}

/** Pictures are remembered nowhere: those of a season that is back come back apart. */
export async function devolverImagenes(base: BaseDatos): Promise<void> {
  if (await leerMuestra(base.db)) await base.transact(guardarImagenes);
}

export async function quitarTemporada(tx: Tx): Promise<void> {
  const muestra = await leerMuestra(tx.q);
  if (!muestra) return;
  const seVa = await loQueSeVa(tx.q, muestra);
  await borrarPartidos(tx, seVa.partido);
  await dejarSinLiga(tx, seVa.sinLiga);
  await borrarJugadores(tx, seVa.jugador);
  for (const id of seVa.liga) await borrarLiga(tx, id);
  for (const id of seVa.pista) await borrarPista(tx, id);
  for (const id of seVa.noticia) await borrarNoticia(tx, id);
  await borrarValor(tx, CLAVE_CAMPUS);
  await borrarValor(tx, CLAVE_MUESTRA);
}

/** What the drawings of contenido/imagenes show; scripts/pintar-demo.ts paints them. */
const DIBUJOS = [
  ['trofeo', 'Un trofeo dorado sobre una pista de tierra batida'],
  ['raqueta', 'Una raqueta y tres pelotas sobre una pista azul'],
  ['tierra', 'Una pista de tierra batida al sol, con la red y una pelota'],
] as const;

const [ANCHO, ALTO] = [960, 600];

const archivo = (nombre: string): Buffer =>
  readFileSync(new URL(`../../../contenido/imagenes/${nombre}`, import.meta.url));

const hashDe = (nombre: string): string =>
  createHash('sha256')
    .update(archivo(`${nombre}.svg`))
    .digest('hex')
    .slice(0, 32);

const copiasDe = (nombre: string, descripcion: string): FilaNueva<'imagen'>[] =>
  anchosDe(ANCHO).flatMap((ancho) =>
    TIPOS_COPIA.map((tipo) => ({
      ...{ hash: hashDe(nombre), ancho, alto: (ancho * ALTO) / ANCHO, tipo, descripcion, sinUso: null },
      contenido: archivo(`${nombre}-${ancho}.${tipo}`),
    })),
  );

const hashesDeMuestra = (): string[] => DIBUJOS.map(([nombre]) => hashDe(nombre));

/** Pictures that the club itself has drawn, so that there are some to choose from. */
export async function guardarImagenes(tx: Tx): Promise<void> {
  for (const [nombre, descripcion] of DIBUJOS) await insertarImagen(tx, copiasDe(nombre, descripcion));
}

/** That of the clay court, for the news item that tells of it. */
export const fotoDeTierra = () => ({
  imagen: rutaImagen(hashDe('tierra'), ANCHO, 'webp'),
  imagenAlt: DIBUJOS[2][1],
});
