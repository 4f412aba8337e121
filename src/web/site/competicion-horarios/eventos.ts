import type { FilaHorario } from '#contract/horarios.ts';
import { eventoDe } from '#web/club/competicion/evento.ts';

/** Search engines need the next days, not the season. */
const MAXIMO = 20;

/** The next matches for search engines, or null; none of minors. docs/reglas/datos-personales.md */
export function eventosDe(filas: readonly FilaHorario[]) {
  const publicos = filas.filter(({ conMenores }) => !conMenores).slice(0, MAXIMO);
  if (publicos.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': publicos.map(({ nombreLiga: liga, ...fila }) => eventoDe({ ...fila, liga })),
  };
}
