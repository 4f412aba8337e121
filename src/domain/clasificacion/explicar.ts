import type { Desempate } from './fila.ts';
import { mensajes } from './mensajes.ts';

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

/** Both values of a tie-break as a reader sees them: "+5" and "+3", "62 %" and "58 %"; null where names decided. */
export function valoresLegibles({ medida, valor, valorRival }: Desempate): [string, string] | null {
  if (valor === null || valorRival === null) return null;
  if (medida === 'porcentaje') return porcentajes(valor, valorRival);
  if (medida === 'diferencia') return [conSigno(valor), conSigno(valorRival)];
  return [String(valor), String(valorRival)];
}

/** Who goes by name is told of those left, as they are equal in everything; else, of all who have those points. */
function empate({ criterio, empatados, enPuntos, puntos, rival, iguales }: Desempate): string {
  if (criterio === 'nombre')
    return empatados === 2 ? mensajes.empatanDos(puntos, []) : mensajes.empatanVarios(empatados, puntos);
  if (enPuntos === 2) return mensajes.empatanDos(puntos, iguales);
  const varios = mensajes.empatanVarios(enPuntos, puntos);
  return iguales.length === 0 ? varios : `${varios}, ${mensajes.igualaCon(rival, iguales)}`;
}

function motivo({ criterio, medida }: Desempate, [propio, ajeno]: [string, string]): string {
  if (criterio === 'directo') return mensajes.directo(propio, ajeno);
  if (criterio === 'menosWo') return mensajes.menosWo(propio, ajeno);
  return mensajes[medida ?? 'diferencia'](criterio, propio, ajeno);
}

/** Answers "¿por qué va por delante?" in one Spanish sentence. domain.md, "Standings". */
export function explicar(desempate: Desempate): string {
  const inicio = `${mensajes.vaPorDelante(desempate.rival)}: ${empate(desempate)}`;
  const valores = valoresLegibles(desempate);
  return valores === null
    ? `${inicio}, ${mensajes.porNombre}.`
    : `${inicio}${desempate.iguales.length === 0 ? '' : ','} y ${motivo(desempate, valores)}.`;
}
