import type { Progreso } from '#domain/propuesta/control.ts';
import { crearHilo, type Hilo } from './hilo.ts';
import type { Aviso, Encargo } from './mensajes-hilo.ts';
import type { Paquetes } from './paquetes.ts';

/** A proposal under way. */
export type Calculo = {
  /** The answer of the API as written JSON; null when it was cancelled. */
  resultado: Promise<Uint8Array | null>;
  cancelar: () => void;
  /** Asks for what there is by now. */
  apremiar: () => void;
};

export type OpcionesMotor = {
  hoy: string;
  limiteMs?: number;
  progreso?: (progreso: Progreso) => void;
};

export type Motor = {
  /** Takes the packets away from the caller. */
  proponer: (paquetes: Paquetes, opciones: OpcionesMotor) => Calculo;
  /** Ends the thread; whatever is under way resolves to null. */
  cerrar: () => Promise<void>;
};

/** A cancelled thread that has not answered by then is ended. proposal.md, "HiGHS traps". */
const PACIENCIA_MS = 1500;

/** Above this heap the thread is ended after its answer and a new one started: it never shrinks. */
const MEMORIA_MAXIMA = 256 * 1024 * 1024;

const LIMITE_MS = 10_000;

type Pendiente = {
  encargo: Encargo;
  progreso: (progreso: Progreso) => void;
  resolver: (respuesta: Uint8Array | null) => void;
  rechazar: (error: Error) => void;
};

class MotorDeUnHilo {
  #hilo: Hilo | null = null;
  #actual: Pendiente | null = null;
  #ultimoId = 0;
  readonly #cola: Pendiente[] = [];

  proponer(paquetes: Paquetes, opciones: OpcionesMotor): Calculo {
    const { hoy, limiteMs = LIMITE_MS, progreso = () => undefined } = opciones;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | null>();
    this.#ultimoId += 1;
    const encargo = { id: this.#ultimoId, paquetes, hoy, limiteMs };
    const pendiente: Pendiente = { encargo, progreso, resolver: resolve, rechazar: reject };
    this.#cola.push(pendiente);
    this.#seguir();
    return {
      resultado: promise,
      cancelar: () => this.#cancelar(pendiente),
      apremiar: () => {
        if (this.#actual === pendiente) this.#hilo?.parar(encargo.id, 'basta');
      },
    };
  }

  async cerrar(): Promise<void> {
    for (const pendiente of this.#cola.splice(0)) pendiente.resolver(null);
    const terminado = this.#desechar();
    this.#acabar(({ resolver }) => resolver(null));
    await terminado;
  }

  #seguir(): void {
    if (this.#actual !== null) return;
    this.#actual = this.#cola.shift() ?? null;
    if (this.#actual === null) return;
    this.#hilo ??= crearHilo({
      aviso: (aviso) => this.#escuchar(aviso),
      roto: (error) => this.#romper(error),
    });
    this.#hilo.encargar(this.#actual.encargo);
  }

  #escuchar(aviso: Aviso): void {
    if (aviso.id !== this.#actual?.encargo.id) return;
    if (aviso.clase === 'progreso') this.#actual.progreso(aviso.progreso);
    else if (aviso.clase === 'error') this.#romper(new Error(aviso.mensaje));
    else this.#recibir(aviso);
  }

  #recibir({ memoria, respuesta }: Extract<Aviso, { clase: 'fin' }>): void {
    if (memoria > MEMORIA_MAXIMA) void this.#desechar();
    this.#acabar(({ resolver }) => resolver(respuesta));
  }

  #romper(error: Error): void {
    void this.#desechar();
    this.#acabar(({ rechazar }) => rechazar(error));
  }

  #acabar(cierre: (pendiente: Pendiente) => void): void {
    const pendiente = this.#actual;
    this.#actual = null;
    this.#hilo?.soltar();
    if (pendiente !== null) cierre(pendiente);
    this.#seguir();
  }

  #desechar(): Promise<unknown> {
    const viejo = this.#hilo;
    this.#hilo = null;
    return viejo?.terminar() ?? Promise.resolve();
  }

  #cancelar(pendiente: Pendiente): void {
    const enCola = this.#cola.indexOf(pendiente);
    if (enCola >= 0) {
      this.#cola.splice(enCola, 1);
      pendiente.resolver(null);
    }
    if (this.#actual !== pendiente || this.#hilo === null) return;
    this.#hilo.parar(pendiente.encargo.id, 'cancelado');
    setTimeout(() => this.#agotar(pendiente), PACIENCIA_MS).unref();
  }

  /** It was cancelled and has not answered: its thread goes with it. */
  #agotar(pendiente: Pendiente): void {
    if (this.#actual !== pendiente) return;
    void this.#desechar();
    this.#acabar(({ resolver }) => resolver(null));
  }
}

/** One thread, one proposal at a time, the rest in a queue. */
export function crearMotor(): Motor {
  const motor = new MotorDeUnHilo();
  return {
    proponer: (paquetes, opciones) => motor.proponer(paquetes, opciones),
    cerrar: () => motor.cerrar(),
  };
}
