import { nombreDivision } from '#domain/liga/divisiones.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';

/** "5ª", "Inf. 1ª", "Amist.": for a badge in a narrow column. */
export function divisionCorta(tipo: TipoLiga, division: number): string {
  if (tipo === 'amistosos') return 'Amist.';
  if (tipo === 'playoff') return 'Play-off';
  const numero = division === 0 ? 'Prom.' : `${division}ª`;
  return tipo === 'infantil' ? `Inf. ${numero}` : numero;
}

/** A space where no line breaks: "2ª División" stays whole. */
const UNIDO = '\u00a0';

const SIN_DIVISION: Record<'amistosos' | 'playoff', string> = { amistosos: 'Amistoso', playoff: 'Play-off' };

/** The same in full, for who listens: "5ª División", "Infantil, 1ª División", "Amistoso". */
export function divisionLarga(tipo: TipoLiga, division: number): string {
  if (tipo === 'amistosos' || tipo === 'playoff') return SIN_DIVISION[tipo];
  const nombre = (nombreDivision(tipo, division) ?? '').replace(' ', UNIDO);
  return tipo === 'infantil' ? `Infantil, ${nombre}` : nombre;
}
