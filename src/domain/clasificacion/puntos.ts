import { esEscalera } from '#domain/liga/escalera.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Veredicto } from '#domain/partido/veredicto.ts';

/** A third set, or what is played in its place: one set apart, and who loses won one. */
const enElDecisivo = ({ cuentas: { sets } }: Veredicto): boolean =>
  Math.abs(sets[0] - sets[1]) === 1 && Math.min(...sets) > 0;

function porPerder(veredicto: Veredicto, reglas: Reglas): number {
  switch (veredicto.por) {
    case 'juego':
      return (enElDecisivo(veredicto) ? reglas.derrotaAjustada : null) ?? reglas.derrota;
    case 'retirada':
      return reglas.derrotaRetirada === 'noPresentado' ? reglas.derrotaWo : reglas.derrota;
    case 'ausencia':
      return reglas.derrotaWo;
    case 'adjudicacion':
      return reglas.derrotaResolucion;
    default:
      return veredicto.por satisfies never;
  }
}

/** Who did not play what they lost takes nothing of its sets. */
const perdioJugando = ({ por }: Veredicto, { derrotaRetirada }: Reglas): boolean =>
  por === 'juego' || (por === 'retirada' && derrotaRetirada === 'jugado');

const porSets = ({ cuentas: { sets } }: Veredicto, lado: Lado, reglas: Reglas): number => {
  const [ganados, perdidos] = lado === 1 ? sets : [sets[1], sets[0]];
  return ganados * reglas.puntosSetGanado + perdidos * reglas.puntosSetPerdido;
};

/** What a match gives to one of its two; in a ladder, nothing. docs/reglas/clasificacion.md */
export function puntosDe(veredicto: Veredicto, lado: Lado, reglas: Reglas): number {
  if (!reglas.clasifica || esEscalera({ reglas })) return 0;
  const { ganador, por } = veredicto;
  const deSets = porSets(veredicto, lado, reglas);
  if (ganador === lado) return reglas.victoria + deSets;
  if (ganador === null) return por === 'ausencia' ? (reglas.ninguno ?? 0) : (reglas.empate ?? 0) + deSets;
  return porPerder(veredicto, reglas) + (perdioJugando(veredicto, reglas) ? deSets : 0);
}
