import type { ReactElement } from 'react';
import { club } from '#club';
import { BOCA, Cara, Gafas, Hombros, MENTON } from './caras.tsx';

/** The people of the drawings, from the shoulders up, in a square of 100. Nobody is anybody. */

/** Curls. */
export const Rizos = () => (
  <>
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

/** Beard and band. */
export const Barba = () => (
  <>
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
  </>
);

/** Grey hair, moustache and spectacles. */
export const Bigote = () => (
  <>
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
  </>
);

/** Red bob. */
export const Melena = () => (
  <>
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
  </>
);

/** A girl with two bunches. */
export const Coletas = () => (
  <>
    <g fill="#d9a441">
      <ellipse cx="24" cy="57" rx="8" ry="15" transform="rotate(14 24 57)" />
      <ellipse cx="76" cy="57" rx="8" ry="15" transform="rotate(-14 76 57)" />
      <path d="M28 47Q25 19 50 18Q75 19 72 47L69 44H31z" />
    </g>
    <Hombros ropa="#e874a8" />
    <Cara piel="#f5d3b8" sombra="#dba886" vello="#a97b2a" menton={MENTON.redondo}>
      <path d="M30.5 43Q31 25 50 24Q69 25 69.5 43Q62 37 55 29Q46 39 30.5 43z" fill="#d9a441" />
    </Cara>
    <circle cx="26" cy="45" r="3" fill="#e2513b" />
    <circle cx="74" cy="45" r="3" fill="#e2513b" />
  </>
);

/** A boy with short hair. */
export const Flequillo = () => (
  <>
    <path d="M28.5 46Q25 18 50 18Q75 18 71.5 46L69 44H31z" fill="#3b2618" />
    <Hombros ropa="#ffd45c" />
    <Cara piel="#b97f56" sombra="#96623f" vello="#2a1a14" menton={MENTON.redondo}>
      <path
        d="M30.5 42Q30 24 50 23Q70 24 69.5 42Q67 34 61 36Q56 32 50 36Q44 32 39 36Q33 34 30.5 42z"
        fill="#3b2618"
      />
    </Cara>
  </>
);

/** White hair in a bun, and spectacles. */
export const Mono = () => (
  <>
    <circle cx="50" cy="15" r="9" fill="#d5d8e0" />
    <path d="M27 52Q23 21 50 20Q77 21 73 52L68 46H32z" fill="#d5d8e0" />
    <Hombros ropa="#7a5a9c">
      <path d="M41 73Q50 92 59 73L63 76Q50 98 37 76z" fill="#fff4dc" />
    </Hombros>
    <Cara piel="#eec3a0" sombra="#cf9a74" vello="#a9adba">
      <path d="M31 44Q32 26 50 25Q68 26 69 44Q63 33 50 32Q37 33 31 44z" fill="#d5d8e0" />
    </Cara>
    <Gafas color="#8c3b2c" />
  </>
);

/** A dark plait. */
export const Trenza = () => (
  <>
    <path d="M66 26Q90 30 85 52Q84 66 90 76Q76 76 74 60Q73 48 66 42z" fill="#1d1614" />
    <circle cx="71" cy="28" r="4" fill="#d9e84a" />
    <path d="M28 47Q25 19 50 18Q75 19 72 47L69 44H31z" fill="#1d1614" />
    <Hombros ropa="#2a9aa1" />
    <Cara piel="#c98e63" sombra="#a56f48" vello="#1d1614" menton={MENTON.fino}>
      <path
        d="M30.5 44Q31 24 50 24Q69 24 69.5 44Q64 30 50 29Q37 30 30.5 44z"
        fill="#1d1614"
        stroke="#1d1614"
        strokeWidth="2"
      />
    </Cara>
  </>
);

/** Fair hair that stands up. */
export const Tupe = () => (
  <>
    <path d="M28.5 46Q25 20 44 17Q58 8 68 16Q75 26 71.5 46L69 44H31z" fill="#e0b45c" />
    <Hombros ropa="#ffd45c" />
    <Cara piel="#f5d3b8" sombra="#dba886" vello="#a97b2a" menton={MENTON.ancho}>
      <path
        d="M30.5 43Q30 27 42 25Q54 15 66 24Q70 32 69.5 43Q66 33 56 31Q42 36 36 31Q33 35 30.5 43z"
        fill="#e0b45c"
      />
    </Cara>
  </>
);

type BustoProps = {
  quien: () => ReactElement;
  /** Where the middle of the shoulders is, and how low they come. */
  x: number;
  y: number;
  escala: number;
  /** Looks to the left. */
  gira?: boolean;
};

/** Somebody in a scene. */
export const Busto = ({ quien: Quien, x, y, escala, gira = false }: BustoProps) => (
  <g transform={`translate(${x} ${y}) scale(${gira ? -escala : escala} ${escala}) translate(-50 -100)`}>
    <Quien />
  </g>
);
