import { sql } from 'kysely';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';
import type { Mundo } from './mundo.ts';

/** What the database says, by what the writers know their work by. */
export type Estado = {
  version: number;
  pistas: ReadonlySet<string>;
  partidos: ReadonlyMap<number, Fila<'partido'>>;
  /** Matches of the league of whole days, by moment. */
  jornadas: ReadonlyMap<string, Fila<'partido'>[]>;
  ausencias: ReadonlyMap<number, ReadonlySet<string>>;
  telefonos: ReadonlyMap<number, string | null>;
  ligas: ReadonlyMap<number, Fila<'liga'>>;
  jugadores: readonly Fila<'jugador'>[];
  /** By mail address. */
  solicitudes: ReadonlyMap<string, { inscripcion: string | null; adjuntos: number; correos: number }>;
  /** Attachments and mails of no submission. */
  huerfanos: number;
};

const porClave = <K, V>(filas: readonly V[], clave: (fila: V) => K): Map<K, V[]> => Map.groupBy(filas, clave);

async function solicitudesDe({ db }: BaseDatos) {
  const contar = async (tabla: 'adjunto' | 'correo'): Promise<Map<number, number>> => {
    const filas = await db
      .selectFrom(tabla)
      .select((eb) => ['idSolicitud', eb.fn.countAll<number>().as('n')])
      .where('idSolicitud', 'is not', null)
      .groupBy('idSolicitud')
      .execute();
    return new Map(filas.map(({ idSolicitud, n }) => [idSolicitud ?? 0, Number(n)]));
  };
  const [adjuntos, correos] = [await contar('adjunto'), await contar('correo')];
  const filas = await db.selectFrom('solicitud').select(['id', 'email', 'inscripcion']).execute();
  const ids = new Set(filas.map(({ id }) => id));
  const huerfanos = [...adjuntos.keys(), ...correos.keys()].filter((id) => !ids.has(id)).length;
  const solicitudes = new Map(
    filas.map(({ id, email, inscripcion }) => [
      email ?? '',
      { inscripcion, adjuntos: adjuntos.get(id) ?? 0, correos: correos.get(id) ?? 0 },
    ]),
  );
  return { solicitudes, huerfanos };
}

export async function leerEstado(base: BaseDatos, { jornadas }: Mundo): Promise<Estado> {
  const { db } = base;
  const partidos = await db.selectFrom('partido').selectAll().execute();
  const incidencias = await db.selectFrom('incidencia').selectAll().execute();
  const jugadores = await db.selectFrom(conPersona('jugador')).selectAll().orderBy('id').execute();
  const ligas = await db.selectFrom('liga').selectAll().execute();
  const pistas = await db.selectFrom('pista').select('nombre').execute();
  const { version } = await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
  const deJornadas = partidos.filter(({ idLiga }) => idLiga === jornadas.idLiga);
  const ausencias = porClave(incidencias, ({ idJugador }) => idJugador);
  return {
    version,
    pistas: new Set(pistas.map(({ nombre }) => nombre)),
    partidos: new Map(partidos.map((partido) => [partido.id, partido])),
    jornadas: porClave(deJornadas, ({ fecha }) => fecha),
    ausencias: new Map([...ausencias].map(([id, filas]) => [id, new Set(filas.map(({ fecha }) => fecha))])),
    telefonos: new Map(jugadores.map(({ id, telefono }) => [id, telefono])),
    ligas: new Map(ligas.map((liga) => [liga.id, liga])),
    jugadores,
    ...(await solicitudesDe(base)),
  };
}

/** Whether the file of the embedded engine is whole; PostgreSQL checks its own pages. */
export async function estaSano({ db, motor }: BaseDatos): Promise<boolean> {
  if (motor === 'postgres') return true;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: sueltas } = await sql`pragma foreign_key_check`.execute(db);
  return rows.length === 1 && rows[0]?.integrity_check === 'ok' && sueltas.length === 0;
}
