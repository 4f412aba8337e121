import { type Dia, esDia } from '#domain/fecha.ts';

const PATRON = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;

const dosCifras = (texto: string): string => texto.padStart(2, '0');

function anioDe(texto: string | undefined, hoy: Dia): string {
  if (!texto) return hoy.slice(0, 4);
  return texto.length === 2 ? `${hoy.slice(0, 2)}${texto}` : texto;
}

/** A day as people type it: 21/11/2026, 21-11-26, or 21/11 for this year. null when there is no such day. */
export function diaEscrito(texto: string, hoy: Dia): Dia | null {
  const partes = PATRON.exec(texto.trim());
  if (!partes) return null;
  const [, dia = '', mes = '', anio] = partes;
  const escrito = `${anioDe(anio, hoy)}-${dosCifras(mes)}-${dosCifras(dia)}`;
  return esDia(escrito) ? escrito : null;
}
