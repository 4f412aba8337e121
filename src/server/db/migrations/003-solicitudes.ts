import type { Migracion, Tipos } from '../migrate.ts';

const bit = (columna: string): string =>
  `"${columna}" integer not null default 0 check ("${columna}" in (0, 1))`;

const tablas = ({ id, binario }: Tipos): string[] => [
  `create table secreto (nombre text primary key, valor text not null)`,
  `create table captcha_usado (nonce text primary key, caduca bigint not null)`,
  `create table solicitud (
    id ${id}, version integer not null default 1, referencia text not null unique, clave text unique,
    tipo text not null check (tipo in ('contacto', 'pruebanivel', 'inscripcion')),
    inscripcion text, dt bigint not null, dia text not null,
    nombre text not null, "nombreBusqueda" text not null, email text, telefono text,
    datos text not null, banco ${binario}, salud ${binario}, "saludCaduca" text, avisos text not null,
    ${bit('leida')}, ${bit('atendida')}, notas text)`,
  `create table adjunto (
    id ${id}, "idSolicitud" integer not null references solicitud (id) on delete cascade,
    clase text not null check (clase in ('file', 'comprobantePago', 'firma')),
    mime text not null, bytes integer not null, contenido ${binario} not null,
    unique ("idSolicitud", clase))`,
  `create table correo (
    id ${id}, "idSolicitud" integer not null references solicitud (id) on delete cascade,
    "messageId" text not null unique, para text not null, "responderA" text,
    asunto text not null, texto text not null,
    lleva text not null check (lleva in ('nada', 'pdf', 'todo')),
    estado text not null check (estado in ('pendiente', 'enviado', 'fallido')),
    intentos integer not null default 0, proximo bigint not null,
    dueno text, hasta bigint not null default 0, error text)`,
];

const INDICES = [
  `create index captcha_usado_caduca on captcha_usado (caduca)`,
  `create index solicitud_dt on solicitud (dt)`,
  `create index solicitud_tipo on solicitud (tipo, dia)`,
  `create index solicitud_salud on solicitud ("saludCaduca")`,
  `create index correo_solicitud on correo ("idSolicitud")`,
  `create index correo_pendiente on correo (proximo) where estado = 'pendiente'`,
];

export const solicitudes: Migracion = {
  nombre: 'solicitudes',
  ordenes: (tipos) => [...tablas(tipos), ...INDICES],
};
