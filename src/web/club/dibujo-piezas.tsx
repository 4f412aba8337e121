import type { Pelota } from './dibujos.ts';
import { type Deporte, MEDIDAS, paredesDe, trazos } from './geometria.ts';

/** Where shadows fall on the page, in degrees: one late-afternoon sun for the whole site, however courts turn. */
const SOL = 30;
const ALTO_RED = 0.914;

/** How far the net's shadow reaches, in the axes of a court turned by `giro`: the sun stands at 45 degrees. */
function sombraDeRed(giro: number): { dx: number; dy: number } {
  const angulo = ((SOL - giro) * Math.PI) / 180;
  return { dx: redondo(Math.cos(angulo) * ALTO_RED), dy: redondo(Math.sin(angulo) * ALTO_RED) };
}

const redondo = (n: number): number => Math.round(n * 100) / 100;

type Tinta = { id: string; tenue: boolean; giro: number };

/** The net from above: the white tape, its posts, and the shadow it throws. */
export function Red({ deporte, tenue, giro }: Omit<Tinta, 'id'> & { deporte: Deporte }) {
  const { red } = MEDIDAS[deporte];
  const { dx, dy } = sombraDeRed(giro);
  if (tenue) return <path d={`M0 ${-red}V${red}`} stroke="currentColor" strokeWidth="0.2" />;
  return (
    <>
      <path d={`M0 ${-red}l${dx} ${dy}v${2 * red}L0 ${red}z`} fill="#0b1226" fillOpacity="0.22" />
      <path d={`M0 ${-red}V${red}`} stroke="#0b1226" strokeOpacity="0.55" strokeWidth="0.13" />
      <path d={`M0 ${-red}V${red}`} stroke="#fff" strokeWidth="0.075" />
      <circle cx="0" cy={-red} r="0.11" fill="#0b1226" />
      <circle cx="0" cy={red} r="0.11" fill="#0b1226" />
    </>
  );
}

/** Padel's cage. The glass keeps a line of sky along it, and a post every two metres. */
export function Cierre({ deporte }: { deporte: Deporte }) {
  const { cristal, malla } = paredesDe(deporte);
  return (
    <>
      {trazos(malla).map(({ ancho, d }) => (
        <path
          key={d}
          d={d}
          stroke="#0b1226"
          strokeOpacity="0.75"
          strokeWidth={ancho}
          strokeDasharray="0.1 0.07"
        />
      ))}
      {trazos(cristal).map(({ ancho, d }) => (
        <g key={d}>
          <path d={d} stroke="#d8f1ff" strokeOpacity="0.45" strokeWidth={ancho * 2.4} />
          <path d={d} stroke="#f4fcff" strokeOpacity="0.95" strokeWidth={ancho * 0.5} />
          <path d={d} stroke="#0b1226" strokeWidth={ancho * 1.8} strokeDasharray="0.1 1.9" />
        </g>
      ))}
    </>
  );
}

const RADIO = 0.3;
/** Under floodlights a ball has one shadow for each. */
const FOCOS = [SOL, SOL + 118, SOL + 236];
/** Length of a ball's shadow, in radii. */
const LARGO_SOMBRA = 8.5;

/** A shadow as long as the afternoon, fading as it goes, for a ball of radius 1; `hacia` is where it falls. */
function Sombra({ id, hacia }: { id: string; hacia: number }) {
  return (
    <path
      d={`M0-1L${LARGO_SOMBRA}-.8a.8.8 0 0 1 0 1.6L0 1A1 1 0 0 1 0-1z`}
      fill={`url(#${id}-sombra)`}
      transform={`rotate(${hacia})`}
    />
  );
}

/** The seam of a ball of radius 1: two arcs that bend away from each other. */
const COSTURA = 'M-.62-.78Q.1-.1-.82.57M.62-.78Q.02.2.78.62';

type BolaProps = Tinta & { pelota: Pelota; focos: boolean };

export function Bola({ pelota: { x, y, radio = RADIO, color = 'bola' }, id, tenue, focos, giro }: BolaProps) {
  const sombras = focos ? FOCOS : [SOL];
  return (
    <g transform={`translate(${x} ${y}) scale(${radio})`}>
      {tenue ? null : sombras.map((hacia) => <Sombra key={hacia} id={id} hacia={hacia - giro} />)}
      <circle r="1" fill="#d9e84a" />
      {color === 'roja' ? <path d="M-1 0A1 1 0 0 1 1 0z" fill="#d8392b" /> : null}
      <path d={COSTURA} fill="none" stroke="#fff" strokeWidth="0.11" strokeLinecap="round" />
      <circle r="1" fill={`url(#${id}-luz)`} />
    </g>
  );
}

/** Gradients that the shadow and the roundness of the balls share. */
export function Tintas({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-sombra`}>
        <stop offset="0" stopColor="#0b1226" stopOpacity="0.5" />
        <stop offset="1" stopColor="#0b1226" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-luz`} cx="0.35" cy="0.3" r="0.85">
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#3d4a00" stopOpacity="0.45" />
      </radialGradient>
    </defs>
  );
}
