import { type SelectQueryBuilder, sql } from 'kysely';
import type { SolicitudPosible } from '#contract/cuentas/personales.ts';
import { CAMPOS, PERSONALES } from '#domain/campos.ts';
import { cifrasDe, nombraA } from '#domain/persona/olvidar.ts';
import { idEn } from '#domain/registro/hechos.ts';
import { esDeJugador, nombresEn } from '#domain/registro/linea.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { loJuegaOSuple } from '#server/db/lecturas/desenlace.ts';
import { conPersona, type FilaJugador } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { porPaginas } from '#server/db/queries.ts';
import { esDeCambio, leerLinea, lineasDeJugadores } from '#server/db/tables/registro.ts';
import type { Fila, Tablas } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';

/** A player, and with it the ids of all those of its person. */
export type Persona = FilaJugador & { entradas: number[] };

export async function filaDeJugador(db: Lector, id: number): Promise<Persona | undefined> {
  const fila = await db.selectFrom(conPersona('jugador')).selectAll().where('id', '=', id).executeTakeFirst();
  if (!fila) return undefined;
  const { idPersona } = fila;
  const todas = await db
    .selectFrom('jugador')
    .select('id')
    .where((eb) => eb.or([eb('idPersona', '=', idPersona), eb('idPersona2', '=', idPersona)]))
    .orderBy('id')
    .execute();
  return { ...fila, entradas: todas.map((una) => una.id) };
}

/** Everything that tells who somebody is: what their row says, and the names they had before. */
export async function datosDe(db: Lector, persona: Persona): Promise<string[]> {
  const antes = (await lineasDeJugadores(db, persona.entradas)).flatMap(({ linea }) => nombresEn(linea));
  const suyos = PERSONALES.map((campo) => persona[campo]).filter((dato) => typeof dato === 'string');
  return [...new Set([...suyos, ...antes])];
}

export const partidosDe = (db: Lector, ids: readonly number[]): Promise<Fila<'partido'>[]> =>
  db
    .selectFrom('partido')
    .selectAll()
    .where(loJuegaOSuple(...ids))
    .orderBy('fecha')
    .orderBy('id')
    .execute();

export const incidenciasDe = (db: Lector, ids: readonly number[]): Promise<Fila<'incidencia'>[]> =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idJugador', 'in', ids)
    .orderBy('fecha')
    .orderBy('id')
    .execute();

/** Texts are looked at row by row, so many at a time: what is written of years is long. */
const PAGINA = 1_000;

/** Of the rows of that query, those that pass. */
async function lasQue<T extends keyof Tablas, F extends { id: number }>(
  consulta: SelectQueryBuilder<Tablas, T, F>,
  pasa: (fila: F) => boolean,
): Promise<F[]> {
  const porId = consulta.orderBy(sql.ref('id')).limit(PAGINA);
  const filas: F[] = [];
  for await (const pagina of porPaginas<F>(PAGINA, (tras) =>
    porId.where(sql<boolean>`id > ${tras?.id ?? 0}`).execute(),
  ))
    filas.push(...pagina.filter(pasa));
  return filas;
}

const DE_JUGADORES = (Object.keys(CAMPOS) as (keyof typeof CAMPOS)[]).filter(
  (entidad) =>
    entidad === 'jugador' ||
    Object.values<object>(CAMPOS[entidad]).some((campo) => 'clase' in campo && campo.clase === 'jugador'),
);

export const lineasSobre = (db: Lector, ids: readonly number[]): Promise<Fila<'registro'>[]> =>
  lasQue(db.selectFrom('registro').selectAll().where('entidad', 'in', DE_JUGADORES), (fila) => {
    const linea = leerLinea(fila);
    return esDeCambio(linea) && ids.some((id) => esDeJugador(linea, id));
  });

export async function lineasViejasCon(db: Lector, datos: readonly string[]): Promise<Fila<'registro'>[]> {
  const buscados = datos.map(normalizarTexto).filter((dato) => dato !== '');
  return lasQue(db.selectFrom('registro').selectAll().where('texto', 'is not', null), ({ texto }) =>
    buscados.some((dato) => normalizarTexto(texto ?? '').includes(dato)),
  );
}

