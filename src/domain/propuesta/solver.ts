/** A linear or integer model, always maximised; rows one after another, as sparse solvers take them. */
export type Model = {
  cost: number[];
  lower: number[];
  upper: number[];
  integer: boolean[];
  rowLower: number[];
  rowUpper: number[];
  starts: number[];
  indices: number[];
  values: number[];
};

export type SolveOptions = {
  /** Ignore integrality: the relaxation, whose optimum bounds the integer one. */
  relaxed?: boolean;
  /** A feasible point to start from, one value per column. */
  initial?: number[];
  /** Branch-and-bound nodes: a limit that does not depend on the machine. */
  maxNodes?: number;
  /** Stop when value and bound are nearer than this; below 1 is a proof for whole-number objectives. */
  gap?: number;
  /** Asked often; true stops the solve and returns the best found. */
  stop?: () => boolean;
  /** Seconds left on the caller's clock. */
  seconds?: number;
};

/**
 * `optimal`: proven. `limited`: stopped with or without a point (`values` null).
 * `infeasible`: proven that there is none. `bound` is never below the optimum.
 */
export type Solution = {
  status: 'optimal' | 'limited' | 'infeasible';
  values: ArrayLike<number> | null;
  objective: number;
  bound: number;
};

/** Whoever solves models; passed in, because domain imports nothing. */
export type Resolver = (model: Model, options: SolveOptions) => Solution;

export function newModel(): Model {
  return {
    cost: [],
    lower: [],
    upper: [],
    integer: [],
    rowLower: [],
    rowUpper: [],
    starts: [0],
    indices: [],
    values: [],
  };
}

/** Adds a column with lower bound 0 and returns its index. */
export function addColumn(model: Model, cost: number, upper: number, integer: boolean): number {
  model.cost.push(cost);
  model.lower.push(0);
  model.upper.push(upper);
  model.integer.push(integer);
  return model.cost.length - 1;
}

export type Term = readonly [column: number, value: number];

/** The terms of how many of those columns are chosen. */
export const unoPorUno = (columns: Iterable<number>): Term[] => [...columns].map((column) => [column, 1]);

/** Adds the row lower ≤ Σ value·column ≤ upper. No column may appear twice. */
export function addRow(model: Model, lower: number, upper: number, terms: readonly Term[]): void {
  for (const [column, value] of terms) {
    model.indices.push(column);
    model.values.push(value);
  }
  model.starts.push(model.indices.length);
  model.rowLower.push(lower);
  model.rowUpper.push(upper);
}

export const FASES = ['preparar', 'lineas', 'equidad', 'calidad', 'completar'] as const;
export type Progreso = { fase: (typeof FASES)[number]; hecho: number };

/** Who may stop the work, and when it must end. Times in milliseconds of the caller's clock. */
export type Control = {
  cancelado: () => boolean;
  /** Enough: what has been found is the answer. */
  basta: () => boolean;
  ahora: () => number;
  finaliza: number;
  progreso: (progreso: Progreso) => void;
};

/** What solves the models of a proposal, and how long it may go on. */
export type Motor = Control & { resolver: Resolver };

export type Limites = Partial<Omit<Control, 'finaliza'>> & {
  /** Above all node limits: what is found by then is the answer, with its bound. `ahora` is only read to respect it. */
  limiteMs?: number;
};

const SIN_LIMITES = { ahora: () => 0, cancelado: () => false, basta: () => false, progreso: () => undefined };

export function motorDe({ limiteMs, ...limites }: Limites & { resolver: Resolver }, usualMs: number): Motor {
  const suyo = { ...SIN_LIMITES, ...limites };
  return { ...suyo, finaliza: suyo.ahora() + (limiteMs ?? usualMs) };
}

const MS = 1000;

/** Of what is left, the part kept for what comes later, and its most. */
const [RESERVA, MAX_RESERVA_MS] = [0.15, 1500];

/** The same with less time: what comes later has some of its own, however long this would take. */
export function conReserva<C extends Control>(control: C): C {
  const queda = Math.max(0, control.finaliza - control.ahora());
  return { ...control, finaliza: control.finaliza - Math.min(RESERVA * queda, MAX_RESERVA_MS) };
}

export const debeParar = (control: Control): boolean =>
  control.cancelado() || control.basta() || control.ahora() >= control.finaliza;

/** Objectives are whole numbers: nearer than this is equal. */
export const CASI_UNO = 0.99;

/** Solves until the end of the whole, or until cancelled. */
export const solve = (motor: Motor, model: Model, opciones: SolveOptions): Solution =>
  motor.resolver(model, {
    gap: CASI_UNO,
    ...opciones,
    stop: () => debeParar(motor),
    seconds: Math.max(0, (motor.finaliza - motor.ahora()) / MS),
  });
