import type { Detalle } from './dibujos.ts';

/** The puffs of the cloud: x, y and radius. */
const NUBE = [
  [-7.2, -1.2, 1.5],
  [-5.4, -3, 1.9],
  [-5, 0.1, 1.7],
  [-2.4, -3.6, 2.2],
  [-1.9, 0.5, 2],
  [0.7, -2.9, 1.8],
  [1.6, -0.7, 1.7],
] as const;

/** A cloud passing over: its shadow on the court. */
function Nube() {
  return (
    <g fill="#0b1226" opacity="0.2">
      <path d="M-6 -3.4h7v3.6h-7z" />
      {NUBE.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

/** Four floodlights, each with its pool. */
function Focos({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}-foco`}>
        <stop offset="0" stopColor="#e9f0ff" stopOpacity="0.5" />
        <stop offset="0.6" stopColor="#9fb6f5" stopOpacity="0.14" />
        <stop offset="1" stopColor="#9fb6f5" stopOpacity="0" />
      </radialGradient>
      <circle cx="-6.5" cy="-4.5" r="7.5" fill={`url(#${id}-foco)`} />
      <circle cx="-6.5" cy="5.5" r="7.5" fill={`url(#${id}-foco)`} />
      <circle cx="6.5" cy="-4.5" r="7.5" fill={`url(#${id}-foco)`} />
      <circle cx="6.5" cy="5.5" r="7.5" fill={`url(#${id}-foco)`} />
    </>
  );
}

/** The mark a ball leaves on clay, just past the baseline: out by a hand. */
function Bote() {
  return (
    <g transform="translate(-12.15 -2.5) rotate(-18)">
      <ellipse rx="0.15" ry="0.09" fill="#6e2a10" fillOpacity="0.75" />
    </g>
  );
}

/** The strings' plan: 16 mains and 19 crosses, a few centimetres apart in life, metres here. */
const tramo = (n: number, paso: number): number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * paso);
const PRINCIPALES = tramo(16, 0.38);
const CRUZADAS = tramo(19, 0.4);
const [RX, RY] = [4.2, 3.3];

/** Half the length of a string at that distance from the middle of the oval. */
const media = (distancia: number, propio: number, otro: number): number =>
  Math.round(otro * Math.sqrt(Math.max(0, 1 - (distancia / propio) ** 2)) * 100) / 100;

const D_CUERDAS = [
  ...PRINCIPALES.map((y) => `M${-media(y, RY, RX)} ${y.toFixed(2)}H${media(y, RY, RX)}`),
  ...CRUZADAS.map((x) => `M${x.toFixed(2)} ${-media(x, RX, RY)}V${media(x, RX, RY)}`),
].join('');

/** A racket on the workshop's bench. */
function Cuerdas() {
  return (
    <g fill="none">
      <ellipse cx="0.9" cy="0.6" rx={RX} ry={RY} stroke="#0b1226" strokeOpacity="0.25" strokeWidth="0.34" />
      <path d={D_CUERDAS} stroke="#fff" strokeOpacity="0.85" strokeWidth="0.045" />
      <path d="M4 -1L7.2 -.22H13M4 1L7.2 .22H13" stroke="#1d2b4f" strokeWidth="0.34" strokeLinejoin="round" />
      <path d="M9 0H14" stroke="#1d2b4f" strokeWidth="0.8" />
      <ellipse rx={RX} ry={RY} stroke="#1d2b4f" strokeWidth="0.36" />
      <ellipse rx={RX} ry={RY} stroke="#d9e84a" strokeWidth="0.07" />
    </g>
  );
}

export function DibujoDetalle({ detalle, id }: { detalle: Detalle | undefined; id: string }) {
  if (detalle === 'nube') return <Nube />;
  if (detalle === 'focos') return <Focos id={id} />;
  if (detalle === 'bote') return <Bote />;
  if (detalle === 'cuerdas') return <Cuerdas />;
  return null;
}
