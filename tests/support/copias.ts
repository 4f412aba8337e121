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
