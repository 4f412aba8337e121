import type { Migracion } from '../migrate.ts';

/** The picture at the head of a news item, and what it shows in words. */
export const fotoDeNoticia: Migracion = {
  nombre: 'foto-de-noticia',
  ordenes: () => [
    'alter table noticia add column imagen text',
    'alter table noticia add column "imagenAlt" text',
  ],
};
