import type { Kysely } from 'kysely';
import { inBatches, throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva, Tablas } from '../types.ts';

export type CorreoNuevo = {
  para: string;
  responderA: string | null;
  asunto: string;
  texto: string;
  lleva: Fila<'correo'>['lleva'];
  /** The key of the link it tells, in clear. */
  clave?: string;
};

/** What ties the sealed link of a mail that comes from no form to it. */
export const contextoDeEnlace = (messageId: string): string => `${messageId}/enlace`;

/** Ready to leave from `ahora` on, in Unix milliseconds. */
export async function encolarCorreo(
  tx: Tx,
  correo: Omit<CorreoNuevo, 'clave'> & {
    idSolicitud: number | null;
    idJugador: number | null;
    messageId: string;
    enlace: Uint8Array | null;
  },
  ahora: number,
): Promise<void> {
  const estado = { estado: 'pendiente', proximo: ahora, dueno: null, error: null } as const;
  await tx.q
    .insertInto('correo')
    .values({ ...correo, ...estado })
    .execute();
}

/** `idMovil`: it goes to that phone, and not by mail. */
type AvisoNuevo = Pick<Fila<'correo'>, 'idMovil' | 'deLaSegunda' | 'para' | 'messageId'> & {
  idJugador: number;
};

export type Encolado = Pick<Fila<'correo'>, 'id' | 'idJugador' | 'idMovil' | 'deLaSegunda'>;

/** What a mail to a player is called until it leaves, which is when it is written. */
const POR_ESCRIBIR = { asunto: 'Cambios en tus partidos', texto: '' };

/** Mails to players that are written when they leave, from `proximo` on. */
export async function encolarAvisos(
  { q }: Tx,
  nuevos: readonly AvisoNuevo[],
  de: { responderA: string; proximo: number },
): Promise<Encolado[]> {
  const comun = { ...POR_ESCRIBIR, ...de, estado: 'pendiente' } as const;
  const llevaDe = ({ idMovil }: AvisoNuevo) => (idMovil === null ? 'aviso' : 'movil');
  const vacio = { idSolicitud: null, enlace: null, dueno: null, error: null };
  return throughBatches(nuevos, (batch) =>
    q
      .insertInto('correo')
      .values(batch.map((uno) => ({ ...uno, lleva: llevaDe(uno), ...comun, ...vacio })))
      .returning(['id', 'idJugador', 'idMovil', 'deLaSegunda'])
      .execute(),
  );
}

/** Those with the link of whom somebody enrols with: it is another one, or they are forgotten. */
export async function borrarCorreosDePareja(
  { q }: Tx,
  idSolicitud: number,
  cuales: 'porSalir' | 'todos',
): Promise<void> {
  let consulta = q.deleteFrom('correo').where('idSolicitud', '=', idSolicitud).where('lleva', '=', 'pareja');
  if (cuales === 'porSalir') consulta = consulta.where('estado', '=', 'pendiente');
  await consulta.execute();
}

/** They wait until then; answers which of them, and whose they are: the rest have begun to leave meanwhile. */
export const retrasarCorreos = ({ q }: Tx, ids: readonly number[], proximo: number): Promise<Encolado[]> =>
  throughBatches(ids, (batch) =>
    q
      .updateTable('correo')
      .set({ proximo })
      .where('id', 'in', batch)
      .where('intentos', '=', 0)
      .returning(['id', 'idJugador', 'idMovil', 'deLaSegunda'])
      .execute(),
  );

/** There was nothing left to say. */
export async function borrarCorreo(q: Kysely<Tablas>, id: number): Promise<void> {
  await q.deleteFrom('correo').where('id', '=', id).execute();
}

/** `lleva`: which of them may leave. */
type Turno = { dueno: string; ahora: number; hasta: number; lleva: readonly Fila<'correo'>['lleva'][] };

/** Further ahead nobody sets a time: the clock has gone back since, and what waits for then does not wait. */
const IMPOSIBLE_MS = 2 * 3_600_000;

/**
 * Takes the mail that has waited longest, so that until `hasta` nobody else sends it; undefined when there is
 * none. Two that try at once: the second one finds the row changed when it gets to it, and takes nothing.
 */
export async function tomarCorreo(
  db: Kysely<Tablas>,
  { dueno, ahora, hasta, lleva }: Turno,
): Promise<Fila<'correo'> | undefined> {
  return db
    .updateTable('correo')
    .set((eb) => ({ dueno, hasta, intentos: eb('intentos', '+', 1) }))
    .where((eb) => eb.or([eb('hasta', '<', ahora), eb('hasta', '>', ahora + IMPOSIBLE_MS)]))
    .where('estado', '=', 'pendiente')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('correo as espera')
        .select('espera.id')
        .where('espera.estado', '=', 'pendiente')
        .where('espera.lleva', 'in', lleva)
        .where((e) =>
          e.or([e('espera.proximo', '<=', ahora), e('espera.proximo', '>', ahora + IMPOSIBLE_MS)]),
        )
        .where((e) => e.or([e('espera.hasta', '<', ahora), e('espera.hasta', '>', ahora + IMPOSIBLE_MS)]))
        .orderBy('espera.proximo')
        .orderBy('espera.id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

const LIBRE = { dueno: null, hasta: 0 };

export async function marcarEnviado(db: Kysely<Tablas>, id: number, ahora: number): Promise<void> {
  await db
    .updateTable('correo')
    .set({ ...LIBRE, estado: 'enviado', proximo: ahora, error: null, enlace: null })
    .where('id', '=', id)
    .execute();
}

/** Tried again at `proximo`, or given up when that is null. */
export async function marcarFallo(
  db: Kysely<Tablas>,
  id: number,
  { error, proximo }: { error: string; proximo: number | null },
): Promise<void> {
  const despues = proximo === null ? ({ estado: 'fallido', enlace: null } as const) : { proximo };
  await db
    .updateTable('correo')
    .set({ ...LIBRE, ...despues, error })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute();
}

/** Frees what a process that died was sending: for where there is a single process. */
export async function soltarCorreos(db: Kysely<Tablas>): Promise<void> {
  await db.updateTable('correo').set(LIBRE).where('estado', '=', 'pendiente').execute();
}

/** Those that come from no form, once they left or were given up; the rest go with what they tell of. */
export async function borrarCorreosPersonalesAntesDe(db: Kysely<Tablas>, ms: number): Promise<void> {
  await db
    .deleteFrom('correo')
    .where('idSolicitud', 'is', null)
    .where('estado', '<>', 'pendiente')
    .where('proximo', '<', ms)
    .execute();
}

/** Adds them to their mails; of a match already told, what it was before the first change stays. */
export async function anadirAvisos({ q }: Tx, avisos: readonly FilaNueva<'aviso'>[]): Promise<void> {
  for (const batch of inBatches(avisos))
    await q
      .insertInto('aviso')
      .values(batch)
      .onConflict((oc) =>
        oc.columns(['idCorreo', 'clave']).doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
      )
      .execute();
}

export async function borrarAvisosDe(q: Kysely<Tablas>, idCorreo: number): Promise<void> {
  await q.deleteFrom('aviso').where('idCorreo', '=', idCorreo).execute();
}
