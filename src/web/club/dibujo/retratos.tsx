import type { ReactElement } from 'react';
import { club } from '#club';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { TINTA } from './caras.tsx';
import { Bola } from './figuras.tsx';
import { Barba, Bigote, Melena, Rizos } from './personajes.tsx';

/** Portraits of the team by the room they work in, in a square of 100. Nobody is anybody. */

/** Where they work, behind them. */
const Detras = ({ suelo, fuera }: { suelo: string; fuera: string }) => (
  <>
    <path d="M0 0H100V100H0z" fill={fuera} />
    <path d="M14 100L40 0H100V100z" fill={suelo} />
    <path d="M14 100L40 0M66 100L74 0M0 62L100 44" stroke="#fff" strokeOpacity="0.75" strokeWidth="1.2" />
  </>
);

/** With a racket. */
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
    <Rizos />
  </>
);

/** With the racket of padel. */
const Padel = () => (
  <>
    <Detras suelo="#3478d6" fuera="#1c3f78" />
    <Barba />
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

/** With the sheet of the day's matches. */
const Competicion = () => (
  <>
    <Detras suelo={club.colores.tierra} fuera={club.colores.tierraFuera} />
    <Bigote />
    <g transform="translate(80 88) rotate(9)">
      <rect x="-11" y="-13" width="22" height="28" rx="1.5" fill="#7a5233" />
      <path d="M-9-10H9V14H-9z" fill="#fff" />
      <path d="M-4-15H4V-10H-4z" fill="#8d94a8" />
      <path d="M-6-5H6M-6-1H6M-6 3H2M-6 7H6" stroke={club.colores.pista} strokeWidth="1.3" />
    </g>
  </>
);

/** With a headset, in the office. */
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
    <Melena />
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
