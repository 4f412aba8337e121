/** An answer the client can act on: its text is the toast. api.md, "Errors". */
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
