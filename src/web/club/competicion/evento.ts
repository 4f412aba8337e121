import { club } from '#club';
import { sitioDe } from '#contract/sitio.ts';
import { sumarMinutos } from '#domain/fecha.ts';
import { instanteEn } from '#domain/fecha-zona.ts';

type Evento = {
  fecha: string;
  duracion: number;
  jugador1: string;
  jugador2: string;
  liga: string;
  pista: string | null;
};

const instante = instanteEn(club.zonaHoraria);

/** Without a zone whoever reads it would take it for theirs. */
const conZona = (fecha: string): string => new Date(instante(fecha)).toISOString();

/** A match for search engines, at the address of its court. Never one of minors. */
export function eventoDe({ fecha, duracion, jugador1, jugador2, liga, pista }: Evento) {
  const { nombre, direccion } = sitioDe(pista);
  return {
    '@type': 'SportsEvent',
    name: `${jugador1} contra ${jugador2}`,
    description: pista ? `${liga}, ${pista}` : liga,
    sport: 'Tenis',
    startDate: conZona(fecha),
    endDate: conZona(sumarMinutos(fecha, duracion)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'SportsActivityLocation',
      name: nombre === club.nombre ? nombre : `${club.nombre}, ${nombre}`,
      address: direccion,
    },
    organizer: { '@type': 'SportsOrganization', name: club.nombre },
    competitor: [jugador1, jugador2].map((name) => ({ '@type': 'Person', name })),
  };
}
