import { sql, type Transaction } from 'kysely';
import type { BaseDatos, Lector, Motor } from './open.ts';
import { inBatches } from './queries.ts';
import type { Tx } from './transact.ts';
import type { Tablas } from './types.ts';

export type Copiada = {
  tabla: keyof Tablas;
  /** What its rows are sorted by: its key. */
  clave: readonly string[];
  /** Ids are counted by the engine. */
  conId: boolean;
  /** Write-once rows too large to be read inside a long snapshot: they come one by one after it. */
  pesada: boolean;
};

const conId = (tabla: keyof Tablas): Copiada => ({ tabla, clave: ['id'], conId: true, pesada: false });
const conClave = (tabla: keyof Tablas, ...clave: string[]): Copiada => ({
  tabla,
  clave,
  conId: false,
  pesada: false,
});

/** What a backup holds, parents before children, so that rows come back in this order. */
export const COPIADAS: readonly Copiada[] = [
  conClave('usuario', 'usuario'),
  conClave('configuracion', 'clave'),
  conId('registro'),
  conId('operacion'),
  conClave('operacion_fila', 'idOperacion', 'orden'),
  conId('liga'),
  conId('pista'),
  conId('persona'),
  conId('jugador'),
  conClave('liga_jugador', 'idLiga', 'idJugador'),
  conClave('enlace_personal', 'idJugador'),
  conId('movil'),
  conId('partido'),
  conClave('dicho', 'idPartido', 'idJugador'),
  conClave('hora_posible', 'idPartido', 'idJugador', 'fecha'),
  conClave('peticion', 'idPartido', 'idJugador'),
  conClave('recordatorio', 'idPartido'),
  conId('incidencia'),
  conId('ajuste'),
  conId('clausura'),
  conId('solicitud'),
  conClave('invitacion', 'idSolicitud'),
  conId('recibo'),
  conId('correo'),
  { ...conId('adjunto'), pesada: true },
  conId('contenido'),
  conClave('contenido_borrador', 'clave'),
  conId('noticia'),
  conId('noticia_version'),
  { ...conId('imagen'), pesada: true },
];

/** What a backup leaves out: what dies by itself in days, the program's own, and keys, which travel apart. */
export const NO_COPIADAS = [
  'sesion',
  'enlace',
  'acto_de_enlace',
  'aviso',
  'captcha_usado',
  'constancia',
  'limite',
  'secreto',
  'version',
  'copia_guardada',
  'copia_descargada',
  'migracion',
  'cerrojo',
] as const satisfies (keyof Tablas)[];

export type FilaCopiada = Record<string, unknown>;

const PAGINA = 1_000;

/** One moment of the whole database, whatever is written meanwhile. Keep it short: embedded, everybody waits. */
export function enUnMomento<T>(
  { db, motor }: BaseDatos,
  leer: (q: Transaction<Tablas>) => Promise<T>,
): Promise<T> {
  const transaccion = db.transaction();
  return motor === 'sqlite'
    ? transaccion.execute(leer)
    : transaccion.setIsolationLevel('repeatable read').setAccessMode('read only').execute(leer);
}

const porClave = ({ clave }: Copiada) => sql.join(clave.map((columna) => sql.ref(columna)));

export async function* paginasDe(db: Lector, copiada: Copiada): AsyncGenerator<FilaCopiada[]> {
  for (let salto = 0; ; salto += PAGINA) {
    const { rows } = await sql<FilaCopiada>`
      select * from ${sql.table(copiada.tabla)} order by ${porClave(copiada)}
      limit ${PAGINA} offset ${salto}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGINA) return;
  }
}

export async function cuantasFilas(db: Lector, { tabla }: Copiada): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(db);
  return Number(rows[0]?.n);
}

export async function idsDe(db: Lector, { tabla }: Copiada): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(tabla)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function filaPorId(
  db: Lector,
  { tabla }: Copiada,
  id: number,
): Promise<FilaCopiada | undefined> {
  const { rows } = await sql<FilaCopiada>`select * from ${sql.table(tabla)} where id = ${id}`.execute(db);
  return rows[0];
}

/** The first table that holds something, or null in an empty database. */
export async function tablaConDatos(db: Lector): Promise<string | null> {
  for (const { tabla } of COPIADAS) {
    const { rows } = await sql`select 1 from ${sql.table(tabla)} limit 1`.execute(db);
    if (rows.length > 0) return tabla;
  }
  return null;
}

/** Dead with the data they were about. */
const DE_PASO = ['sesion', 'enlace', 'constancia'] as const;

/** Empties everything a backup brings back, the sessions and the one-time links. */
export async function vaciar({ q }: Tx): Promise<void> {
  const hijasPrimero = COPIADAS.map(({ tabla }) => tabla).toReversed();
  for (const tabla of [...DE_PASO, ...hijasPrimero]) await sql`delete from ${sql.table(tabla)}`.execute(q);
}

export async function insertarCopiadas(
  { q }: Tx,
  tabla: Copiada['tabla'],
  filas: readonly FilaCopiada[],
): Promise<void> {
  for (const batch of inBatches(filas))
    await q
      .insertInto(tabla)
      .values(batch as never)
      .execute();
}

/** The last id given in each table, also when its row is gone: ids are never given twice. */
type UltimosIds = Record<string, number>;

const CON_ID = COPIADAS.filter(({ conId }) => conId).map(({ tabla }) => tabla);

const secuencia = (tabla: string) => sql`pg_get_serial_sequence(${`"${tabla}"`}, 'id')`;

async function ultimoDePostgres(db: Lector, tabla: string): Promise<number> {
  const { rows } = await sql<{ ultimo: number | null }>`
    select pg_sequence_last_value(${secuencia(tabla)}::regclass) as ultimo`.execute(db);
  return Number(rows[0]?.ultimo ?? 0);
}

async function ultimosDeSqlite(db: Lector): Promise<UltimosIds> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence order by name`.execute(db);
  const ultimos = new Map(rows.map(({ name, seq }) => [name, seq]));
  return Object.fromEntries(CON_ID.map((tabla) => [tabla, ultimos.get(tabla) ?? 0]));
}

export async function leerUltimosIds(db: Lector, motor: Motor): Promise<UltimosIds> {
  if (motor === 'sqlite') return ultimosDeSqlite(db);
  const ultimos: UltimosIds = {};
  for (const tabla of CON_ID) ultimos[tabla] = await ultimoDePostgres(db, tabla);
  return ultimos;
}

async function ponerEnSqlite({ q }: Tx, tabla: string, ultimo: number): Promise<void> {
  await sql`delete from sqlite_sequence where name = ${tabla}`.execute(q);
  await sql`insert into sqlite_sequence (name, seq) values (${tabla}, ${ultimo})`.execute(q);
}

/** The next id of each table follows that one, and never one that is there. */
export async function ponerUltimosIds(
  tx: Tx,
  { motor }: Pick<BaseDatos, 'motor'>,
  ultimos: UltimosIds,
): Promise<void> {
  for (const tabla of CON_ID) {
    const { rows } = await sql<{ mayor: number | null }>`
      select max(id) as mayor from ${sql.table(tabla)}`.execute(tx.q);
    const ultimo = Math.max(ultimos[tabla] ?? 0, Number(rows[0]?.mayor ?? 0));
    if (ultimo === 0) continue;
    if (motor === 'sqlite') await ponerEnSqlite(tx, tabla, ultimo);
    else await sql`select setval(${secuencia(tabla)}::regclass, ${ultimo})`.execute(tx.q);
  }
}
