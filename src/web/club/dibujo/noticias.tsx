import type { ReactElement } from 'react';
import { ESCENAS_NOTICIA, type EscenaNoticia, marcadorDeEscena } from '#domain/noticia/escena.ts';
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
import { Asamblea, Calendario, Copa, Fiesta, Marcador, Resultados, Sede } from './noticias-del-club.tsx';
import type { Trazar } from './palabras.tsx';

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

/** The scene of that name, its board with the figures and the names that it has; null when there is none. */
export function trazarNoticia(nombre: string, trazar?: Trazar): ReactElement | null {
  const marcador = marcadorDeEscena(nombre);
  const escena = ESCENAS_NOTICIA.find((una) => una === nombre);
  if (!(marcador || escena)) return null;
  const Escena = escena && DIBUJOS[escena];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 160 90"
      width="1280"
      height="720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Escena ? <Escena /> : <Marcador sets={[]} {...marcador} trazar={trazar} />}
    </svg>
  );
}
