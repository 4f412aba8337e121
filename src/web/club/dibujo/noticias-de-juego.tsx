import { Cuerpo, RaquetaDeJuego } from './cuerpo.tsx';
import {
  Arbol,
  Bola,
  Figura,
  Fondo,
  lugar,
  MORENO,
  Nube,
  PistaDeFrente,
  Raqueta,
  Sol,
  TONOS,
  veces,
} from './figuras.tsx';
import { Barba, Bigote, Busto, Coletas, Flequillo, Mono, Rizos, Trenza, Tupe } from './personajes.tsx';

const { cielo, tierra, fuera, verde, hierba, azul, noche, tinta, rojo, blanco, crema, bola, sol } = TONOS;

export const Lluvia = () => (
  <>
    <Fondo color="#a9bfd4" />
    <PistaDeFrente suelo="#4d9b8a" fuera="#2f7468" />
    <ellipse cx="58" cy="78" rx="19" ry="4.5" fill="#cfe6f5" fillOpacity="0.85" />
    <ellipse cx="58" cy="77.5" rx="10" ry="2" fill="#fff" fillOpacity="0.6" />
    <g transform="translate(62 20) scale(2.1)">
      <Nube x={0} y={0} color="#5f7591" />
    </g>
    <Nube x={124} y={14} color="#7d92ab" />
    {veces(16, (i) => (
      <path
        key={i}
        d={`M${20 + lugar(i, 84, 34).x} ${36 + lugar(i, 84, 34).y}l-2.5 7`}
        stroke="#f2f9ff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    ))}
    <Figura x={118} y={80} ropa={sol} pelo={MORENO} escala={1.1}>
      <path d="M0 0V-22" stroke={tinta} strokeWidth="1" />
      <path d="M-19-14A19 17 0 0 1 19-14Q12.6-18 6.3-14Q0-18-6.3-14Q-12.6-18-19-14z" fill={rojo} />
    </Figura>
  </>
);

/** Standing, the hand on the right as high as it is. */
const ALEGRE = {
  y: 80,
  escala: 0.8,
  cabeza: 0.34,
  brazos: ['-6 -41 -14 -37 -17 -30', '7 -41 14 -42 18 -51'],
  piernas: ['-4 -18 -6 -9 -8 -1', '4 -18 6 -9 8 -1'],
} as const;

/** Grown up, and farther away. */
const DE_NOCHE = {
  ...ALEGRE,
  y: 82,
  escala: 0.62,
  cabeza: 0.29,
  abajo: blanco,
  brazos: ['-6 -41 -14 -36 -15 -28', '7 -41 14 -33 19 -36'],
} as const;

export const Maraton = () => (
  <>
    <Fondo color={noche} />
    {veces(26, (i) => (
      <circle
        key={i}
        cx={lugar(i + 1, 160, 46).x}
        cy={lugar(i + 1, 160, 46).y}
        r={i % 3 ? 0.6 : 1}
        fill="#fff"
      />
    ))}
    <path d="M30 12L4 90H84zM130 12L76 90H156z" fill="#fff7c9" fillOpacity="0.16" />
    <PistaDeFrente suelo="#4a76e0" fuera="#2c4a9c" />
    <path d="M30 12V54M130 12V54" stroke="#8d9ac4" strokeWidth="1.8" />
    <path d="M23 9H37V14H23zM123 9H137V14H123z" fill="#fff7c9" />
    <circle cx="80" cy="26" r="18" fill={crema} />
    <circle cx="80" cy="26" r="18" fill="none" stroke={bola} strokeWidth="3" />
    <path d="M80 26V14M80 26L88 30" stroke={tinta} strokeWidth="2.2" strokeLinecap="round" />
    <path d="M80 10.5V12M80 40V41.5M64.5 26H66M94 26H95.5" stroke={tinta} strokeWidth="1.6" />
    <Cuerpo {...DE_NOCHE} quien={Barba} x={47} piel="#d9a37a" ropa={bola}>
      <RaquetaDeJuego giro={24} />
    </Cuerpo>
    <Cuerpo {...DE_NOCHE} quien={Trenza} x={113} piel="#c98e63" ropa={rojo} falda gira>
      <RaquetaDeJuego giro={24} color="#6fd0c5" />
    </Cuerpo>
  </>
);

/** Half a string, so far from the middle of an oval. */
const dentro = (lejos: number, radio: number, otro: number) =>
  Math.round(otro * Math.sqrt(1 - (lejos / radio) ** 2));

export const Cordaje = () => (
  <>
    <Fondo color="#b79ae0" />
    <circle cx="52" cy="46" r="46" fill="#c9b1ec" />
    <g transform="rotate(38 80 52) scale(.86) translate(13 8)">
      <path d="M80 78V128" stroke={tinta} strokeWidth="8" />
      <path d="M66 62L80 82L94 62" fill="none" stroke={rojo} strokeWidth="5" />
      <ellipse cx="80" cy="34" rx="27" ry="34" fill="#fff" fillOpacity="0.35" />
      <g stroke="#fff">
        {[-18, -12, -6, 0, 6, 12, 18].map((x) => (
          <path key={x} d={`M${80 + x} ${34 - dentro(x, 27, 34)}v${2 * dentro(x, 27, 34)}`} />
        ))}
        {[-26, -19.5, -13, -6.5, 0, 6.5, 13, 19.5, 26].map((y) => (
          <path key={y} d={`M${80 - dentro(y, 34, 27)} ${34 + y}h${2 * dentro(y, 34, 27)}`} />
        ))}
      </g>
      <ellipse cx="80" cy="34" rx="27" ry="34" fill="none" stroke={rojo} strokeWidth="5" />
    </g>
    <path
      d="M113 24C126 16 135 26 127 33S110 31 115 44S135 51 127 68"
      fill="none"
      stroke={bola}
      strokeWidth="2"
    />
    <Bola x={42} y={66} r={10} />
  </>
);

/** A paddle with its holes, and where they go. */
const PalaDePadel = () => (
  <g transform="rotate(32 84 44) translate(13 10) scale(.84)">
    <path d="M78 60H90V120H78z" fill={tinta} />
    <rect x="56" y="-6" width="56" height="68" rx="27" fill={rojo} />
    <rect x="59" y="-3" width="50" height="62" rx="24" fill="none" stroke={crema} strokeWidth="3" />
    {veces(16, (i) => (
      <circle
        key={i}
        cx={69 + (i % 4) * 10}
        cy={10 + Math.floor(i / 4) * 10}
        r="2"
        fill={tinta}
        fillOpacity="0.7"
      />
    ))}
  </g>
);

/** Whole, in the hand that plays with it. */
const PalaDePickleball = () => (
  <g transform="translate(96 40) scale(0.78) rotate(32)">
    <path d="M-5 22H5V54H-5z" fill={tinta} />
    <path d="M0 54V110" stroke="#c98e69" strokeWidth="15" />
    <path d="M-10 76H10V120H-10z" fill={crema} />
    <rect x="-25" y="-38" width="50" height="66" rx="14" fill="#5b3fae" />
    <path d="M-25 10L25 -22V-4L-20 24.8Q-25 20 -25 14z" fill={rojo} />
    <path d="M-25 4L25 -28" stroke={crema} strokeWidth="3" />
    <path d="M6 -38H11Q25 -38 25 -24V14Q25 28 11 28H6z" fill={tinta} fillOpacity="0.16" />
    <rect x="-23.5" y="-36.5" width="47" height="63" rx="12.5" fill="none" stroke={crema} strokeWidth="3" />
    <rect x="-11" y="38" width="22" height="22" rx="8" fill="#c98e69" />
    <path d="M-10 44.5H5M-10 50H5M-9 55.5H5" stroke="#a06a48" strokeWidth="1.4" strokeLinecap="round" />
  </g>
);

export const Pickleball = () => (
  <>
    <Fondo color="#2fa9a6" />
    <path d="M0 62L160 30V90H0z" fill="#e09a3e" />
    <path d="M0 62L160 30M52 90L98 42" stroke="#fff" strokeWidth="2.4" />
    <PalaDePickleball />
    <circle cx="44" cy="34" r="15" fill="#f5f06a" />
    <path d="M34 45A15 15 0 0 0 58 29A15 15 0 0 1 34 45" fill="#8f8a1c" fillOpacity="0.35" />
    {veces(9, (i) => (
      <circle key={i} cx={36 + (i % 3) * 8} cy={26 + Math.floor(i / 3) * 8} r="2" fill="#8f8a1c" />
    ))}
  </>
);

export const Padel = () => (
  <>
    <Fondo color="#8fd0f5" />
    <path d="M0 52H160V90H0z" fill="#2f78d0" />
    <path d="M0 8H160V52H0z" fill="#d8f1ff" fillOpacity="0.6" />
    <path d="M0 8H160M20 8V52M60 8V52M100 8V52M140 8V52" stroke={tinta} strokeWidth="1.6" />
    <path d="M0 70H160" stroke="#fff" strokeWidth="2" />
    <PalaDePadel />
    <Bola x={40} y={36} r={11} />
  </>
);

export const Obra = () => (
  <>
    <Fondo color={cielo} />
    <Sol x={26} y={18} />
    <Nube x={104} y={16} />
    <Arbol x={10} y={54} />
    <Arbol x={148} y={54} color="#57a572" />
    <PistaDeFrente suelo={tierra} fuera={fuera} />
    <path d="M60 88L76 70H108L112 78L84 88z" fill="#e88f5f" />
    <Figura x={54} y={82} ropa={azul} pelo={MORENO} escala={1.25}>
      <path d="M0 4L34 14" stroke="#7a5233" strokeWidth="1.4" />
      <path d="M30 10L42 12L38 18L27 16z" fill={tinta} />
    </Figura>
    <Bola x={122} y={82} r={4} />
  </>
);

/** The racket that a pupil holds up, and his arm. */
const EnAlto = () => (
  <>
    <g transform="translate(38 70) rotate(-30) scale(1.7)">
      <Raqueta />
    </g>
    <g fill="none" strokeLinecap="round">
      <path d="M38 89L34.5 80" stroke="#ffd45c" strokeWidth="8" />
      <path d="M34.5 79L38 71" stroke="#b97f56" strokeWidth="5" />
      <path d="M36.5 70.5L39.8 69.5" stroke="#b97f56" strokeWidth="5.600" />
    </g>
  </>
);

/** Three pupils and who teaches them. */
export const Clase = () => (
  <>
    <Fondo color="#c9ecff" />
    <Nube x={112} y={14} />
    <Arbol x={14} y={54} />
    <Arbol x={146} y={54} color="#57a572" />
    <PistaDeFrente suelo={verde} fuera="#3d8f63" />
    <Bola x={50} y={22} r={4.5} />
    <g transform="translate(79 92) scale(1.18) translate(-80 -92)">
      <EnAlto />
      <Busto quien={Rizos} x={110} y={92} escala={0.64} gira />
      <Busto quien={Flequillo} x={54} y={93} escala={0.54} />
      <Busto quien={Coletas} x={81} y={96} escala={0.52} gira />
    </g>
  </>
);

export const Campus = () => (
  <>
    <Fondo color="#ffe9a6" />
    <Sol x={124} y={17} r={10} />
    <path d="M0 56Q40 38 84 54T160 48V90H0z" fill="#a5d66e" />
    <path d="M0 66H160V90H0z" fill={hierba} />
    <path d="M17 76L40 37L63 76z" fill={rojo} />
    <path d="M40 37L33 76H48z" fill="#a8341f" />
    <path d="M40 37V29L51 32L40 35" fill={bola} stroke={tinta} strokeWidth="0.6" />
    <Arbol x={148} y={62} />
    <ellipse cx="122" cy="79.5" rx="24" ry="6.5" fill="#5cc3e8" />
    <Cuerpo {...ALEGRE} quien={Tupe} x={60} piel="#f5d3b8" ropa={azul}>
      <RaquetaDeJuego giro={16} />
    </Cuerpo>
    <Cuerpo {...ALEGRE} quien={Flequillo} x={88} piel="#b97f56" ropa={sol} />
    <Cuerpo {...ALEGRE} quien={Coletas} x={117} piel="#f5d3b8" ropa="#e874a8" falda />
    <path d="M101 80H143Q138 84.5 122 84.5T101 80z" fill="#9fe0f5" />
    <Bola x={102} y={27} r={4} />
  </>
);

/** A child who waits for the ball, the racket before them. */
const ESPERA = {
  y: 84,
  escala: 0.84,
  cabeza: 0.35,
  inclina: 2,
  brazos: ['-6 -41 -11 -33 -4 -29', '7 -41 14 -35 20 -40'],
  piernas: ['-4 -18 -9 -10 -11 -1', '4 -18 9 -10 10 -1'],
} as const;

/** Two children and the net between them: the ball goes over it, and comes back. */
export const Vuelta = () => (
  <>
    <Fondo color="#ffdcc7" />
    <circle cx="80" cy="30" r="25" fill="#ffc49f" />
    <path d="M0 50Q26 36 52 48Q92 32 124 46Q144 38 160 44V62H0z" fill="#f0a988" />
    <Arbol x={12} y={58} color="#57a572" />
    <Arbol x={147} y={58} />
    <path d="M0 57H160V90H0z" fill="#1f7a80" />
    <path d="M22 63H138L160 88H0z" fill="#2a9aa1" stroke="#fff" strokeWidth="1.2" />
    <path d="M76 63L72 88" stroke="#fff" strokeWidth="1" />
    <path d="M78.5 51L82 54V87L78.5 80z" fill={tinta} fillOpacity="0.55" />
    <path d="M78.5 51L82 54" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M82 54V88M78.5 51V64" stroke={tinta} strokeWidth="2" strokeLinecap="round" />
    <g fill="none" stroke={fuera} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M67.5 20Q80 5 92.5 20" strokeDasharray="0.1 4" />
      <path d="M89.5 21.4L93.5 21.8L93.8 17.8M70.5 21.4L66.5 21.8L66.2 17.8" />
    </g>
    <Cuerpo {...ESPERA} quien={Trenza} x={53} piel="#c98e63" ropa={rojo} falda>
      <RaquetaDeJuego giro={8} color={azul} />
    </Cuerpo>
    <Cuerpo {...ESPERA} quien={Tupe} x={107} gira piel="#f5d3b8" ropa={azul} abajo={blanco}>
      <RaquetaDeJuego giro={8} color={rojo} />
    </Cuerpo>
    <Bola x={80} y={12.5} r={4.2} />
  </>
);

/** A paddle, held at the origin and upright until it is turned. */
const Pala = ({ color }: { color: string }) => (
  <g transform="rotate(10)">
    <path d="M0 3V-8" stroke={tinta} strokeWidth="2.6" strokeLinecap="round" />
    <rect x="-6" y="-23" width="12" height="16" rx="4" fill={color} stroke={crema} strokeWidth="1.4" />
  </g>
);

/** Grown up, with the sun still low. */
export const PorLaManana = () => (
  <>
    <Fondo color="#fff0c9" />
    <g transform="translate(80 46)">
      <Sol x={0} y={0} r={21} />
    </g>
    <Nube x={24} y={18} color="#fffaf0" />
    <Nube x={138} y={14} color="#fffaf0" />
    <Arbol x={10} y={56} />
    <Arbol x={150} y={56} color="#57a572" />
    <path d="M0 54H160V90H0z" fill="#4f8f86" />
    <path d="M24 60H136L158 90H2z" fill="#2fa9a6" />
    <path d="M54 60H106L112 90H48z" fill="#e09a3e" />
    <path
      d="M24 60H136L158 90M24 60L2 90M54 60L48 90M106 60L112 90"
      fill="none"
      stroke="#fff"
      strokeWidth="1.2"
    />
    <path d="M78.5 56L82 58V88L78.5 83z" fill={tinta} fillOpacity="0.55" />
    <path d="M78.5 56L82 58" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M82 58V89M78.5 56V66" stroke={tinta} strokeWidth="2" strokeLinecap="round" />
    <Cuerpo {...ESPERA} cabeza={0.3} quien={Mono} x={53} piel="#eec3a0" ropa="#7a5a9c" abajo={azul}>
      <Pala color={rojo} />
    </Cuerpo>
    <Cuerpo {...ESPERA} cabeza={0.3} quien={Bigote} x={107} gira piel="#f2cdb0" ropa={blanco}>
      <Pala color="#5b3fae" />
    </Cuerpo>
    <g transform="translate(80 20)">
      <circle r="5.2" fill="#f5f06a" stroke="#8f8a1c" strokeWidth="0.5" />
      {veces(7, (i) => (
        <circle
          key={i}
          cx={i ? 2.9 * Math.cos(i * 1.047) : 0}
          cy={i ? 2.9 * Math.sin(i * 1.047) : 0}
          r="0.8"
          fill="#8f8a1c"
        />
      ))}
    </g>
  </>
);
