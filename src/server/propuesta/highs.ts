import loadHighs, { type Highs, type HighsCallbackMap, type ModelData } from 'highs';
import type { Model, Resolver, Solution, SolveOptions } from '#domain/propuesta/solver.ts';

type Persistent = ReturnType<Highs['createModel']>;

function modelData(highs: Highs, model: Model, relaxed: boolean): ModelData {
  const { integer, continuous } = highs.constants.variableType;
  const base: ModelData = {
    numCols: model.cost.length,
    numRows: model.rowLower.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: model.cost,
    colLower: model.lower,
    colUpper: model.upper,
    rowLower: model.rowLower,
    rowUpper: model.rowUpper,
    matrix: {
      format: 'csr',
      numRows: model.rowLower.length,
      numCols: model.cost.length,
      starts: model.starts,
      indices: model.indices,
      values: model.values,
    },
  };
  const isInteger = !relaxed && model.integer.some(Boolean);
  return isInteger
    ? { ...base, integrality: model.integer.map((whole) => (whole ? integer : continuous)) }
    : base;
}

function setOptions(solver: Persistent, options: SolveOptions): void {
  solver.options.set({
    output_flag: false,
    random_seed: 0,
    mip_rel_gap: 0,
    mip_abs_gap: options.gap ?? 0,
    ...(options.maxNodes === undefined ? {} : { mip_max_nodes: options.maxNodes }),
    ...(options.seconds === undefined ? {} : { time_limit: Math.max(0.01, options.seconds) }),
  });
}

/** `threads` is refused by this build, and `time_limit` overshoots: the interrupts ask the caller too. */
function callbacks(highs: Highs, stop: () => boolean): HighsCallbackMap {
  const { simplexInterrupt, ipmInterrupt, mipInterrupt } = highs.constants.callbackType;
  const ask = (event: { interrupt(): void }): undefined => {
    if (stop()) event.interrupt();
  };
  return { [simplexInterrupt]: ask, [ipmInterrupt]: ask, [mipInterrupt]: ask };
}

function read(highs: Highs, solver: Persistent, relaxed: boolean): Solution {
  const status = solver.getModelStatus();
  const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
  if (status === infeasible || status === unboundedOrInfeasible) {
    return { status: 'infeasible', values: null, objective: Number.NaN, bound: Number.NEGATIVE_INFINITY };
  }
  const feasible = Number(solver.info.get('primal_solution_status')) === 2;
  const isProven = status === optimal;
  const objective = feasible ? solver.getObjectiveValue() : Number.NaN;
  const mipBound = relaxed ? Number.POSITIVE_INFINITY : Number(solver.info.get('mip_dual_bound'));
  return {
    status: isProven ? 'optimal' : 'limited',
    values: feasible ? solver.getSolution().colValue : null,
    objective,
    bound: relaxed && isProven ? objective : mipBound,
  };
}

function run(highs: Highs, model: Model, options: SolveOptions): Solution {
  const relaxed = options.relaxed === true || !model.integer.some(Boolean);
  return highs.withModel(modelData(highs, model, relaxed), (solver) => {
    setOptions(solver, options);
    if (options.initial !== undefined) solver.setSolution({ colValue: options.initial });
    solver.run(options.stop === undefined ? {} : callbacks(highs, options.stop));
    return read(highs, solver, relaxed);
  });
}

/** The package's types describe its CommonJS face; Node loads the ESM one, whose default is the loader. */
const load = loadHighs as unknown as typeof loadHighs.default;

/** An empty model throws in `getSolution`, so it never reaches the solver. */
const EMPTY: Solution = { status: 'optimal', values: [], objective: 0, bound: 0 };

const STOPPED: Solution = {
  status: 'limited',
  values: null,
  objective: Number.NaN,
  bound: Number.POSITIVE_INFINITY,
};

/** `memoria`: bytes of the WebAssembly heap, which grows and never shrinks. */
type ResolverHighs = Resolver & { memoria: () => number };

/**
 * HiGHS in WebAssembly as the domain's Resolver. Each solve has its own native model, disposed at once,
 * so an aborted one leaves nothing behind; the heap itself never shrinks (see the worker's recycling).
 */
export async function crearResolver(): Promise<ResolverHighs> {
  const highs = await load();
  const resolver: Resolver = (model, options) => {
    if (model.cost.length === 0) return EMPTY;
    return options.stop?.() === true ? STOPPED : run(highs, model, options);
  };
  return Object.assign(resolver, { memoria: () => highs.memoryBytes });
}
