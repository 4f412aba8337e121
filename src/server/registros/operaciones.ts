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
  operacionQueDejo,
} from '#server/db/operacion/leer.ts';
import { efectosDe, netoDe } from '#server/db/operacion/neto.ts';
import { bloquearFilas, revertir } from '#server/db/operacion/revertir.ts';
import { reservarInfantiles } from '#server/db/tables/jugador.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { lineasPorOperacion } from './registros.queries.ts';
import { enElClub, type Filtro, filasQuePasan } from './registros.ts';

/** Lines of an operation that are shown; the log has them all. */
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
    operacionesDesde(base.db, limiteDeshacer(reloj.now())),
  ]);
  const juntas = await juntasDe(base, filas);
  const hay = new Set(operaciones.map(({ id }) => id));
  const porQuien = deshechas(operaciones);
  return filas.map(({ idOperacion: deUnaVez, ...linea }) => {
    const operacion = deUnaVez !== null && hay.has(deUnaVez) ? deUnaVez : null;
    const deshecha = operacion !== null && porQuien.has(operacion);
    return { ...linea, operacion, deshecha, deUnaVez, juntas: juntas.get(deUnaVez ?? 0) ?? 1 };
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
  const todas = await lineasDe(db, id);
  const lineas = todas.slice(0, MAX_LINEAS);
  const motivos = await porQueNo(db, reloj, operacion);
  const hecho = { id, cuando: cuando(dt), usuario, lineas, cuantas: todas.length };
  return { ...hecho, efectos: efectos(operacion), impedimentos: motivos };
}

/** The operation that left the match as it is at that version. */
export async function operacionDelPartido(
  { db }: BaseDatos,
  { partido, version }: { partido: number; version: number },
): Promise<{ operacion: number }> {
  const operacion = await operacionQueDejo(
    db,
    { tabla: 'partido', clave: JSON.stringify([partido]) },
    version,
  );
  return { operacion: existente(operacion) };
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
    await reservarInfantiles(tx);
    tx.deshace(id);
    await anotarHechos(tx, [hechos.deshace(await lineasDe(tx.q, id))]);
    return efectos(operacion);
  });
}
