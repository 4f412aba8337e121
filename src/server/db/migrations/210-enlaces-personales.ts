import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';
import { rebuildTable } from '../rebuild.ts';

/** One row a player, who keeps what they chose when their link is withdrawn: then it has no `tokenHash`. */
const ENLACE = `create table enlace_personal (
  "idJugador" integer primary key references jugador (id) on delete cascade,
  "tokenHash" text unique, creado bigint not null, caduca text not null, usado bigint,
  avisos integer not null default 1 check (avisos in (0, 1)), "nombrePropuesto" text)`;

const SIN_SOLICITUD = /("idSolicitud"\s+integer) not null/;

/** Links with which players see and say what is theirs, and mails that come from no form. */
export const enlacesPersonales: Migracion = {
  nombre: 'enlaces-personales',
  rebuilds: true,
  up: async (q, { motor }) => {
    await sql.raw(ENLACE).execute(q);
    if (motor === 'sqlite')
      await rebuildTable(q, 'correo', (definition) => definition.replace(SIN_SOLICITUD, '$1'));
    else await sql.raw('alter table correo alter column "idSolicitud" drop not null').execute(q);
    await sql
      .raw('alter table correo add column "idJugador" integer references jugador (id) on delete cascade')
      .execute(q);
    await sql.raw('create index correo_jugador on correo ("idJugador")').execute(q);
  },
};
