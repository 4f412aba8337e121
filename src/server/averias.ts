import { mensajes } from '#contract/mensajes.ts';
import { BASE_DANADA, type Danos, type Outage, outageOf } from './db/engines/outage.ts';
import { Problema, Told } from './platform/errors.ts';
import type { LocalCall } from './platform/http/router.ts';

const SIN_PERMISO = 'esta cuenta del sistema no puede leer y escribir ahí';

/** Why the system refuses a file or a folder, in the middle of a sentence. */
const MOTIVOS: Readonly<Record<string, string>> = {
  EEXIST: 'no es una carpeta',
  ENOTDIR: 'no es una carpeta',
  EISDIR: 'es una carpeta',
  ENOENT: 'no existe',
  EACCES: SIN_PERMISO,
  EPERM: SIN_PERMISO,
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'no queda sitio en el disco',
  EDQUOT: 'no queda sitio en el disco',
};

export function motivoDelSistema(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  return path === undefined ? null : (MOTIVOS[code] ?? null);
}

export const TEXTOS_ERROR = {
  badBody: mensajes.cuerpoInvalido,
  tooLarge: mensajes.cuerpoDemasiadoGrande,
  wrongType: mensajes.tipoNoAdmitido,
  internal: mensajes.errorInterno,
  closing: mensajes.cerrando,
  notFound: mensajes.rutaNoEncontrada,
  tooSlow: mensajes.subidaLenta,
  longHeaders: mensajes.cabecerasLargas,
};

const REINTENTO_S = 5;

const RESPUESTAS: Record<Outage, () => Problema> = {
  down: () => new Problema(503, mensajes.sinBaseDatos, { retryAfter: REINTENTO_S }),
  // When to try again depends on who repairs it.
  damaged: () => new Problema(503, mensajes.baseDanada),
  full: () => new Problema(507, mensajes.discoLleno),
  missing: () => new Problema(503, mensajes.baseAusente),
};

/** What people are told when it is the database that fails; null for any other error. */
function explicarAveria(error: unknown): Problema | null {
  const outage = outageOf(error);
  return outage && RESPUESTAS[outage]();
}

/** The same, and the damage that an error shows is noted. */
export const explicarYAnotar =
  (danos: Danos) =>
  (error: unknown): Problema | null => {
    const outage = outageOf(error);
    if (outage === 'damaged') danos.anotar((error as Error).message);
    if (outage === 'full') danos.sinSitio = true;
    return explicarAveria(error);
  };

/** What a page asks for fails with the sentence that it shows. */
export const conAverias =
  (call: LocalCall, explicar: (error: unknown) => Problema | null): LocalCall =>
  async (key, request) => {
    try {
      return await call(key, request);
    } catch (error) {
      throw explicar(error) ?? error;
    }
  };

const AVERIAS: Record<Outage, string> = {
  down: 'La base de datos no responde. Comprueba que está en marcha y que DATABASE_URL o DATA_DIR son correctos.',
  damaged: BASE_DANADA,
  missing:
    'El fichero de la base de datos ya no está en su sitio. Para el programa, y devuélvelo o restaura la última copia de seguridad.',
  full: 'No queda sitio en el disco de la base de datos. Libera espacio y vuelve a intentarlo.',
};

const CLAVE_MALA = 'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL. Corrígelos.';

/** What PostgreSQL refuses because of how it was called, by SQLSTATE. */
const RECHAZOS: Readonly<Record<string, string>> = {
  '28P01': CLAVE_MALA,
  '28000': CLAVE_MALA,
  '3D000': 'La base de datos de DATABASE_URL no existe en PostgreSQL. Créala o corrige su nombre.',
};

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

/** Runs an order: failures are told and set the exit code. What it writes is for its owner only. */
export async function ordenar(trabajo: () => Promise<unknown>): Promise<void> {
  process.umask(0o077);
  try {
    await trabajo();
  } catch (error) {
    console.error(explicar(error));
    process.exitCode = 1;
  }
}
