import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado, nadieLoDebe, tieneFinal } from '#domain/partido/resultado.ts';
import { compararNombres } from '#domain/texto.ts';
import { type EstadoVisto, vistoDePublico, vistoDesde } from '#web/club/piezas/partido-visto.ts';

/** On which side of the match the player is. */
const ladoDe = (partido: PartidoPublico, idJugador: number): Lado =>
  partido.idJugador1 === idJugador ? 1 : 2;

/** As their page tells it: with them first, and of what kind it is in a word. */
export function vistoDe(partido: PartidoPublico, idJugador: number, pendiente: EstadoVisto = 'sinResultado') {
  const { tipo, liga } = partido;
  const visto = vistoDesde(idJugador, vistoDePublico(partido, pendiente));
  return { ...visto, liga: { breve: CLASES[tipo].titulo, entera: liga } };
}

/** Null of a draw, and of what has no result. */
export const gana = (partido: PartidoPublico, idJugador: number): boolean | null =>
  partido.ganador && partido.ganador === ladoDe(partido, idJugador);

export const rivalDe = (partido: PartidoPublico, idJugador: number): { id: number; nombre: string } =>
  ladoDe(partido, idJugador) === 1
    ? { id: partido.idJugador2, nombre: partido.jugador2Nombre }
    : { id: partido.idJugador1, nombre: partido.jugador1Nombre };

const porFecha = (a: PartidoPublico, b: PartidoPublico): number =>
  a.fecha.localeCompare(b.fecha) || a.id - b.id;

/** `forma`: the matches between the two, the latest at the end. */
export type Rival = { id: number; nombre: string; forma: { gana: boolean | null }[] };

/** Head-to-head with each rival already met, the most met first; what was awarded without playing is none of it. */
export function caraACara(partidos: readonly PartidoPublico[], idJugador: number): Rival[] {
  const rivales = new Map<number, Rival>();
  for (const partido of partidos.toSorted(porFecha)) {
    if (!tieneFinal(partido) || partido.sintetico) continue;
    const rival = rivalDe(partido, idJugador);
    const suyo = rivales.get(rival.id) ?? { ...rival, forma: [] };
    suyo.forma.push({ gana: gana(partido, idJugador) });
    rivales.set(rival.id, suyo);
  }
  return [...rivales.values()].sort(
    (a, b) => b.forma.length - a.forma.length || compararNombres(a.nombre, b.nombre) || a.id - b.id,
  );
}

const aplazado = (partido: PartidoPublico): boolean => estaAplazado(conDesenlace(partido));

const cancelado = (partido: PartidoPublico): boolean => nadieLoDebe(conDesenlace(partido));

/** The sum of both tells the rival: one of them is always the same. */
const entreLosMismos = (a: PartidoPublico, b: PartidoPublico): boolean =>
  a.idLiga === b.idLiga && a.idJugador1 + a.idJugador2 === b.idJugador1 + b.idJugador2;

/** Nothing else was arranged for the two since. */
const esElUltimo = (partido: PartidoPublico, todos: readonly PartidoPublico[]): boolean =>
  !todos.some((otro) => entreLosMismos(otro, partido) && otro.fecha > partido.fecha);

/**
 * Apart from those already played: from that day on, the ones still to come, and the ones that were and have been
 * put off or cancelled, which are gone from the schedule; the soonest first. In the league in play, what was put off
 * waits for its day with them, and what was to be played, for its result. What nobody will play, as one has left, is not left.
 */
export function separarProximos(partidos: readonly PartidoPublico[], hoy: Dia, enJuego: number | null) {
  const venian = partidos
    .filter(
      (partido) =>
        !tieneFinal(partido) &&
        !partido.sinRival &&
        (diaDe(partido.fecha) >= hoy ||
          (partido.idLiga === enJuego && !cancelado(partido) && esElUltimo(partido, partidos))),
    )
    .sort(porFecha);
  const { proximos = [], esperan = [] } = Object.groupBy(venian, (partido) =>
    diaDe(partido.fecha) < hoy || aplazado(partido) || cancelado(partido) ? 'esperan' : 'proximos',
  );
  return { proximos, esperan, demas: partidos.filter((partido) => !venian.includes(partido)) };
}

type Historial = { menor: boolean; partidos: readonly PartidoPublico[] };

/**
 * Whether search engines are kept out: a minor's page is, and so is that of who has no match yet, of whom
 * there is nothing to find. docs/reglas/datos-personales.md
 */
export const quedaFueraDeBuscadores = ({ menor, partidos }: Historial): boolean =>
  menor || partidos.length === 0;
