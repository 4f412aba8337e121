import type { Migracion } from '../migrate.ts';

/**
 * What each publication of a news item said, and what a picture shows in words. `sale`: when it comes out; `usuario` and `dt`: who
 * published it and when, null of what was out before versions were kept.
 */
export const versionesDeNoticia: Migracion = {
  nombre: 'versiones-de-noticia',
  ordenes: ({ id }) => [
    `create table noticia_version (
      id ${id}, "idNoticia" integer not null references noticia (id) on delete cascade,
      numero integer not null check (numero > 0), title text not null, content text not null, link text,
      sale bigint not null, fijada integer not null check (fijada in (0, 1)), imagen text, "imagenAlt" text,
      usuario text, dt bigint, unique ("idNoticia", numero))`,
    'alter table imagen add column descripcion text',
  ],
};