/** Points by hand are told with their reason, which is about them. */
export const lineasDePuntos = (db: Lector, ids: readonly number[]): Promise<Fila<'registro'>[]> =>
  lasQue(db.selectFrom('registro').selectAll().where('acto', 'in', ['daPuntos', 'borraPuntos']), (fila) => {
    const linea = leerLinea(fila);
    return linea !== null && !esDeCambio(linea) && ids.some((id) => id === idEn(linea, 'jugador'));
  });

export const ajustesDe = (db: Lector, ids: readonly number[]): Promise<Fila<'ajuste'>[]> =>
  db.selectFrom('ajuste').selectAll().where('idJugador', 'in', ids).orderBy('fecha').orderBy('id').execute();

export function observacionesQueNombran(db: Lector, datos: readonly string[]) {
  const nombra = nombraA(datos);
  return lasQue(
    db.selectFrom('partido').select(['id', 'observaciones']).where('observaciones', 'is not', null),
    ({ observaciones }) => nombra(observaciones ?? ''),
  );
}

/** What people write by hand in a row that can be taken back: nothing else of it names anybody. */
const ESCRITO: Readonly<Record<string, readonly string[]>> = {
  partido: ['observaciones'],
  noticia: ['title', 'content', 'link', 'imagenAlt', 'borrador'],
  noticia_version: ['title', 'content', 'link', 'imagenAlt'],
  contenido_borrador: ['html'],
};

/** Rows that are somebody's, whatever they say. */
const DE_ALGUIEN: readonly string[] = ['incidencia', 'ajuste', 'peticion'];

const clavesDe = (ids: Iterable<number>): string[] => [...ids].map((id) => JSON.stringify([id]));

/** Whoever those players have been of, as far as is remembered: somebody may have been joined since. */
async function personasQueFueron(db: Lector, { idPersona, entradas }: Persona): Promise<Set<number>> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select(['antes', 'despues'])
    .where('tabla', '=', 'jugador')
    .where('clave', 'in', clavesDe(entradas))
    .orderBy('idOperacion')
    .orderBy('orden')
    .execute();
  const imagenes = filas.flatMap(({ antes, despues }) => [antes, despues]).filter((una) => una !== null);
  return new Set([idPersona, ...imagenes.map((una) => Number(readRow(una).idPersona))]);
}

/** Operations that remember who somebody is: their rows, their absences, or a text that names them. */
export async function operacionesQueRecuerdan(
  db: Lector,
  persona: Persona,
  datos: readonly string[],
): Promise<number[]> {
  const suyas: Readonly<Record<string, string[]>> = {
    jugador: clavesDe(persona.entradas),
    persona: clavesDe(await personasQueFueron(db, persona)),
  };
  const nombra = nombraA(datos);
  const filas = await db
    .selectFrom('operacion_fila')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('tabla', 'in', [...DE_ALGUIEN, ...Object.keys(ESCRITO)]),
        ...Object.entries(suyas).map(([tabla, claves]) =>
          eb.and([eb('tabla', '=', tabla), eb('clave', 'in', claves)]),
        ),
      ]),
    )
    .orderBy('idOperacion')
    .orderBy('orden')
    .execute();
  const recuerdan = filas.filter(({ tabla, antes, despues }) => {
    if (tabla in suyas) return true;
    const imagenes = [antes, despues].flatMap((una) => (una === null ? [] : [readRow(una)]));
    if (DE_ALGUIEN.includes(tabla))
      return imagenes.some(({ idJugador }) => persona.entradas.includes(Number(idJugador)));
    return imagenes.some((una) => nombra((ESCRITO[tabla] ?? []).map((columna) => una[columna]).join(' ')));
  });
  return [...new Set(recuerdan.map(({ idOperacion }) => idOperacion))];
}

