import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { Problema } from '#domain/problema.ts';
import {
  type Campus,
  estadoDeSemana,
  type SemanaCampus,
  type SemanasElegidas,
  semanasElegidas,
} from './campus.ts';
import { etiquetaDeCampo } from './datos.ts';
import { mensajes } from './errores.ts';
import { entreDiasCortos } from './ficha.ts';

/** A camp week lasts as long as a week of the calendar. */
const MAX_DIAS = 7;

const seCruzan = (una: SemanaCampus, otra: SemanaCampus): boolean =>
  una.desde <= otra.hasta && otra.desde <= una.hasta;

function errorDeSemana({ desde, hasta }: SemanaCampus): string | null {
  if (hasta < desde) return mensajes.semanaAlReves;
  return hasta >= sumarDias(desde, MAX_DIAS) ? mensajes.semanaLarga : null;
}

/** Whom each week crosses; a week wrong by itself, or not offered, crosses nobody. */
function crucesDe(semanas: readonly SemanaCampus[]): Map<SemanaCampus, SemanaCampus[]> {
  const sanas = semanas.filter((semana) => semana.ofrecida && errorDeSemana(semana) === null);
  return new Map(
    sanas.map((una) => [una, sanas.filter((otra) => otra !== una && seCruzan(una, otra))] as const),
  );
}

/** The week that crosses most of the others, and of those that cross as many the last one; null when none does. */
function laQueMasCruza(cruces: ReadonlyMap<SemanaCampus, readonly SemanaCampus[]>): SemanaCampus | null {
  let peor: SemanaCampus | null = null;
  for (const [semana, otras] of cruces)
    if (otras.length > 0 && otras.length >= (peor ? (cruces.get(peor)?.length ?? 0) : 1)) peor = semana;
  return peor;
}

/** Each week to be corrected with one it crosses: without them nothing crosses any more. */
function cruzadas(semanas: readonly SemanaCampus[]): Map<SemanaCampus, SemanaCampus> {
  const malas = new Map<SemanaCampus, SemanaCampus>();
  for (;;) {
    const cruces = crucesDe(semanas.filter((semana) => !malas.has(semana)));
    const peor = laQueMasCruza(cruces);
    const otra = peor && cruces.get(peor)?.[0];
    if (!peor || !otra) return malas;
    malas.set(peor, otra);
  }
}

const errorDeCruce = (semana: SemanaCampus, otra: SemanaCampus, lugar: number): Problema => ({
  path: `semanas.${lugar}.${semana.desde < otra.desde ? 'hasta' : 'desde'}`,
  message: mensajes.semanaCruzada(etiquetaDeCampo(otra.id), entreDiasCortos(otra)),
});

/** What keeps the weeks of the camp from being saved: only the days that somebody has to correct. */
export function erroresDeCampus({ semanas }: Pick<Campus, 'semanas'>): Problema[] {
  const cruces = cruzadas(semanas);
  return semanas.flatMap((semana, lugar) => {
    const message = errorDeSemana(semana);
    if (message !== null) return [{ path: `semanas.${lugar}.hasta`, message }];
    const otra = cruces.get(semana);
    return otra ? [errorDeCruce(semana, otra, lugar)] : [];
  });
}

function deElegidas(
  elegidas: SemanasElegidas,
  campus: Campus,
  { vale, mensaje }: { vale: (semana: SemanaCampus) => boolean; mensaje: (semana: string) => string },
): Problema[] {
  const suyas = new Set(semanasElegidas(elegidas, campus).map(({ id }) => id));
  const esas = campus.semanas.filter((semana) => suyas.has(semana.id) && vale(semana));
  return esas.map(({ id: path }) => ({ path, message: mensaje(etiquetaDeCampo(path)) }));
}

export const erroresDeSemanas = (elegidas: SemanasElegidas, campus: Campus): Problema[] =>
  deElegidas(elegidas, campus, { vale: ({ ofrecida }) => !ofrecida, mensaje: mensajes.semanaNoOfrecida });

/** Weeks chosen that had begun: the form does not offer them, and what arrives anyway is marked for the staff. */
export const avisosDeSemanas = (elegidas: SemanasElegidas, campus: Campus, hoy: Dia): Problema[] =>
  deElegidas(elegidas, campus, {
    vale: (semana) => ['empezada', 'terminada'].includes(estadoDeSemana(semana, hoy)),
    mensaje: mensajes.semanaEmpezada,
  });
