import type { Colocada } from './colocada.ts';
import type { MotivoDia, ParejaFuera } from './datos.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { frasePareja } from './frases.ts';
import type { Pareja } from './parejas.ts';

/** Who plays on each day of the proposal, as player indices. */
function juegan(esc: Escenario, colocadas: readonly Colocada[]): Set<number>[] {
  const dias = esc.dias.map(() => new Set<number>());
  for (const { pareja, dia } of colocadas) {
    const { a, b } = en(esc.parejas, pareja);
    dias[dia]?.add(a).add(b);
  }
  return dias;
}

const idDe = (esc: Escenario, jugador: number | null): number | null =>
  jugador === null ? null : en(esc.jugadores, jugador).id;

/**
 * The reason of each day: the first of the list that is true. What no veto and no other line explains
 * can only be that the courts are full, which the engine's last pass (`completar`) makes true.
 * proposal.md, "Explaining".
 */
function motivosDe(esc: Escenario, pareja: Pareja, ocupados: readonly Set<number>[]): MotivoDia[] {
  return esc.dias.map((dia, indice) => {
    const veto = pareja.vetos[indice];
    if (veto) return { dia, motivo: veto.motivo, idJugador: idDe(esc, veto.jugador) };
    const otro = [pareja.a, pareja.b].find((jugador) => ocupados[indice]?.has(jugador));
    if (otro !== undefined) return { dia, motivo: 'juegaOtra', idJugador: idDe(esc, otro) };
    return { dia, motivo: 'pistasLlenas', idJugador: null };
  });
}

/** Every pair that owes a leg and has no line, with the reason of each day. */
export function explicar(esc: Escenario, colocadas: readonly Colocada[]): ParejaFuera[] {
  const puestas = new Set(colocadas.map(({ pareja }) => pareja));
  const ocupados = juegan(esc, colocadas);
  const nombres = new Map(esc.jugadores.map(({ id, nombre }) => [id, nombre]));
  return esc.parejas.flatMap((pareja, indice) => {
    if (puestas.has(indice)) return [];
    const motivos = motivosDe(esc, pareja, ocupados);
    const liga = en(esc.ligas, pareja.liga);
    return [
      {
        idLiga: liga.id,
        idJugador1: en(esc.jugadores, pareja.a).id,
        idJugador2: en(esc.jugadores, pareja.b).id,
        jugados: pareja.jugados,
        motivos,
        frase: frasePareja(motivos, nombres, liga.fechaIdaVuelta),
      },
    ];
  });
}
