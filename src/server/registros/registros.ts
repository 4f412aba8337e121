import { sql } from 'kysely';
import { club } from '#club';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Deshacer, type LineaRegistro, operacionesApi, registrosApi } from '#contract/operaciones.ts';
import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import type { Asunto } from '#domain/registro/asuntos.ts';
import { deshechas, impedimentos, limiteDeshacer } from '#domain/registro/deshacer.ts';
import type { Efecto } from '#domain/registro/efectos.ts';
import { cambiaAlgo, hechos } from '#domain/registro/hechos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import {
  CLAVE_ACREEDOR,
  CLAVE_CLUB,
  cambiaLoReservado,
  datosGuardados,
  fabricaEnVigor,
} from '#server/db/lecturas/club.ts';
import { type Leida, leerFilas, leerNombres, lineasDe } from '#server/db/lecturas/registro.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { porPaginas } from '#server/db/queries.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, sinRestricciones } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { reservarInfantiles } from '#server/db/tables/jugador.ts';
import { esDeCambio } from '#server/db/tables/registro.ts';
import type { Fila } from '#server/db/types.ts';
import { findOperation, lastToTouch, operationsSince } from '#server/db/undo/queries.ts';
import { isInTheWay, lockRows, revert } from '#server/db/undo/revert.ts';
import { type Change, effectsOf, netChanges, type Row } from '#server/db/undo/rows.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { type Caller, keyOf, type Route } from '#server/platform/http/router.ts';

/** No answer is longer, however long the log. */
const MAX_LINEAS = 5_000;
const PAGINA = 1_000;

const DIA_S = 86_400;
/** A day of the club lies within these hours of the same day in UTC, whatever the season. */
const MARGEN_S = 14 * 3_600;

/** Beyond every id and every second. */
const SIN_LIMITE = 2_147_483_647;

type Filtro = {
  texto: string | null;
  dia: Dia | null;
  /** Without who came and went, and without what was only read. */
  cambios?: boolean;
  usuario?: string | null;
  asunto?: Asunto | null;
};

const enElClub = relojDePared(club.zonaHoraria);

function tramoDe(dia: Dia | null): Tramo {
  if (dia === null) return { desde: 0, hasta: SIN_LIMITE };
  const medianoche = Date.parse(`${dia}T00:00Z`) / 1000;
  return { desde: medianoche - MARGEN_S, hasta: medianoche + DIA_S + MARGEN_S };
}

/** With the moment of the club it was written at. */
type LeidaAqui = Leida & { cuando: FechaHora };

const textoDe = ({ cuando, usuario, texto }: LeidaAqui): string =>
  `${fechaCorta(cuando)} · ${usuario} · ${texto}`;

function pasaDe({ texto, dia, cambios, usuario, asunto }: Filtro): (fila: LeidaAqui) => boolean {
  const buscado = texto === null ? '' : normalizarTexto(texto);
  return (fila) =>
    (dia === null || diaDe(fila.cuando) === dia) &&
    (!usuario || fila.usuario === usuario) &&
    (!asunto || fila.asunto === asunto) &&
    (!cambios || fila.linea === null || cambiaAlgo(fila.linea)) &&
    normalizarTexto(textoDe(fila)).includes(buscado);
}

async function filasQuePasan({ db }: BaseDatos, filtro: Filtro): Promise<LeidaAqui[]> {
  const [tramo, pasa, nombres] = [tramoDe(filtro.dia), pasaDe(filtro), await leerNombres(db)];
  const filas: LeidaAqui[] = [];
  const leer = (ultima?: Fila<'registro'>) => paginaDeRegistros(db, tramo, ultima?.id ?? SIN_LIMITE, PAGINA);
  for await (const pagina of porPaginas(PAGINA, leer)) {
    const leidas = await leerFilas(db, pagina, nombres);
    filas.push(...leidas.map((leida) => ({ ...leida, cuando: enElClub(leida.dt * 1000) })).filter(pasa));
    if (filas.length >= MAX_LINEAS) break;
  }
  return filas.slice(0, MAX_LINEAS);
}

/** The log as text, newest first, one line each, bounded; '' when nothing passes the filters. */
async function leerRegistros(base: BaseDatos, filtro: Filtro): Promise<string> {
  return (await filasQuePasan(base, filtro)).map(textoDe).join('\n');
}

/** Seconds of the first and last moments looked at. */
type Tramo = { desde: number; hasta: number };

