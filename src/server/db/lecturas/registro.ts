import { ASUNTO_DE_ENTIDAD, type Asunto } from '#domain/registro/asuntos.ts';
import type { Senala } from '#domain/registro/hecho.ts';
import { asuntoDeHecho, fraseDeDeshacer, fraseDeHecho, idEn, loDeshecho } from '#domain/registro/hechos.ts';
import { fraseDeCambio, type Nombres, tituloDePartido } from '#domain/registro/linea.ts';
import type { Lector } from '../open.ts';
import { throughBatches } from '../queries.ts';
import { leerFilaLiga } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import { esDeCambio, type Linea, leerLinea } from '../tables/registro.ts';
import type { Fila } from '../types.ts';
import { type Row, readRow } from '../undo/rows.ts';
import { nombresDe, nombresDeLigas } from './por-id.ts';

export const lineasDe = (db: Lector, operaciones: readonly number[]): Promise<Fila<'registro'>[]> =>
  db.selectFrom('registro').selectAll().where('idOperacion', 'in', operaciones).orderBy('id').execute();

const NOMBRADAS = ['liga', 'pista', 'jugador'] as const;
type Nombrada = (typeof NOMBRADAS)[number];

async function borradosDelRegistro(db: Lector): Promise<[Nombrada, number, unknown][]> {
  const filas = await db
    .selectFrom('registro')
    .selectAll()
    .where('entidad', 'in', NOMBRADAS)
    .where('acto', '=', 'borrar')
    .orderBy('id')
    .execute();
  return filas.flatMap((fila) => {
    const linea = leerLinea(fila);
    const nombre = esDeCambio(linea) ? linea.datos.antes?.nombre : undefined;
    return [[fila.entidad as Nombrada, Number(fila.idEntidad), nombre]];
  });
}

/** Deletions that can still be taken back: some went with a whole league. */
async function borradosQueSeDeshacen(db: Lector): Promise<[Nombrada, number, unknown][]> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select(['tabla', 'antes'])
    .where('tabla', 'in', [...NOMBRADAS, 'persona'])
    .where('despues', 'is', null)
    .orderBy('idOperacion')
    .orderBy('orden')
    .execute();
  const idas = filas.map(({ tabla, antes }) => ({ tabla, fila: readRow(antes ?? '{}') }));
  const personas = new Map(idas.map(({ tabla, fila }) => [`${tabla} ${fila.id}`, fila.nombre]));
  const nombre = {
    liga: (fila: Row) => leerFilaLiga(fila as Fila<'liga'>).nombre,
    pista: (fila: Row) => fila.nombre,
    jugador: (fila: Row) => personas.get(`persona ${fila.idPersona}`),
  };
  return idas.flatMap(({ tabla, fila }) =>
    NOMBRADAS.filter((una) => una === tabla).map((una): [Nombrada, number, unknown] => [
      una,
      Number(fila.id),
      nombre[una](fila),
    ]),
  );
}

/** What leagues, courts and players are called: as they are now, or as they were when they were deleted. */
export async function leerNombres(db: Lector): Promise<Nombres> {
  const nombres: Record<Nombrada, Map<number, string>> = {
    liga: new Map(),
    pista: new Map(),
    jugador: new Map(),
  };
  for (const [tabla, id, nombre] of [
    ...(await borradosDelRegistro(db)),
    ...(await borradosQueSeDeshacen(db)),
  ])
    if (typeof nombre === 'string') nombres[tabla].set(id, nombre);
  const ahora = {
    liga: await nombresDeLigas(db),
    pista: await nombresDe(db, 'pista'),
    jugador: await nombresDe(db, 'jugador'),
  };
  for (const tabla of NOMBRADAS) for (const [id, nombre] of ahora[tabla]) nombres[tabla].set(id, nombre);
  return nombres;
}

type FilaRegistro = Fila<'registro'>;

export type Leida = Pick<FilaRegistro, 'id' | 'dt' | 'usuario' | 'idOperacion'> & {
  linea: Linea | null;
  texto: string;
  /** Of a line of before the log kept data, nothing is known. */
  asunto: Asunto | null;
  /** The request it is about, while that is kept. */
  solicitud: number | null;
};

const deshechoEn = (linea: Linea | null): number | null =>
  linea === null || esDeCambio(linea) ? null : loDeshecho(linea);

