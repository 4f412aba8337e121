import type { ReactElement } from 'react';
import { club } from '#club';
import type { Hueco } from '#contract/sitio/huecos.ts';
import type { EscenaNoticia } from '#domain/noticia/escena.ts';
import { trazarClase } from './clases.tsx';
import type { Dibujo, Persona } from './dibujos.ts';
import { trazarNoticia } from './noticias.tsx';
import { PistaTrazada } from './pista-trazada.tsx';
import { trazarRetrato } from './retratos.tsx';

const [BLANCO, BOLA] = ['#ffffff', '#d9e84a'];
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
  inicio: 'asamblea',
  campus: 'campus',
} as const satisfies Partial<Record<Hueco, EscenaNoticia>>;

const MEDIA = { x: -6.8, y: 0, ancho: 18, alto: 18 };

/** Half a court of each kind that a centre has, side by side. */
const DE_LA_PRIMERA: readonly Dibujo[] = [
  {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: MEDIA,
    giro: -90,
    grosor: 1.7,
    personas: [alguien(-12.2, 2, -8, BLANCO, MORENO)],
    pelotas: [{ x: -4.4, y: -1.6, radio: 0.36 }],
  },
  {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: MEDIA,
    giro: -90,
    grosor: 1.7,
    personas: [alguien(-11.6, -1.8, 6, BOLA, CASTANO)],
  },
];

const DE_LA_SEGUNDA: readonly Dibujo[] = [
  {
    deporte: 'padel',
    superficie: 'cobalto',
    encuadre: { x: -5.4, y: 0, ancho: 14, alto: 14 },
    giro: -90,
    grosor: 1.7,
    personas: [alguien(-7.4, 2.2, -8, BOLA, GRIS), alguien(-5.2, -2.4, 8, BLANCO, CASTANO)],
    pelotas: [{ x: -2.6, y: 0.6, radio: 0.3 }],
  },
  {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: MEDIA,
    giro: -90,
    grosor: 1.7,
    personas: [alguien(-11.8, 1.6, -8, TIERRA, MORENO)],
    pelotas: [{ x: -4.8, y: -1.8, radio: 0.36 }],
  },
];

const LADO = 900;

const Mitades = ({ dibujos }: { dibujos: readonly Dibujo[] }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${2 * LADO} ${LADO}`}
    width={2 * LADO}
    height={LADO}
    aria-hidden="true"
  >
    {dibujos.map((dibujo, i) => (
      <PistaTrazada key={dibujo.superficie} dibujo={vestidos(dibujo)} x={i * LADO} ancho={LADO} alto={LADO} />
    ))}
  </svg>
);

/** What is drawn in each place of people while it has no photograph. Nobody is anybody. */
const ESCENAS = {
  sede3: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: 0, y: 0, ancho: 28, alto: 14 },
    giro: 11,
    grosor: 1.7,
    personas: [alguien(-10.2, 2.2, -10, BLANCO, RUBIO), alguien(10.8, -2, 186, BOLA, MORENO)],
    pelotas: [{ x: 3.4, y: 1.2, radio: 0.36 }],
  },
} as const satisfies Record<string, Dibujo>;

const vestidos = (dibujo: Dibujo): Dibujo => ({
  ...dibujo,
  personas: (dibujo.personas ?? []).map((persona) => ({ ...persona, ropa: tela(persona.ropa) })),
});

/** The drawing of a place for a photograph; null when there is none of that name. */
export function trazarHueco(nombre: string): ReactElement | null {
  if (Object.hasOwn(DE_FRENTE, nombre)) return trazarNoticia(DE_FRENTE[nombre as keyof typeof DE_FRENTE]);
  if (nombre === 'escuela') return trazarClase('todas');
  if (nombre === 'sede1') return <Mitades dibujos={DE_LA_PRIMERA} />;
  if (nombre === 'sede2') return <Mitades dibujos={DE_LA_SEGUNDA} />;
  if (Object.hasOwn(ESCENAS, nombre))
    return <PistaTrazada dibujo={vestidos(ESCENAS[nombre as keyof typeof ESCENAS])} />;
  return trazarRetrato(nombre);
}
