import type { ReactElement } from 'react';
import { Arbol, Bola, Fondo, Nube, PistaDeFrente, Raqueta, TONOS } from './figuras.tsx';
import { trazarNoticia } from './noticias.tsx';
import { Barba, Bigote, Busto, Coletas, Flequillo, Melena, Mono, Rizos } from './personajes.tsx';

type Quien = [quien: () => ReactElement, x: number, escala: number];
type Clase = {
  suelo: string;
  fuera: string;
  quienes: readonly Quien[];
  /** Of each ball, from the left; where there is none, their rackets tell it. */
  bolas: readonly (readonly [x: number, y: number, r: number])[];
  color?: string;
  deNoche?: boolean;
};

const { bola, rojo, noche } = TONOS;
const VERDE = { suelo: TONOS.verde, fuera: '#3d8f63' };
const AZUL = { suelo: TONOS.azul, fuera: '#35549c' };

/** Who goes to each class, in the middle of the picture: a phone shows no more of it. */
const CLASES: Readonly<Record<string, Clase>> = {
  minitenis: {
    suelo: '#f0b25c',
    fuera: '#c9822e',
    quienes: [[Coletas, 82, 0.8]],
    bolas: [
      [50, 30, 5.5],
      [118, 40, 5.5],
    ],
    color: rojo,
  },
  iniciacion: { ...VERDE, quienes: [[Flequillo, 82, 0.8]], bolas: [[116, 34, 5]] },
  perfeccionamiento: { ...AZUL, quienes: [[Melena, 82, 0.8]], bolas: [[118, 30, 5]] },
  competicion: {
    suelo: TONOS.tierra,
    fuera: TONOS.fuera,
    quienes: [
      [Rizos, 62, 0.7],
      [Barba, 105, 0.7],
    ],
    bolas: [[132, 34, 4.5]],
  },
  adultos: {
    ...AZUL,
    quienes: [
      [Bigote, 62, 0.7],
      [Mono, 105, 0.7],
    ],
    bolas: [[134, 44, 4.5]],
    deNoche: true,
  },
};

/** The lamps of a court at night. */
const Focos = () => (
  <>
    <path d="M12 54V18M148 54V18" stroke="#8b95b8" strokeWidth="1.6" />
    <path d="M4 10H20V18H4zM140 10H156V18H140z" fill="#fff6c9" />
    <path d="M4 18H20L44 54H-12zM140 18H156L172 54H116z" fill="#fff6c9" fillOpacity="0.14" />
  </>
);

const Escena = ({ suelo, fuera, quienes, bolas, color = bola, deNoche = false }: Clase) => (
  <>
    <Fondo color={deNoche ? noche : '#c9ecff'} />
    {deNoche ? (
      <Focos />
    ) : (
      <>
        <Nube x={30} y={18} />
        <Arbol x={14} y={54} />
        <Arbol x={146} y={54} color="#57a572" />
      </>
    )}
    <PistaDeFrente suelo={suelo} fuera={fuera} />
    <g transform="translate(38 86) rotate(-52) scale(2.1)">
      <Raqueta />
    </g>
    {quienes.map(([quien, x, escala], i) => (
      <Busto key={x} quien={quien} x={x} y={98} escala={escala} gira={i > 0} />
    ))}
    {bolas.map(([x, y, r]) => (
      <Bola key={x} x={x} y={y} r={r} color={color} />
    ))}
  </>
);

/** A programme of the school; the others have the scene of their sport, or that of any class. */
export function trazarClase(nombre: string): ReactElement | null {
  if (!Object.hasOwn(CLASES, nombre)) return trazarNoticia(nombre) ?? trazarNoticia('escuela');
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1280" height="720" aria-hidden="true">
      <Escena {...(CLASES[nombre] as Clase)} />
    </svg>
  );
}
