import { type Dia, diaDe, type FechaHora, type Minutos, minutosDe } from '#domain/fecha.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { PistaPropuesta } from './datos.ts';

/** A stretch of free time, in minutes since midnight. */
export type Hueco = { inicio: Minutos; fin: Minutos };

/** Courts of a day free during the same stretch: interchangeable, so they are counted, not told apart. */
export type Grupo = Hueco & {
  dia: number;
  pistas: number[];
  /** The courts already have a saved match that day: using them opens nothing. */
  abierta: boolean;
};

/** What is left of `hueco` once [inicio, fin) is taken. */
function restar(hueco: Hueco, inicio: Minutos, fin: Minutos): Hueco[] {
  if (fin <= hueco.inicio || inicio >= hueco.fin) return [hueco];
  const restos = [
    { inicio: hueco.inicio, fin: inicio },
    { inicio: fin, fin: hueco.fin },
  ];
  return restos.filter((resto) => resto.inicio < resto.fin);
}

/** Takes [inicio, fin) out of a court's free stretches. */
export const ocupar = (huecos: readonly Hueco[], inicio: Minutos, fin: Minutos): Hueco[] =>
  huecos.flatMap((hueco) => restar(hueco, inicio, fin));

/** Free stretches of a court on a day between saved matches, clipped to [desde, hasta]. */
function huecosLibres(saved: readonly Partido[], limites: Hueco): Hueco[] {
  return saved.reduce<Hueco[]>(
    (huecos, partido) => {
      const inicio = minutosDe(partido.fecha);
      return ocupar(huecos, inicio, inicio + partido.duracion);
    },
    [limites].filter(({ inicio, fin }) => inicio < fin),
  );
}

/** What is still to come of a stretch of that day, by the clock. */
export const porVenir = (hueco: Hueco, dia: Dia, ahora?: FechaHora): Hueco =>
  ahora === undefined || diaDe(ahora) !== dia
    ? hueco
    : { ...hueco, inicio: Math.min(hueco.fin, Math.max(hueco.inicio, minutosDe(ahora))) };

/** Free stretches of each available court on that day, in order of court. */
export function pistasLibres(
  pistas: readonly PistaPropuesta[],
  partidos: readonly Partido[],
  dia: Dia,
  limites: Hueco,
): { pista: number; abierta: boolean; huecos: Hueco[] }[] {
  return pistas
    .filter((pista) => pista.disponible)
    .map((pista) => {
      const suyos = partidos.filter((p) => p.idPista === pista.id && diaDe(p.fecha) === dia && ocupa(p));
      return { pista: pista.id, abierta: suyos.length > 0, huecos: huecosLibres(suyos, limites) };
    });
}

/** Merges the free stretches of a day's courts: same stretch and same opening cost, same group. */
export function agruparHuecos(libres: ReturnType<typeof pistasLibres>, dia: number): Grupo[] {
  const grupos = new Map<string, Grupo>();
  for (const { pista, abierta, huecos } of libres) {
    for (const { inicio, fin } of huecos) {
      const clave = `${inicio}-${fin}-${abierta}`;
      const grupo = grupos.get(clave) ?? { inicio, fin, dia, abierta, pistas: [] };
      grupo.pistas.push(pista);
      grupos.set(clave, grupo);
    }
  }
  return [...grupos.values()].sort((a, b) => a.inicio - b.inicio || a.fin - b.fin || (a.abierta ? -1 : 1));
}
