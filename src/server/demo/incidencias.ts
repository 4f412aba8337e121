import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { IncidenciaNueva } from '#domain/incidencia/incidencia.ts';
import { type Mesa, personaDe } from './partidos.ts';
import { proximoSabado } from './plazos.ts';
import type { LigaDemo } from './tipos.ts';

/** Weekends with incidents, in weeks from the next one. */
const SEMANAS = [-4, -3, -2, -1, 0, 1, 2];
const SEMANAS_LESION = [-1, 0, 1];
const POR_LIGA = 4;

const dias = (hoy: Dia, semanas: readonly number[]): Dia[] =>
  semanas.flatMap((semana) => {
    const sabado = sumarDias(proximoSabado(hoy), 7 * semana);
    return [sabado, sumarDias(sabado, 1)];
  });

const libres = ({ agenda }: Mesa, idJugador: number, candidatos: readonly Dia[]): Dia[] =>
  candidatos.filter((dia) => !agenda.juega(idJugador, dia));

function deLiga(mesa: Mesa, { id: idLiga, plantilla }: LigaDemo, hoy: Dia): IncidenciaNueva[] {
  const { azar } = mesa;
  const lesionados = plantilla.filter((id) => personaDe(mesa, id).estado === 'lesion');
  const sueltas = azar.barajar(plantilla).slice(0, POR_LIGA);
  return [
    ...sueltas.flatMap((idJugador) => {
      const algunos = azar.barajar(libres(mesa, idJugador, dias(hoy, SEMANAS))).slice(0, 1 + azar.entero(2));
      return algunos.map((fecha) => ({ idLiga, idJugador, fecha }));
    }),
    ...lesionados.flatMap((idJugador) =>
      libres(mesa, idJugador, dias(hoy, SEMANAS_LESION)).map((fecha) => ({ idLiga, idJugador, fecha })),
    ),
  ];
}

/** Days players cannot play, around today, none of them with a match. Spec §3, "Incidencia". */
export function inventarIncidencias(mesa: Mesa, ligas: readonly LigaDemo[], hoy: Dia): IncidenciaNueva[] {
  const unicas = new Map<string, IncidenciaNueva>();
  for (const incidencia of ligas.flatMap((liga) => deLiga(mesa, liga, hoy)))
    unicas.set(JSON.stringify(incidencia), incidencia);
  return [...unicas.values()].sort((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha)));
}
