import { mensajes } from '#contract/mensajes.ts';
import type { Danos } from './db/danos.ts';
import { type Outage, outageOf } from './db/outage.ts';
import { Problema } from './platform/problema.ts';
import type { LocalCall } from './platform/router.ts';

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
  // When to try again depends on who repairs it.
  damaged: () => new Problema(503, mensajes.baseDanada),
  full: () => new Problema(507, mensajes.discoLleno),
};

/** What people are told when it is the database that fails; null for any other error. */
function explicarAveria(error: unknown): Problema | null {
  const outage = outageOf(error);
  return outage && RESPUESTAS[outage]();
}

/** The same, and the damage that an error shows is noted. */
export const explicarYAnotar =
  (danos: Danos) =>
  (error: unknown): Problema | null => {
    if (outageOf(error) === 'damaged') danos.anotar((error as Error).message);
    return explicarAveria(error);
  };

/** What a page asks for fails with the sentence that it shows. */
export const conAverias =
  (call: LocalCall, explicar: (error: unknown) => Problema | null): LocalCall =>
  async (key, request) => {
    try {
      return await call(key, request);
    } catch (error) {
      throw explicar(error) ?? error;
    }
  };
