import { type FieldError, Problema } from './problema.ts';

/** Refuses with 400 when there is any: the first one's sentence is the toast. */
export function refuseErrors(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new Problema(400, first.message, { errors });
}
