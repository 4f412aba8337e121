import { z } from 'zod';
import type { Copiada } from '#server/db/copia/tablas.ts';
import { MIGRACIONES } from '#server/db/migrate.ts';
import { isSealKey } from '#server/platform/seal.ts';

/** The first file of a backup and the last one: without the last, the file is incomplete. */
export const MANIFIESTO = 'manifest.json';
export const FIN = 'fin.json';
/** The key that opens what is sealed: without it, files and bank data of another machine would be lost. */
export const SELLO = 'sello.json';

/** A file of JSON lines for each table. */
export const ficheroDe = ({ tabla }: Copiada): string => `${tabla}.jsonl`;

const FORMATO = 'club-copia';
const MAX_ID = 2_147_483_647;
const cuentas = z.record(z.string(), z.int().min(0));

const Manifiesto = z.object({
  formato: z.literal(FORMATO),
  /** How many migrations the database had. */
  esquema: z.int().min(1),
  club: z.string(),
  /** The club's wall-clock time. */
  fecha: z.string(),
  /** Which database it is of; copies from before do not tell. */
  base: z.string().optional(),
  /** Rows of each table when the backup was made. */
  filas: cuentas,
  /** The last id given in each table. */
  ultimosIds: z.record(z.string(), z.int().min(0).max(MAX_ID)),
});
export type Manifiesto = z.infer<typeof Manifiesto>;

/** Rows that are in the file, table by table. */
export const Fin = z.object({ filas: cuentas });
type Fin = z.infer<typeof Fin>;

const Sello = z.object({ sello: z.string().refine(isSealKey) });

export const ESQUEMA = MIGRACIONES.length;

export const manifiestoDe = (datos: Omit<Manifiesto, 'formato' | 'esquema'>): Manifiesto => ({
  formato: FORMATO,
  esquema: ESQUEMA,
  ...datos,
});

export const leerManifiesto = (texto: string): Manifiesto => Manifiesto.parse(JSON.parse(texto));
export const leerSello = (texto: string): string => Sello.parse(JSON.parse(texto)).sello;
export const leerFin = (texto: string): Fin => Fin.parse(JSON.parse(texto));
