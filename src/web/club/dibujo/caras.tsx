import { createContext, type ReactNode, use } from 'react';

/** Faces and shoulders, in a square of 100: what the portraits and the scenes with people are made of. */

export const TINTA = '#17203a';

export const MENTON = {
  ovalado: 'M31 44Q31 26 50 26Q69 26 69 44Q69 60 60 67Q50 74 40 67Q31 60 31 44z',
  ancho: 'M30.5 42Q31 25 50 25Q69 25 69.5 42Q70 60 63 67Q50 75 37 67Q30 60 30.5 42z',
  redondo: 'M30 45Q31 26 50 26Q69 26 70 45Q70 60 61 67Q50 73 39 67Q30 60 30 45z',
  fino: 'M32 43Q32 26 50.5 26Q68.5 26 68.5 43Q68 57 58 68Q51 74 43 68Q32 57 32 43z',
} as const;

export const BOCA = {
  abierta: 'M44 59.500Q51 61 58 59.500Q56.5 65 51 65Q45.5 65 44 59.500z',
  cerrada: 'M45 61Q51 64.5 57.5 60',
} as const;

type CaraProps = {
  piel: string;
  sombra: string;
  /** Brows, and what grows on the face. */
  vello: string;
  /** From the ears down: narrow or wide. */
  menton?: string;
  boca?: string;
  children?: ReactNode;
};

/** Neck, head and features, looking a little to one side; hair and what is worn go around it. */
export const Cara = ({
  piel,
  sombra,
  vello,
  menton = MENTON.ovalado,
  boca = BOCA.abierta,
  children,
}: CaraProps) => (
  <>
    <path d="M41 60H59V80H41z" fill={piel} />
    <path d="M41 66Q51 76 59 65V71Q50 80 41 72z" fill={sombra} />
    <circle cx="30.5" cy="49" r="4.2" fill={piel} />
    <circle cx="69.5" cy="49" r="4.2" fill={piel} />
    <path d="M29.5 47.5Q32 48.5 31 51.5M70.5 47.5Q68 48.5 69 51.5" stroke={sombra} fill="none" />
    <path d={menton} fill={piel} />
    {children}
    <ellipse cx="43" cy="47.5" rx="1.7" ry="2.1" fill={TINTA} />
    <ellipse cx="58" cy="47.5" rx="1.7" ry="2.1" fill={TINTA} />
    <path
      d="M39 42.3Q42.5 40.2 46 41.8M55 41.8Q58.5 40.2 62 42.3"
      fill="none"
      stroke={vello}
      strokeWidth="1.7"
      strokeLinecap="round"
    />
    <path d="M51.5 47Q53.5 52 52.4 54Q51 55 49.4 54.3" fill="none" stroke={sombra} strokeWidth="1.3" />
    <path
      d={boca}
      fill={boca === BOCA.abierta ? '#fff' : 'none'}
      stroke="#8c3b2c"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
  </>
);

/** Whether somebody is drawn whole: the shoulders are then those of the body. */
export const DeCuerpoEntero = createContext(false);

export const Hombros = ({ ropa, children }: { ropa: string; children?: ReactNode }) =>
  use(DeCuerpoEntero) ? null : (
    <>
      <path d="M6 100Q8 81 26 77L41 73Q50 84 59 73L74 77Q92 81 94 100z" fill={ropa} />
      {children}
    </>
  );

export const Gafas = ({ color }: { color: string }) => (
  <g fill="#fff" fillOpacity="0.18" stroke={color} strokeWidth="1.3">
    <circle cx="43" cy="47.5" r="5.6" />
    <circle cx="58" cy="47.5" r="5.6" />
    <path d="M48.6 47Q50.5 45.6 52.4 47M37.4 46.500L31 45M63.6 46.500L69.5 45" fill="none" />
  </g>
);
