import { anioDe, type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';

/** Easter Sunday of the Gregorian calendar. J.-M. Oudin, 1940 */
export function pascua(anio: number): Dia {
  const siglo = Math.floor(anio / 100);
  const aureo = anio % 19;
  const correccion = Math.floor((siglo - Math.floor((siglo - 17) / 25)) / 3);
  let epacta = (siglo - Math.floor(siglo / 4) - correccion + 19 * aureo + 15) % 30;
  const tarde = Math.floor(epacta / 28) * Math.floor(29 / (epacta + 1)) * Math.floor((21 - aureo) / 11);
  epacta -= Math.floor(epacta / 28) * (1 - tarde);
  const semana = (anio + Math.floor(anio / 4) + epacta + 2 - siglo + Math.floor(siglo / 4)) % 7;
  return sumarDias(`${anio}-03-28`, epacta - semana);
}

/** The days on which the banks of the euro settle nothing (TARGET), besides Saturdays and Sundays, and what they are. */
function fiestaDe(dia: Dia): string | null {
  const domingo = pascua(anioDe(dia));
  const fiestas: Readonly<Record<Dia, string>> = {
    [`${anioDe(dia)}-01-01`]: 'Año Nuevo',
    [sumarDias(domingo, -2)]: 'Viernes Santo',
    [sumarDias(domingo, 1)]: 'Lunes de Pascua',
    [`${anioDe(dia)}-05-01`]: 'el Primero de Mayo',
    [`${anioDe(dia)}-12-25`]: 'Navidad',
    [`${anioDe(dia)}-12-26`]: 'el día después de Navidad',
  };
  return fiestas[dia] ?? null;
}

const esFinDeSemana = (dia: Dia): boolean => [0, 6].includes(diaSemana(dia));

/** That day or, when banks do not collect on it, the first one after it on which they do. */
export function diaHabil(dia: Dia): Dia {
  let habil = dia;
  while (esFinDeSemana(habil) || fiestaDe(habil) !== null) habil = sumarDias(habil, 1);
  return habil;
}

/** Why the bank does not collect that day, and the next one on which it does; null when it does. */
export function noSeCobra(dia: Dia): string | null {
  const habil = diaHabil(dia);
  if (habil === dia) return null;
  const fiesta = fiestaDe(dia);
  const que = fiesta === null ? 'en fin de semana' : `ese día: es ${fiesta}`;
  return `El banco no cobra ${que}. El primer día que cobra después es el ${fechaCorta(habil)}`;
}
