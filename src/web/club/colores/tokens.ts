import { coloresDe, type DeQue, type Elegidos, llevarA, queSirven } from '#contract/club/club-colores.ts';
import { BLANCO, type Color, esClaro, type Hex, llevar, queSeLea } from '#domain/club/colores.ts';
import css from '#web/ui/look/tokens.css?raw';

export type Tokens = ReadonlyMap<string, Hex>;
type Esquemas = { claro: Tokens; oscuro: Tokens };

const [CLARO = '', OSCURO = ''] = css.split('@media (prefers-color-scheme: dark)');

const leer = (texto: string): Tokens =>
  new Map(
    [...texto.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, token = '', hex = '']) => [token, hex]),
  );

/** Those of the first club, as its style sheet has them. */
const PRIMEROS: Esquemas = { claro: leer(CLARO), oscuro: leer(OSCURO) };

const P = (modo: DeQue[1]): DeQue => ['principal', modo];
const A = (modo: DeQue[1]): DeQue => ['accion', modo];

/** The tokens that pictures have too. */
const DE_LOS_DIBUJOS = {
  azul: 'pista',
  'azul-out': 'pistaFuera',
  'azul-deep': 'pistaOscura',
  'azul-pale': 'pistaPalida',
  tierra: 'tierra',
  'tierra-out': 'tierraFuera',
  'noche-out': 'nocheFuera',
  'ambar-out': 'ambarFuera',
} as const satisfies Record<string, Color>;

/** What each other token that is of the club's colours is made of. The others are everybody's. */
const DE_QUE: Record<keyof Esquemas, Readonly<Record<string, DeQue>>> = {
  claro: {
    'on-deep-soft': P('absoluto'),
    'deep-line': P('absoluto'),
    'deep-lit': P('absoluto'),
    'azul-text': P('absoluto'),
    primary: P('relativo'),
    'primary-hover': P('relativo'),
    focus: P('absoluto'),
    ink: P('neutro'),
    'on-bola': P('neutro'),
    'ink-soft': P('neutro'),
    border: P('neutro'),
    action: A('relativo'),
    'action-hover': A('relativo'),
    'tierra-text': A('absoluto'),
    'tierra-pale': A('absoluto'),
  },
  oscuro: {
    paper: P('neutro'),
    surface: P('neutro'),
    'surface-sunk': P('neutro'),
    ink: P('neutro'),
    'ink-soft': P('neutro'),
    hairline: P('neutro'),
    border: P('neutro'),
    'azul-pale': P('absoluto'),
    'azul-text': P('absoluto'),
    primary: P('absoluto'),
    'primary-hover': P('absoluto'),
    'tierra-text': A('absoluto'),
    'tierra-pale': A('absoluto'),
  },
};

const FONDOS = ['paper', 'surface', 'surface-sunk', 'azul-pale'];

