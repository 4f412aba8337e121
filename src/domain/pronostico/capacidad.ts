import { type Clausura, horasCerradas } from '#domain/clausura/clausura.ts';
import type { Dia } from '#domain/fecha.ts';
import type { LigaPropuesta } from '#domain/propuesta/datos.ts';
import { type Hueco, ocupar } from '#domain/propuesta/scenario.ts';

export type Horas = Pick<LigaPropuesta, 'inicio' | 'fin' | 'duracion'>;

type EnPistas = { pistas: readonly number[]; clausuras?: readonly Clausura[] };

/** Matches one after another between those hours. */
const seguidos = ({ inicio, fin }: Hueco, duracion: number): number =>
  Math.max(0, Math.floor((fin - inicio) / duracion));

/** Matches that those courts take in a day on which nothing of it is shut. */
export const cabenAlDia = ({ pistas }: EnPistas, horas: Horas): number =>
  pistas.length * seguidos(horas, horas.duracion);

/** The same of that day, with the hours at which each court is shut. */
export function cabenEn(
  { pistas, clausuras = [] }: EnPistas,
  { inicio, fin, duracion }: Horas,
  dia: Dia,
): number {
  const deLaPista = (idPista: number): number => {
    const libres = horasCerradas(clausuras, idPista, dia).reduce<Hueco[]>(
      (huecos, cerrada) => ocupar(huecos, cerrada.inicio, cerrada.fin),
      [{ inicio, fin }],
    );
    return libres.reduce((suma, hueco) => suma + seguidos(hueco, duracion), 0);
  };
  return pistas.reduce((suma, idPista) => suma + deLaPista(idPista), 0);
}

export const cabenHasta = (datos: EnPistas, horas: Horas, dias: readonly Dia[]): number =>
  dias.reduce((suma, dia) => suma + cabenEn(datos, horas, dia), 0);

/** The first of those days by which that many have had a court; null: none of them. */
export function cuandoCaben(
  datos: EnPistas,
  horas: Horas,
  dias: readonly Dia[],
  cuantos: number,
): Dia | null {
  let caben = 0;
  for (const dia of dias) {
    caben += cabenEn(datos, horas, dia);
    if (caben >= cuantos) return dia;
  }
  return null;
}
