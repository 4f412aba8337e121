import type { Desempate } from './fila.ts';

const MAX_DECIMALES = 9;

const escribir = (numero: number, decimales: number): string =>
  numero.toLocaleString('es', { minimumFractionDigits: decimales, maximumFractionDigits: decimales });

const conSigno = (numero: number): string => `${numero > 0 ? '+' : numero < 0 ? '−' : ''}${Math.abs(numero)}`;

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

const puntosEn = (puntos: number): string => `${puntos} ${puntos === 1 ? 'punto' : 'puntos'}`;

function empate({ empatados, puntos, criterio }: Desempate): string {
  if (criterio === 'directo' || empatados === 2) return `empatan a ${puntosEn(puntos)}`;
  return `hay ${empatados} jugadores empatados a ${puntosEn(puntos)}`;
}

const MEDIDAS = { diferencia: 'mejor diferencia', porcentaje: 'mejor porcentaje' };

function motivo({ criterio, medida }: Desempate): string {
  if (criterio === 'directo') return 'ganó más partidos entre los dos';
  if (criterio === 'menosWo') return 'ha faltado a menos partidos';
  return `tiene ${MEDIDAS[medida ?? 'diferencia']} de ${criterio}`;
}

/** Answers "¿por qué va por delante?" in one Spanish sentence. domain.md, "Standings". */
export function explicar(desempate: Desempate): string {
  const inicio = `Va por delante de ${desempate.rival}: ${empate(desempate)}`;
  const valores = valoresLegibles(desempate);
  if (valores === null) return `${inicio}, igualan en todo y van por orden alfabético.`;
  const [propio, ajeno] = valores;
  const union = desempate.criterio === 'directo' ? 'a' : 'frente a';
  return `${inicio} y ${motivo(desempate)} (${propio} ${union} ${ajeno}).`;
}
