import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { bien, type Leido, mal, type Propuesta } from '#domain/hoja/leido.ts';
import { claveDePersona, nombreDeHoja } from '#domain/hoja/nombre.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { type Club, principiosDe } from './club.ts';

const NUMERO = /#(\d{1,9})$/;
const MAX_PROPUESTAS = 4;

/** By number when several are called the same. */
const propuestaDe = ({ porNombre, ligas }: Club, { id, nombre, idLiga }: Jugador): Propuesta => {
  const tieneTocayos = (porNombre.get(claveDePersona(nombre)) ?? []).length > 1;
  const liga = ligas.find((una) => una.id === idLiga)?.nombre ?? 'sin liga';
  return tieneTocayos
    ? { texto: `${nombre} #${id}`, etiqueta: `${nombre}, ${liga}` }
    : { texto: nombre, etiqueta: nombre };
};

/** Who it may be: those who share most words, or the beginning of them. */
function propuestas(club: Club, escrito: string, juega: (jugador: Jugador) => boolean): Propuesta[] {
  const comunes = new Map<Jugador, number>();
  for (const principio of principiosDe(escrito))
    for (const jugador of club.porPrincipio.get(principio) ?? [])
      comunes.set(jugador, (comunes.get(jugador) ?? 0) + 1);
  return [...comunes]
    .filter(([jugador]) => juega(jugador))
    .toSorted(([, uno], [, otro]) => otro - uno)
    .slice(0, MAX_PROPUESTAS)
    .map(([jugador]) => propuestaDe(club, jugador));
}

/**
 * Who is meant in a league: the only one with those words in their name, whatever their order. In a league with a table
 * only who is on its roster plays.
 */
export function quienJuega(club: Club, texto: string, liga: LigaLeida | null): Leido<Jugador> {
  const escrito = nombreDeHoja(texto);
  if (escrito === '') return mal(mensajes.hojaFaltaNombre);
  const plantilla = liga?.reglas.clasifica ? (club.plantillas.get(liga.id) ?? new Set<number>()) : null;
  const juega = ({ id }: Jugador): boolean => plantilla === null || plantilla.has(id);
  const numero = NUMERO.exec(texto)?.[1];
  const tocayos = (club.porNombre.get(claveDePersona(escrito)) ?? []).filter(({ id }) =>
    club.jugadores.has(id),
  );
  const llamados = numero ? [club.jugadores.get(Number(numero))].filter((uno) => uno !== undefined) : tocayos;
  const suyos = llamados.filter(juega);
  const [unico] = suyos;
  if (unico && suyos.length === 1) return bien(unico);
  if (suyos.length > 1)
    return mal(
      mensajes.hojaQuienDeLosDos(suyos.length),
      suyos.map((uno) => propuestaDe(club, uno)),
    );
  const otros = propuestas(club, escrito, juega);
  return mal(
    llamados.length > 0 ? mensajes.hojaNoJuegaAhi(escrito, liga?.nombre ?? '') : mensajes.hojaNoEsta(texto),
    otros,
  );
}
