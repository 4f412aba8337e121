import type { ReactElement } from 'react';
import type { TipoGestionado } from '#domain/liga/tipos.ts';
import { Cuerpo, RaquetaDeJuego } from './cuerpo.tsx';
import { Arbol, Bola, Fondo, Nube, Raqueta, Sol, TONOS, veces } from './figuras.tsx';
import { Barba, Bigote, Busto, Coletas, Flequillo, Melena } from './personajes.tsx';

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

/** Who keeps the score of the children. */
const Juez = () => (
  <>
    <Bigote />
    <path d="M27 37Q26 11 50 11Q74 11 73 37Q50 29 27 37z" fill={azul} />
    <path d="M30 36Q58 27 90 34Q93 39 86 39.5Q58 33 30 36z" fill="#35549c" />
  </>
);

/** The high chair at the far post, and the umpire on it. */
const Silla = () => (
  <>
    <ellipse cx="78" cy="62" rx="20" ry="2.4" fill={tinta} fillOpacity="0.25" />
    <g fill="none" stroke="#2c6b4f" strokeLinecap="round" strokeLinejoin="round">
      <path d="M69 42L63 62M88 42L94 62" strokeWidth="2.6" />
      <path d="M64 52.5H91M63 58H93" strokeWidth="2" />
      <path d="M71 25H87V41H71z" fill="#3f8f63" strokeWidth="2.6" />
      <path d="M67 42H90" strokeWidth="3.2" />
    </g>
    <Cuerpo
      quien={Juez}
      x={79}
      y={54.5}
      escala={0.7}
      sentado
      gira
      piel="#f2cdb0"
      ropa={rojo}
      abajo={crema}
      brazos={['-7 -42 -14 -35 -11 -26', '7 -42 14 -39 13 -50']}
      piernas={['2 -18 9 -18 8 -4', '3 -18 15 -18 15 -4']}
    />
  </>
);

/** Between its two posts, away from whoever looks and up to the chair. */
const Red = () => (
  <>
    <path d="M82 47L100 62.5V86L82 60z" fill={tinta} fillOpacity="0.5" />
    <g stroke="#fff" strokeOpacity="0.45" strokeWidth="0.4">
      {veces(8, (i) => (
        <path key={i} d={`M${84 + i * 2.1} ${48.8 + i * 1.8}V${62.8 + i * 3}`} />
      ))}
      {veces(5, (i) => (
        <path key={i} d={`M82 ${49.2 + i * 2.2}L100 ${66 + i * 4}`} />
      ))}
    </g>
    <path d="M82 47L100 62.5" stroke="#fff" strokeWidth="2.6" />
    <path d="M82 46V60M100 61V86" stroke={tinta} strokeWidth="2" strokeLinecap="round" />
  </>
);

const Ninos = () => (
  <>
    <Fondo color="#bfeadf" />
    <Nube x={15} y={18} />
    <Nube x={147} y={14} />
    <Arbol x={8} y={54} />
    <Arbol x={22} y={53} color="#57a572" />
    <Arbol x={150} y={54} />
    <path d="M0 53H160V90H0z" fill={hierba} />
    <path d="M20 60H140L200 90H-4z" fill="#7a5a9c" />
    <path
      d="M20 60H140L200 90M20 60L-4 90M58 60L63 90M104 60L143 90M60.500 75H123"
      fill="none"
      stroke="#fff"
      strokeWidth="1.2"
    />
    <Silla />
    <Red />
    <Cuerpo
      quien={Flequillo}
      x={45}
      y={82}
      escala={0.98}
      cabeza={0.34}
      piel="#b97f56"
      ropa={sol}
      brazos={['-6 -41 -14 -36 -15 -28', '7 -41 14 -34 15 -38']}
      piernas={['-4 -18 -8 -9 -10 -1', '4 -18 8 -10 9 -1']}
    >
      <RaquetaDeJuego giro={3} />
    </Cuerpo>
    <Cuerpo
      quien={Coletas}
      x={118}
      y={82}
      escala={0.98}
      cabeza={0.35}
      piel="#f5d3b8"
      ropa="#e874a8"
      falda
      gira
      brazos={['-6 -41 -14 -36 -15 -28', '7 -41 14 -34 15 -38']}
      piernas={['-4 -18 -8 -9 -10 -1', '4 -18 8 -10 9 -1']}
    >
      <RaquetaDeJuego giro={12} color="#2f78d0" />
    </Cuerpo>
    <Bola x={90} y={20} r={3.4} />
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
