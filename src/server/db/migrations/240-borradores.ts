import type { Migracion } from '../migrate.ts';

/** What staff write of a page or a news item before it is on the site. `sobre`: the version that it was begun from. */
export const borradores: Migracion = {
  nombre: 'borradores',
  ordenes: () => [
    `create table contenido_borrador (
      clave text primary key, version integer not null, sobre integer not null, html text not null,
      usuario text not null, dt bigint not null)`,
    'alter table noticia add column borrador text',
  ],
};
