/** An answer the client can act on: its text is the toast. api.md, "Errors". */
export class Problema extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    details: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Problema';
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

export type FieldError = { path: string; message: string };
