import type { Programa } from '#club';
import { conMayuscula } from '#domain/texto.ts';

type Tramo = [desde: string, hasta: string];

const TRAMO = /(\d+:\d\d)(?: ?[-–] ?| a )(\d+:\d\d)/g;
/** What may stand beside hours and changes nothing of them. */
const SIN_MAS = /^(?:[\s,;]|\b(?:y|o|de|por grupos)\b)*$/;

/** None where anything else is said of them: part of it would be untrue. */
const tramosDe = (franjas: string): Tramo[] =>
  SIN_MAS.test(franjas.replace(TRAMO, ''))
    ? [...franjas.matchAll(TRAMO)].map(([, desde = '', hasta = '']) => [desde, hasta])
    : [];

const escrito = (tramo: Tramo): string => tramo.join('–\u2060');

/** With those that follow each other in one. */
function seguidosDe(franjas: string): Tramo[] {
  const tramos: Tramo[] = [];
  for (const [desde, hasta] of tramosDe(franjas)) {
    const ultimo = tramos.at(-1);
    if (ultimo?.[1] === desde) ultimo[1] = hasta;
    else tramos.push([desde, hasta]);
  }
  return tramos;
}

/** "17:00-18:00 y 18:00-19:00", as staff write it, in few words: "17:00–19:00". What is no hours stays as it is. */
export const enHoras = (franjas: string): string => seguidosDe(franjas).map(escrito).join(', ') || franjas;

const horasEntre = ([desde, hasta]: Tramo): number => {
  const [h = 0, m = 0, hFin = 0, mFin = 0] = `${desde}:${hasta}`.split(':').map(Number);
  return hFin - h + (mFin - m) / 60;
};

const masTarde = (hora: string, horas: number): string =>
  hora.replace(/^\d+/, (h) => String(Number(h) + horas));

/** More times than these in a row are told by the first and the last. */
const SEGUIDAS = 3;

/** At what times a class of so long may begin: "10:00 o de 17:00 a 21:00". What is no hours, or too few, stays as it is. */
export function empiezan(franjas: string, horas: number): string {
  const tramos = horas > 1 ? seguidosDe(franjas) : tramosDe(franjas);
  if (horas > 1 && tramos.some((tramo) => horasEntre(tramo) < horas)) return enHoras(franjas);
  const cuales = tramos.flatMap((tramo) => {
    const veces = Math.max(1, Math.floor(horasEntre(tramo) / horas));
    const todas = Array.from({ length: veces }, (_, vez) => masTarde(tramo[0], vez * horas));
    return veces > SEGUIDAS ? `de ${todas[0]}\u00a0a\u00a0${todas.at(-1)}` : todas;
  });
  return cuales.join(', ').replace(/, ([^,]*)$/, ' o\u00a0$1') || franjas;
}

const SOLO_HORAS = /^(?:de )?\d(?:[\d:,–\u2060\s]|\b(?:o|de|a)\b)*$/;

/** "10:00, 20:00 o 21:30", in fewer figures: "10, 20 o 21:30 h". What is no hours stays as it is. */
const enPunto = (horas: string): string =>
  SOLO_HORAS.test(horas) ? `${horas.replaceAll(':00', '')}\u00a0h` : horas;

/** When classes begin from Monday to Thursday, on Friday, when they are of two hours, and at the weekend; those of the team are set, and whole. */
export const clasesDe = ({ cuotas, horario: { semana, viernes, finDeSemana } }: Programa): string[] =>
  (cuotas
    ? [empiezan(semana, 1), empiezan(viernes, 2), empiezan(finDeSemana, 1)]
    : [semana, viernes, finDeSemana].map(enHoras)
  ).map(enPunto);

/** The hours of each part of the week, in the few words of a card; nothing of those that nobody has said. */
const horasDe = ({ horario: { semana, viernes, finDeSemana } }: Programa): string[][] =>
  [
    ['Lun–jue', enHoras(semana)],
    ['Viernes', enHoras(viernes)],
    ['Sáb–dom', enHoras(finDeSemana)],
  ].filter(([, horas]) => horas !== '');

/** "Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00". */
export const semanaDeClase = (programa: Programa): string =>
  conMayuscula(
    horasDe(programa)
      .map((parte) => parte.join(',\u00a0').toLowerCase())
      .join('; '),
  );
