import type { Programa } from '#club';
import { conMayuscula } from '#domain/texto.ts';

type Tramo = [desde: string, hasta: string];

const tramosDe = (franjas: string): Tramo[] =>
  [...franjas.matchAll(/(\d+:\d\d)(?:-| a )(\d+:\d\d)/g)].map(([, desde = '', hasta = '']) => [desde, hasta]);

const escrito = (tramo: Tramo): string => tramo.join('–\u2060');

/** "17:00-18:00 y 18:00-19:00", as staff write it, in few words: "17:00–19:00". What is no hours stays as it is. */
export function enHoras(franjas: string): string {
  const tramos: Tramo[] = [];
  for (const [desde, hasta] of tramosDe(franjas)) {
    const ultimo = tramos.at(-1);
    if (ultimo?.[1] === desde) ultimo[1] = hasta;
    else tramos.push([desde, hasta]);
  }
  return tramos.map(escrito).join(', ') || franjas;
}

const deUnaHora = ([desde, hasta]: Tramo): boolean =>
  Number.parseInt(hasta, 10) - Number.parseInt(desde, 10) === 1 && desde.slice(-2) === hasta.slice(-2);

/** Which class of those one may come to: "17:00 o 18:00", where each is of an hour. */
export function aElegir(franjas: string): string {
  const tramos = tramosDe(franjas);
  const deHora = tramos.length > 1 && tramos.every(deUnaHora);
  const cuales = tramos.map((tramo) => (deHora ? tramo[0] : escrito(tramo))).join(', ');
  return cuales.replace(/, ([^,]*)$/, ' o\u00a0$1') || franjas;
}

export type Clases = readonly (readonly [dias: string, horas: string])[];

/** On which days one hour a week may be and on which two, each with its hours. */
export const clasesDe = ({
  horario: { semana, viernes, finDeSemana },
}: Programa): Record<'una' | 'dos', Clases> => ({
  una: [['Lunes o miércoles', aElegir(semana)]],
  dos: [
    ['Lun y mié, o mar y jue', aElegir(semana)] as const,
    ['Viernes', aElegir(viernes)] as const,
    ['Sáb y dom', aElegir(finDeSemana)] as const,
  ].filter(([, horas]) => horas !== ''),
});

/** The hours of each part of the week, in the few words of a card; nothing of those that nobody has said. */
export const horasDe = ({ horario: { semana, viernes, finDeSemana } }: Programa): Clases =>
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
