import type { TipoLiga } from './liga.ts';

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
} as const;
