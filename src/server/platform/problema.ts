/** An answer the client can act on: its text is the toast. api.md, "Errors". */
export class Problema extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  /** What is stored now, when somebody changed it meanwhile. */
  readonly actual: unknown;

  constructor(
    status: number,
    message: string,
    details: { errors?: readonly FieldError[]; retryAfter?: number; actual?: unknown } = {},
  ) {
    super(message);
    this.name = 'Problema';
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.actual = details.actual;
  }
}

export type FieldError = { path: string; message: string };
