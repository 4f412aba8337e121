import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import type { DatosPropuesta, Propuesta } from '#domain/propuesta/datos.ts';
import { Problema } from '#server/platform/problema.ts';
import { crearMotor, type Motor } from './motor.ts';

/** One being solved and the rest waiting for it: more would wait longer than anybody does. */
const MAXIMO = 3;
const OTRA_VEZ_S = 10;
/** proposal.md: above all limits, what is found by then is the answer. */
const LIMITE_MS = 10_000;

/** Where proposals are made. */
export type Taller = {
  /** 429 when too many are asked for at once; 503 when the server is closing. */
  proponer(datos: DatosPropuesta, hoy: Dia, signal: AbortSignal): Promise<Propuesta>;
  cerrar: () => Promise<void>;
};

export function crearTaller(motor: Motor = crearMotor()): Taller {
  let encargos = 0;
  const resolver = async (datos: DatosPropuesta, hoy: Dia, signal: AbortSignal): Promise<Propuesta> => {
    const { resultado, cancelar } = motor.proponer(datos, { hoy, limiteMs: LIMITE_MS });
    signal.addEventListener('abort', cancelar, { once: true });
    if (signal.aborted) cancelar();
    const propuesta = await resultado;
    if (propuesta === null) throw new Problema(503, mensajes.cerrando);
    return propuesta;
  };
  const proponer: Taller['proponer'] = async (datos, hoy, signal) => {
    if (encargos >= MAXIMO) throw new Problema(429, mensajes.propuestasOcupadas, { retryAfter: OTRA_VEZ_S });
    encargos += 1;
    try {
      return await resolver(datos, hoy, signal);
    } finally {
      encargos -= 1;
    }
  };
  return { proponer, cerrar: motor.cerrar };
}
