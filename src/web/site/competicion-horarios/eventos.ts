import { club } from '#club';
import type { FilaHorario } from '#contract/horarios.ts';
import { sumarMinutos } from '#domain/fecha.ts';

/** Search engines need the next days, not the season. */
const MAXIMO = 20;

const LUGAR = {
  '@type': 'SportsActivityLocation',
  name: club.nombre,
  address: club.direccion,
};

function eventoDe({ fecha, duracion, jugador1, jugador2, nombreLiga, pista }: FilaHorario) {
  return {
    '@type': 'SportsEvent',
    name: `${jugador1} contra ${jugador2}`,
    description: pista ? `${nombreLiga}, ${pista}` : nombreLiga,
    sport: 'Tenis',
    startDate: fecha,
    endDate: sumarMinutos(fecha, duracion),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: LUGAR,
    organizer: { '@type': 'SportsOrganization', name: club.nombre },
    competitor: [jugador1, jugador2].map((name) => ({ '@type': 'Person', name })),
  };
}

/** The next matches for search engines, or null; none of minors. domain.md, "Public data about minors". */
export function eventosDe(filas: readonly FilaHorario[]) {
  const publicos = filas.filter(({ conMenores }) => !conMenores).slice(0, MAXIMO);
  if (publicos.length === 0) return null;
  return { '@context': 'https://schema.org', '@graph': publicos.map(eventoDe) };
}
