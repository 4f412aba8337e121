import type { Avance } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { Problema } from '#server/platform/errors.ts';
import { createEngine, type Engine, type Run } from './engine.ts';
import type { Paquetes } from './paquetes.ts';

/** One being solved and the rest waiting for it: more would wait longer than anybody does. */
const MAXIMO = 3;
const OTRA_VEZ_S = 10;
/** Above all limits, what is found by then is the answer. */
const LIMITE_MS = 10_000;
/** Whoever asks to better a proposal has decided to wait. */
const LIMITE_LARGA_MS = 60_000;

/** What is asked for, and how: what is `larga` may take longer, and gives way. `encargo` names it, to follow it. */
export type Pedido = {
  hoy: Dia;
  larga: boolean;
  encargo: string | null;
  signal: AbortSignal;
};

export type Taller = {
  /** Written JSON. `reunir` is called once there is a place. 429: too many at once; 503: closing. */
  proponer: (reunir: () => Promise<Paquetes>, pedido: Pedido) => Promise<Uint8Array>;
  avance: (encargo: string) => Avance;
  cerrar: () => Promise<void>;
};

const EN_ESPERA: Avance = { fase: 'espera', hecho: 0 };

/** Long searches under way give way as soon as somebody else waits: they answer with what they have. */
class Largas {
  readonly #enCurso = new Set<Run>();

  async mientras(calculo: Run): Promise<void> {
    this.#enCurso.add(calculo);
    await calculo.resultado.catch(() => null);
    this.#enCurso.delete(calculo);
  }

  apremiar(): void {
    for (const calculo of this.#enCurso) calculo.apremiar();
  }
}

class TallerDeUnMotor {
  readonly #motor: Engine;
  readonly #avances = new Map<string, Avance>();
  readonly #largas = new Largas();
  #encargos = 0;

  constructor(motor: Engine) {
    this.#motor = motor;
  }

  avance(encargo: string): Avance {
    return this.#avances.get(encargo) ?? EN_ESPERA;
  }

  async proponer(reunir: () => Promise<Paquetes>, pedido: Pedido): Promise<Uint8Array> {
    if (this.#encargos >= MAXIMO)
      throw new Problema(429, mensajes.propuestasOcupadas, { retryAfter: OTRA_VEZ_S });
    this.#encargos += 1;
    try {
      return await this.#resolver(await reunir(), pedido);
    } finally {
      this.#encargos -= 1;
      if (pedido.encargo !== null) this.#avances.delete(pedido.encargo);
    }
  }

  async #resolver(paquetes: Paquetes, { hoy, larga, encargo, signal }: Pedido): Promise<Uint8Array> {
    // Whoever went away meanwhile gets no answer, whatever it is.
    if (signal.aborted) throw new Problema(503, mensajes.cerrando);
    this.#largas.apremiar();
    const calculo = this.#motor.proponer(paquetes, {
      hoy,
      limiteMs: larga ? LIMITE_LARGA_MS : LIMITE_MS,
      progreso: (progreso) => {
        if (encargo !== null) this.#avances.set(encargo, progreso);
      },
    });
    if (larga) void this.#largas.mientras(calculo);
    signal.addEventListener('abort', calculo.cancelar, { once: true });
    const respuesta = await calculo.resultado;
    if (respuesta === null) throw new Problema(503, mensajes.cerrando);
    return respuesta;
  }
}

export function crearTaller(motor: Engine = createEngine()): Taller {
  const taller = new TallerDeUnMotor(motor);
  return {
    proponer: (reunir, pedido) => taller.proponer(reunir, pedido),
    avance: (encargo) => taller.avance(encargo),
    cerrar: motor.cerrar,
  };
}
