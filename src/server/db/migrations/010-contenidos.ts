import type { Migracion, Tipos } from '../migrate.ts';
import { noticiasDeArchivo } from '../noticias-iniciales.ts';

const bit = (columna: string): string => `${columna} integer not null check (${columna} in (0, 1))`;

/** Version 1 of each text is its file in contenido/: rows start at 2. Pictures are written once. */
const tablas = ({ id, binario }: Tipos): string[] => [
  `create table contenido (
    id ${id}, clave text not null, version integer not null check (version > 1),
    html text not null, usuario text not null, dt bigint not null, unique (clave, version))`,
  `create table noticia (
    id ${id}, version integer not null default 1, title text not null, content text not null, link text,
    dt bigint not null, ${bit('publicada')}, ${bit('fijada')})`,
  `create table imagen (
    id ${id}, hash text not null, ancho integer not null, alto integer not null,
    tipo text not null check (tipo in ('avif', 'webp', 'jpg')), contenido ${binario} not null,
    unique (hash, ancho, tipo))`,
  `create index noticia_dt on noticia (dt)`,
];

/** The news that a club already in use was showing from its file become the first of the table. */
export const contenidos: Migracion = {
  nombre: 'contenidos',
  ordenes: tablas,
  up: async (q) => {
    const enUso = await q.selectFrom('liga').select('id').limit(1).executeTakeFirst();
    if (!enUso) return;
    const hoy = new Date().toISOString().slice(0, 10);
    await q.insertInto('noticia').values(noticiasDeArchivo(hoy)).execute();
  },
};
