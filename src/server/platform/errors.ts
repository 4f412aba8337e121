/** An answer the client can act on: its text is the toast. */
export class Problema extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  /** What is stored now, when somebody changed it meanwhile. */
  readonly actual: unknown;
  /** In a word for programs, what their sentence tells people. */
  readonly estado: string | undefined;

  constructor(
    status: number,
    message: string,
    details: { errors?: readonly FieldError[]; retryAfter?: number; actual?: unknown; estado?: string } = {},
  ) {
    super(message);
    this.name = 'Problema';
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.actual = details.actual;
    this.estado = details.estado;
  }
}

export type FieldError = { path: string; message: string };

/** Refuses with 400 when there is any: the first one's sentence is the toast. */
export function refuseErrors(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new Problema(400, first.message, { errors });
}

/** What a write that is only rehearsed ends by: nothing of it stays but whom it would tell, and what it would do. */
export class Rehearsed extends Error {
  readonly tells: object;
  readonly does: unknown;

  constructor(tells: object, does: unknown) {
    super('only rehearsed');
    this.tells = tells;
    this.does = does;
  }
}

/** Why a command failed, in a sentence for whoever ran it: shown without a stack trace. */
export class Told extends Error {}
