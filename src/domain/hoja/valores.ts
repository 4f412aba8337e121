import type { EstadoJugador } from '#domain/liga/liga.ts';
import { normalizarTexto } from '#domain/texto.ts';

const SI = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'v']);
const NO = new Set(['', 'no', 'n', '0', 'false', 'falso', 'f']);

/** "Sí" or "No" however people write it; null when it is neither. */
export function siNoDe(texto: string): boolean | null {
  const valor = normalizarTexto(texto);
  if (SI.has(valor)) return true;
  return NO.has(valor) ? false : null;
}

export const siNo = (valor: boolean): string => (valor ? 'Sí' : 'No');

const ESTADOS = {
  activo: 'activo',
  lesion: 'lesion',
  lesionado: 'lesion',
  lesionada: 'lesion',
  eliminado: 'eliminado',
  eliminada: 'eliminado',
} as const satisfies Record<string, EstadoJugador>;

export const estadoDe = (texto: string): EstadoJugador | null =>
  ESTADOS[normalizarTexto(texto) as keyof typeof ESTADOS] ?? null;

/** A whole number, also as a spreadsheet writes it ("12,0"); null when it is none. */
export function enteroDe(texto: string): number | null {
  const [, entero] = /^(\d{1,9})(?:[.,]0+)?$/.exec(texto.trim()) ?? [];
  return entero === undefined ? null : Number(entero);
}

const dos = (n: number): string => String(n).padStart(2, '0');

const DIA_MS = 86_400_000;
/** Day 0 of a spreadsheet. */
const ORIGEN = Date.UTC(1899, 11, 30);
const SERIE = /^(\d{5})(?:[.,](\d+))?$/;

/** The number by which a spreadsheet keeps a moment: days since the end of 1899. */
function deSerie(texto: string): string | null {
  const [, dias, parte = '0'] = SERIE.exec(texto) ?? [];
  if (dias === undefined) return null;
  const minutos = Math.round(Number(`0.${parte}`) * 24 * 60);
  return new Date(ORIGEN + Number(dias) * DIA_MS + minutos * 60_000).toISOString().slice(0, 16);
}

const ESPANOLA = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;

const armar = (anio: string, mes: string, dia: string, hora = '0', minuto = '0'): string =>
  `${anio.length === 2 ? `20${anio}` : anio}-${dos(Number(mes))}-${dos(Number(dia))}T${dos(Number(hora))}:${minuto.padStart(2, '0')}`;

/** `2026-11-21T18:30` from the ways a spreadsheet writes a moment; null when it is none of them. */
export function fechaDeHoja(texto: string): string | null {
  const limpio = texto.trim();
  const [, dia, mes, anio, hora, minuto] = ESPANOLA.exec(limpio) ?? [];
  if (dia && mes && anio) return armar(anio, mes, dia, hora, minuto);
  const [, a, m, d, h, min] = ISO.exec(limpio) ?? [];
  return a && m && d ? armar(a, m, d, h, min) : deSerie(limpio);
}
