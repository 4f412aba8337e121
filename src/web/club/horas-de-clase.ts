import type { Programa } from '#club';
import { conMayuscula, enLista } from '#domain/texto.ts';

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

/** The hours of each part of the week, in the few words of a card; nothing of those that nobody has said. */
export const horasDe = ({
  horario: { semana, viernes, finDeSemana },
}: Programa): (readonly [string, string])[] =>
  [['Lun–jue', semana] as const, ['Viernes', viernes] as const, ['Sáb–dom', finDeSemana] as const].flatMap(
    ([dias, franjas]) => (franjas ? [[dias, enHoras(franjas)] as const] : []),
  );

/** "Lun–jue, 17–18 h; viernes, 17–19 h; sáb–dom, 10–11 h". */
export const semanaDeClase = (programa: Programa): string =>
  conMayuscula(
    horasDe(programa)
      .map((parte) => parte.join(', ').toLowerCase())
      .join('; '),
  );
