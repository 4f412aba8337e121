import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll } from 'vitest';
import type { BaseDatos, Destino, Motor } from '#server/db/open.ts';
import type { TestApp } from './app.ts';
import { createDestino, openMigrated } from './engines.ts';

const TROZO = 1_000;

/** A file as it comes from a disk: in pieces. */
export async function* trozosDe(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += TROZO) yield bytes.subarray(i, i + TROZO);
}

/** The texts inside a zip, by name, and the way back. */
export const ficheros = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([nombre, datos]) => [nombre, strFromU8(datos)]));

export const rehacer = (textos: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(textos).map(([nombre, texto]) => [nombre, strToU8(texto)])));

/** The backup of that club, as staff download it. */
export const descargar = (club: TestApp) =>
  club.app.inject({
    method: 'GET',
    url: '/api/private/ligas/backup',
    headers: { authorization: club.token },
  });

export const copiaDe = async (club: TestApp): Promise<Uint8Array> => (await descargar(club)).rawPayload;

/** Databases on the other engine, closed and removed after the suite. */
export function useOtroMotor(motor: Motor) {
  const otro: Motor = motor === 'sqlite' ? 'postgres' : 'sqlite';
  const undos: (() => void | Promise<void>)[] = [];
  afterAll(async () => {
    for (const undo of undos.reverse()) await undo();
  });
  const later = (undo: () => void | Promise<void>): void => void undos.push(undo);
  const destino = (): Promise<Destino> => createDestino(otro, later);
  const open = (): Promise<BaseDatos> => openMigrated(otro, later);
  return { otro, destino, open, later };
}

type Fila = Record<string, unknown>;

const filasDe = (textos: Record<string, string>, tabla: string): Fila[] =>
  (textos[`${tabla}.jsonl`] ?? '').split('\n').flatMap((linea) => (linea ? [JSON.parse(linea) as Fila] : []));

const enLineas = (filas: readonly Fila[]): string =>
  filas.map((fila) => `${JSON.stringify(fila)}\n`).join('');

const delOtro = (filas: readonly Fila[], columna: string, valor: unknown): Fila | undefined =>
  filas.find((fila) => fila[columna] === valor);

/** The same files as a program wrote them in which the player was also the person. */
export function conPersonaEnElJugador(textos: Record<string, string>, esquema: number) {
  const { 'persona.jsonl': _, ...resto } = textos;
  const [personas, jugadores] = [filasDe(textos, 'persona'), filasDe(textos, 'jugador')];
  const entero = (persona: Fila | null, jugador: Fila | null): Fila | null => {
    if (!persona && !jugador) return null;
    const { apellido: _a, ...suya } = persona ?? delOtro(personas, 'id', jugador?.idPersona) ?? {};
    const {
      idPersona: _p,
      idPersona2: _2,
      ...suyo
    } = jugador ?? delOtro(jugadores, 'idPersona', suya.id) ?? {};
    return { ...suya, ...suyo, version: Number(suya.version) + Number(suyo.version) };
  };
  const hechas = filasDe(textos, 'operacion_fila').map((fila): Fila => {
    const { tabla, antes, despues } = fila;
    if (tabla !== 'persona' && tabla !== 'jugador') return fila;
    const lado = (texto: unknown): unknown => {
      if (texto === null) return null;
      const suya = JSON.parse(String(texto)) as Fila;
      return JSON.stringify(tabla === 'persona' ? entero(suya, null) : entero(null, suya));
    };
    return { ...fila, tabla: 'jugador', antes: lado(antes), despues: lado(despues) };
  });
  const { filas, ...fin } = JSON.parse(textos['fin.json'] ?? '') as { filas: Fila };
  const { persona: ___, ...cuentas } = filas;
  const manifiesto = JSON.parse(textos['manifest.json'] ?? '') as { ultimosIds: Fila };
  const { persona: ____, ...ultimosIds } = manifiesto.ultimosIds;
  return {
    ...resto,
    'jugador.jsonl': enLineas(jugadores.map((jugador) => entero(null, jugador) ?? {})),
    'operacion_fila.jsonl': enLineas(hechas),
    'fin.json': JSON.stringify({ ...fin, filas: cuentas }),
    'manifest.json': JSON.stringify({ ...manifiesto, ultimosIds, esquema }),
  };
}
