import type { Migracion } from '../migrate.ts';

/** What each save or delete found and left, so that it can be taken back. docs/reglas/deshacer.md. */
export const operaciones: Migracion = {
  nombre: 'operaciones',
  ordenes: ({ id }) => [
    `create table operacion (id ${id}, dt bigint not null, usuario text not null, deshace integer)`,
    `create table operacion_fila (
      "idOperacion" integer not null references operacion (id) on delete cascade,
      orden integer not null, tabla text not null, clave text not null, antes text, despues text,
      primary key ("idOperacion", orden))`,
    `alter table registro add column "idOperacion" integer`,
    `create index operacion_dt on operacion (dt)`,
    `create index operacion_fila_clave on operacion_fila (tabla, clave)`,
    `create index registro_operacion on registro ("idOperacion")`,
  ],
};
