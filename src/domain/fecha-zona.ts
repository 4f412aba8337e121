import type { FechaHora } from './fecha.ts';

/** What the clock on the wall of an IANA zone shows at an instant, in milliseconds since the epoch. */
type RelojDePared = (ms: number) => FechaHora;

/** Making the formatter costs more than using it, so callers make one and ask it many times. */
export function relojDePared(zona: string): RelojDePared {
  const formato = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zona,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (ms) => formato.format(ms).replace(' ', 'T');
}
