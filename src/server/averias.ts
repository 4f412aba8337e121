import { mensajes } from '#contract/mensajes.ts';
import { type Outage, outageOf } from './db/outage.ts';
import { Problema } from './platform/problema.ts';

/** What is said of what Fastify refuses by itself. */
export const TEXTOS_ERROR = {
  badBody: mensajes.cuerpoInvalido,
  tooLarge: mensajes.cuerpoDemasiadoGrande,
  wrongType: mensajes.tipoNoAdmitido,
  internal: mensajes.errorInterno,
  closing: mensajes.cerrando,
  notFound: mensajes.rutaNoEncontrada,
  tooSlow: mensajes.subidaLenta,
  longHeaders: mensajes.cabecerasLargas,
};

const REINTENTO_S = 5;

const RESPUESTAS: Record<Outage, () => Problema> = {
  down: () => new Problema(503, mensajes.sinBaseDatos, { retryAfter: REINTENTO_S }),
  full: () => new Problema(507, mensajes.discoLleno),
};

/** What people are told when it is the database that fails; null for any other error. */
export function explicarAveria(error: unknown): Problema | null {
  const outage = outageOf(error);
  return outage && RESPUESTAS[outage]();
}
