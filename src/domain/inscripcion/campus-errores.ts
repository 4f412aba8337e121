import { type Dia, sumarDias } from '#domain/fecha.ts';
import {
  type Campus,
  estadoDeSemana,
  type SemanaCampus,
  type SemanasElegidas,
  semanasElegidas,
} from './campus.ts';
import { etiquetaDeCampo, type Semana } from './datos.ts';
import { mensajes, type Problema } from './mensajes.ts';

/** A camp week lasts as long as a week of the calendar. */
const MAX_DIAS = 7;

const seCruzan = (una: SemanaCampus, otra: SemanaCampus): boolean =>
  una.desde <= otra.hasta && otra.desde <= una.hasta;

function errorDeSemana(semana: SemanaCampus, anteriores: readonly SemanaCampus[]): string | null {
  const { desde, hasta, ofrecida } = semana;
  if (hasta < desde) return mensajes.semanaAlReves;
  if (hasta >= sumarDias(desde, MAX_DIAS)) return mensajes.semanaLarga;
  const otra = anteriores.find((una) => una.ofrecida && ofrecida && seCruzan(una, semana));
  return otra ? mensajes.semanaCruzada(etiquetaDeCampo(otra.id)) : null;
}

/** What keeps the weeks of the camp from being saved; each is named `semanas.<place>.hasta`. */
export const erroresDeCampus = ({ semanas }: Pick<Campus, 'semanas'>): Problema[] =>
  semanas.flatMap((semana, lugar) => {
    const message = errorDeSemana(semana, semanas.slice(0, lugar));
    return message === null ? [] : [{ path: `semanas.${lugar}.hasta`, message }];
  });

const elegidasCon = (
  elegidas: SemanasElegidas,
  campus: Campus,
  vale: (semana: SemanaCampus) => boolean,
): Semana[] => {
  const suyas = new Set(semanasElegidas(elegidas, campus).map(({ id }) => id));
  return campus.semanas.filter((semana) => suyas.has(semana.id) && vale(semana)).map(({ id }) => id);
};

/** Weeks chosen that the club does not offer: those are refused. */
export const erroresDeSemanas = (elegidas: SemanasElegidas, campus: Campus): Problema[] =>
  elegidasCon(elegidas, campus, ({ ofrecida }) => !ofrecida).map((path) => ({
    path,
    message: mensajes.semanaNoOfrecida(etiquetaDeCampo(path)),
  }));

/** Weeks chosen that had begun: the form does not offer them, and what arrives anyway is marked for the staff. */
export const avisosDeSemanas = (elegidas: SemanasElegidas, campus: Campus, hoy: Dia): Problema[] =>
  elegidasCon(elegidas, campus, (semana) =>
    ['empezada', 'terminada'].includes(estadoDeSemana(semana, hoy)),
  ).map((path) => ({ path, message: mensajes.semanaEmpezada(etiquetaDeCampo(path)) }));
