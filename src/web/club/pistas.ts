import { club } from '#club';
import { enLista } from '#domain/texto.ts';

type Grupo = { deporte: keyof typeof club.deportes; numero: number; superficie: string };

/** "4 de tenis (resina), 2 de tenis (tierra batida) y 3 de pickleball (resina)". */
export const pistasEnPalabras = (pistas: readonly Grupo[]): string =>
  enLista(
    pistas.map(
      ({ deporte, numero, superficie }) =>
        `${numero} de ${club.deportes[deporte].toLowerCase()} (${superficie})`,
    ),
  );
