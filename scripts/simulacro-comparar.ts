import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { club } from '#club';
import { relojDePared } from '#domain/fecha-zona.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { clasificacionesRoutes } from '#server/clasificaciones/clasificaciones.ts';
import { COPIADAS, cuantasFilas } from '#server/db/copia.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { contextoDe } from '#server/db/tables/solicitud.ts';
import { horariosRoutes } from '#server/horarios/horarios.ts';
import { createClock } from '#server/platform/clock.ts';
import { createSeal } from '#server/platform/crypto/seal.ts';
import { createRouter, type LocalCall } from '#server/platform/http/router.ts';

/** The log grows by itself: with each copy taken and each restore. */
const DEL_PROGRAMA = ['registro'];

export async function cuentas({ db }: BaseDatos): Promise<Record<string, number>> {
  const filas: Record<string, number> = {};
  for (const copiada of COPIADAS)
    if (!DEL_PROGRAMA.includes(copiada.tabla)) filas[copiada.tabla] = await cuantasFilas(db, copiada);
  return filas;
}

/** Opens every sealed file with the key of the copy; answers how many there are. Throws at one that does not open. */
export async function adjuntosQueSeAbren({ db }: BaseDatos, clave: string): Promise<number> {
  const sello = createSeal(clave);
  const ids = await db.selectFrom('adjunto').select('id').orderBy('id').execute();
  for (const { id } of ids) {
    const { contenido, clase, bytes, referencia } = await db
      .selectFrom('adjunto')
      .innerJoin('solicitud', 'solicitud.id', 'adjunto.idSolicitud')
      .select(['adjunto.contenido', 'adjunto.clase', 'adjunto.bytes', 'solicitud.referencia'])
      .where('adjunto.id', '=', id)
      .executeTakeFirstOrThrow();
    if (
      sello.open(contenido, contextoDe(referencia, clase as Parameters<typeof contextoDe>[1])).length !==
      bytes
    )
      throw new Error(`El archivo ${id} de la copia no está entero.`);
  }
  return ids.length;
}

const huella = (valor: unknown): string =>
  createHash('sha256').update(JSON.stringify(valor)).digest('base64url');

/** What visitors may ask about leagues, in this process: nothing listens, nothing is written. */
function preguntar(base: BaseDatos, ahora: number): LocalCall {
  const reloj = createClock(relojDePared(club.zonaHoraria), () => ahora);
  const { route, call } = createRouter(Fastify(), {
    isPrivate: () => false,
    authenticate: async () => ({ usuario: 'nadie', allows: () => false }),
    forbidden: () => new Error(),
    confirm: async () => {},
    invalidMessage: '',
    notFoundMessage: '',
    wrongVerbMessage: '',
    answersHead: () => false,
  });
  clasificacionesRoutes(route, base, reloj);
  horariosRoutes(route, { base, reloj, meteo: () => null });
  return call;
}

/** What visitors are answered at that moment, as a fingerprint of each answer. Throws when one cannot be. */
export async function respuestasPublicas(base: BaseDatos, ahora: number): Promise<Record<string, string>> {
  const call = preguntar(base, ahora);
  const ligas = await base.db.selectFrom('liga').select('id').orderBy('id').execute();
  const preguntas: [clave: string, query: object][] = [
    ...TIPOS_LIGA.map((tipo) => ['GET /api/horarios/proximos', { tipo }] as [string, object]),
    ...TIPOS_LIGA.map((tipo) => ['GET /api/clasificaciones/ligas', { tipo }] as [string, object]),
    ...ligas.map(({ id }) => ['GET /api/clasificaciones/ver', { idLiga: String(id) }] as [string, object]),
  ];
  const respuestas: Record<string, string> = {};
  for (const [clave, query] of preguntas)
    respuestas[`${clave} ${JSON.stringify(query)}`] = huella(await call(clave, { query }));
  return respuestas;
}

export function diferencias(
  que: string,
  copia: Record<string, unknown>,
  ahora: Record<string, unknown>,
): string[] {
  const claves = [...new Set([...Object.keys(copia), ...Object.keys(ahora)])];
  return claves
    .filter((clave) => copia[clave] !== ahora[clave])
    .map((clave) =>
      typeof copia[clave] === 'number'
        ? `  ${que} ${clave}: ${copia[clave]} en la copia, ${ahora[clave]} ahora`
        : `  ${que} ${clave}`,
    );
}
