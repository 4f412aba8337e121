import { BASE_DANADA } from './db/danos.ts';
import { type Outage, outageOf } from './db/outage.ts';
import { Problema } from './platform/problema.ts';
import { Told } from './platform/told.ts';
import { motivoDelSistema } from './rechazos-sistema.ts';

const AVERIAS: Record<Outage, string> = {
  down: 'La base de datos no responde. Comprueba que está en marcha y que DATABASE_URL o DATA_DIR son correctos.',
  damaged: BASE_DANADA,
  full: 'No queda sitio en el disco de la base de datos. Libera espacio y vuelve a intentarlo.',
};

const CLAVE_MALA = 'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL. Corrígelos.';

/** What PostgreSQL refuses because of how it was called, by SQLSTATE. */
const RECHAZOS: Readonly<Record<string, string>> = {
  '28P01': CLAVE_MALA,
  '28000': CLAVE_MALA,
  '3D000': 'La base de datos de DATABASE_URL no existe en PostgreSQL. Créala o corrige su nombre.',
};

/** A file or a folder that the system refuses. */
function deFichero(error: unknown): string | null {
  const motivo = motivoDelSistema(error);
  return motivo && `No se puede usar ${(error as NodeJS.ErrnoException).path}: ${motivo}.`;
}

/** What the person who runs the program or an order can act on, in a sentence; the rest as it came. */
export function explicar(error: unknown): unknown {
  if (error instanceof Told || error instanceof Problema) return error.message;
  const { code = '', port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está ocupado. Elige otro con PORT.`;
  const averia = outageOf(error);
  return RECHAZOS[code] ?? (averia && AVERIAS[averia]) ?? deFichero(error) ?? error;
}

/**
 * Runs an order of the command line: what it could not do is told, and its exit code says so. What it writes is for its
 * owner only.
 */
export async function ordenar(trabajo: () => Promise<unknown>): Promise<void> {
  process.umask(0o077);
  try {
    await trabajo();
  } catch (error) {
    console.error(explicar(error));
    process.exitCode = 1;
  }
}
