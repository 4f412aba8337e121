import type { FechaHora } from './fecha.ts';

/** What the clock on the wall of an IANA zone shows at an instant, in milliseconds since the epoch. */
type RelojDePared = (ms: number) => FechaHora;

const MS_POR_MINUTO = 60_000;
const MS_POR_HORA = 3_600_000;

/** Make one and ask it many times: formatters are costly, and the last minute is remembered. */
export function relojDePared(zona: string): RelojDePared {
  const formato = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zona,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  let [minuto, mostrado] = [Number.NaN, ''];
  return (ms) => {
    const pedido = Math.floor(ms / MS_POR_MINUTO);
    if (pedido !== minuto) [minuto, mostrado] = [pedido, formato.format(ms).replace(' ', 'T')];
    return mostrado;
  };
}

/** The instant, in milliseconds, at which the clock on the wall of a zone shows that time: the first, where it shows it twice. */
export function instanteEn(zona: string): (fecha: FechaHora) => number {
  const reloj = relojDePared(zona);
  const desfase = (ms: number): number => Date.parse(`${reloj(ms)}Z`) - ms;
  return (fecha) => {
    const comoUtc = Date.parse(`${fecha}Z`);
    const tanteo = comoUtc - desfase(comoUtc);
    // Near a change of hour the first guess is on its other side.
    return comoUtc - Math.max(desfase(tanteo), desfase(tanteo - MS_POR_HORA));
  };
}

/** Whether the clock on the wall of a zone shows that time: the night that is put forward has an hour less. */
export function existeEn(zona: string): (fecha: FechaHora) => boolean {
  const [reloj, instante] = [relojDePared(zona), instanteEn(zona)];
  return (fecha) => reloj(instante(fecha)) === fecha;
}
