import type { Acceso } from '#domain/cuenta/permisos.ts';
import { entradasDe } from '#web/paginas-privadas.ts';

/** The staff's menu on public pages, with what that account may open. */
export const menuAdministracion = (acceso: Acceso) => ({
  titulo: 'Administración',
  entradas: entradasDe(acceso).map(({ palabra, href }) => ({ titulo: palabra, href })),
});
