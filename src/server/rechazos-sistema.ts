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

/** That reason; null when the error is not of a file. */
export function motivoDelSistema(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  return path === undefined ? null : (MOTIVOS[code] ?? null);
}
