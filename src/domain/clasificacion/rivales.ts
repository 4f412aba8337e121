import type { Partido } from '#domain/partido/partido.ts';
import { estaDecidido, ganadorDe } from '#domain/partido/resultado.ts';

type Balance = { ganados: number; perdidos: number };

/** What a player has done against each rival; what was awarded without playing is none of it. docs/reglas/resultados.md */
function balancesDe(partidos: readonly Partido[], idJugador: number): Map<number, Balance> {
  const balances = new Map<number, Balance>();
  for (const partido of partidos) {
    const { idJugador1, idJugador2, sintetico } = partido;
    const esPrimero = idJugador1 === idJugador;
    if (sintetico || !estaDecidido(partido) || !(esPrimero || idJugador2 === idJugador)) continue;
    const rival = esPrimero ? idJugador2 : idJugador1;
    const { ganados, perdidos } = balances.get(rival) ?? { ganados: 0, perdidos: 0 };
    const gana = (ganadorDe(partido) === 1) === esPrimero;
    balances.set(rival, { ganados: ganados + Number(gana), perdidos: perdidos + Number(!gana) });
  }
  return balances;
}

const jugados = ({ ganados, perdidos }: Balance): number => ganados + perdidos;

/**
 * Whom both players have met, and how each has done, those met the most first: what can be told of two who have not met
 * one another. docs/reglas/resultados.md
 */
export function rivalesComunes(partidos: readonly Partido[], uno: number, otro: number) {
  const delOtro = balancesDe(partidos, otro);
  return [...balancesDe(partidos, uno)]
    .flatMap(([id, suyo]) => {
      const ajeno = delOtro.get(id);
      return ajeno ? [{ id, uno: suyo, otro: ajeno }] : [];
    })
    .sort((a, b) => jugados(b.uno) + jugados(b.otro) - jugados(a.uno) - jugados(a.otro) || a.id - b.id);
}
