import { setImmediate } from 'node:timers/promises';
import type { SolicitudPosible } from '#contract/personales.ts';
import type { TipoSolicitud } from '#domain/inscripcion/conservacion.ts';
import { cifrasDe, lineaNombraA, nombraA, nombresDe } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Lector } from '#server/db/open.ts';
import { leerImagen } from '#server/db/operacion/imagen.ts';
import type { Fila } from '#server/db/types.ts';

export type Persona = Fila<'jugador'>;

export const filaDeJugador = (db: Lector, id: number): Promise<Persona | undefined> =>
  db.selectFrom('jugador').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that tells who somebody is: the names they have had, the e-mail and the phone. */
export async function datosDe(db: Lector, { nombre, email, telefono }: Persona): Promise<string[]> {
  const cambios = await db
    .selectFrom('registro')
    .select('texto')
    .where('texto', 'like', '%Cambia el jugador%nombre%')
    .orderBy('id')
    .execute();
  const nombres = nombresDe(
    nombre,
    cambios.map(({ texto }) => texto),
  );
  return [...nombres, email ?? '', telefono ?? ''].filter((dato) => dato !== '');
}

/** Rows between two rests: other requests are served meanwhile. */
const PAGINA = 1_000;

/** The lines of the log with any of that. */
export async function lineasQueNombran(db: Lector, datos: readonly string[]): Promise<Fila<'registro'>[]> {
  const lineas: Fila<'registro'>[] = [];
  const nombra = lineaNombraA(datos);
  for (let desde = 0; ; ) {
    const pagina = await db
      .selectFrom('registro')
      .selectAll()
      .where('id', '>', desde)
      .orderBy('id')
      .limit(PAGINA)
      .execute();
    lineas.push(...pagina.filter(({ texto }) => nombra(texto)));
    const ultima = pagina.at(-1);
    if (!ultima || pagina.length < PAGINA) return lineas;
    desde = ultima.id;
    await setImmediate();
  }
}

type FilaDeOperacion = Fila<'operacion_fila'>;

/** What people write by hand in a row: nothing else of it names anybody. */
const ESCRITO: Readonly<Record<string, readonly string[]>> = {
  partido: ['observaciones'],
  noticia: ['title', 'content', 'link'],
};

/** The texts of a row before and after. */
function escritoEn({ tabla, antes, despues }: FilaDeOperacion): string {
  const columnas = ESCRITO[tabla] ?? [];
  if (columnas.length === 0) return '';
  const imagenes = [antes, despues].flatMap((una) => (una === null ? [] : [leerImagen(una)]));
  return imagenes.flatMap((imagen) => columnas.map((columna) => imagen[columna] ?? '')).join(' ');
}

/** An image of one of those players, of their absences, or with a text that names them. */
function esDe(ids: ReadonlySet<number>, datos: readonly string[]): (fila: FilaDeOperacion) => boolean {
  const [suyas, nombra] = [new Set([...ids].map((id) => JSON.stringify([id]))), nombraA(datos)];
  const esAusencia = ({ antes, despues }: FilaDeOperacion): boolean =>
    [antes, despues].some((una) => una !== null && ids.has(Number(leerImagen(una).idJugador)));
  return (fila) => {
    if (fila.tabla === 'jugador') return suyas.has(fila.clave);
    return fila.tabla === 'incidencia' ? esAusencia(fila) : nombra(escritoEn(fila));
  };
}

/** The next rows of operations, in their order. */
const filasTras = (db: Lector, { idOperacion, orden }: { idOperacion: number; orden: number }) =>
  db
    .selectFrom('operacion_fila')
    .selectAll()
    .where('idOperacion', '>=', idOperacion)
    .where((eb) => eb.or([eb('idOperacion', '>', idOperacion), eb('orden', '>', orden)]))
    .orderBy('idOperacion')
    .orderBy('orden')
    .limit(PAGINA)
    .execute();

