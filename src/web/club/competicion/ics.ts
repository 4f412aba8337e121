import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { club } from '#club';
import type { Calendario, Cita, CitaBorrada } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { cieloDe, grados, kmPorHora, rango } from '#domain/meteo/cielo.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { secuenciaDe, selloDe, uidDe } from '#domain/partido/cita.ts';
import { NINGUNO } from '#domain/partido/desenlace.ts';
import { tanteoDe } from '#web/club/piezas/lados.tsx';

dayjs.extend(utc);
dayjs.extend(timezone);

const MS_POR_MINUTO = 60_000;
const REFRESCO_S = 4 * 3600;
const instante = instanteEn(club.zonaHoraria);

/** As an instant, which the calendar writes as the hour of the club: a bare date would be read in the machine's zone. */
const momento = (fecha: string, minutos = 0): Dayjs => dayjs(instante(fecha) + minutos * MS_POR_MINUTO);

const ESTADOS: Record<Cita['estado'], { status: ICalEventStatus; motivo: string | null }> = {
  puesto: { status: ICalEventStatus.CONFIRMED, motivo: null },
  aplazado: { status: ICalEventStatus.CANCELLED, motivo: 'No se juega ese día: se ha aplazado.' },
  ningunoPresentado: { status: ICalEventStatus.CANCELLED, motivo: `${NINGUNO}: ya no se juega.` },
  cancelado: { status: ICalEventStatus.CANCELLED, motivo: 'No se juega: se ha cancelado.' },
  anulado: { status: ICalEventStatus.CANCELLED, motivo: 'Anulado: no cuenta para nadie.' },
};

/** "Por reanudar: 6-4, 2-1", the games of the first of the two first. */
const porReanudar = (sets: NonNullable<Cita['sets']>): string => `Por reanudar: ${tanteoDe(sets)}`;

function previsionDe({ icon, temp, tempMin, tempMax, windSpeed }: MeteoFila): string {
  const rangoDelDia = tempMin === null || tempMax === null ? null : rango(tempMin, tempMax);
  const temperatura = temp === null ? rangoDelDia : grados(temp);
  const viento = windSpeed === null ? null : `viento ${kmPorHora(windSpeed)}`;
  return `Previsión: ${[cieloDe(icon), temperatura, viento].filter(Boolean).join(', ')}`;
}

/** Which match it is, however many times it has changed, and when it is. */
function deCual(cita: Cita | CitaBorrada, borrada: boolean) {
  const { id, fecha, duracion } = cita;
  const sequence = secuenciaDe(cita, borrada);
  return {
    id: uidDe(id, club.sufijoCalendario),
    sequence,
    stamp: selloDe(sequence),
    timezone: club.zonaHoraria,
    start: momento(fecha),
    end: momento(fecha, duracion),
  };
}

function anadirCita(calendario: ICalCalendar, cita: Cita, origen: string): void {
  const { id, jugador1, jugador2, pista, nombreLiga, observaciones, weather, sets } = cita;
  const { status, motivo } = ESTADOS[cita.estado];
  const url = `${origen}${rutas.partido(id)}`;
  calendario.createEvent({
    ...deCual(cita, false),
    summary: `${jugador1} – ${jugador2}`,
    description: [
      motivo,
      sets && porReanudar(sets),
      nombreLiga,
      observaciones,
      weather && previsionDe(weather),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: `${pista ?? club.nombre}, ${sitioDe(pista).direccion}`,
    url,
    status,
  });
}

/**
 * Matches as a calendar file. Hours are the club's, with the rules of its zone in the file. Each match has the same name
 * in every calendar and every time: taken again, it corrects what was there, and what is not played is taken off.
 * docs/reglas/calendarios.md
 */
export function icsDe({ nombre, citas, borradas }: Calendario, origen: string): string {
  const calendario = ical({
    name: nombre,
    prodId: `//${club.dominio}//Partidos//ES`,
    timezone: { name: null, generator: getVtimezoneComponent },
    ttl: REFRESCO_S,
  });
  for (const cita of citas) anadirCita(calendario, cita, origen);
  for (const cita of borradas)
    calendario.createEvent({
      ...deCual(cita, true),
      summary: 'Partido retirado',
      status: ICalEventStatus.CANCELLED,
    });
  return calendario.toString();
}
