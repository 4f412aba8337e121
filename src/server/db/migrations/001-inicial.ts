import type { Migracion } from '../migrate.ts';

const BIT = 'integer not null default 0 check (%s in (0, 1))';
const bit = (columna: string): string => `"${columna}" ${BIT.replace('%s', `"${columna}"`)}`;

/** Two digits at most. */
const caja = (columna: string): string => `"${columna}" integer check ("${columna}" between 0 and 99)`;

const SETS = [1, 2, 3, 4, 5, 6];
const cajas = [1, 2].flatMap((lado) => SETS.map((set) => caja(`jugador${lado}Set${set}`))).join(', ');

const tablas = (id: string): string[] => [
  `create table version (id integer primary key check (id = 1), version bigint not null)`,
  `insert into version (id, version) values (1, 1)`,
  `create table usuario (
    usuario text primary key, "passwordHash" text not null, ${bit('activo')}, "ultimoAcceso" bigint)`,
  `create table sesion (
    "tokenHash" text primary key,
    usuario text not null references usuario (usuario) on delete cascade,
    creada bigint not null, usada bigint not null)`,
  `create table configuracion (clave text primary key, valor text not null)`,
  `create table registro (id ${id}, dt bigint not null, usuario text not null, texto text not null)`,
  `create table liga (
    id ${id}, version integer not null default 1,
    estado text not null check (estado in ('activa', 'inactiva')),
    tipo text not null check (tipo in ('social', 'infantil', 'amistosos', 'playoff')),
    division integer not null check (division between 0 and 10), anio integer not null,
    "horaBaseInicio" integer not null, "minutoBaseInicio" integer not null,
    "horaBaseFinal" integer not null, "minutoBaseFinal" integer not null,
    duracion integer not null check (duracion > 0),
    usuario text references usuario (usuario) on delete set null,
    ${bit('idaVuelta')}, "fechaIdaVuelta" text, ${bit('notificar')}, reglas text not null)`,
  `create table pista (
    id ${id}, version integer not null default 1, nombre text not null unique,
    estado text not null check (estado in ('activa', 'inactiva')))`,
  `create table jugador (
    id ${id}, version integer not null default 1, nombre text not null, "nombreBusqueda" text not null,
    estado text not null check (estado in ('activo', 'lesion', 'eliminado')),
    email text, telefono text, "idLiga" integer references liga (id), ${bit('disponibleAmistosos')})`,
  `create table liga_jugador (
    "idLiga" integer not null references liga (id) on delete cascade,
    "idJugador" integer not null references jugador (id) on delete cascade,
    primary key ("idLiga", "idJugador"))`,
  `create table partido (
    id ${id}, version integer not null default 1,
    "idLiga" integer not null references liga (id), "idPista" integer references pista (id),
    fecha text not null, duracion integer not null check (duracion > 0), observaciones text,
    ${bit('sintetico')},
    "idJugador1" integer not null references jugador (id),
    "idJugador2" integer not null references jugador (id),
    ${cajas},
    ${bit('jugador1NoPresenta')}, ${bit('jugador2NoPresenta')},
    ${bit('jugador1Aplaza')}, ${bit('jugador2Aplaza')},
    check ("idJugador1" <> "idJugador2"))`,
  `create table incidencia (
    id ${id}, version integer not null default 1,
    "idLiga" integer not null references liga (id) on delete cascade,
    "idJugador" integer not null references jugador (id) on delete cascade,
    fecha text not null, unique ("idLiga", "idJugador", fecha))`,
];

/** The last one: one active league per type, division and season. */
const INDICES = [
  `create index sesion_usuario on sesion (usuario)`,
  `create index registro_dt on registro (dt)`,
  `create index jugador_liga on jugador ("idLiga")`,
  `create index liga_jugador_jugador on liga_jugador ("idJugador")`,
  `create index partido_liga on partido ("idLiga", fecha)`,
  `create index partido_jugador1 on partido ("idJugador1", fecha)`,
  `create index partido_jugador2 on partido ("idJugador2", fecha)`,
  `create index partido_pista on partido ("idPista", fecha)`,
  `create index partido_fecha on partido (fecha)`,
  `create index incidencia_jugador on incidencia ("idJugador", fecha)`,
  `create index incidencia_fecha on incidencia (fecha)`,
  `create unique index liga_activa on liga (tipo, division, anio) where estado = 'activa'`,
];

export const inicial: Migracion = {
  nombre: 'inicial',
  ordenes: ({ id }) => [...tablas(id), ...INDICES],
};
