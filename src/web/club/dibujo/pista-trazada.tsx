import { type ReactElement, useId } from 'react';
import { club } from '#club';
import {
  type Deporte,
  type Detalle,
  type Dibujo,
  lineasDe,
  MEDIDAS,
  type Pelota,
  paredesDe,
  SECCIONES,
  type Seccion,
  superficies,
  type Textura,
  type Tonos,
  trazos,
  trazosDe,
  ventanaDe,
} from './dibujos.ts';
import { Personas } from './personas.tsx';

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
      <path
        d="M4 -1L7.2 -.22H13M4 1L7.2 .22H13"
        stroke={club.colores.pistaOscura}
        strokeWidth="0.34"
        strokeLinejoin="round"
      />
      <path d="M9 0H14" stroke={club.colores.pistaOscura} strokeWidth="0.8" />
      <ellipse rx={RX} ry={RY} stroke={club.colores.pistaOscura} strokeWidth="0.36" />
      <ellipse rx={RX} ry={RY} stroke={club.colores.bola} strokeWidth="0.07" />
    </g>
  );
}

function DibujoDetalle({ detalle, id }: { detalle: Detalle | undefined; id: string }) {
  if (detalle === 'nube') return <Nube />;
  if (detalle === 'focos') return <Focos id={id} />;
  if (detalle === 'bote') return <Bote />;
  if (detalle === 'cuerdas') return <Cuerdas />;
  return null;
}

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
function Red({ deporte, tenue, giro }: Omit<Tinta, 'id'> & { deporte: Deporte }) {
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
function Cierre({ deporte }: { deporte: Deporte }) {
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

function Bola({ pelota: { x, y, radio = RADIO, color = 'bola' }, id, tenue, focos, giro }: BolaProps) {
  const sombras = focos ? FOCOS : [SOL];
  return (
    <g transform={`translate(${x} ${y}) scale(${radio})`}>
      {tenue ? null : sombras.map((hacia) => <Sombra key={hacia} id={id} hacia={hacia - giro} />)}
      <circle r="1" fill={club.colores.bola} />
      {color === 'roja' ? <path d="M-1 0A1 1 0 0 1 1 0z" fill="#d8392b" /> : null}
      <path d={COSTURA} fill="none" stroke="#fff" strokeWidth="0.11" strokeLinecap="round" />
      <circle r="1" fill={`url(#${id}-luz)`} />
    </g>
  );
}

/** Gradients that the shadow and the roundness of the balls share. */
function Tintas({ id }: { id: string }) {
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

/** Far enough for any crop, any turn and the strip of a wide screen. */
const LEJOS = 90;

const TESELAS: Record<
  Exclude<Textura, 'liso'>,
  { ancho: number; alto: number; d: string; fuerza: number }
> = {
  /** Mown grass: one stripe in two. */
  bandas: { ancho: 3.2, alto: 3.2, d: 'M0 0H1.6V3.2H0z', fuerza: 0.07 },
  /** Clay after the drag net. */
  barrido: { ancho: 0.5, alto: 0.5, d: 'M0 0H.5V.06H0zM0 .22H.5V.25H0z', fuerza: 0.09 },
  /** The sand of artificial turf. */
  arena: {
    ancho: 0.3,
    alto: 0.3,
    d: 'M.05 .05h.03v.03h-.03zM.2 .18h.03v.03h-.03zM.1 .25h.02v.02h-.02z',
    fuerza: 0.35,
  },
};

function Grano({ textura, id }: { textura: Textura; id: string }) {
  if (textura === 'liso') return null;
  const { ancho, alto, d, fuerza } = TESELAS[textura];
  return (
    <>
      <pattern id={`${id}-grano`} width={ancho} height={alto} patternUnits="userSpaceOnUse">
        <path d={d} fill="#fff" fillOpacity={fuerza} />
      </pattern>
      <rect x={-LEJOS} y={-LEJOS} width={2 * LEJOS} height={2 * LEJOS} fill={`url(#${id}-grano)`} />
    </>
  );
}

type SueloProps = { deporte: Deporte; tonos: Tonos; id: string; conPista: boolean };

/** Out of bounds, the court on it, and its grain. */
function Suelo({ deporte, tonos, id, conPista }: SueloProps) {
  const { largo, ancho, servicio } = MEDIDAS[deporte];
  const fondo = <rect x={-LEJOS} y={-LEJOS} width={2 * LEJOS} height={2 * LEJOS} fill={tonos.fuera} />;
  if (!conPista) return fondo;
  return (
    <>
      {fondo}
      <rect x={-largo / 2} y={-ancho / 2} width={largo} height={ancho} fill={tonos.suelo} />
      {tonos.caja ? (
        <rect x={-servicio} y={-ancho / 2} width={2 * servicio} height={ancho} fill={tonos.caja} />
      ) : null}
      <Grano textura={tonos.textura} id={id} />
    </>
  );
}

type Formato = {
  /** Pixels of the picture, when it stands alone; without them it fills its place in another drawing. */
  ancho?: number;
  alto?: number;
  x?: number;
  y?: number;
};

const PIXELES_POR_METRO = 60;
/** Of a drawing that is only lines: it can be seen on light and on dark. */
const CALCO = '#7d849b';

function Lineas({ deporte, tonos, grosor }: Pick<Dibujo, 'deporte'> & { tonos: Tonos; grosor: number }) {
  return trazos(lineasDe(deporte)).map(({ ancho, d }) => (
    <path key={ancho} d={d} stroke={tonos.linea} strokeWidth={ancho * grosor} />
  ));
}

function Pista({ dibujo, id }: { dibujo: Dibujo; id: string }) {
  const { deporte, superficie, detalle, grosor = 1, giro = 0 } = dibujo;
  const tonos = superficies()[superficie];
  const tenue = superficie === 'calco';
  // The workshop's bench has no court on it.
  const conPista = detalle !== 'cuerdas';
  return (
    <>
      <Suelo deporte={deporte} tonos={tonos} id={id} conPista={conPista} />
      {conPista ? <Lineas deporte={deporte} tonos={tonos} grosor={grosor} /> : null}
      <DibujoDetalle detalle={detalle} id={id} />
      {conPista ? <Red deporte={deporte} tenue={tenue} giro={giro} /> : null}
      <Cierre deporte={deporte} />
      {(dibujo.pelotas ?? []).map((pelota) => (
        <Bola
          key={`${pelota.x} ${pelota.y}`}
          pelota={pelota}
          id={id}
          tenue={tenue}
          giro={giro}
          focos={detalle === 'focos'}
        />
      ))}
      <Personas
        personas={dibujo.personas ?? []}
        dePadel={dibujo.deporte === 'padel'}
        id={id}
        sol={SOL - giro}
      />
    </>
  );
}

/** A court seen from above, to scale: a whole picture. Only the server draws it; pages show it as a file. */
export function PistaTrazada({ dibujo, x = 0, y = 0, ...talla }: Formato & { dibujo: Dibujo }) {
  const id = useId();
  const ventana = ventanaDe(dibujo);
  const { ancho = ventana.ancho * PIXELES_POR_METRO, alto = ventana.alto * PIXELES_POR_METRO } = talla;
  const marco = [-ventana.ancho / 2, -ventana.alto / 2, ventana.ancho, ventana.alto].map((n) => n.toFixed(2));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={marco.join(' ')}
      {...{ x, y }}
      width={Math.round(ancho)}
      height={Math.round(alto)}
      preserveAspectRatio="xMinYMid slice"
      color={CALCO}
      aria-hidden="true"
    >
      <Tintas id={id} />
      <g transform={`rotate(${dibujo.giro ?? 0}) translate(${-ventana.x} ${-ventana.y})`}>
        <Pista dibujo={dibujo} id={id} />
      </g>
    </svg>
  );
}

const esSeccion = (nombre: string): nombre is Seccion => (SECCIONES as readonly string[]).includes(nombre);

/** A drawing of the site that is a file of its own, or null when there is none of that name. */
export function trazar(nombre: string): ReactElement | null {
  return esSeccion(nombre) ? <PistaTrazada dibujo={trazosDe(nombre)} /> : null;
}
