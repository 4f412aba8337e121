import { club } from '#club';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { type FechaHora, sumarMinutos } from '#domain/fecha.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { separar } from './club/competicion/separar.ts';
import { type DatosDePartido, estaPorVenir } from './site/competicion-clasificaciones-partido/por-venir.tsx';

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
function eventoDe({ fecha, duracion, jugador1, jugador2, liga, pista }: Evento) {
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

/** Search engines need the next days, not the season. */
const MAXIMO = 20;

/** The next matches, or null; none of minors. docs/reglas/datos-personales.md */
export function eventosDe(filas: readonly FilaHorario[]) {
  const publicos = filas.filter((fila) => !fila.conMenores).slice(0, MAXIMO);
  if (publicos.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': publicos.map(({ nombreLiga: liga, ...fila }) => eventoDe({ ...fila, liga })),
  };
}

function eventoDePartido(datos: DatosDePartido) {
  const { partido, encuentro } = datos;
  if (!estaPorVenir(datos) || conMenores(partido)) return null;
  const { fecha, jugador1Nombre: jugador1, jugador2Nombre: jugador2, liga, pista } = partido;
  const evento = eventoDe({ fecha, duracion: encuentro.duracion, jugador1, jugador2, liga, pista });
  return { '@context': 'https://schema.org', ...evento };
}

type Horarios = { filas: readonly FilaHorario[]; ahora: FechaHora };

/** By the pattern of the page: the matches that it tells search engines of, from what it loaded. */
const DE_PAGINA: Readonly<Record<string, (datos: never) => object | null>> = {
  '/competicion-horarios/:tipo?': ({ filas, ahora }: Horarios) => eventosDe(separar(filas, ahora).quedan),
  '/competicion-clasificaciones-partido/:id': eventoDePartido,
};

export const eventosDePagina = (patron: string, datos: unknown): object | null =>
  datos === undefined ? null : (DE_PAGINA[patron]?.(datos as never) ?? null);
