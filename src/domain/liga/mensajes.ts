import type { EstadoJugador } from './jugador.ts';
import type { TipoLiga } from './liga.ts';

/** What a player's status is called. Spec §4, "Player status". */
export const ESTADO_DE_JUGADOR: Record<EstadoJugador, string> = {
  activo: 'Activo',
  lesion: 'Lesionado',
  eliminado: 'Eliminado',
};

/** Names of leagues and divisions that the user reads. domain.md, "Names, divisions, seasons". */
export const mensajes = {
  tipo: {
    social: 'Liga Social',
    infantil: 'Liga Infantil',
    amistosos: 'Amistosos',
    playoff: 'Play-off',
  } satisfies Record<TipoLiga, string>,
  division: (numero: number) => `${numero}ª División`,
  promocion: 'Promoción',
  inactiva: 'inactiva',
} as const;
