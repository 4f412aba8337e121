import type { ReactElement } from 'react';
import type { TipoGestionado } from '#domain/liga/tipos.ts';
import { Arbol, Bola, CASTANO, Figura, Fondo, MORENO, Nube, Raqueta, RUBIO, Sol, TONOS } from './figuras.tsx';
import { Barba, Busto, Melena } from './personajes.tsx';

const { tinta, tierra, fuera, rojo, azul, bola, crema, hierba, sol } = TONOS;

/** A sleeve and a forearm up to where both hands meet; towards the right. */
const Brazo = ({ manga, piel }: { manga: string; piel: string }) => (
  <g fill="none" strokeLinecap="round">
    <path d="M-24 11L-15 9" stroke={manga} strokeWidth="12" />
    <path d="M-13 8.5L-3 1" stroke={piel} strokeWidth="7.5" />
  </g>
);

/** Two who have played, over the net; what matters is in the middle, which is all that a narrow place shows. */
const Saludo = () => (
  <>
    <Fondo color="#ffe0b5" />
    <Sol x={80} y={32} r={16} />
    <Nube x={28} y={16} color="#fff4e2" />
    <Nube x={128} y={22} color="#fff4e2" />
    <Arbol x={8} y={56} />
    <Arbol x={152} y={56} color="#57a572" />
    <path d="M0 54H160V90H0z" fill={fuera} />
    <path d="M28 58H132L160 84V90H0V84z" fill={tierra} />
    <path d="M28 58H132L160 84M28 58L0 84" fill="none" stroke="#fff" strokeWidth="1.2" />
    <path d="M78.5 58H81.5L87 90H73z" fill={tinta} fillOpacity="0.35" />
    <path d="M79.5 58H80.500L83 90H77z" fill="#fff" />
    <g transform="translate(30 78) rotate(-46) scale(2.2)">
      <Raqueta />
    </g>
    <Busto quien={Barba} x={53} y={99} escala={0.68} />
    <Busto quien={Melena} x={107} y={99} escala={0.68} gira />
    <g transform="translate(80 80)">
      <Brazo manga={bola} piel="#d9a37a" />
      <g transform="scale(-1 1)">
        <Brazo manga="#2a9aa1" piel="#f7d9c4" />
      </g>
      <path d="M-6-3.5Q-3-7.5 2-6L7-2.5Q8 2 4 5Q0 7-4 5Q-7.5 1-6-3.5z" fill="#f7d9c4" />
      <path
        d="M-4.5-2.5L1.5 3.5M-2-4.5L3.5 1M-6 0L-.8 5"
        fill="none"
        stroke="#d9a37a"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path d="M-1-4.8L4-5.5" fill="none" stroke="#d9a37a" strokeWidth="3" strokeLinecap="round" />
    </g>
  </>
);

/** The high chair, and who keeps the score of the children. */
const Silla = () => (
  <g stroke={crema} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" fill="none">
    <path d="M73 38L67 70M87 38L93 70M70.5 52H89.500M69 61H91" />
    <path d="M71 38H89" strokeWidth="3.4" />
    <path d="M88 38V27" />
    <path d="M76 31V40H85V50" stroke={tinta} strokeWidth="4.2" />
    <path d="M76.5 23V33" stroke={rojo} strokeWidth="9" />
    <path d="M77 24L90 17" stroke={rojo} strokeWidth="3.6" />
    <circle cx="91.5" cy="16" r="1.3" fill="#d9a37a" stroke="#d9a37a" />
    <circle cx="77" cy="12" r="4.2" fill="#d9a37a" stroke="none" />
    <path d="M78.500 11.8V12.6M80.3 11.8V12.6" stroke={tinta} strokeWidth="0.9" />
    <path d="M77.6 14.200Q79 15.300 80.200 14.200" stroke="#8c3b2c" strokeWidth="0.7" />
    <path d="M71.8 11.500A5.2 5.2 0 0 1 82 11.500H86.5" fill={azul} stroke={azul} strokeWidth="1.4" />
  </g>
);

export const Ninos = () => (
  <>
    <Fondo color="#bfeadf" />
    <Nube x={34} y={20} />
    <Nube x={136} y={16} />
    <Arbol x={16} y={58} />
    <Arbol x={30} y={57} color="#57a572" />
    <Arbol x={146} y={58} />
    <path d="M0 56H160V90H0z" fill={hierba} />
    <path d="M26 62H134L158 90H2z" fill="#7a5a9c" />
    <path d="M26 62H134L158 90M26 62L2 90M14 76H146" fill="none" stroke="#fff" strokeWidth="1.2" />
    <Silla />
    <path d="M78 62H82L88 90H72z" fill={tinta} fillOpacity="0.4" />
    <path d="M78.5 62H81.500L84 90H76z" fill="#fff" />
    <Figura x={46} y={84} ropa={sol} pelo={MORENO} piel="#b97f56" escala={1.3}>
      <Raqueta />
    </Figura>
    <Figura x={114} y={84} ropa="#e874a8" pelo={RUBIO} escala={1.3} gira>
      <Raqueta />
    </Figura>
    <path d="M60 44Q76 30 98 42" fill="none" stroke="#fff" strokeWidth="1.2" strokeDasharray="2 3" />
    <Bola x={60} y={44} r={3.4} />
    <Figura x={148} y={74} ropa={azul} pelo={CASTANO} escala={0.9} gira />
  </>
);

const ESCENAS = { social: Saludo, infantil: Ninos } satisfies Record<TipoGestionado, () => ReactElement>;

/** What a league is like; null when there is none of that name. */
export function trazarLiga(nombre: string): ReactElement | null {
  if (!Object.hasOwn(ESCENAS, nombre)) return null;
  const Escena = ESCENAS[nombre as TipoGestionado];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1280" height="720" aria-hidden="true">
      <Escena />
    </svg>
  );
}
