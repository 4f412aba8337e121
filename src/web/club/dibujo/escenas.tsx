import type { ReactElement } from 'react';
import { club } from '#club';
import type { Hueco } from '#contract/huecos.ts';
import type { EscenaNoticia } from '#web/club/escena-de-noticia.ts';
import { type Dibujo, type Persona, type Superficie, superficies } from './dibujos.ts';
import { trazarNoticia } from './noticias.tsx';
import { PistaTrazada } from './pista-trazada.tsx';

const [BLANCO, BOLA, NOCHE] = ['#ffffff', '#d9e84a', '#17203a'];
/** In the club's colours, which are read when they are drawn. */
const [AZUL, TIERRA] = ['pistaOscura', 'tierra'] as const;

const tela = (ropa: string): string => (ropa === AZUL || ropa === TIERRA ? club.colores[ropa] : ropa);
const [CASTANO, RUBIO, GRIS, MORENO] = ['#6b4226', '#d9b366', '#b9bdc9', '#2a1d18'];

const alguien = (x: number, y: number, mira: number, ropa: string, pelo: string): Persona => ({
  x,
  y,
  mira,
  ropa,
  pelo,
});

/** Seen from the front, as the news draw them. */
const DE_FRENTE = {
  inicio: 'club',
  escuela: 'escuela',
  campus: 'campus',
} as const satisfies Partial<Record<Hueco, EscenaNoticia>>;

/** What is drawn in each place of people while it has no photograph. Nobody is anybody. */
const ESCENAS = {
  prado: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: 0, y: 0, ancho: 30, alto: 15 },
    giro: -14,
    grosor: 1.7,
    personas: [alguien(-10.6, -2.4, 10, BLANCO, MORENO), alguien(10.4, 2.2, 188, BOLA, CASTANO)],
    pelotas: [{ x: -2.6, y: -1, radio: 0.36 }],
  },
  reston: {
    deporte: 'padel',
    superficie: 'cobalto',
    encuadre: { x: 0, y: 0, ancho: 25, alto: 12.5 },
    giro: 9,
    grosor: 1.5,
    personas: [
      alguien(-6.8, -2.4, 8, BLANCO, CASTANO),
      alguien(-3.2, 2.4, -8, BOLA, GRIS),
      alguien(6.6, 2.6, 186, TIERRA, MORENO),
      alguien(3.4, -2.2, 174, BLANCO, RUBIO),
    ],
    pelotas: [{ x: 4.4, y: 0.4, radio: 0.3 }],
  },
  tercera: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: 0, y: 0, ancho: 28, alto: 14 },
    giro: 11,
    grosor: 1.7,
    personas: [alguien(-10.2, 2.2, -10, BLANCO, RUBIO), alguien(10.8, -2, 186, BOLA, MORENO)],
    pelotas: [{ x: 3.4, y: 1.2, radio: 0.36 }],
  },
} as const satisfies Partial<Record<Hueco, Dibujo>>;

type Peinado = 'corto' | 'largo' | 'monyo' | 'gorra';
type Rasgos = { piel: string; pelo: string; ropa: string; peinado: Peinado; fondo: Superficie };

/** Portraits of the team: made-up people, by the room they work in. */
const RETRATOS = {
  equipoEscuela: { piel: '#e0ac84', pelo: MORENO, ropa: TIERRA, peinado: 'monyo', fondo: 'verde' },
  equipoPadel: { piel: '#c98e69', pelo: MORENO, ropa: BLANCO, peinado: 'corto', fondo: 'cobalto' },
  equipoCompeticion: { piel: '#f0c6a4', pelo: GRIS, ropa: AZUL, peinado: 'gorra', fondo: 'tierra' },
  equipoSecretaria: { piel: '#e6b995', pelo: CASTANO, ropa: BOLA, peinado: 'largo', fondo: 'azul' },
} as const satisfies Partial<Record<Hueco, Rasgos>>;

/** Hair behind the face, in a square of 100. */
const DETRAS: Record<Peinado, string> = {
  corto: 'M29 44A21 23 0 0 1 71 44V50H29z',
  largo: 'M26 46A24 26 0 0 1 74 46V74H26z',
  monyo: 'M28 46A22 24 0 0 1 72 46V54H28zM50 6A9 9 0 1 1 49.9 6z',
  gorra: 'M28 46A22 24 0 0 1 72 46V56H28z',
};

/** Over the forehead. */
const DELANTE: Record<Peinado, string> = {
  corto: 'M30 40Q32 24 50 23Q68 24 70 40Q60 31 46 32Q36 33 30 40z',
  largo: 'M29 44Q30 22 51 22Q70 23 71 44Q64 30 50 31Q40 40 29 44z',
  monyo: 'M29 42Q31 22 50 22Q69 22 71 42Q60 30 50 30Q40 30 29 42z',
  gorra: 'M28 38A22 19 0 0 1 72 38L84 41Q70 36 50 36Q36 36 28 40z',
};

function Retrato({ rasgos: { piel, pelo, peinado, fondo, ...rasgos } }: { rasgos: Rasgos }) {
  const { suelo, fuera } = superficies()[fondo];
  const ropa = tela(rasgos.ropa);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400" aria-hidden="true">
      <rect width="100" height="100" fill={fuera} />
      <path d="M14 100L40 0H100V100z" fill={suelo} />
      <path d="M14 100L40 0M62 100L70 0M0 62L100 44" stroke="#fff" strokeWidth="1.3" />
      <path d={DETRAS[peinado]} fill={pelo} />
      <path d="M42 62H58V76H42z" fill={piel} />
      <path d="M42 66Q50 74 58 66V70Q50 78 42 70z" fill={NOCHE} fillOpacity="0.16" />
      <path d="M12 100Q14 76 38 73L50 82L62 73Q86 76 88 100z" fill={ropa} />
      <path d="M38 73L50 82L62 73L57 71L50 77L43 71z" fill={NOCHE} fillOpacity="0.18" />
      <ellipse cx="50" cy="47" rx="20" ry="23" fill={piel} />
      <path d={DELANTE[peinado]} fill={peinado === 'gorra' ? ropa : pelo} />
      <circle cx="42.5" cy="48" r="2" fill={NOCHE} />
      <circle cx="57.5" cy="48" r="2" fill={NOCHE} />
      <path d="M42 57.5Q50 64 58 57.5" fill="none" stroke={NOCHE} strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

const vestidos = (dibujo: Dibujo): Dibujo => ({
  ...dibujo,
  personas: (dibujo.personas ?? []).map((persona) => ({ ...persona, ropa: tela(persona.ropa) })),
});

/** The drawing of a place for a photograph; null when there is none of that name. */
export function trazarHueco(nombre: string): ReactElement | null {
  if (Object.hasOwn(DE_FRENTE, nombre)) return trazarNoticia(DE_FRENTE[nombre as keyof typeof DE_FRENTE]);
  if (Object.hasOwn(ESCENAS, nombre))
    return <PistaTrazada dibujo={vestidos(ESCENAS[nombre as keyof typeof ESCENAS])} />;
  if (Object.hasOwn(RETRATOS, nombre)) return <Retrato rasgos={RETRATOS[nombre as keyof typeof RETRATOS]} />;
  return null;
}
