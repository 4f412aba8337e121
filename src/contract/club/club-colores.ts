import {
  BLANCO,
  type Color,
  type Colores,
  conLetras,
  contraste,
  esClaro,
  type Hex,
  llevar,
  type Modo,
  MUESTRAS,
  queSeLea,
} from '#domain/club/colores.ts';

export type Elegidos = { principal: Hex; accion: Hex };

export type DeQue = readonly [de: keyof Elegidos, modo: Modo];

const DE_CADA: Elegidos = { principal: MUESTRAS.pista, accion: MUESTRAS.tierra };

const OSCURA = 5;

/** A tone of the first club, made of that one's colours. Of a light one, what is dark is hardly of its hue. */
export function llevarA(muestra: Hex, [de, modo]: DeQue, elegidos: Elegidos): Hex {
  const apagado = modo !== 'neutro' && esClaro(elegidos[de]) && contraste(muestra, BLANCO) > OSCURA;
  return llevar(muestra, DE_CADA[de], elegidos[de], apagado ? 'apagado' : modo);
}

/** The two as they are, or dark enough for the white that goes on them: what everything else is made of. */
export const queSirven = ({ principal, accion }: Elegidos): Elegidos => ({
  principal:
    principal.toLowerCase() === DE_CADA.principal.toLowerCase() ? DE_CADA.principal : conLetras(principal),
  accion: accion.toLowerCase() === DE_CADA.accion.toLowerCase() ? DE_CADA.accion : accion,
});

type Derivado = Exclude<Color, 'pista' | 'tierra' | 'bola' | 'papel'>;

const DERIVADOS: Record<Derivado, DeQue> = {
  pistaFuera: ['principal', 'relativo'],
  pistaOscura: ['principal', 'absoluto'],
  pistaPalida: ['principal', 'absoluto'],
  tierraFuera: ['accion', 'relativo'],
  noche: ['principal', 'absoluto'],
  nocheFuera: ['principal', 'absoluto'],
  ambarFuera: ['principal', 'absoluto'],
  tinta: ['principal', 'neutro'],
};

const FUERA: readonly Derivado[] = ['pistaFuera', 'tierraFuera', 'nocheFuera', 'ambarFuera', 'pistaOscura'];
/** White headings stand out of bounds. */
const SOBRE_FUERA = 5;

/** Every colour of a club that has chosen those two. The ball and the paper are everybody's. */
export function coloresDe(elegidos: Elegidos): Colores {
  const suyos = queSirven(elegidos);
  const derivado = (color: Derivado): Hex => {
    const hex = llevarA(MUESTRAS[color], DERIVADOS[color], suyos);
    return FUERA.includes(color) ? queSeLea(hex, [BLANCO], 'oscuro', SOBRE_FUERA) : hex;
  };
  const derivados = Object.keys(DERIVADOS).map((color) => [color, derivado(color as Derivado)]);
  return { ...MUESTRAS, pista: suyos.principal, tierra: suyos.accion, ...Object.fromEntries(derivados) };
}
