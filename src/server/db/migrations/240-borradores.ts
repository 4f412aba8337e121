import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** `sobre`: the version of the page that it was begun from. */
const BORRADOR = `create table contenido_borrador (
  clave text primary key, version integer not null, sobre integer not null, html text not null,
  usuario text not null, dt bigint not null)`;

/** What staff write of a page or a news item before it is on the site. */
export const borradores: Migracion = {
  nombre: 'borradores',
  up: async (q) => {
    await sql.raw(BORRADOR).execute(q);
    await sql.raw('alter table noticia add column borrador text').execute(q);
  },
};
