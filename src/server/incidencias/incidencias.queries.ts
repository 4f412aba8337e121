import type { Incidencia, IncidenciaBuscar, IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Candidato } from '#domain/incidencia/incidencia.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { compararNombres, normalizarTexto } from '#domain/texto.ts';
import { terminaDesde } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { contiene } from '#server/db/queries.ts';

const conNombres = (db: Lector) =>
  db
    .selectFrom('incidencia')
    .innerJoin('liga', 'liga.id', 'incidencia.idLiga')
    .innerJoin('jugador', 'jugador.id', 'incidencia.idJugador')
    .selectAll('incidencia')
    .select(['liga.tipo', 'liga.division', 'liga.anio', 'liga.estado', 'jugador.nombre as jugador'])
    .orderBy('incidencia.fecha', 'desc')
    .orderBy('incidencia.id');

type FilaConNombres = Awaited<ReturnType<ReturnType<typeof conNombres>['execute']>>[number];

const aFila = ({ tipo, division, anio, estado, ...fila }: FilaConNombres): IncidenciaFila => ({
  ...fila,
  liga: rotuloLiga({ tipo, division, anio, estado }),
});

const masNueva = (a: IncidenciaFila, b: IncidenciaFila): number => (a.fecha < b.fecha ? 1 : -1);

/** Newest first; those of a day by name. */
const porDiaYNombre = (a: IncidenciaFila, b: IncidenciaFila): number =>
  a.fecha === b.fecha ? compararNombres(a.jugador, b.jugador) || a.id - b.id : masNueva(a, b);

export async function buscarIncidencias(db: Lector, filtro: IncidenciaBuscar): Promise<IncidenciaFila[]> {
  const { idLiga, jugador, fecha, desde } = filtro;
  let consulta = conNombres(db);
  if (idLiga !== null) consulta = consulta.where('incidencia.idLiga', '=', idLiga);
  if (fecha !== null)
    consulta = consulta.where('incidencia.fecha', '<=', fecha).where((eb) => terminaDesde(eb, fecha));
  if (desde !== null) consulta = consulta.where((eb) => terminaDesde(eb, desde));
  if (jugador !== null)
    consulta = consulta.where(contiene('jugador.nombreBusqueda', normalizarTexto(jugador)));
  return (await consulta.execute()).map(aFila).sort(porDiaYNombre);
}

export async function incidenciasDeJugador(db: Lector, idJugador: number): Promise<IncidenciaFila[]> {
  const filas = await conNombres(db).where('incidencia.idJugador', '=', idJugador).execute();
  return filas.map(aFila);
}

export const incidenciaPorId = (db: Lector, id: number): Promise<Incidencia | undefined> =>
  db.selectFrom('incidencia').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether the player is, or was when it ended, on the roster of that league. */
export async function estaInscrito(db: Lector, idLiga: number, idJugador: number): Promise<boolean> {
  const fila = await db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .where('idJugador', '=', idJugador)
    .executeTakeFirst();
  return fila !== undefined;
}

export const incidenciasEntre = (
  db: Lector,
  idsLiga: readonly number[],
  desde: Dia,
  hasta: Dia,
): Promise<Incidencia[]> =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idLiga', 'in', idsLiga)
    .where('fecha', '<=', hasta)
    .where((eb) => terminaDesde(eb, desde))
    .orderBy('id')
    .execute();

export async function ligasActivasDe(db: Lector, tipo: TipoLiga): Promise<number[]> {
  const filas = await db
    .selectFrom('liga')
    .select('id')
    .where('tipo', '=', tipo)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();
  return filas.map(({ id }) => id);
}

export async function candidatosDe(db: Lector, idsLiga: readonly number[]): Promise<Candidato[]> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idLiga', 'estado'])
    .where('idLiga', 'in', idsLiga)
    .orderBy('id')
    .execute();
  return filas.flatMap(({ id, idLiga, estado }) =>
    idLiga === null ? [] : [{ idLiga, idJugador: id, estado }],
  );
}
