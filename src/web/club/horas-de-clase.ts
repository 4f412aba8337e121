import type { Programa } from '#club';
import { conMayuscula } from '#domain/texto.ts';

/** "17:00-18:00 y 18:00-19:00", as staff write it, in few words: "17:00–19:00". What is no hours stays as it is. */
export function enHoras(franjas: string): string {
  const tramos: [desde: string, hasta: string][] = [];
  for (const [, desde = '', hasta = ''] of franjas.matchAll(/(\d+:\d\d)(?:-| a )(\d+:\d\d)/g)) {
    const ultimo = tramos.at(-1);
    if (ultimo?.[1] === desde) ultimo[1] = hasta;
    else tramos.push([desde, hasta]);
  }
  if (tramos.length === 0) return franjas;
  return tramos.map((tramo) => tramo.join('–\u2060')).join(', ');
}

/** The hours of each part of the week, in the few words of a card; nothing of those that nobody has said. */
export const horasDe = ({
  horario: { semana, viernes, finDeSemana },
}: Programa): (readonly [string, string])[] =>
  [['Lun–jue', semana] as const, ['Viernes', viernes] as const, ['Sáb–dom', finDeSemana] as const].flatMap(
    ([dias, franjas]) => (franjas ? [[dias, enHoras(franjas)] as const] : []),
  );

/** "Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00". */
export const semanaDeClase = (programa: Programa): string =>
  conMayuscula(
    horasDe(programa)
      .map((parte) => parte.join(',\u00a0').toLowerCase())
      .join('; '),
  );
