import type { Migracion } from '../migrate.ts';

/** Leagues as they are played: what each may hold from here on, by its list. */
export const ligasReales: Migracion = {
  nombre: 'ligas-reales',
  ordenes: ({ id }) => [
    `alter table pista add column deporte text not null default 'tenis'`,
    `alter table liga add column deporte text not null default 'tenis'`,
    `alter table liga add column modo text not null default 'individual'`,
    'alter table liga add column ciclo integer not null default 0',
    'drop index liga_activa',
    `create unique index liga_activa on liga (tipo, deporte, modo, division, anio) where estado = 'activa'`,
    `create table ajuste (
      id ${id}, "idLiga" integer not null references liga (id) on delete cascade,
      "idJugador" integer not null references jugador (id) on delete cascade,
      puntos integer not null check (puntos <> 0), fecha text not null, motivo text, usuario text not null)`,
    'create index ajuste_liga on ajuste ("idLiga")',
    'create index ajuste_jugador on ajuste ("idJugador")',
    `create table clausura (
      id ${id}, version integer not null default 1, fecha text not null, hasta text,
      inicio text, fin text, pistas text, motivo text not null)`,
    `create table recordatorio (
      "idPartido" integer not null references partido (id) on delete cascade, fecha text not null,
      vence text, aplicado integer not null default 0, primary key ("idPartido"))`,
    // With whom somebody enrols in a league by pairs, until they say; of their link, the hash.
    `create table invitacion (
      "idSolicitud" integer not null references solicitud (id) on delete cascade,
      nombre text not null, email text not null, deporte text not null, "tokenHash" text unique, caduca text,
      respuesta text, respondida bigint, creados text, primary key ("idSolicitud"))`,
    // Who played a match for one of a pair, and for whom.
    ...['suplente1', 'suplido1', 'suplente2', 'suplido2'].map(
      (columna) => `alter table partido add column "${columna}" integer references jugador (id)`,
    ),
  ],
  trae: {
    deportes: ['tenis', 'padel', 'pickleball'],
    modos: ['individual', 'parejas'],
    formatosDeSet: ['once', 'quince'],
    desempates: ['puntosEntre', 'setsEntre', 'juegosEntre', 'menosPartidos'],
    reglas: [
      'conReloj',
      'puntoDeOro',
      'saltoPrimero',
      'saltoUltimo',
      'puntosCiclo',
      'inicioCiclo',
      'semanasCiclo',
      'grupoMin',
      'grupoMax',
      'decisiones',
      'siIgualan',
      'alIrse',
      'plazoResultado',
      'alVencer',
      'suplencias',
      'derrotaAjustada',
      'puntosSetGanado',
      'puntosSetPerdido',
      'empate',
      'ninguno',
      'retirada',
      'derrotaRetirada',
      'sistema',
      'retoPuestos',
      'retoDias',
      'rechazo',
      'salida',
    ],
  },
};
