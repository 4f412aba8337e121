import type { Migracion } from '../migrate.ts';

/** Matches put off at the request of neither player. */
export const aplazadosPorElClub: Migracion = {
  nombre: 'aplazados-por-el-club',
  ordenes: () => [
    'alter table partido add column "clubAplaza" integer not null default 0 check ("clubAplaza" in (0, 1))',
  ],
};
