import { jugadoresDe } from '#domain/partido/jugadores.ts';
import { compararNombres } from '#domain/texto.ts';
import type { LineaPropuesta, Motivo, ParejaFuera, SinPartido } from './datos.ts';
import { en } from './en.ts';
import type { Escenario, JugadorEscenario } from './escenario.ts';
import { fraseJugador, type PorqueNoJuega } from './frases.ts';

/** What happens to the player, whoever the rival. */
function propio({ estado, ausente }: JugadorEscenario, dia: number): PorqueNoJuega | null {
  if (estado === 'lesion') return 'lesion';
  return ausente[dia] ? 'ausente' : null;
}

/** Whoever the rival, what holds for all of them that day: no court was left, or none is free at any hour. */
const DE_TODOS = ['pistasLlenas', 'sinHueco'] as const;

/** Out of the reasons of each of the player's pairs that day; legs not yet open are owed to nobody then. */
function deSusRivales(motivos: readonly Motivo[]): PorqueNoJuega {
  const abiertas = motivos.filter((motivo) => motivo !== 'vueltaNoAbierta');
  if (abiertas.length === 0) return 'vueltaNoAbierta';
  const deTodos = DE_TODOS.find((motivo) => abiertas.includes(motivo));
  if (deTodos !== undefined) return deTodos;
  return abiertas.every((motivo) => motivo === 'juegaOtra') ? 'rivalesJuegan' : 'rivalesNoPueden';
}

/** The pairs left out of each player, by id. */
function porJugador(fuera: readonly ParejaFuera[]): Map<number, ParejaFuera[]> {
  const suyas = new Map<number, ParejaFuera[]>();
  for (const pareja of fuera)
    for (const id of jugadoresDe(pareja)) suyas.set(id, [...(suyas.get(id) ?? []), pareja]);
  return suyas;
}

function fraseDe(esc: Escenario, jugador: JugadorEscenario, suyas: readonly ParejaFuera[]): string | null {
  const porques = esc.dias.map(
    (_, dia) =>
      propio(jugador, dia) ?? deSusRivales(suyas.flatMap(({ motivos }) => motivos[dia]?.motivo ?? [])),
  );
  return porques.every((porque) => porque === 'vueltaNoAbierta') ? null : fraseJugador(porques, esc.dias);
}

/**
 * Who goes without a match on all the days, and why: what the organiser is asked by the players. By league and name.
 * proposal.md, "Explaining".
 */
export function sinPartido(
  esc: Escenario,
  fuera: readonly ParejaFuera[],
  lineas: readonly LineaPropuesta[],
): SinPartido[] {
  const juegan = new Set(lineas.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]));
  const suyas = porJugador(fuera);
  return esc.jugadores
    .filter(({ id, ocupado }) => suyas.has(id) && !juegan.has(id) && !ocupado.includes(true))
    .toSorted(
      (uno, otro) => uno.liga - otro.liga || compararNombres(uno.nombre, otro.nombre) || uno.id - otro.id,
    )
    .flatMap((jugador) => {
      const frase = fraseDe(esc, jugador, suyas.get(jugador.id) ?? []);
      const { id: idLiga } = en(esc.ligas, jugador.liga);
      return frase === null ? [] : [{ idLiga, idJugador: jugador.id, frase }];
    });
}