/** What is read on what: 4.5 to 1. */
export const SE_LEE: readonly (readonly [texto: string, fondos: readonly string[]])[] = [
  ['ink', [...FONDOS, 'hairline', 'tierra-pale', 'ok-pale', 'warn-pale', 'bad-pale']],
  ['ink-soft', [...FONDOS, 'hairline']],
  ['azul-text', FONDOS],
  ['tierra-text', ['paper', 'surface', 'tierra-pale']],
  ['ok', ['paper', 'surface', 'ok-pale']],
  ['warn', ['paper', 'surface', 'warn-pale']],
  ['bad', ['paper', 'surface', 'bad-pale']],
  ['on-action', ['action', 'action-hover']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-bola', ['bola']],
  ['on-deep', ['azul-deep', 'azul-out', 'tierra-out', 'noche-out', 'ambar-out']],
  ['on-deep-soft', ['azul-deep']],
];

/** Edges of controls and the ring of the focus: 3 to 1. */
export const SE_VE: readonly (readonly [borde: string, fondos: readonly string[]])[] = [
  ['border', ['paper', 'surface']],
  ['focus', ['paper', 'surface']],
];
const BORDE = 3;

const BAJO_LETRAS = ['on-action', 'on-primary', 'on-deep'];

/** Those of the buttons, and the tones of the first club that they are made of. */
const BOTONES = [
  ['principal', 'primary', 'azul'],
  ['accion', 'action', 'tierra'],
] as const;

/** A light colour is in its buttons as it is, by day and by night, with dark letters. */
function botonesClaros(tinta: Hex, elegidos: Elegidos): [string, Hex][] {
  return BOTONES.filter(([cual]) => esClaro(elegidos[cual])).flatMap(([cual, boton, de]) => {
    const muestra = (token: string): Hex => PRIMEROS.claro.get(token) ?? BLANCO;
    const senalado = llevar(muestra(`${boton}-hover`), muestra(de), elegidos[cual], 'relativo');
    return [
      [boton, elegidos[cual]],
      [`${boton}-hover`, senalado],
      [`on-${boton}`, tinta],
    ];
  });
}

type Mapa = Map<string, Hex>;
type Cual = keyof Esquemas;

/** Which way a token is moved until it is read. */
function haciaDonde(texto: string, cual: Cual): 'oscuro' | 'claro' {
  if (texto === 'on-bola') return 'oscuro';
  return texto === 'on-deep-soft' || cual === 'oscuro' ? 'claro' : 'oscuro';
}

/** Grounds of words are darkened under white ones, lightened under dark ones; other words are, over theirs. */
function enmendar(tokens: Mapa, cual: Cual): void {
  const hex = (token: string): Hex => tokens.get(token) ?? BLANCO;
  const mover = (token: string, junto: readonly string[], hacia: 'oscuro' | 'claro', minimo?: number) => {
    const esSuyo = token in DE_QUE.claro || token in DE_QUE[cual];
    if (esSuyo) tokens.set(token, queSeLea(hex(token), junto.map(hex), hacia, minimo));
  };
  const [bajoLetras, otros] = [
    SE_LEE.filter(([texto]) => BAJO_LETRAS.includes(texto)),
    SE_LEE.filter(([texto]) => !BAJO_LETRAS.includes(texto)),
  ];
  for (const [texto, fondos] of bajoLetras)
    for (const fondo of fondos) mover(fondo, [texto], esClaro(hex(texto)) ? 'oscuro' : 'claro');
  for (const [texto, fondos] of otros) mover(texto, fondos, haciaDonde(texto, cual));
  for (const [borde, fondos] of SE_VE) mover(borde, fondos, haciaDonde(borde, cual), BORDE);
}

function derivados(cual: Cual, elegidos: Elegidos): Mapa {
  const suyos = Object.entries(DE_QUE[cual]).map(([token, deQue]): [string, Hex] => [
    token,
    llevarA(PRIMEROS[cual].get(token) ?? BLANCO, deQue, elegidos),
  ]);
  return new Map(suyos);
}

/** Every token of a club that has chosen those two colours, in light and in dark. */
export function tokensDe(elegidos: Elegidos): Esquemas {
  const suyos = queSirven(elegidos);
  const colores = coloresDe(suyos);
  const dibujados = Object.entries(DE_LOS_DIBUJOS).map(([token, color]): [string, Hex] => [
    token,
    colores[color].toLowerCase(),
  ]);
  const claros = botonesClaros(colores.tinta, suyos);
  const claro: Mapa = new Map([...PRIMEROS.claro, ...dibujados, ...derivados('claro', suyos), ...claros]);
  enmendar(claro, 'claro');
  const oscuro: Mapa = new Map([...claro, ...PRIMEROS.oscuro, ...derivados('oscuro', suyos), ...claros]);
  enmendar(oscuro, 'oscuro');
  return { claro, oscuro };
}

const distintos = (antes: Tokens, tokens: Tokens): Tokens =>
  new Map([...tokens].filter(([token, hex]) => antes.get(token) !== hex));

const regla = (tokens: Tokens): string =>
  `html:root{${[...tokens].map(([token, hex]) => `--${token}:${hex}`).join(';')}}`;

/** The style sheet of those colours over the site's own; '' for the first club's. */
export function cssDe(elegidos: Elegidos): string {
  const { claro, oscuro } = tokensDe(elegidos);
  const deDia = distintos(PRIMEROS.claro, claro);
  const deNoche = distintos(new Map([...PRIMEROS.claro, ...PRIMEROS.oscuro, ...deDia]), oscuro);
  if (deDia.size + deNoche.size === 0) return '';
  return `@layer base{${regla(deDia)}@media (prefers-color-scheme:dark){${regla(deNoche)}}}`;
}
