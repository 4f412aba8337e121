import { TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';

const SECCIONES: Record<TipoLiga, Seccion> = {
  social: 'ligaSocial',
  infantil: 'ligaInfantil',
  amistosos: 'ligaSocial',
  playoff: 'ligaSocial',
};

/** The court and colours of the pages about leagues of a type; without one, those of all leagues. */
export const seccionDeLiga = (tipo: TipoLiga | null | undefined): Seccion =>
  SECCIONES[tipo ?? TIPO_PRINCIPAL];
