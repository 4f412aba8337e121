import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Resultado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import {
  aplazadoPor,
  ausenteDe,
  comoSeLee,
  esEmpate,
  nadieLoDebe,
  retiradoDe,
  setsDe,
} from '#domain/partido/resultado.ts';
import { terminada } from '#domain/texto.ts';
import { tanteoDe } from '#web/club/piezas/lados.tsx';

/** The name of who put off a match that is still to be played, or "el club"; null when nobody did. */
export function quienAplaza(partido: PartidoPublico): string | null {
  const quien = aplazadoPor(conDesenlace(partido));
  if (quien === null || quien === 'club') return quien && 'el club';
  return partido[`jugador${quien}Nombre`];
}

/** Why what was arranged is not played then; null when it is. */
export function motivoDeRetirado(partido: PartidoPublico): string | null {
  const resultado = conDesenlace(partido);
  if (resultado.desenlace.que === 'cancelado') return 'No se juega: se ha cancelado.';
  if (nadieLoDebe(resultado)) return `No se juega: ${comoSeLee(resultado)?.toLowerCase()}.`;
  const lado = aplazadoPor(resultado);
  // Leaving took it off the schedule: nobody asked for another day.
  if (lado !== null && lado !== 'club' && partido[`jugador${lado}Estado`] === 'eliminado')
    return 'No se juega: quien falta ya no está en la liga.';
  const quien = quienAplaza(partido);
  return quien && terminada(`No se juega ese día: lo aplazó ${quien}`);
}

export const SIN_RESULTADO = 'Sin resultado';

/** The result as it is said aloud: "6-4, 3-6, [10-7]", "6-0, 6-0 por no presentado", "6-4, 2-1 y retirada", "6-4, 2-1, por reanudar", "Aplazado" or "Sin resultado". */
export function textoMarcador(resultado: Resultado): string {
  const [texto, fuera] = [tanteoDe(setsDe(resultado)), comoSeLee(resultado)];
  if (resultado.desenlace.que === 'suspendido') return `${texto}, por reanudar`;
  if (esEmpate(resultado)) return `${texto}, empate`;
  if (fuera) return fuera;
  if (retiradoDe(resultado) !== null) return `${texto} y retirada`;
  if (ausenteDe(resultado) !== null) return `${texto} por no presentado`.trim();
  return texto || SIN_RESULTADO;
}
