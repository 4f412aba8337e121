import { mensajes } from '#contract/mensajes.ts';
import { campoInvalido } from '#server/db/entidad.ts';
import { hashPassword, Saturated, verifyPassword } from '#server/platform/password.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Medidor } from './medidor.ts';

const SATURADO_S = 5;

/** Passwords are worked on two at a time, with a short queue: 429 beyond it. */
async function enTurno<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (!(error instanceof Saturated)) throw error;
    throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: SATURADO_S });
  }
}

/** Whether the password is that one; without a stored hash it takes as long and is false. */
export const esSuClave = (passwordHash: string | null, clave: string): Promise<boolean> =>
  enTurno(verifyPassword(passwordHash, clave));

/** The hash of a new password. 400, on that field, when it is easy to guess: its text says what to change. */
export async function hashDeClaveNueva(
  medidor: Medidor,
  { clave, usuario, campo }: { clave: string; usuario: string; campo: string },
): Promise<string> {
  const { apta, consejos } = await medidor.juzgar(clave, usuario);
  if (!apta) throw campoInvalido(campo, consejos.join(' '));
  return enTurno(hashPassword(clave));
}
