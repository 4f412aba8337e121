import ical, { ICalEventStatus } from 'ical-generator';
import { club } from '#club';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { sitioDe } from '#web/club/competicion/sitio.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';

const MS_POR_MINUTO = 60_000;
const instante = instanteEn(club.zonaHoraria);

/**
 * A match as a calendar file. Its hours are instants, so that every calendar shows the club's hour in its own zone; its
 * name is the same each time, so that taking it again corrects what was there.
 */
export function calendarioDe(partido: PartidoPublico, duracion: number, origen: string): string {
  const { id, jugador1Nombre, jugador2Nombre, pista, liga, fecha, observaciones } = partido;
  const inicio = instante(fecha);
  const { direccion } = sitioDe(pista);
  const calendario = ical({ name: club.nombre, prodId: `//${club.dominio}//Partidos//ES` });
  calendario.createEvent({
    id: `partido-${id}@${club.dominio}`,
    start: new Date(inicio),
    end: new Date(inicio + duracion * MS_POR_MINUTO),
    summary: `${jugador1Nombre} – ${jugador2Nombre}`,
    description: [liga, observaciones].filter(Boolean).join('\n'),
    location: pista ? `${pista}, ${direccion}` : `${club.nombre}, ${direccion}`,
    url: `${origen}${rutas.partido(id)}`,
    status: motivoDeRetirado(partido) === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  return calendario.toString();
}
