import { type Clausura, laQueCierra } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, type FechaHora, fechaHora, type Minutos, minutosDe } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { iniciosDe } from '#domain/persona/franjas.ts';
import type { Gente } from '#domain/persona/gente.ts';
import { PENDIENTE } from './desenlace.ts';
import { choqueDe, comunDe, ocupa } from './ocupacion.ts';
import { jugadoresDe, type Partido } from './partido.ts';
import { estaAplazado } from './resultado.ts';
import { mismaHora } from './suspension.ts';

/** When and where a match is played; without court it is still to be decided. */
export type Sitio = { fecha: FechaHora; idPista: number | null };

/** Why a match finds no place that day. `fecha` is when the player's other match starts. */
export type SinSitio =
  | { tipo: 'baja'; idJugador: number }
  | { tipo: 'ausente'; idJugador: number }
  | { tipo: 'juega'; idJugador: number; fecha: FechaHora }
  | { tipo: 'lleno' };

type Traslado = { sitio: Sitio; motivo: null } | { sitio: null; motivo: SinSitio };

export type DiaNuevo = {
  dia: Dia;
  /** What time it is: on that day nothing starts before. */
  ahora: FechaHora;
  pistas: readonly { id: number; deporte: Deporte }[];
  /** Courts shut at some hours of that day. */
  clausuras: readonly Clausura[];
  /** Hours and sport of each league; one that is not here keeps the hour and the court of its matches. */
  horarios: ReadonlyMap<number, { inicio: Minutos; fin: Minutos; deporte: Deporte }>;
  ausentes: readonly number[];
  bajas: readonly number[];
  ocupados: readonly Partido[];
  gente: Gente;
};

/** Who cannot play that day: not active, absent, or in another match that holds its place (one a day, as in proposals). */
export function impedimento(
  partido: Partido,
  { dia, bajas, ausentes, ocupados, gente }: DiaNuevo,
): SinSitio | null {
  const suyos = jugadoresDe(partido);
  const baja = suyos.find((id) => bajas.includes(id));
  if (baja !== undefined) return { tipo: 'baja', idJugador: baja };
  const ausente = suyos.find((id) => ausentes.includes(id));
  if (ausente !== undefined) return { tipo: 'ausente', idJugador: ausente };
  for (const otro of ocupados) {
    const comun = comunDe(partido, otro, gente);
    if (comun !== undefined && diaDe(otro.fecha) === dia)
      return { tipo: 'juega', idJugador: comun, fecha: otro.fecha };
  }
  return null;
}

/** The starts of its league's hours; none of a league that is not there. */
export const iniciosDelPartido = (
  { idLiga, duracion }: Pick<Partido, 'idLiga' | 'duracion'>,
  horarios: DiaNuevo['horarios'],
): Minutos[] => iniciosDe({ ...(horarios.get(idLiga) ?? { inicio: 0, fin: 0 }), duracion });

/** Its own hour, and then the other starts of its league, the nearest first; of them those still to come. */
function horasDe(partido: Partido, { dia, ahora, horarios }: DiaNuevo): FechaHora[] {
  const propia = minutosDe(partido.fecha);
  const horas = iniciosDelPartido(partido, horarios).filter((hora) => hora !== propia);
  horas.sort((una, otra) => Math.abs(una - propia) - Math.abs(otra - propia));
  return [propia, ...horas].map((hora) => fechaHora(dia, hora)).filter((fecha) => fecha >= ahora);
}

/** Those of the sport of its league: its own first, when it goes on being used. */
export function pistasDe(
  { idPista, idLiga }: Pick<Partido, 'idPista' | 'idLiga'>,
  { pistas, horarios }: Pick<DiaNuevo, 'pistas' | 'horarios'>,
): number[] {
  const liga = horarios.get(idLiga);
  const suyas = pistas
    .filter((pista) => (liga ? seJuegaEn(liga, pista) : pista.id === idPista))
    .map(({ id }) => id);
  return [...suyas.filter((id) => id === idPista), ...suyas.filter((id) => id !== idPista)];
}

