import { type Liga, Reglas } from '#contract/liga/ligas.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import type { Reglas as ReglasLiga } from '#domain/liga/reglas.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { conBits, conBooleanos } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila } from '../types.ts';
import { reservarInfantiles } from './jugador.ts';

const BOOLEANOS = ['idaVuelta', 'notificar'] as const;

/** A league as the product knows it: its name made, its rules parsed. */
export type LigaLeida = Omit<Liga, 'reglas'> & { reglas: ReglasLiga };

export type DatosLiga = Omit<LigaLeida, 'id' | 'version' | 'nombre'>;

const MAX_LEIDAS = 200;
const leidas = new Map<string, ReglasLiga>();

/** The rules record as it is stored. The same text is parsed once, so nobody may change what comes out. */
export function leerReglas(texto: string): ReglasLiga {
  const antes = leidas.get(texto);
  if (antes) return antes;
  const reglas = Reglas.parse(JSON.parse(texto));
  for (const parte of Object.values(reglas)) Object.freeze(parte);
  if (leidas.size >= MAX_LEIDAS) leidas.clear();
  leidas.set(texto, Object.freeze(reglas));
  return reglas;
}

export function leerFilaLiga(fila: Fila<'liga'>): LigaLeida {
  const liga = conBooleanos(fila, BOOLEANOS);
  return { ...liga, reglas: leerReglas(fila.reglas), nombre: nombreLiga(liga) };
}

const aFila = (datos: DatosLiga) => ({ ...conBits(datos, BOOLEANOS), reglas: JSON.stringify(datos.reglas) });

export async function insertarLiga(tx: Tx, datos: DatosLiga): Promise<LigaLeida> {
  const fila = await tx.q.insertInto('liga').values(aFila(datos)).returningAll().executeTakeFirstOrThrow();
  return leerFilaLiga(fila);
}

export async function actualizarLiga(tx: Tx, id: number, datos: DatosLiga): Promise<LigaLeida> {
  const fila = await tx.q
    .updateTable('liga')
    .set((eb) => ({ ...aFila(datos), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (esDeMenores(datos.tipo)) await reservarInfantiles(tx, id);
  return leerFilaLiga(fila);
}

export async function borrarLiga(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('liga').where('id', '=', id).execute();
}
