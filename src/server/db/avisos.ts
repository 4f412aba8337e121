import { randomUUID } from 'node:crypto';
import type { Previstos } from '#contract/club/avisos.ts';
import { buzonDe, dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import {
  ESPERA_AVISO_MIN,
  esHoraDeAvisar,
  esModoAviso,
  type ModoAviso,
  novedadDe,
} from '#domain/aviso/novedad.ts';
import type { Dia } from '#domain/fecha.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ajusteGuardado } from './lecturas/ajustes.ts';
import type { Lector } from './open.ts';
import { aBit, throughBatches } from './queries.ts';
import { anadirAvisos, type Encolado, encolarAvisos, retrasarCorreos } from './tables/correo.ts';
import type { Tx } from './transact.ts';
import type { Bit, Fila, FilaNueva } from './types.ts';
import { type Change, type NetChange, netChanges, readRow, writeRow } from './undo/rows.ts';

export const CLAVE_MODO_AVISOS = 'avisos.modo';

/** Until staff say otherwise nobody is mailed. docs/decisiones/0022-los-avisos-empiezan-apagados.md */
export async function modoDeAvisos(db: Lector): Promise<ModoAviso> {
  const guardado = await ajusteGuardado(db, CLAVE_MODO_AVISOS);
  return esModoAviso(guardado) ? guardado : 'no';
}

export const BUZON_DE_PRUEBAS = buzonDe('competicion');

export const claveDePartido = (id: number): string => `partido:${id}`;
export const claveDeLiga = (id: number): string => `liga:${id}`;
/** That the result of a match is late. */
export const claveDePlazo = (id: number): string => `plazo:${id}`;

export const idEn = (clave: string, claveDe: (id: number) => string): number | null => {
  const id = Number(clave.split(':')[1]);
  return clave === claveDe(id) ? id : null;
};

type PartidoFila = Fila<'partido'>;
type LigaFila = Fila<'liga'>;
type Cambiado<T> = { antes: T | null; despues: T | null };

const deTabla = <T>(cambios: readonly NetChange[], tabla: string): Cambiado<T>[] =>
  cambios
    .filter((cambio) => cambio.tabla === tabla)
    .map(({ antes, despues }) => ({ antes, despues }) as Cambiado<T>);

/** Remarks are read when the mail leaves: they may name people, and are not kept here. */
function recordado({ observaciones: _, version: __, ...partido }: PartidoFila) {
  return writeRow(partido);
}

const seNota = ({ antes, despues }: Cambiado<PartidoFila>): boolean =>
  (antes && recordado(antes)) !== (despues && recordado(despues));

const seTermina = ({ antes, despues }: Cambiado<LigaFila>): boolean =>
  antes?.estado === 'activa' && despues?.estado === 'inactiva';

const avisa = (liga: LigaFila): boolean => liga.notificar === 1 && liga.estado === 'activa';

const ligasDe = ({ antes, despues }: Cambiado<PartidoFila>): number[] =>
  [antes, despues].flatMap((partido) => (partido ? [partido.idLiga] : []));

const leerLigas = ({ q }: Tx, ids: readonly number[]): Promise<LigaFila[]> =>
  throughBatches(ids, (batch) =>
    q.selectFrom('liga').selectAll().where('id', 'in', batch).orderBy('id').execute(),
  );

/** Leagues that tell, also those that ended or went in this very act. */
async function ligasQueAvisan(
  tx: Tx,
  partidos: readonly Cambiado<PartidoFila>[],
  ligas: readonly Cambiado<LigaFila>[],
): Promise<Set<number>> {
  const ids = [...new Set(partidos.flatMap(ligasDe))];
  const eran = ligas.flatMap(({ antes }) => (antes ? [antes] : []));
  return new Set([...(await leerLigas(tx, ids)), ...eran].filter(avisa).map(({ id }) => id));
}

type Novedad = Omit<FilaNueva<'aviso'>, 'idCorreo'> & { idJugador: number };

const jugadoresDe = ({ idJugador1, idJugador2 }: PartidoFila) => [idJugador1, idJugador2];
const suplentesDe = ({ suplente1, suplente2 }: PartidoFila) => [suplente1, suplente2];

const SIN_SUPLENTES = { suplente1: null, suplido1: null, suplente2: null, suplido2: null };

/** Who plays it and, of a pair, whoever does for one of the two; that somebody else does is told to nobody but them. */
function quienesSon({ antes, despues }: Cambiado<PartidoFila>): Set<number> {
  const [una, otra] = [antes, despues].map((fila) => fila && recordado({ ...fila, ...SIN_SUPLENTES }));
  const filas = [antes, despues].filter((fila) => fila !== null);
  const todos = [...(una === otra ? [] : filas.flatMap(jugadoresDe)), ...filas.flatMap(suplentesDe)];
  return new Set(todos.filter((id) => typeof id === 'number'));
}

/** A match that is awarded without having been arranged is told as what happened to its league. */
function deUnPartido({ antes, despues }: Cambiado<PartidoFila>): Novedad[] {
  const fila = despues ?? antes;
  if (!fila) return [];
  const soloAdjudicado = antes === null && fila.sintetico === 1;
  // A leg that nobody had arranged, annulled: it was nobody's.
  if (soloAdjudicado && !estaDecidido(partidoDeFila(fila))) return [];
  const clave = soloAdjudicado ? claveDeLiga(fila.idLiga) : claveDePartido(fila.id);
  const era = antes && recordado(antes);
  return [...quienesSon({ antes, despues })].map((idJugador) => ({
    idJugador,
    clave,
    antes: era,
    version: fila.version,
  }));
}

async function deUnaLiga({ q }: Tx, { id, version }: LigaFila): Promise<Novedad[]> {
  const filas = await q
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', id)
    .orderBy('idJugador')
    .execute();
  return filas.map(({ idJugador }) => ({ idJugador, clave: claveDeLiga(id), antes: null, version }));
}

async function novedadesDe(tx: Tx, changes: readonly Change[]): Promise<Novedad[]> {
  const netos = [...netChanges(changes).values()];
  const partidos = deTabla<PartidoFila>(netos, 'partido').filter(seNota);
  const ligas = deTabla<LigaFila>(netos, 'liga');
  const avisan = await ligasQueAvisan(tx, partidos, ligas);
  const suyos = partidos.filter((uno) => ligasDe(uno).some((id) => avisan.has(id)));
  const novedades = suyos.flatMap(deUnPartido);
  for (const { antes } of ligas.filter(seTermina))
    if (antes && avisa(antes)) novedades.push(...(await deUnaLiga(tx, antes)));
  return novedades;
}

type Receptor = { id: number; deLaSegunda: Bit; nombre: string; email: string | null; quiere: boolean };

const SUYO = 'suyo.idPersona2';

/** Those players, once for each of their people. */
const conCadaPersona = (q: Lector, ids: readonly number[]) =>
  q
    .selectFrom('jugador')
    .innerJoin('persona', (join) =>
      join.on(({ eb, or, ref }) =>
        or([
          eb('persona.id', '=', ref('jugador.idPersona')),
          eb('persona.id', '=', ref('jugador.idPersona2')),
        ]),
      ),
    )
    .where('jugador.id', 'in', ids)
    .orderBy('jugador.id');

/** Which of those players are to get no mail: one of their people said so, as that player or as another that is only them. */
const losQueNoQuieren = (q: Lector, ids: readonly number[]) =>
  conCadaPersona(q, ids)
    .innerJoin('jugador as suyo', (join) =>
      join.on(({ eb, or, and, ref }) =>
        or([
          eb('suyo.id', '=', ref('jugador.id')),
          and([eb('suyo.idPersona', '=', ref('persona.id')), eb(SUYO, 'is', null)]),
        ]),
      ),
    )
    .innerJoin('enlace_personal', 'enlace_personal.idJugador', 'suyo.id')
    .select(['jugador.id', 'persona.id as idPersona'])
    .where('enlace_personal.avisos', '=', 0)
    .execute();

/** The people of those players, who wants mails and where: of a pair, each. `email` null: there is nowhere. */
export async function quienesReciben(q: Lector, ids: readonly number[]): Promise<Receptor[]> {
  const filas = await throughBatches(ids, (batch) =>
    conCadaPersona(q, batch)
      .select([
        'jugador.id',
        'jugador.idPersona2',
        'persona.id as idPersona',
        'persona.nombre',
        'persona.email',
      ])
      .execute(),
  );
  const clave = ({ id, idPersona }: { id: number; idPersona: number }): string => `${id} ${idPersona}`;
  const noQuieren = new Set((await throughBatches(ids, (batch) => losQueNoQuieren(q, batch))).map(clave));
  return filas
    .map(({ idPersona, idPersona2, ...quien }) => ({
      ...quien,
      deLaSegunda: aBit(idPersona === idPersona2),
      quiere: !noQuieren.has(clave({ id: quien.id, idPersona })),
    }))
    .sort((a, b) => a.id - b.id || a.deLaSegunda - b.deLaSegunda);
}

/** The mails, and what goes to phones, to those players that have not begun to leave, and take one thing more. */
async function abiertosDe({ q }: Tx, ids: readonly number[], enPruebas: boolean): Promise<number[]> {
  const abiertos = await throughBatches(ids, (batch) =>
    q
      .selectFrom('correo')
      .select('id')
      .where('idJugador', 'in', batch)
      .where('lleva', 'in', ['aviso', 'movil'])
      .where('estado', '=', 'pendiente')
      .where('intentos', '=', 0)
      .where('para', enPruebas ? '=' : '<>', BUZON_DE_PRUEBAS)
      .orderBy('id')
      .execute(),
  );
  return abiertos.map(({ id }) => id);
}

const MS_POR_MINUTO = 60_000;

/** `idMovil` null: by mail. */
type Destinatario = { idJugador: number; idMovil: number | null; deLaSegunda: Bit; para: string };

/** The phones of the people of those players, noted with any link of theirs. */
export const movilesDe = (q: Lector, ids: readonly number[]): Promise<{ id: number; idJugador: number }[]> =>
  throughBatches(ids, (batch) =>
    q
      .selectFrom('jugador')
      .innerJoin('jugador as suyo', (join) =>
        join.on(({ eb, or, and, ref }) =>
          or([
            eb('suyo.id', '=', ref('jugador.id')),
            and([
              eb(SUYO, 'is', null),
              eb('suyo.idPersona', 'in', [ref('jugador.idPersona'), ref('jugador.idPersona2')]),
            ]),
          ]),
        ),
      )
      .innerJoin('movil', 'movil.idJugador', 'suyo.id')
      .select(['movil.id', 'jugador.id as idJugador'])
      .where('jugador.id', 'in', batch)
      .orderBy('movil.id')
      .orderBy('jugador.id')
      .execute(),
  );

const A_UN_MOVIL = 'móvil';

/** Where each of those players is told: in a trial, nobody but the club. */
async function destinatariosDe(
  { q }: Tx,
  ids: readonly number[],
  enPruebas: boolean,
): Promise<Destinatario[]> {
  const porCorreo = (await quienesReciben(q, ids)).flatMap(({ id, email, deLaSegunda, quiere }) =>
    email === null || !quiere
      ? []
      : [{ idJugador: id, idMovil: null, deLaSegunda, para: enPruebas ? BUZON_DE_PRUEBAS : email }],
  );
  if (enPruebas) return porCorreo;
  const moviles = await movilesDe(q, ids);
  return [
    ...porCorreo,
    ...moviles.map(({ id, idJugador }) => ({
      idJugador,
      idMovil: id,
      deLaSegunda: aBit(false),
      para: A_UN_MOVIL,
    })),
  ];
}

const sitioDe = ({ idJugador, idMovil, deLaSegunda }: Omit<Encolado, 'id'>): string =>
  `${idJugador} ${idMovil} ${deLaSegunda}`;

/** Those of each player: the ones that wait, which wait again, or others. */
async function correosPara(
  tx: Tx,
  quienes: readonly Destinatario[],
  { ahora, enPruebas }: { ahora: number; enPruebas: boolean },
): Promise<Encolado[]> {
  const proximo = ahora + ESPERA_AVISO_MIN * MS_POR_MINUTO;
  const abiertos = await abiertosDe(
    tx,
    quienes.map(({ idJugador }) => idJugador),
    enPruebas,
  );
  const esperan = await retrasarCorreos(tx, abiertos, proximo);
  const conUno = new Set(esperan.map(sitioDe));
  const nuevos = quienes
    .filter((uno) => !conUno.has(sitioDe(uno)))
    .map((uno) => ({ ...uno, messageId: `<${randomUUID()}@${dominioDeCorreos()}>` }));
  const creados = await encolarAvisos(tx, nuevos, { responderA: BUZON_DE_PRUEBAS, proximo });
  return [...esperan, ...creados];
}

/** Leaves in the outbox a mail for each player whom something is news to, and the same for each of their phones. */
export async function encolarNovedades(
  tx: Tx,
  novedades: readonly Novedad[],
  { ahora, enPruebas }: { ahora: number; enPruebas: boolean },
): Promise<void> {
  if (novedades.length === 0) return;
  const ids = [...new Set(novedades.map(({ idJugador }) => idJugador))];
  const quienes = await destinatariosDe(tx, ids, enPruebas);
  const encolados = await correosPara(tx, quienes, { ahora, enPruebas });
  const correos = Map.groupBy(encolados, ({ idJugador }) => idJugador);
  await anadirAvisos(
    tx,
    novedades.flatMap(({ idJugador, ...novedad }) =>
      (correos.get(idJugador) ?? []).map(({ id: idCorreo }) => ({ ...novedad, idCorreo })),
    ),
  );
}

/**
 * Leaves in the outbox, in this very transaction, a mail for each player whom something that it wrote is news to, and
 * the same for each of their phones. What they say is decided when it leaves. docs/reglas/avisos.md
 */
export async function avisarDeCambios(tx: Tx, changes: readonly Change[], ahora: number): Promise<void> {
  if (!changes.some(({ tabla }) => tabla === 'partido' || tabla === 'liga')) return;
  const modo = await modoDeAvisos(tx.q);
  if (modo === 'no') return;
  await encolarNovedades(tx, await novedadesDe(tx, changes), { ahora, enPruebas: modo === 'pruebas' });
}

/** How the matches that wait to be told were when they last were, by player and match. */
async function contadoAntes(tx: Tx, ids: readonly number[], enPruebas: boolean) {
  const filas = await throughBatches(await abiertosDe(tx, ids, enPruebas), (batch) =>
    tx.q
      .selectFrom('aviso')
      .innerJoin('correo', 'correo.id', 'aviso.idCorreo')
      .select(['correo.idJugador', 'aviso.clave', 'aviso.antes'])
      .where('correo.id', 'in', batch)
      .orderBy('aviso.idCorreo')
      .orderBy('aviso.clave')
      .execute(),
  );
  return new Map(filas.map(({ idJugador, clave, antes }) => [`${idJugador} ${clave}`, antes]));
}

async function previstosDe(
  q: Lector,
  ids: readonly number[],
  { modo, esperan }: Pick<Previstos, 'modo' | 'esperan'>,
): Promise<Previstos> {
  const quienes = await quienesReciben(q, [...new Set(ids)]);
  const moviles = modo === 'si' ? await movilesDe(q, [...new Set(ids)]) : [];
  const conMovil = new Set(moviles.map(({ idJugador }) => idJugador));
  const soloCorreo = quienes.filter(({ id }) => !conMovil.has(id));
  const quieren = soloCorreo.filter(({ quiere }) => quiere);
  return {
    modo,
    esperan,
    avisados: conMovil.size + quieren.filter(({ email }) => email !== null).length,
    enMoviles: conMovil.size > 0,
    sinCorreo: quieren.filter(({ email }) => email === null).map(({ nombre }) => nombre),
    noQuieren: soloCorreo.length - quieren.length,
  };
}

async function comoSeAvisa(q: Lector, reloj: Clock): Promise<Pick<Previstos, 'modo' | 'esperan'>> {
  return { modo: await modoDeAvisos(q), esperan: !esHoraDeAvisar(reloj.localTime()) };
}

/** Those whom what was written is news to, as it will be seen when the mail leaves. */
async function avisadosDe(
  tx: Tx,
  changes: readonly Change[],
  enPruebas: boolean,
  hoy: Dia,
): Promise<number[]> {
  const novedades = await novedadesDe(tx, changes);
  const partidos = deTabla<PartidoFila>([...netChanges(changes).values()], 'partido');
  const ahora = new Map(
    partidos.flatMap(({ antes, despues }) => {
      const id = (despues ?? antes)?.id;
      return id === undefined ? [] : [[claveDePartido(id), despues && partidoDeFila(despues)] as const];
    }),
  );
  const ids = [...new Set(novedades.map(({ idJugador }) => idJugador))];
  const contado = await contadoAntes(tx, ids, enPruebas);
  const esNoticia = ({ idJugador, clave, antes = null }: Novedad): boolean => {
    const es = ahora.get(clave);
    if (es === undefined) return true;
    const esperaba = contado.get(`${idJugador} ${clave}`);
    const era = esperaba === undefined ? antes : esperaba;
    const fila = era === null ? null : (readRow(era) as PartidoFila);
    return novedadDe(fila && partidoDeFila(fila), es, { idJugador, hoy }) !== null;
  };
  return novedades.filter(esNoticia).map(({ idJugador }) => idJugador);
}

export async function preverAvisos(tx: Tx, changes: readonly Change[], reloj: Clock): Promise<Previstos> {
  const como = await comoSeAvisa(tx.q, reloj);
  const enPruebas = como.modo === 'pruebas';
  const ids = como.modo === 'no' ? [] : await avisadosDe(tx, changes, enPruebas, reloj.today());
  return previstosDe(tx.q, ids, como);
}