/**
 * The same hour and court first; then that hour on another court; then the nearest hours. One that is arranged without
 * court goes on without it, at its hour; one that was put off takes any court.
 */
function candidatos(partido: Partido, nuevo: DiaNuevo): Sitio[] {
  const horas = horasDe(partido, nuevo);
  if (partido.idPista === null && !estaAplazado(partido)) {
    const suya = mismaHora(partido.fecha, nuevo.dia);
    return horas.filter((fecha) => fecha === suya).map((fecha) => ({ fecha, idPista: null }));
  }
  const pistas = pistasDe(partido, nuevo);
  return horas.flatMap((fecha) => pistas.map((idPista) => ({ fecha, idPista })));
}

/** Once it has a day it is not postponed any more: one that is holds no court, and would clash with nothing. */
const enSitio = (partido: Partido, sitio: Sitio): Partido => ({
  ...partido,
  ...sitio,
  desenlace: estaAplazado(partido) ? PENDIENTE : partido.desenlace,
});

export function buscar(
  partido: Partido,
  sitios: readonly Sitio[],
  { ocupados, gente, clausuras }: Pick<DiaNuevo, 'ocupados' | 'gente' | 'clausuras'>,
): Sitio | null {
  const cabe = (sitio: Sitio) =>
    !laQueCierra(clausuras, enSitio(partido, sitio)) &&
    ocupados.every((otro) => choqueDe(enSitio(partido, sitio), otro, gente) === null);
  return sitios.find(cabe) ?? null;
}

type Puesto = { partido: Partido; sitio: Sitio };

/** Takes each match to the first of its places that is free, and what it takes is taken for the next. */
function colocar(
  partidos: readonly Partido[],
  nuevo: DiaNuevo,
  sitiosDe: (partido: Partido) => readonly Sitio[],
): Puesto[] {
  const puestos: Puesto[] = [];
  const ocupados = [...nuevo.ocupados];
  for (const partido of partidos) {
    if (impedimento(partido, { ...nuevo, ocupados }) !== null) continue;
    const sitio = buscar(partido, sitiosDe(partido), { ...nuevo, ocupados });
    if (sitio === null) continue;
    puestos.push({ partido, sitio });
    ocupados.push(enSitio(partido, sitio));
  }
  return puestos;
}

const conPuestos = (nuevo: DiaNuevo, puestos: readonly Puesto[]): DiaNuevo => ({
  ...nuevo,
  ocupados: [...nuevo.ocupados, ...puestos.map(({ partido, sitio }) => enSitio(partido, sitio))],
});

/**
 * A place on another day for each of those matches, by id: who finds its hour and court free keeps them; the rest
 * take the nearest hour that is free on some court, in the order given. Nobody plays twice that day.
 */
export function trasladar(partidos: readonly Partido[], nuevo: DiaNuevo): ReadonlyMap<number, Traslado> {
  const libre = { ...nuevo, ocupados: nuevo.ocupados.filter(ocupa) };
  const suyos = colocar(partidos, libre, (partido) =>
    candidatos(partido, libre).filter(
      ({ fecha, idPista }) => idPista === partido.idPista && fecha === mismaHora(partido.fecha, nuevo.dia),
    ),
  );
  const conSitio = new Set(suyos.map(({ partido }) => partido));
  const resto = partidos.filter((partido) => !conSitio.has(partido));
  const despues = conPuestos(libre, suyos);
  const otros = colocar(resto, despues, (partido) => candidatos(partido, despues));
  const puestos = new Map([...suyos, ...otros].map(({ partido, sitio }) => [partido.id, sitio]));
  const final = conPuestos(despues, otros);
  return new Map(
    partidos.map((partido): [number, Traslado] => {
      const sitio = puestos.get(partido.id);
      if (sitio) return [partido.id, { sitio, motivo: null }];
      return [partido.id, { sitio: null, motivo: impedimento(partido, final) ?? { tipo: 'lleno' } }];
    }),
  );
}
