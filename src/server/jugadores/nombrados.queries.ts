import { lineaNombraA, nombraA } from '#domain/persona/olvidar.ts';
import type { Lector } from '#server/db/open.ts';
import { porPaginas } from '#server/db/por-paginas.ts';
import type { Fila } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';

/** Names are looked for in text, row by row, so many at a time: what is written of years is long. */
const PAGINA = 1_000;

/** Of the rows that `leer` tells by id, those that pass. It is asked for the next ones after an id. */
export async function lasQue<F extends { id: number }>(
  leer: (desde: number, cuantas: number) => Promise<F[]>,
  pasa: (fila: F) => boolean,
): Promise<F[]> {
  const filas: F[] = [];
  for await (const pagina of porPaginas<F>(PAGINA, (tras) => leer(tras?.id ?? 0, PAGINA)))
    filas.push(...pagina.filter(pasa));
  return filas;
}

/** The lines of the log with any of that. */
export function lineasQueNombran(db: Lector, datos: readonly string[]): Promise<Fila<'registro'>[]> {
  const nombra = lineaNombraA(datos);
  return lasQue(
    (desde, cuantas) =>
      db.selectFrom('registro').selectAll().where('id', '>', desde).orderBy('id').limit(cuantas).execute(),
    ({ texto }) => nombra(texto),
  );
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
  const imagenes = [antes, despues].flatMap((una) => (una === null ? [] : [readRow(una)]));
  return imagenes.flatMap((imagen) => columnas.map((columna) => imagen[columna] ?? '')).join(' ');
}

/** An image of one of those players, of their absences, or with a text that names them. */
function esDe(ids: ReadonlySet<number>, datos: readonly string[]): (fila: FilaDeOperacion) => boolean {
  const [suyas, nombra] = [new Set([...ids].map((id) => JSON.stringify([id]))), nombraA(datos)];
  const esAusencia = ({ antes, despues }: FilaDeOperacion): boolean =>
    [antes, despues].some((una) => una !== null && ids.has(Number(readRow(una).idJugador)));
  return (fila) => {
    if (fila.tabla === 'jugador') return suyas.has(fila.clave);
    return fila.tabla === 'incidencia' ? esAusencia(fila) : nombra(escritoEn(fila));
  };
}

const ANTES_DE_TODAS = { idOperacion: 0, orden: -1 };

/** The next rows of operations, in their order. */
const filasTras = (db: Lector, { idOperacion, orden }: Pick<FilaDeOperacion, 'idOperacion' | 'orden'>) =>
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
  const paginas = porPaginas<FilaDeOperacion>(PAGINA, (tras) => filasTras(db, tras ?? ANTES_DE_TODAS));
  for await (const pagina of paginas) for (const fila of pagina) if (esSuya(fila)) ids.add(fila.idOperacion);
  return [...ids];
}

/** Matches, of anybody, whose observations name them. */
export function observacionesQueNombran(db: Lector, datos: readonly string[]) {
  const nombra = nombraA(datos);
  return lasQue(
    (desde, cuantas) =>
      db
        .selectFrom('partido')
        .select(['id', 'fecha', 'observaciones'])
        .where('observaciones', 'is not', null)
        .where('id', '>', desde)
        .orderBy('id')
        .limit(cuantas)
        .execute(),
    ({ observaciones }) => nombra(observaciones ?? ''),
  );
}

/** Lines of the log that tell of a change of name, the only ones by which two names are one person. */
export async function cambiosDeNombre(db: Lector): Promise<string[]> {
  const filas = await db
    .selectFrom('registro')
    .select('texto')
    .where('texto', 'like', '%Cambia el jugador%nombre%')
    .orderBy('id')
    .execute();
  return filas.map(({ texto }) => texto);
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
