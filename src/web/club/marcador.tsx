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

/** Its score is history: it is no result of anybody. */
function motivoDeAnulado(resultado: Resultado, por: 'baja' | 'comite'): string {
  const sets = setsDe(resultado);
  const porque = por === 'baja' ? ' porque uno de los dos dejó la liga' : '';
  const jugado = sets.length === 0 ? '' : ` Se había jugado: ${tanteoDe(sets)}.`;
  return `Anulado${porque}: no cuenta para nadie.${jugado}`;
}

/** Why what was arranged is not played then; null when it is. */
export function motivoDeRetirado(partido: PartidoPublico): string | null {
  const resultado = conDesenlace(partido);
  if (resultado.desenlace.que === 'cancelado') return 'No se juega: se ha cancelado.';
  if (resultado.desenlace.que === 'anulado') return motivoDeAnulado(resultado, resultado.desenlace.por);
  if (nadieLoDebe(resultado)) return `${comoSeLee(resultado)}: ya no se juega.`;
  // Leaving took it off the schedule: nobody asked for another day.
  if (partido.sinRival) return 'No se juega: quien falta ya no está en la liga.';
  const quien = quienAplaza(partido);
  return quien && terminada(`No se juega ese día: lo aplazó ${quien}`);
}

export const SIN_RESULTADO = 'Sin resultado';

/** The result as it is said aloud: "6-4, 3-6, [10-7]", "6-0, 6-0 por no presentado", "6-4, 2-1 y retirada" (of whom, given both names), "6-4, 2-1, por reanudar", "Aplazado" or "Sin resultado". */
export function textoMarcador(resultado: Resultado, nombres?: readonly [string, string]): string {
  const [texto, fuera] = [tanteoDe(setsDe(resultado)), comoSeLee(resultado)];
  if (resultado.desenlace.que === 'suspendido') return `${texto}, por reanudar`;
  if (esEmpate(resultado)) return `${texto}, empate`;
  if (fuera) return fuera;
  const retirado = retiradoDe(resultado);
  if (retirado !== null) return `${texto} y retirada${nombres ? ` de ${nombres[retirado - 1]}` : ''}`;
  if (ausenteDe(resultado) !== null) return `${texto} por no presentado`.trim();
  return texto || SIN_RESULTADO;
}
