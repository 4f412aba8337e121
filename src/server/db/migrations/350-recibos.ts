import type { Migracion } from '../migrate.ts';

/**
 * Each time an enrolment went in a file for the bank, of those of before only the day; and its bank data as they were before
 * the desk corrected them.
 */
export const recibos: Migracion = {
  nombre: 'recibos',
  ordenes: ({ id, binario }) => [
    `create table recibo (
      id ${id}, "idSolicitud" integer not null references solicitud (id) on delete cascade,
      cobro text not null, importe integer, secuencia text, remesa text, usuario text, dt bigint)`,
    'create index recibo_solicitud on recibo ("idSolicitud")',
    'insert into recibo ("idSolicitud", cobro) select id, cobrada from solicitud where cobrada is not null',
    'alter table solicitud drop column cobrada',
    `alter table solicitud add column "bancoAntes" ${binario}`,
  ],
};