/** Newest first, so many at a time: `antesDe` is the last id of the page before. */
const paginaDeRegistros = (
  db: Lector,
  { desde, hasta }: Tramo,
  antesDe: number,
  cuantos: number,
): Promise<Fila<'registro'>[]> =>
  db
    .selectFrom('registro')
    .selectAll()
    .where('dt', '>=', desde)
    .where('dt', '<=', hasta)
    .where('id', '<', antesDe)
    .orderBy('id', 'desc')
    .limit(cuantos)
    .execute();

/** How many lines each of those operations left, by their ids from the first to the last. */
async function lineasPorOperacion(db: Lector, primera: number, ultima: number): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('registro')
    .select(['idOperacion', sql<number>`count(*)`.as('n')])
    .where('idOperacion', '>=', primera)
    .where('idOperacion', '<=', ultima)
    .groupBy('idOperacion')
    .orderBy('idOperacion')
    .execute();
  return new Map(filas.map(({ idOperacion, n }) => [Number(idOperacion), Number(n)]));
}

const MAX_DICHAS = 5;

const cuando = (dt: number): string => enElClub(dt * 1000);
const decirCuando = (dt: number): string => fechaCorta(cuando(dt));

/** Of each operation in those lines, how many lines it left in all: a search may have found only some. */
function juntasDe({ db }: BaseDatos, filas: readonly { idOperacion: number | null }[]) {
  const ids = filas.flatMap(({ idOperacion }) => idOperacion ?? []);
  if (ids.length === 0) return new Map<number, number>();
  return lineasPorOperacion(db, Math.min(...ids), Math.max(...ids));
}

/** The log, newest first, each line with the operation it belongs to while that can be taken back. */
async function listarLineas(base: BaseDatos, reloj: Clock, filtro: Filtro): Promise<LineaRegistro[]> {
  const [filas, operaciones] = await Promise.all([
    filasQuePasan(base, filtro),
    operationsSince(base.db, limiteDeshacer(reloj.now())),
  ]);
  const juntas = await juntasDe(base, filas);
  const hay = new Set(operaciones.map(({ id }) => id));
  const porQuien = deshechas(operaciones);
  return filas.map(({ idOperacion: deUnaVez, dt: _, asunto: __, linea, ...fila }) => {
    const operacion = deUnaVez !== null && hay.has(deUnaVez) ? deUnaVez : null;
    const deshecha = operacion !== null && porQuien.has(operacion);
    const { acto, entidad } = esDeCambio(linea) ? linea : { acto: null, entidad: null };
    return { ...fila, acto, entidad, operacion, deshecha, deUnaVez, juntas: juntas.get(deUnaVez ?? 0) ?? 1 };
  });
}

type Operacion = NonNullable<Awaited<ReturnType<typeof findOperation>>>;

type Alcance = {
  /** Also what has been collected, and whom the money and the enrolments reach. */
  cobra: boolean;
  /** Only theirs, and of those tables; null, everybody's. */
  suyas: { usuario: string | null; tablas: readonly string[] } | null;
};

type Pedida = { id: number; alcance: Alcance };

const valorEn = (fila: Row | null): string | undefined => (fila ? String(fila.valor) : undefined);

/** Whether it changed whom the money and the enrolments reach, or what is collected: taking it back changes it again. */
function tocaLoReservado({ tabla, antes, despues }: Change): boolean {
  if (tabla === 'recibo') return true;
  if (tabla !== 'configuracion') return false;
  const clave = (antes ?? despues)?.clave;
  if (clave === CLAVE_ACREEDOR) return true;
  const guardados = (fila: Row | null) => datosGuardados(valorEn(fila), fabricaEnVigor());
  return clave === CLAVE_CLUB && cambiaLoReservado(guardados(antes), guardados(despues));
}

const alcanza = ({ usuario, changes }: Operacion, { suyas }: Alcance): boolean =>
  suyas === null || (usuario === suyas.usuario && changes.every(({ tabla }) => suyas.tablas.includes(tabla)));

/** The operation, unless it is too old. 403: it is not theirs to take back. */
async function leerOperacion(db: Lector, reloj: Clock, { id, alcance }: Pedida): Promise<Operacion> {
  const operacion = existente(await findOperation(db, id, limiteDeshacer(reloj.now())));
  if (!alcanza(operacion, alcance)) throw new Problema(403, mensajes.sinPermiso, { estado: 'permiso' });
  if (!alcance.cobra && operacion.changes.some(tocaLoReservado))
    throw new Problema(403, mensajes.cuentaReservada, { estado: 'permiso' });
  return operacion;
}

