import { mensajes } from '#contract/mensajes.ts';
import type { Deshacer, LineaRegistro } from '#contract/operaciones.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { deshechas, impedimentos, limiteDeshacer } from '#domain/registro/deshacer.ts';
import type { Efecto } from '#domain/registro/efectos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import {
  CLAVE_ACREEDOR,
  CLAVE_CLUB,
  cambiaLoReservado,
  datosGuardados,
  fabricaEnVigor,
} from '#server/db/lecturas/club.ts';
import { leerFilas, leerNombres, lineasDe } from '#server/db/lecturas/registro.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, sinRestricciones } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { reservarInfantiles } from '#server/db/tables/jugador.ts';
import { esDeCambio } from '#server/db/tables/registro.ts';
import { findOperation, lastToTouch, operationsSince } from '#server/db/undo/queries.ts';
import { isInTheWay, lockRows, revert } from '#server/db/undo/revert.ts';
import { type Change, effectsOf, netChanges, type Row } from '#server/db/undo/rows.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { enElClub, type Filtro, filasQuePasan, lineasPorOperacion } from './registros.ts';

const MAX_LINEAS = 5;

const cuando = (dt: number): string => enElClub(dt * 1000);
const decirCuando = (dt: number): string => fechaCorta(cuando(dt));

/** Of each operation in those lines, how many lines it left in all: a search may have found only some. */
function juntasDe({ db }: BaseDatos, filas: readonly { idOperacion: number | null }[]) {
  const ids = filas.flatMap(({ idOperacion }) => idOperacion ?? []);
  if (ids.length === 0) return new Map<number, number>();
  return lineasPorOperacion(db, Math.min(...ids), Math.max(...ids));
}

/** The log, newest first, each line with the operation it belongs to while that can be taken back. */
export async function listarLineas(base: BaseDatos, reloj: Clock, filtro: Filtro): Promise<LineaRegistro[]> {
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

export type Alcance = {
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
export async function pideClave({ db }: BaseDatos, reloj: Clock, pedida: Pedida): Promise<boolean> {
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
  const leidas = await leerFilas(db, todas.slice(0, MAX_LINEAS), await leerNombres(db));
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
