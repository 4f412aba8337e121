import type { ReactElement, ReactNode } from 'react';
import { club } from '#club';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { Bola } from './figuras.tsx';

/** Portraits of the team by the room they work in, in a square of 100. Nobody is anybody. */

const TINTA = '#17203a';

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
const Cara = ({ piel, sombra, vello, menton = MENTON.ovalado, boca = BOCA.abierta, children }: CaraProps) => (
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

const MENTON = {
  ovalado: 'M31 44Q31 26 50 26Q69 26 69 44Q69 60 60 67Q50 74 40 67Q31 60 31 44z',
  ancho: 'M30.5 42Q31 25 50 25Q69 25 69.5 42Q70 60 63 67Q50 75 37 67Q30 60 30.5 42z',
  fino: 'M32 43Q32 26 50.5 26Q68.5 26 68.5 43Q68 57 58 68Q51 74 43 68Q32 57 32 43z',
} as const;

const BOCA = {
  abierta: 'M44 59.500Q51 61 58 59.500Q56.5 65 51 65Q45.5 65 44 59.500z',
  cerrada: 'M45 61Q51 64.5 57.5 60',
} as const;

const Hombros = ({ ropa, children }: { ropa: string; children?: ReactNode }) => (
  <>
    <path d="M6 100Q8 81 26 77L41 73Q50 84 59 73L74 77Q92 81 94 100z" fill={ropa} />
    {children}
  </>
);

/** Where they work, behind them. */
const Detras = ({ suelo, fuera }: { suelo: string; fuera: string }) => (
  <>
    <path d="M0 0H100V100H0z" fill={fuera} />
    <path d="M14 100L40 0H100V100z" fill={suelo} />
    <path d="M14 100L40 0M66 100L74 0M0 62L100 44" stroke="#fff" strokeOpacity="0.75" strokeWidth="1.2" />
  </>
);

const Gafas = ({ color }: { color: string }) => (
  <g fill="#fff" fillOpacity="0.18" stroke={color} strokeWidth="1.3">
    <circle cx="43" cy="47.5" r="5.6" />
    <circle cx="58" cy="47.5" r="5.6" />
    <path d="M48.6 47Q50.5 45.6 52.4 47M37.4 46.500L31 45M63.6 46.500L69.5 45" fill="none" />
  </g>
);

/** Curls and a racket. */
const Escuela = () => (
  <>
    <Detras suelo="#3f9a70" fuera="#22553f" />
    <g transform="translate(84 92) rotate(16)">
      <path d="M0 6V-26" stroke={TINTA} strokeWidth="3.4" strokeLinecap="round" />
      <ellipse
        cy="-42"
        rx="12"
        ry="16"
        fill="#fff"
        fillOpacity="0.35"
        stroke={club.colores.tierra}
        strokeWidth="2.6"
      />
      <path
        d="M-5-56V-28M0-58V-26M5-56V-28M-11-48H11M-12-42H12M-11-36H11"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="0.7"
      />
    </g>
    <g fill="#2a1a14">
      <circle cx="50" cy="25" r="15" />
      <circle cx="34" cy="30" r="12" />
      <circle cx="66" cy="30" r="12" />
      <circle cx="27" cy="44" r="10" />
      <circle cx="73" cy="44" r="10" />
      <circle cx="27" cy="58" r="9" />
      <circle cx="73" cy="58" r="9" />
    </g>
    <Hombros ropa={club.colores.tierra}>
      <path d="M41 73L36 82L49 86zM59 73L64 82L51 86z" fill="#e8825c" />
    </Hombros>
    <Cara piel="#8d5a3c" sombra="#6f4229" vello="#2a1a14" menton={MENTON.fino}>
      <path
        d="M31 42Q33 27 50 25Q67 27 69 42Q64 33 57 33Q51 36 44 33Q36 33 31 42z"
        fill="#2a1a14"
        stroke="#2a1a14"
        strokeWidth="2"
      />
    </Cara>
  </>
);

/** Beard, band and the racket of padel. */
const Padel = () => (
  <>
    <Detras suelo="#3478d6" fuera="#1c3f78" />
    <path d="M27 42Q27 20 50 19Q73 20 73 42L70 46H30z" fill="#3b2618" />
    <Hombros ropa="#f4f6fb">
      <path d="M6 100Q8 81 26 77L33 75L30 100zM94 100Q92 81 74 77L67 75L70 100z" fill="#d9e84a" />
    </Hombros>
    <Cara piel="#d9a37a" sombra="#b97f56" vello="#3b2618" menton={MENTON.ancho}>
      <path
        d="M30.5 47Q33 55 39 56.500Q50 53.5 62 56.500Q67.5 55 69.5 47Q70 62 63 68Q50 77 37 68Q30 62 30.5 47z"
        fill="#3b2618"
      />
    </Cara>
    <path d="M29.5 38Q50 29 70.5 38L70.5 33Q50 23 29.5 33z" fill="#e2513b" />
    <path d="M29.5 33Q36 19 50 19Q64 19 70.5 33Q50 23.5 29.5 33z" fill="#3b2618" />
    <g transform="translate(17 94) rotate(-14)">
      <path d="M0 8V-14" stroke={TINTA} strokeWidth="4" strokeLinecap="round" />
      <path d="M0-12L-11-24A14 14 0 1 1 11-24z" fill="#e39a3c" stroke={TINTA} strokeWidth="1.6" />
      <g fill={TINTA}>
        <circle cx="-5" cy="-34" r="1.3" />
        <circle cx="0" cy="-34" r="1.3" />
        <circle cx="5" cy="-34" r="1.3" />
        <circle cx="-5" cy="-29" r="1.3" />
        <circle cx="0" cy="-29" r="1.3" />
        <circle cx="5" cy="-29" r="1.3" />
        <circle cx="0" cy="-24" r="1.3" />
      </g>
    </g>
  </>
);

/** Grey hair, moustache, spectacles, and the sheet of the day's matches. */
const Competicion = () => (
  <>
    <Detras suelo={club.colores.tierra} fuera={club.colores.tierraFuera} />
    <path d="M27.5 50Q25 30 36 23Q50 15 64 23Q75 30 72.5 50L69 44H31z" fill="#c9ccd6" />
    <Hombros ropa={club.colores.pistaOscura}>
      <path d="M41 73L37 79L50 90L63 79L59 73Q50 84 41 73z" fill="#fff" />
      <path d="M50 90V100M8 93L24 79M92 93L76 79" stroke="#d9e84a" strokeWidth="1.6" />
    </Hombros>
    <Cara piel="#f2cdb0" sombra="#d4a383" vello="#aeb2bf" menton={MENTON.ancho} boca={BOCA.cerrada}>
      <path d="M30.5 42Q31 27 42 25Q38 31 52 29Q64 28 69.5 42Q71 24 50 22Q29 24 30.5 42z" fill="#c9ccd6" />
      <path d="M41 60Q46 54.5 51 57Q56 54.5 61 60Q56 60.5 51 59.500Q46 60.5 41 60z" fill="#aeb2bf" />
    </Cara>
    <Gafas color="#17203a" />
    <g transform="translate(80 88) rotate(9)">
      <rect x="-11" y="-13" width="22" height="28" rx="1.5" fill="#7a5233" />
      <path d="M-9-10H9V14H-9z" fill="#fff" />
      <path d="M-4-15H4V-10H-4z" fill="#8d94a8" />
      <path d="M-6-5H6M-6-1H6M-6 3H2M-6 7H6" stroke={club.colores.pista} strokeWidth="1.3" />
    </g>
  </>
);

/** Red bob, a headset, and the desk with its screen. */
const Secretaria = () => (
  <>
    <path d="M0 0H100V100H0z" fill="#dfe6f5" />
    <path d="M6 14H40V48H6z" fill="#aee0ff" stroke="#fff" strokeWidth="2.4" />
    <path d="M6 40Q16 30 24 38T40 36V48H6z" fill="#69a844" />
    <path d="M23 14V48" stroke="#fff" strokeWidth="1.6" />
    <path d="M72 20H98M72 36H98" stroke="#7a5233" strokeWidth="2" />
    <path
      d="M76 20V9H80V20M82 20V7H87V20M90 36V26H94V36"
      fill={club.colores.pista}
      stroke={club.colores.pistaFuera}
      strokeWidth="0.8"
    />
    <Bola x={80} y={32.5} r={3.5} />
    <path d="M24 66Q22 20 50 19Q78 20 76 66Q70 70 64 66H36Q30 70 24 66z" fill="#a8452a" />
    <Hombros ropa="#2a9aa1">
      <path d="M41 73L38 80Q50 92 62 80L59 73Q50 84 41 73z" fill="#fff4dc" />
    </Hombros>
    <Cara piel="#f7d9c4" sombra="#dcae92" vello="#8c3a22">
      <path
        d="M31 45Q31 25 52 25Q68 26 69 45Q65 38 61 31Q50 41 35 38Q32 40 31 45z"
        fill="#a8452a"
        stroke="#a8452a"
        strokeWidth="2"
      />
      <g fill="#d98a6a" fillOpacity="0.7">
        <circle cx="38" cy="54" r="0.7" />
        <circle cx="41" cy="55.5" r="0.7" />
        <circle cx="62" cy="54" r="0.7" />
        <circle cx="59.5" cy="55.5" r="0.7" />
      </g>
    </Cara>
    <path d="M27 48Q27 21 50 20.500Q73 21 73 48" fill="none" stroke={TINTA} strokeWidth="2" />
    <rect x="24.5" y="44" width="6.5" height="11" rx="3" fill={TINTA} />
    <rect x="69" y="44" width="6.5" height="11" rx="3" fill={TINTA} />
    <path d="M28 55Q30 66 42 65" fill="none" stroke={TINTA} strokeWidth="1.4" />
    <circle cx="42.5" cy="65" r="1.8" fill={TINTA} />
  </>
);

const RETRATOS = {
  equipoEscuela: Escuela,
  equipoPadel: Padel,
  equipoCompeticion: Competicion,
  equipoSecretaria: Secretaria,
} as const satisfies Partial<Record<Hueco, () => ReactElement>>;

/** The portrait of that place; null when it is no place of the team. */
export function trazarRetrato(nombre: string): ReactElement | null {
  if (!Object.hasOwn(RETRATOS, nombre)) return null;
  const Retrato = RETRATOS[nombre as keyof typeof RETRATOS];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400" aria-hidden="true">
      <Retrato />
    </svg>
  );
}
