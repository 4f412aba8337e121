import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';

/** A match to come, in names. */
export type Convocado = {
  fecha: FechaHora;
  pista: string | null;
  jugador1: string;
  jugador2: string;
  liga: string;
};

/** Which comes first in a notice: by hour, and at the same hour by court. */
const porHora = (a: Convocado, b: Convocado): number =>
  a.fecha.localeCompare(b.fecha) || (a.pista ?? '').localeCompare(b.pista ?? '', 'es');

const linea = ({ fecha, pista, jugador1, jugador2, liga }: Convocado): string =>
  `- ${horaDe(fecha)}${pista === null ? '' : ` ${pista}`}: ${jugador1} – ${jugador2} (${liga})`;

/** Who plays when and where, as it is pasted in the players' group: a paragraph a day. Empty without matches. */
export function avisoDeConvocatoria(partidos: readonly Convocado[]): string {
  const porDia = Map.groupBy([...partidos].sort(porHora), ({ fecha }): Dia => diaDe(fecha));
  return [...porDia]
    .map(([dia, suyos]) => [`Partidos del ${fechaSemana(dia)}:`, ...suyos.map(linea)].join('\n'))
    .join('\n\n');
}
