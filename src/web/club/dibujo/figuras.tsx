import type { ReactNode } from 'react';

/** Parts of the scenes of news: seen from the front, in a picture of 160 x 90 with the ground from y = 54 on. */

export const TONOS = {
  cielo: '#bfe3f7',
  sol: '#ffd45c',
  bola: '#d9e84a',
  tierra: '#d9703f',
  fuera: '#b8532b',
  verde: '#5fb07f',
  hierba: '#7fc25c',
  azul: '#4f7fd6',
  noche: '#1b2650',
  tinta: '#17203a',
  rojo: '#e2513b',
  blanco: '#ffffff',
  crema: '#fff4dc',
} as const;

export const [MORENO, RUBIO, CASTANO, GRIS] = ['#2a1d18', '#e0b45c', '#7a4a2a', '#c9ccd6'];

export const veces = <T,>(n: number, cada: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => cada(i));

/** The places of many small things, spread without a pattern over a width and a height (the R2 sequence). */
export const lugar = (i: number, ancho: number, alto: number) => ({
  x: Math.round(((i * 0.7549) % 1) * ancho),
  y: Math.round(((i * 0.5698) % 1) * alto),
});

export const Fondo = ({ color }: { color: string }) => <rect width="160" height="90" fill={color} />;

export const Sol = ({ x, y, r = 11 }: { x: number; y: number; r?: number }) => (
  <g fill={TONOS.sol}>
    <circle cx={x} cy={y} r={r * 1.7} fillOpacity="0.35" />
    <circle cx={x} cy={y} r={r} />
  </g>
);

export const Nube = ({ x, y, color = '#fff' }: { x: number; y: number; color?: string }) => (
  <path
    d="M-14 6a6 6 0 0 1 1-12a9 9 0 0 1 17-3a7 7 0 0 1 9 7a4.5 4.5 0 0 1-1 8z"
    transform={`translate(${x} ${y})`}
    fill={color}
  />
);

export const Arbol = ({ x, y, color = '#3f8f5f' }: { x: number; y: number; color?: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-1.2 0h2.4v-8h-2.4z" fill="#7a5233" />
    <circle cy="-13" r="8" fill={color} />
    <circle cx="-5" cy="-9" r="5" fill={color} />
    <circle cx="5" cy="-9" r="5" fill={color} />
  </g>
);

/** A court that goes away from whoever looks, with its net across. */
export const PistaDeFrente = ({ suelo, fuera }: { suelo: string; fuera: string }) => (
  <>
    <path d="M0 54H160V90H0z" fill={fuera} />
    <path d="M42 56H118L150 90H10z" fill={suelo} />
    <path
      d="M42 56H118L150 90M42 56L10 90M56 56L34 90M104 56L126 90M48 66H112M80 66V90"
      fill="none"
      stroke="#fff"
      strokeWidth="1"
    />
    <path d="M24 50H136V60H24z" fill={TONOS.tinta} fillOpacity="0.3" />
    <path d="M24 50H136" stroke="#fff" strokeWidth="1.6" />
    <path d="M24 49V62M136 49V62" stroke={TONOS.tinta} strokeWidth="1.6" />
  </>
);

type BolaProps = { x: number; y: number; r?: number; color?: string };

export const Bola = ({ x, y, r = 3, color = TONOS.bola }: BolaProps) => (
  <g transform={`translate(${x} ${y}) scale(${r})`}>
    <circle r="1" fill={color} stroke={TONOS.tinta} strokeOpacity="0.35" strokeWidth="0.08" />
    <path
      d="M-.62-.78Q.1-.1-.82.57M.62-.78Q.02.2.78.62"
      fill="none"
      stroke="#fff"
      strokeWidth="0.16"
      strokeLinecap="round"
    />
  </g>
);

type FiguraProps = {
  x: number;
  y: number;
  ropa: string;
  pelo: string;
  piel?: string;
  escala?: number;
  /** Looks to the left. */
  gira?: boolean;
  /** What the raised hand holds, at the origin. */
  children?: ReactNode;
};

export const Raqueta = () => (
  <g transform="rotate(28)">
    <path d="M0 2V-5" stroke={TONOS.tinta} strokeWidth="1.3" strokeLinecap="round" />
    <ellipse
      cy="-9.6"
      rx="3.6"
      ry="4.7"
      fill="#fff"
      fillOpacity="0.5"
      stroke={TONOS.rojo}
      strokeWidth="1.1"
    />
  </g>
);

/** Somebody who stands on (x, y) with a hand up. Nobody is anybody. */
export const Figura = (props: FiguraProps) => {
  const { x, y, ropa, pelo, piel = '#e6b08a', escala = 1, gira = false, children } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${gira ? -escala : escala} ${escala})`}>
      <ellipse cy="0.5" rx="7" ry="1.4" fill={TONOS.tinta} fillOpacity="0.18" />
      <path d="M-2.8-9V-1M2.8-9V-1" stroke={piel} strokeWidth="2.8" />
      <path d="M-4.4-.4H-1.4M1.6-.4H4.8" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M-5-19L-8.5-12M5-19L10-17" stroke={piel} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-5.5-21Q0-23.5 5.5-21L5-10H-5z" fill={ropa} />
      <path d="M-5.2-11H5.2L5.8-6.5H.6L0-8.5L-.6-6.5H-5.8z" fill={TONOS.tinta} />
      <circle cy="-27" r="4.6" fill={piel} />
      <path d="M-4.8-27A4.8 4.8 0 0 1 4.8-27Q2-29.5-1-29.2Q-3.5-29-4.8-27z" fill={pelo} />
      <path d="M-.6-27V-26.4M2.6-27V-26.4" stroke={TONOS.tinta} strokeWidth="1" strokeLinecap="round" />
      <path
        d="M-.6-24.6Q1.2-23.2 2.9-24.7"
        fill="none"
        stroke="#8c3b2c"
        strokeWidth="0.7"
        strokeLinecap="round"
      />
      {children ? <g transform="translate(10 -17)">{children}</g> : null}
    </g>
  );
};
