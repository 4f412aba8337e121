import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Problema } from '#domain/problema.ts';
import { casilla } from './marcador.ts';
import type { Partido } from './partido.ts';
import { estaSuspendido, seJugo } from './resultado.ts';

export const aunNoSeJuega = (fecha: FechaHora): string =>
  `Este partido es el ${fechaSemana(fecha)} a las ${horaDe(fecha)}, que aún no ha llegado: comprueba que es este, o cambia su día.`;

/** Told before it is played: of another day, or with another date. An award is told before. docs/reglas/partidos.md */
export function avisosDeAntes(
  partido: Pick<Partido, 'fecha' | 'sintetico' | 'desenlace'>,
  ahora: FechaHora,
): Problema[] {
  const contado = seJugo(partido) || estaSuspendido(partido);
  if (!contado || partido.fecha <= ahora) return [];
  return [{ path: casilla(1, 1), message: aunNoSeJuega(partido.fecha) }];
}
