import type { Criterio, Medida } from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import { type Desempate, puntosDe } from './fila.ts';

type Palabras = {
  /** After "empatan" or "igualan". */
  iguales: string;
  /** Why the one is before the other, by both values as they are read. */
  decide: (propio: string, ajeno: string, medida: Medida | null) => string;
};

const MEDIDA: Record<Medida, string> = { diferencia: 'diferencia', porcentaje: 'porcentaje' };

const medido =
  (que: string): Palabras['decide'] =>
  (propio, ajeno, medida) =>
    `tiene mejor ${MEDIDA[medida ?? 'diferencia']} de ${que} (${propio} frente a ${ajeno})`;

const PALABRAS: Record<Criterio, Palabras> = {
  directo: {
    iguales: 'en partidos entre los dos',
    decide: (propio, ajeno) => `ganó más partidos entre los dos (${propio} a ${ajeno})`,
  },
  sets: { iguales: 'en sets', decide: medido('sets') },
  juegos: { iguales: 'en juegos', decide: medido('juegos') },
  menosWo: {
    iguales: 'en incomparecencias',
    decide: (propio, ajeno) => `ha faltado a menos partidos (${propio} frente a ${ajeno})`,
  },
};

export const mensajes = {
  partidoResolucion: 'Partido de resolución',
  vaPorDelante: (rival: string) => `Va por delante de ${rival}`,
  empatanDos: (puntos: number, iguales: readonly Criterio[]) =>
    `empatan ${enLista([`a ${puntosDe(puntos)}`, ...iguales.map((uno) => PALABRAS[uno].iguales)])}`,
  empatanVarios: (n: number, puntos: number) => `hay ${n} jugadores empatados a ${puntosDe(puntos)}`,
  igualaCon: (rival: string, iguales: readonly Criterio[]) =>
    `iguala con ${rival} ${enLista(iguales.map((uno) => PALABRAS[uno].iguales))}`,
  comparte: (rival: string) => `Comparte el puesto con ${rival}`,
  igualan: 'e igualan en todo',
  queIgualan: 'que igualan en todo',
  decision: 'igualan en todo y así lo decidió el club',
} as const;

const MAX_DECIMALES = 9;

/** By decimals; made once, as making one takes longer than all that a table is computed from. */
const formatos: Intl.NumberFormat[] = [];

function escribir(numero: number, decimales: number): string {
  const formato =
    formatos[decimales] ??
    new Intl.NumberFormat('es', { minimumFractionDigits: decimales, maximumFractionDigits: decimales });
  formatos[decimales] = formato;
  return formato.format(numero);
}

const SIGNOS: Record<string, string> = { '1': '+', '-1': '−' };
const conSigno = (numero: number): string => `${SIGNOS[Math.sign(numero)] ?? ''}${Math.abs(numero)}`;

/** The fewest decimals with which two different shares read differently. */
function porcentajes(uno: number, otro: number): [string, string] {
  for (let decimales = 0; decimales < MAX_DECIMALES; decimales += 1) {
    const [a, b] = [escribir(uno * 100, decimales), escribir(otro * 100, decimales)];
    if (a !== b) return [`${a} %`, `${b} %`];
  }
  return [`${uno * 100} %`, `${otro * 100} %`];
}

/** Both values of a tie-break as a reader sees them: "+5" and "+3", "62 %" and "58 %"; null where no criterion did. */
export function valoresLegibles({ medida, valor, valorRival }: Desempate): [string, string] | null {
  if (valor === null || valorRival === null) return null;
  if (medida === 'porcentaje') return porcentajes(valor, valorRival);
  if (medida === 'diferencia') return [conSigno(valor), conSigno(valorRival)];
  return [String(valor), String(valorRival)];
}

/** Of those who are equal in everything. */
const empatanEnTodo = ({ empatados, puntos }: Desempate): string =>
  empatados === 2 ? mensajes.empatanDos(puntos, []) : mensajes.empatanVarios(empatados, puntos);

/** Told of all who have those points. */
function empate({ enPuntos, puntos, rival, iguales }: Desempate): string {
  if (enPuntos === 2) return mensajes.empatanDos(puntos, iguales);
  const varios = mensajes.empatanVarios(enPuntos, puntos);
  return iguales.length === 0 ? varios : `${varios}, ${mensajes.igualaCon(rival, iguales)}`;
}

/** Answers "¿por qué va por delante?" in one Spanish sentence. docs/reglas/clasificacion.md. */
export function explicar(desempate: Desempate): string {
  const { criterio, empatados, iguales, medida, rival } = desempate;
  const delante = mensajes.vaPorDelante(rival);
  if (criterio === 'ninguno')
    return `${mensajes.comparte(rival)}: ${empatanEnTodo(desempate)} ${empatados === 2 ? mensajes.igualan : mensajes.queIgualan}.`;
  const valores = valoresLegibles(desempate);
  if (valores === null || criterio === 'decision')
    return `${delante}: ${empatanEnTodo(desempate)}, ${mensajes.decision}.`;
  return `${delante}: ${empate(desempate)}${iguales.length === 0 ? '' : ','} y ${PALABRAS[criterio].decide(...valores, medida)}.`;
}