/** The lines of the operations that those say were taken back, and of those that these do. */
async function lineasDeshechas(
  db: Lector,
  filas: readonly FilaRegistro[],
): Promise<Map<number, FilaRegistro[]>> {
  const porOperacion = new Map<number, FilaRegistro[]>();
  for (let vistas = filas; ; ) {
    const ids = new Set(vistas.flatMap((fila) => deshechoEn(leerLinea(fila)) ?? []));
    const faltan = [...ids].filter((id) => !porOperacion.has(id));
    if (faltan.length === 0) return porOperacion;
    vistas = await lineasDe(db, faltan);
    for (const id of faltan)
      porOperacion.set(
        id,
        vistas.filter(({ idOperacion }) => idOperacion === id),
      );
  }
}

const idDe = (fila: FilaRegistro, que: Senala): number | null => {
  const linea = leerLinea(fila);
  return linea === null || esDeCambio(linea) ? null : idEn(linea, que);
};

const idsEn = (filas: readonly FilaRegistro[], que: Senala): number[] => [
  ...new Set(filas.flatMap((fila) => idDe(fila, que) ?? [])),
];

/** Whose the requests are that acts are about. Of those that are gone, nothing. */
async function nombresDeSolicitudes(
  db: Lector,
  filas: readonly FilaRegistro[],
): Promise<Map<number, string>> {
  const solicitudes = await throughBatches(idsEn(filas, 'solicitud'), (batch) =>
    db.selectFrom('solicitud').select(['id', 'nombre']).where('id', 'in', batch).execute(),
  );
  return new Map(solicitudes.map(({ id, nombre }) => [id, nombre]));
}

/** What the matches that acts are about are called: their players and moment. Of those that are gone, nothing. */
async function nombresDePartidos(
  db: Lector,
  filas: readonly FilaRegistro[],
  nombres: Nombres,
): Promise<Map<number, string>> {
  const ids = idsEn(filas, 'partido');
  if (ids.length === 0) return new Map();
  const partidos = await db.selectFrom('partido').selectAll().where('id', 'in', ids).execute();
  return new Map(partidos.map((fila) => [fila.id, tituloDePartido(leerFilaPartido(fila), nombres)]));
}

type Contexto = {
  nombres: Nombres & Record<'partido' | 'solicitud', ReadonlyMap<number, string>>;
  deshechas: ReadonlyMap<number, FilaRegistro[]>;
};

function fraseDe(fila: FilaRegistro, contexto: Contexto): string {
  const linea = leerLinea(fila);
  if (linea === null) return fila.texto ?? '';
  if (esDeCambio(linea)) return fraseDeCambio(linea, contexto.nombres);
  const deshecha = loDeshecho(linea);
  if (deshecha === null) return fraseDeHecho(linea, contexto.nombres);
  const suyas = contexto.deshechas.get(deshecha) ?? [];
  return fraseDeDeshacer(suyas.map((una) => fraseDe(una, contexto)));
}

function asuntoDe(fila: FilaRegistro, contexto: Contexto): Asunto | null {
  const linea = leerLinea(fila);
  if (linea === null) return null;
  if (esDeCambio(linea)) return ASUNTO_DE_ENTIDAD[linea.entidad];
  const [primera] = contexto.deshechas.get(loDeshecho(linea) ?? 0) ?? [];
  return primera ? asuntoDe(primera, contexto) : asuntoDeHecho(linea);
}

export async function leerFilas(
  db: Lector,
  filas: readonly FilaRegistro[],
  nombres: Nombres,
): Promise<Leida[]> {
  const deshechas = await lineasDeshechas(db, filas);
  const todas = [...filas, ...[...deshechas.values()].flat()];
  const partido = await nombresDePartidos(db, todas, nombres);
  const solicitud = await nombresDeSolicitudes(db, todas);
  const contexto = { nombres: { ...nombres, partido, solicitud }, deshechas };
  return filas.map((fila) => {
    const { id, dt, usuario, idOperacion } = fila;
    const [texto, asunto] = [fraseDe(fila, contexto), asuntoDe(fila, contexto)];
    const cual = idDe(fila, 'solicitud');
    const queda = cual !== null && solicitud.has(cual) ? cual : null;
    return { id, dt, usuario, idOperacion, linea: leerLinea(fila), texto, asunto, solicitud: queda };
  });
}
