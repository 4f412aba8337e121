import { z } from 'zod';
import { FotoDeHueco } from '#contract/sitio/fotos.ts';
import type { Lector } from '../open.ts';

/** The setting that holds them, as JSON. */
export const CLAVE_FOTOS = 'fotos';

const Guardadas = z.array(FotoDeHueco);

/** The photographs of the site, each in its place. */
export async function leerFotos(db: Lector): Promise<FotoDeHueco[]> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', CLAVE_FOTOS)
    .executeTakeFirst();
  return fila ? Guardadas.parse(JSON.parse(fila.valor)) : [];
}