/** The operations that remember who somebody is: the images of those players, of their absences, or of the name. */
export async function operacionesQueRecuerdan(
  db: Lector,
  jugadores: ReadonlySet<number>,
  datos: readonly string[],
): Promise<number[]> {
  const ids = new Set<number>();
  const esSuya = esDe(jugadores, datos);
  for (let ultima = { idOperacion: 0, orden: -1 }; ; ) {
    const pagina = await filasTras(db, ultima);
    for (const fila of pagina) if (esSuya(fila)) ids.add(fila.idOperacion);
    if (pagina.length < PAGINA) return [...ids];
    ultima = pagina.at(-1) ?? ultima;
    await setImmediate();
  }
}

export const partidosDe = (db: Lector, id: number): Promise<Fila<'partido'>[]> =>
  db
    .selectFrom('partido')
    .selectAll()
    .where((eb) => eb.or([eb('idJugador1', '=', id), eb('idJugador2', '=', id)]))
    .orderBy('fecha')
    .orderBy('id')
    .execute();

export const incidenciasDe = (db: Lector, id: number): Promise<Fila<'incidencia'>[]> =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idJugador', '=', id)
    .orderBy('fecha')
    .orderBy('id')
    .execute();

/** Matches, of anybody, whose observations name them. */
export async function observacionesQueNombran(db: Lector, datos: readonly string[]) {
  const filas = await db
    .selectFrom('partido')
    .select(['id', 'fecha', 'observaciones'])
    .where('observaciones', 'is not', null)
    .orderBy('id')
    .execute();
  const nombra = nombraA(datos);
  return filas.filter(({ observaciones }) => nombra(observaciones ?? ''));
}

export async function cuantosSeLlaman(db: Lector, { id, nombreBusqueda }: Persona): Promise<number> {
  const filas = await db
    .selectFrom('jugador')
    .select('id')
    .where('nombreBusqueda', '=', nombreBusqueda)
    .where('id', '<>', id)
    .execute();
  return filas.length;
}

type Candidata = Pick<Fila<'solicitud'>, 'nombreBusqueda' | 'email' | 'telefono'>;

/** By what a solicitud is known to be somebody's. */
type Conocida = Pick<Persona, 'nombreBusqueda' | 'email' | 'telefono'>;

function coincidencias(persona: Conocida, una: Candidata): SolicitudPosible['coincide'] {
  const [suyas, cifras] = [cifrasDe(persona.telefono), cifrasDe(una.telefono)];
  const igual = {
    nombre: una.nombreBusqueda === persona.nombreBusqueda,
    email: una.email !== null && normalizarTexto(una.email) === normalizarTexto(persona.email ?? ''),
    telefono: cifras !== '' && cifras === suyas,
  };
  return (['nombre', 'email', 'telefono'] as const).filter((campo) => igual[campo]);
}

/** What came through the forms with their name, e-mail or phone: somebody has to say which are theirs. */
export async function solicitudesPosibles(
  db: Lector,
  ...personas: readonly Conocida[]
): Promise<SolicitudPosible[]> {
  const filas = await db
    .selectFrom('solicitud')
    .select(['id', 'tipo', 'dia', 'nombre', 'nombreBusqueda', 'email', 'telefono'])
    .orderBy('id')
    .execute();
  return filas.flatMap(({ nombreBusqueda, tipo, ...fila }) => {
    const todas = personas.flatMap((persona) => coincidencias(persona, { nombreBusqueda, ...fila }));
    const coincide = [...new Set(todas)];
    return coincide.length > 0 ? [{ ...fila, tipo: tipo as TipoSolicitud, coincide }] : [];
  });
}

/** Pages and news where the name is written, by their title. */
export async function mencionesEnLaWeb(db: Lector, nombres: readonly string[]): Promise<string[]> {
  const [noticias, textos] = await Promise.all([
    db.selectFrom('noticia').select(['title', 'content']).orderBy('id').execute(),
    db.selectFrom('contenido').select(['clave', 'html']).orderBy('id').execute(),
  ]);
  const nombra = nombraA(nombres);
  const deNoticias = noticias.filter(({ title, content }) => nombra(`${title} ${content}`));
  const deTextos = textos.filter(({ html }) => nombra(html));
  return [...new Set([...deNoticias.map(({ title }) => title), ...deTextos.map(({ clave }) => clave)])];
}
