import type { ClaveCms } from '#contract/sitio/cms.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { tituloDisciplina } from '#domain/liga/deportes.ts';
import { compararNivel, nombreDivision, nombreLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Fila } from '#server/db/types.ts';
import type { GrupoReglas } from './reglas.ts';

/** The different rules by which the active leagues of a type are played, from the top division down. */
export async function reglasEnJuego(db: Lector, tipo: TipoLiga): Promise<GrupoReglas[]> {
  const ligas = await db
    .selectFrom('liga')
    .select(['tipo', 'deporte', 'modo', 'division', 'anio', 'ciclo', 'reglas'])
    .where('tipo', '=', tipo)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();
  const porTexto = new Map<string, GrupoReglas>();
  for (const { reglas, ...liga } of ligas.sort(compararNivel)) {
    const leidas = leerReglas(reglas);
    const texto = JSON.stringify([leidas, liga.ciclo]);
    const { divisiones, anios } = porTexto.get(texto) ?? { divisiones: [], anios: [] };
    const disciplina = tituloDisciplina(liga);
    const deDivision = nombreDivision(tipo, liga.division) ?? nombreLiga(liga);
    const nombre = disciplina === null ? deDivision : `${disciplina}, ${deDivision}`;
    porTexto.set(texto, {
      reglas: leidas,
      divisiones: [...new Set([...divisiones, nombre])],
      anios: [...anios, liga.anio],
      ciclo: liga.ciclo,
    });
  }
  return [...porTexto.values()];
}

/** The next day on which the active leagues of a type play; null while nothing is fixed. */
export async function proximoDia(db: Lector, tipo: TipoLiga, hoy: Dia): Promise<Dia | null> {
  const filas = await db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .selectAll('partido')
    .where('liga.tipo', '=', tipo)
    .where('liga.estado', '=', 'activa')
    .where('partido.fecha', '>=', `${hoy}T00:00`)
    .orderBy('partido.fecha')
    .execute();
  const primero = filas.map((fila) => partidoDeFila(fila)).find(estaPorJugar);
  return primero ? diaDe(primero.fecha) : null;
}

/** Newest first. */
const versiones = (db: Lector, clave: ClaveCms) =>
  db.selectFrom('contenido').where('clave', '=', clave).orderBy('version', 'desc');

export const versionVigente = (db: Lector, clave: ClaveCms): Promise<Fila<'contenido'> | undefined> =>
  versiones(db, clave).selectAll().limit(1).executeTakeFirst();

export const versionNumero = (
  db: Lector,
  clave: ClaveCms,
  numero: number,
): Promise<Fila<'contenido'> | undefined> =>
  versiones(db, clave).selectAll().where('version', '=', numero).executeTakeFirst();

/** Who saved each version and when; the texts themselves stay where they are. */
export const versionesDe = (db: Lector, clave: ClaveCms) =>
  versiones(db, clave).select(['version', 'usuario', 'dt']).execute();

export const todasLasVersiones = (db: Lector) =>
  db
    .selectFrom('contenido')
    .select(['clave', 'version', 'usuario', 'dt'])
    .orderBy('clave')
    .orderBy('version')
    .execute();

export const borradorDe = (db: Lector, clave: ClaveCms): Promise<Fila<'contenido_borrador'> | undefined> =>
  db.selectFrom('contenido_borrador').selectAll().where('clave', '=', clave).executeTakeFirst();

export const todosLosBorradores = (db: Lector) =>
  db.selectFrom('contenido_borrador').select(['clave', 'usuario', 'dt']).orderBy('clave').execute();