/** Whether taking it back asks for the password. */
async function pideClave({ db }: BaseDatos, reloj: Clock, pedida: Pedida): Promise<boolean> {
  return (await leerOperacion(db, reloj, pedida)).changes.some(tocaLoReservado);
}

const quien = ({ dt, usuario }: { dt: number; usuario: string }) => ({ cuando: decirCuando(dt), usuario });

/** Why it cannot be taken back, or null: somebody did it already, or something newer is in the way. */
async function porQueNo(db: Lector, reloj: Clock, { id, changes }: Operacion): Promise<string | null> {
  const ya = deshechas(await operationsSince(db, limiteDeshacer(reloj.now()))).get(id);
  if (ya) return impedimentos.yaDeshecha(quien(ya));
  const net = netChanges(changes);
  if (!(await isInTheWay(db, id, net))) return null;
  const ultima = await lastToTouch(db, [...net.values()], id);
  return impedimentos.cambiado(ultima ? quien(ultima) : null);
}

const efectos = ({ changes }: Operacion): Efecto[] => effectsOf(netChanges(changes).values());

/** What taking it back would do, or why it cannot be done. 404 after 30 days. */
export async function verOperacion({ db }: BaseDatos, reloj: Clock, pedida: Pedida): Promise<Deshacer> {
  const operacion = await leerOperacion(db, reloj, pedida);
  const { id } = pedida;
  const { dt, usuario } = operacion;
  const todas = await lineasDe(db, [id]);
  const leidas = await leerFilas(db, todas.slice(0, MAX_DICHAS), await leerNombres(db));
  const lineas = leidas.map(({ texto }) => texto);
  const hecho = { id, cuando: cuando(dt), usuario, lineas, cuantas: todas.length };
  return { ...hecho, efectos: efectos(operacion), impedimento: await porQueNo(db, reloj, operacion) };
}

/**
 * Takes back an operation, in one transaction that is itself an operation: undoing it does again what was done.
 * 409, and nothing changes, when something newer is in the way. 404 after 30 days. docs/reglas/deshacer.md.
 */
export function deshacerOperacion(base: BaseFirmada, reloj: Clock, pedida: Pedida): Promise<Efecto[]> {
  const { id } = pedida;
  return sinRestricciones(impedimentos.cambiado(null), () =>
    base.transact(async (tx) => {
      await tx.lock('operacion', [id]);
      const operacion = await leerOperacion(tx.q, reloj, pedida);
      await lockRows(tx, operacion.changes);
      const motivo = await porQueNo(tx.q, reloj, operacion);
      if (motivo !== null) throw new Problema(409, motivo);
      await revert(tx, operacion.changes);
      await reservarInfantiles(tx);
      tx.deshace(operacion);
      await anotarHechos(tx, [hechos.deshace(id)]);
      return efectos(operacion);
    }),
  );
}

const JUEGO = ['partido', 'jugador', 'persona', 'liga', 'liga_jugador', 'incidencia', 'ajuste'];

/**
 * Who reads the log takes back anything; the others their own acts, and only of what they may write. Whom the money and
 * the enrolments reach, only who may change it.
 */
function alcanceDe({ usuario, allows }: Caller): Alcance {
  const cobra = allows?.(keyOf(cobrosApi.guardarAcreedor)) ?? false;
  if (allows?.(keyOf(operacionesApi.listar))) return { cobra, suyas: null };
  const tablas = allows?.(keyOf(partidosApi.guardar)) ? JUEGO : ['partido'];
  return { cobra, suyas: { usuario, tablas } };
}

type Registros = {
  base: BaseDatos;
  de: Firmar;
  reloj: Clock;
  /** What is remembered nowhere comes back apart. */
  alVolver: () => Promise<void>;
};

export function registrosRoutes(route: Route, { base, de, reloj, alVolver }: Registros): void {
  route(registrosApi.leer, ({ query }) => leerRegistros(base, query));
  route(operacionesApi.listar, ({ query }) => listarLineas(base, reloj, query));
  route(operacionesApi.ver, ({ params, caller }) =>
    verOperacion(base, reloj, { id: params.id, alcance: alcanceDe(caller) }),
  );
  route(operacionesApi.deshacer, async ({ params, caller }) => {
    const pedida = { id: params.id, alcance: alcanceDe(caller) };
    if (await pideClave(base, reloj, pedida)) await caller.confirm?.();
    const efectos = await deshacerOperacion(de(caller), reloj, pedida);
    await alVolver();
    return efectos;
  });
}
