import { mensajes } from '#contract/mensajes.ts';
import type { Deshacer, LineaRegistro } from '#contract/operaciones.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { deshechas, limiteDeshacer } from '#domain/registro/deshacer.ts';
import type { Efecto } from '#domain/registro/efectos.ts';
import { hechos, impedimentos } from '#domain/registro/mensajes.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { Suceso } from '#server/db/operacion/imagen.ts';
import { impedimentosDe } from '#server/db/operacion/impedimentos.ts';
import {
  lineasDe,
  type Operacion,
  operacionConSucesos,
  operacionesDesde,
} from '#server/db/operacion/leer.ts';
import { efectosDe, netoDe } from '#server/db/operacion/neto.ts';
import { bloquearFilas, revertir } from '#server/db/operacion/revertir.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import { enElClub, type Filtro, filasQuePasan } from './registros.ts';

/** Lines of an operation that are shown; the log has them all. */
const MAX_LINEAS = 5;

const cuando = (dt: number): string => enElClub(dt * 1000);
const decirCuando = (dt: number): string => fechaCorta(cuando(dt));

/** The log, newest first, each line with the operation it belongs to while that can be taken back. */
export async function listarLineas(base: BaseDatos, reloj: Clock, filtro: Filtro): Promise<LineaRegistro[]> {
  const [filas, operaciones] = await Promise.all([
    filasQuePasan(base, filtro),
    operacionesDesde(base.db, limiteDeshacer(reloj.now())),
  ]);
  const hay = new Set(operaciones.map(({ id }) => id));
  const porQuien = deshechas(operaciones);
  return filas.map(({ id, cuando, usuario, texto, idOperacion }) => {
    const operacion = idOperacion !== null && hay.has(idOperacion) ? idOperacion : null;
    return { id, cuando, usuario, texto, operacion, deshecha: operacion !== null && porQuien.has(operacion) };
  });
}

type ConSucesos = Operacion & { sucesos: Suceso[] };

/** The operation, unless it is too old. */
async function leerOperacion(db: Lector, reloj: Clock, id: number): Promise<ConSucesos> {
  return existente(await operacionConSucesos(db, id, limiteDeshacer(reloj.now())));
}

/** Why not, in sentences: somebody did it already, or something newer is in the way. */
async function porQueNo(db: Lector, reloj: Clock, operacion: ConSucesos): Promise<string[]> {
  const ya = deshechas(await operacionesDesde(db, limiteDeshacer(reloj.now()))).get(operacion.id);
  if (ya) return [impedimentos.yaDeshecha({ cuando: decirCuando(ya.dt), usuario: ya.usuario, texto: null })];
  const contexto = { db, operacion, cuando: decirCuando };
  return impedimentosDe(contexto, netoDe(operacion.sucesos));
}

const efectos = ({ sucesos }: ConSucesos): Efecto[] => efectosDe(netoDe(sucesos).values());

/** What taking it back would do, or why it cannot be done. 404 after 30 days. */
export async function verOperacion({ db }: BaseDatos, reloj: Clock, id: number): Promise<Deshacer> {
  const operacion = await leerOperacion(db, reloj, id);
  const { dt, usuario } = operacion;
  const lineas = (await lineasDe(db, id)).slice(0, MAX_LINEAS);
  const motivos = await porQueNo(db, reloj, operacion);
  return { id, cuando: cuando(dt), usuario, lineas, efectos: efectos(operacion), impedimentos: motivos };
}

/**
 * Takes back an operation, in one transaction that is itself an operation: undoing it does again what was done.
 * 409, and nothing changes, when something newer is in the way. 404 after 30 days. docs/reglas/deshacer.md.
 */
export function deshacerOperacion(base: BaseFirmada, reloj: Clock, id: number): Promise<Efecto[]> {
  return base.transact(async (tx) => {
    await tx.lock('operacion', [id]);
    const operacion = await leerOperacion(tx.q, reloj, id);
    await bloquearFilas(tx, operacion.sucesos);
    const motivos = await porQueNo(tx.q, reloj, operacion);
    const [primero = mensajes.errorPruebaDeNuevo] = motivos;
    if (motivos.length > 0)
      throw new Problema(409, primero, { errors: motivos.map((message) => ({ path: '', message })) });
    await revertir(tx, operacion.sucesos);
    tx.deshace(id);
    await anotarHechos(tx, [hechos.deshace(await lineasDe(tx.q, id))]);
    return efectos(operacion);
  });
}
