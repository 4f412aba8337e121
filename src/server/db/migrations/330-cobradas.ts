import type { Migracion } from '../migrate.ts';

/** The day of collection of the last file for the bank that an enrolment went in. */
export const cobradas: Migracion = {
  nombre: 'cobradas',
  ordenes: () => ['alter table solicitud add column cobrada text'],
};
