import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { secuenciaDe, selloDe, uidDe } from '#domain/partido/cita.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

export type CitaDeAviso = {
  id: number;
  version: number;
  fecha: string;
  duracion: number;
  /** Who plays; null of what is no longer theirs, which names nobody. */
  titulo: string | null;
  pista: string | null;
  liga: string | null;
  /** Whether it is taken off: `borrado` when the match is gone, or is no longer theirs. */
  estado: 'puesto' | 'quitado' | 'borrado';
};

const MS_POR_MINUTO = 60_000;
const instante = instanteEn(club.zonaHoraria);
const momento = (fecha: string, minutos: number): Dayjs => dayjs(instante(fecha) + minutos * MS_POR_MINUTO);

/**
 * The file that goes with a mail: the same events as in the calendars one subscribes to, by their names and with the
 * SEQUENCE they have there. docs/reglas/calendarios.md
 */
export function icsDeAviso(citas: readonly CitaDeAviso[], publicUrl: string | null): string {
  const calendario = ical({
    name: club.nombre,
    prodId: `//${club.dominio}//Avisos//ES`,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  for (const { id, fecha, duracion, titulo, pista, liga, estado, ...cita } of citas) {
    const sequence = secuenciaDe(cita, estado === 'borrado');
    const url = publicUrl && estado !== 'borrado' ? new URL(rutas.partido(id), publicUrl).href : null;
    calendario.createEvent({
      id: uidDe(id, club.sufijoCalendario),
      sequence,
      stamp: selloDe(sequence),
      timezone: club.zonaHoraria,
      start: momento(fecha, 0),
      end: momento(fecha, duracion),
      summary: titulo ?? 'Partido retirado',
      status: estado === 'puesto' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      ...(titulo !== null && { location: `${pista ?? club.nombre}, ${sitioDe(pista).direccion}` }),
      ...(liga !== null && { description: liga }),
      ...(url !== null && { url }),
    });
  }
  return calendario.toString();
}
