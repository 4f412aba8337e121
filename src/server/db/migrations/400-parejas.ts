import { apellidoDe } from '#domain/persona/apellidos.ts';
import type { Migracion } from '../migrate.ts';

/** Two people who play as one, each told in a mail of their own, and what they are called in little room. */
export const parejas: Migracion = {
  nombre: 'parejas',
  ordenes: () => [
    'alter table jugador add column "idPersona2" integer references persona (id)',
    'create index jugador_persona2 on jugador ("idPersona2")',
    'alter table persona add column apellido text',
    'alter table correo add column "deLaSegunda" integer not null default 0 check ("deLaSegunda" in (0, 1))',
  ],
  up: async (q) => {
    const personas = await q.selectFrom('persona').select(['id', 'nombre']).orderBy('id').execute();
    for (const { id, nombre } of personas)
      await q
        .updateTable('persona')
        .set({ apellido: apellidoDe(nombre) })
        .where('id', '=', id)
        .execute();
  },
};