/** Pages and news where the name is written, by their title, and pictures, by what they are said to show. */
export async function mencionesEnLaWeb(db: Lector, nombres: readonly string[]): Promise<string[]> {
  const [noticias, versiones, textos, borradores, imagenes] = await Promise.all([
    db.selectFrom('noticia').select(['title', 'content', 'borrador']).orderBy('id').execute(),
    db.selectFrom('noticia_version').select(['title', 'content', 'imagenAlt']).orderBy('id').execute(),
    db.selectFrom('contenido').select(['clave', 'html']).orderBy('id').execute(),
    db.selectFrom('contenido_borrador').select(['clave', 'html']).orderBy('clave').execute(),
    db
      .selectFrom('imagen')
      .select('descripcion')
      .where('descripcion', 'is not', null)
      .where('tipo', '=', 'webp')
      .orderBy('id')
      .execute(),
  ]);
  const nombra = nombraA(nombres);
  const deNoticias = noticias.filter(({ title, content, borrador }) =>
    nombra(`${title} ${content} ${borrador ?? ''}`),
  );
  const deVersiones = versiones.filter(({ title, content, imagenAlt }) =>
    nombra(`${title} ${content} ${imagenAlt ?? ''}`),
  );
  const deTextos = [...textos, ...borradores].filter(({ html }) => nombra(html));
  const deImagenes = imagenes.flatMap(({ descripcion }) =>
    descripcion && nombra(descripcion) ? [descripcion] : [],
  );
  const deLaWeb = [...deNoticias, ...deVersiones].map(({ title }) => title);
  return [...new Set([...deLaWeb, ...deTextos.map(({ clave }) => clave), ...deImagenes])];
}

type Candidata = Pick<Fila<'solicitud'>, 'nombreBusqueda' | 'email' | 'telefono' | 'idJugador'>;

function coincidencias(persona: Persona, una: Candidata): SolicitudPosible['coincide'] {
  const [suyas, cifras] = [cifrasDe(persona.telefono), cifrasDe(una.telefono)];
  const igual = {
    nombre: una.nombreBusqueda === persona.nombreBusqueda,
    email: una.email !== null && normalizarTexto(una.email) === normalizarTexto(persona.email ?? ''),
    telefono: cifras !== '' && cifras === suyas,
    ficha: una.idJugador !== null && persona.entradas.includes(una.idJugador),
  };
  return (['nombre', 'email', 'telefono', 'ficha'] as const).filter((campo) => igual[campo]);
}

/** What came through the forms with their name, e-mail or phone: somebody has to say which are theirs. */
export async function solicitudesPosibles(db: Lector, persona: Persona): Promise<SolicitudPosible[]> {
  const suyas = await lasQue(
    db
      .selectFrom('solicitud')
      .select(['id', 'tipo', 'dia', 'nombre', 'nombreBusqueda', 'email', 'telefono', 'idJugador']),
    (una) => coincidencias(persona, una).length > 0,
  );
  return suyas.map(({ nombreBusqueda, idJugador, ...fila }) => ({
    ...fila,
    coincide: coincidencias(persona, { nombreBusqueda, idJugador, ...fila }),
  }));
}

/** Where somebody else said that they enrol with them, by name or e-mail: it is theirs, in what others sent. */
export async function invitacionesDe(db: Lector, persona: Persona) {
  const filas = await db
    .selectFrom('invitacion')
    .innerJoin('solicitud', 'solicitud.id', 'invitacion.idSolicitud')
    .select(['solicitud.dia', 'invitacion.idSolicitud', 'invitacion.nombre', 'invitacion.email'])
    .select(['invitacion.deporte', 'invitacion.respuesta', 'invitacion.respondida'])
    .orderBy('invitacion.idSolicitud')
    .execute();
  const suyo = normalizarTexto(persona.email ?? '');
  return filas.filter(
    ({ nombre, email }) =>
      normalizarTexto(nombre) === persona.nombreBusqueda || (suyo !== '' && normalizarTexto(email) === suyo),
  );
}
