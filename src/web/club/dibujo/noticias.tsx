import type { ReactElement } from 'react';
import { ESCENAS_NOTICIA, type EscenaNoticia } from '#domain/noticia/escena.ts';
import {
  Campus,
  Clase,
  Cordaje,
  Lluvia,
  Maraton,
  Obra,
  Padel,
  PorLaManana,
  Vuelta,
} from './noticias-de-juego.tsx';
import {
  Asamblea,
  Calendario,
  Copa,
  Fiesta,
  Marcador,
  type MarcadorProps,
  Resultados,
  Sede,
} from './noticias-del-club.tsx';

const DIBUJOS = {
  lluvia: Lluvia,
  copa: Copa,
  asamblea: Asamblea,
  campus: Campus,
  maraton: Maraton,
  raqueta: Cordaje,
  pickleball: PorLaManana,
  padel: Padel,
  fiesta: Fiesta,
  resultados: Resultados,
  calendario: Calendario,
  pista: Obra,
  escuela: Clase,
  menores: Vuelta,
  club: Sede,
} satisfies Record<EscenaNoticia, () => ReactElement>;

const lienzo = (dibujo: ReactElement): ReactElement => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 160 90"
    width="1280"
    height="720"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {dibujo}
  </svg>
);

/** The scene of that name; null when there is none. */
export function trazarNoticia(nombre: string): ReactElement | null {
  const escena = ESCENAS_NOTICIA.find((una) => una === nombre);
  if (!escena) return null;
  const Escena = DIBUJOS[escena];
  return lienzo(<Escena />);
}

/** The board of a match: its sets and, where they are to be told, who played. */
export const trazarMarcador = (marcador: MarcadorProps): ReactElement => lienzo(<Marcador {...marcador} />);
