import type { ReactElement, ReactNode } from 'react';
import { DeCuerpoEntero } from './caras.tsx';
import { TONOS } from './figuras.tsx';

/** Somebody who plays, whole: in units of which an adult is 64 tall, with the feet at y = 0. Nobody is anybody. */

type Punto = readonly [x: number, y: number];
/** "x y" of three points: from the shoulder or the hip to the hand or the foot. */
type Miembro = string;

export type CuerpoProps = {
  quien: () => ReactElement;
  x: number;
  y: number;
  piel: string;
  ropa: string;
  abajo?: string;
  escala?: number;
  /** Children have a larger head. */
  cabeza?: number;
  /** Of the head, in degrees. */
  mira?: number;
  /** Leans from the feet, in degrees. */
  inclina?: number;
  /** The far one and the near one. */
  brazos: readonly [Miembro, Miembro];
  piernas: readonly [Miembro, Miembro];
  /** Looks to the left. */
  gira?: boolean;
  /** A skirt. */
  falda?: boolean;
  /** In long trousers, with the knees to the front. */
  sentado?: boolean;
  /** What the near hand holds, where it is. */
  children?: ReactNode;
};

function puntosDe(miembro: Miembro): [Punto, Punto, Punto] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = miembro.split(' ').map(Number);
  return [
    [ax, ay],
    [bx, by],
    [cx, cy],
  ];
}

/** From a on, that part of the way to b. */
const haciaDe = ([ax, ay]: Punto, [bx, by]: Punto, parte: number): string =>
  `M${ax} ${ay}l${(bx - ax) * parte} ${(by - ay) * parte}`;

const via = ([a, b, c]: readonly [Punto, Punto, Punto]): string =>
  `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}`;

function Brazo({ de, piel, ropa }: { de: Miembro; piel: string; ropa: string }) {
  const puntos = puntosDe(de);
  const [hombro, codo, mano] = puntos;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={via(puntos)} stroke={piel} strokeWidth="4.2" />
      <path d={haciaDe(hombro, codo, 0.5)} stroke={ropa} strokeWidth="6" />
      <circle cx={mano[0]} cy={mano[1]} r="2.5" fill={piel} />
    </g>
  );
}

function Pierna({ de, piel }: { de: Miembro; piel: string }) {
  const puntos = puntosDe(de);
  const [, rodilla, pie] = puntos;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={via(puntos)} stroke={piel} strokeWidth="5.2" />
      <path d={haciaDe(pie, rodilla, 0.3)} stroke="#fff" strokeWidth="5.2" />
      <path d={`M${pie[0] - 1} ${pie[1] + 1}h4.4`} stroke={TONOS.tinta} strokeWidth="4.6" />
    </g>
  );
}

/** From the waist down. */
const TALLE = {
  corto: 'M-8-28H8L9.5-16H1.2L0-20L-1.2-16H-9.5z',
  falda: 'M-7.5-28H7.5L12-17Q0-14-12-17z',
  sentado: 'M-8-28H8L14-22.5Q18-20 17-15H-6Q-9-20-8-28z',
};

export function Cuerpo(props: CuerpoProps) {
  const { quien: Quien, x, y, piel, ropa, abajo = TONOS.tinta, children, falda, sentado } = props;
  const { escala = 1, cabeza = 0.27, mira = 0, inclina = 0, gira = false, brazos, piernas } = props;
  const talle = falda ? TALLE.falda : sentado ? TALLE.sentado : TALLE.corto;
  return (
    <g transform={`translate(${x} ${y}) scale(${gira ? -escala : escala} ${escala})`}>
      {sentado ? null : <ellipse cy="2" rx="15" ry="2.4" fill={TONOS.tinta} fillOpacity="0.2" />}
      <g transform={`rotate(${inclina})`}>
        <Brazo de={brazos[0]} piel={piel} ropa={ropa} />
        <Pierna de={piernas[0]} piel={sentado ? abajo : piel} />
        <Pierna de={piernas[1]} piel={sentado ? abajo : piel} />
        <g transform={`translate(0 -45) rotate(${mira}) scale(${cabeza}) translate(-50 -80)`}>
          <DeCuerpoEntero value={true}>
            <Quien />
          </DeCuerpoEntero>
        </g>
        <path
          d="M-8-44Q-4-46-3-45.5Q0-42 3-45.5Q4-46 8-44L7-25H-7z"
          fill={ropa}
          stroke={ropa}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d={talle} fill={abajo} />
        {children ? <g transform={`translate(${puntosDe(brazos[1])[2].join(' ')})`}>{children}</g> : null}
        <Brazo de={brazos[1]} piel={piel} ropa={ropa} />
      </g>
    </g>
  );
}

/** A racket with its strings, held at the origin and upright until it is turned. */
export const RaquetaDeJuego = ({ giro = 0, color = TONOS.rojo }: { giro?: number; color?: string }) => (
  <g transform={`rotate(${giro}) scale(.46)`}>
    <path d="M0 6V-26" stroke={TONOS.tinta} strokeWidth="4" strokeLinecap="round" />
    <path d="M0-20L-7-30M0-20L7-30" stroke={color} strokeWidth="2.6" />
    <ellipse cy="-42" rx="12" ry="16" fill="#fff" fillOpacity="0.4" stroke={color} strokeWidth="3.4" />
    <path
      d="M-5-56V-28M0-58V-26M5-56V-28M-11-48H11M-12-42H12M-11-36H11"
      stroke="#fff"
      strokeOpacity="0.9"
      strokeWidth="0.9"
    />
  </g>
);
