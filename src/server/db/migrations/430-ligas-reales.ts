import type { Migracion } from '../migrate.ts';

/** Leagues as they are played: what each may hold from here on, by its list. */
export const ligasReales: Migracion = {
  nombre: 'ligas-reales',
  ordenes: () => [
    `alter table pista add column deporte text not null default 'tenis'`,
    `alter table liga add column deporte text not null default 'tenis'`,
    `alter table liga add column modo text not null default 'individual'`,
    'drop index liga_activa',
    `create unique index liga_activa on liga (tipo, deporte, modo, division, anio) where estado = 'activa'`,
  ],
  trae: {
    deportes: ['tenis', 'padel', 'pickleball'],
    modos: ['individual', 'parejas'],
    formatosDeSet: ['once', 'quince'],
    desempates: ['puntosEntre', 'setsEntre', 'juegosEntre', 'menosPartidos'],
    reglas: ['puntoDeOro', 'decisiones'],
  },
};
