/**
 * A linear or integer model as plain data, always maximised. Rows are stored one after another
 * (`starts`, `indices`, `values`), as sparse solvers take them.
 */
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
