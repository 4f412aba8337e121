import type { Programa } from '#club';
import { enLista } from '#domain/texto.ts';

/** "17:00-18:00 y 18:00-19:00", as staff write it, in few words that no line breaks: "17–19 h". What is no hours stays as it is. */
export function enHoras(franjas: string): string {
  const tramos: [desde: string, hasta: string][] = [];
  for (const [, desde = '', hasta = ''] of franjas.matchAll(/(\d+:\d\d)(?:-| a )(\d+:\d\d)/g)) {
    const ultimo = tramos.at(-1);
    if (ultimo?.[1] === desde) ultimo[1] = hasta;
    else tramos.push([desde, hasta]);
  }
  if (tramos.length === 0) return franjas;
  return `${enLista(tramos.map((tramo) => tramo.join('–\u2060').replaceAll(':00', '')))}\u00a0h`;
}

/** "De lunes a jueves, 17–18 h; viernes, 17–19 h; fin de semana, 10–11 h". */
export const semanaDeClase = ({ horario: { semana, viernes, finDeSemana } }: Programa): string =>
  [
    ['De lunes a jueves', semana],
    ['viernes', viernes],
    ['fin de semana', finDeSemana],
  ]
    .flatMap(([dias, franjas]) => (franjas ? [`${dias}, ${enHoras(franjas).replace(/^T/, 't')}`] : []))
    .join('; ');
