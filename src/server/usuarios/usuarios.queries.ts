import type { Lector } from '#server/db/open.ts';

/** Names only: nothing else of an account leaves the server. */
export const usuariosActivos = (db: Lector): Promise<{ usuario: string }[]> =>
  db.selectFrom('usuario').select('usuario').where('activo', '=', 1).orderBy('usuario').execute();
