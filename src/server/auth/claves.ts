import { mensajes } from '#contract/mensajes.ts';
import { campoInvalido } from '#server/db/entidad.ts';
import type { Lector } from '#server/db/open.ts';
import { hashPassword, passwordsAreFull, Saturated, verifyPassword } from '#server/platform/password.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Lane } from '#server/platform/turns.ts';
import { passwordHashDe } from './auth.queries.ts';
import type { Medidor } from './medidor.ts';

const SATURADO_S = 5;

const saturado = (): Problema => new Problema(429, mensajes.demasiadosIntentos, { retryAfter: SATURADO_S });

/** Refuses, while as many passwords wait as may, before anything is counted, read or written for one more. */
export function exigirTurno(fila: Lane): void {
  if (passwordsAreFull(fila)) throw saturado();
}

/** Passwords are worked on one at a time, with a short queue: 429 beyond it. */
async function enTurno<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (!(error instanceof Saturated)) throw error;
    throw saturado();
  }
}

type Comprobacion = { esSuya: boolean; passwordHash: string | null };

/** Whether it is the password of that account, and its stored hash; without one it takes as long and is not. */
export async function comprobarClave(
  db: Lector,
  { usuario, clave, fila }: { usuario: string; clave: string; fila: Lane },
): Promise<Comprobacion> {
  const passwordHash = await passwordHashDe(db, usuario);
  return { esSuya: await enTurno(verifyPassword(passwordHash, clave, fila)), passwordHash };
}

/** The hash of a new password. 400, on that field, when it is easy to guess: its text says what to change. */
export async function hashDeClaveNueva(
  medidor: Medidor,
  { clave, usuario, campo }: { clave: string; usuario: string; campo: string },
): Promise<string> {
  const { apta, consejos } = await medidor.juzgar(clave, usuario);
  if (!apta) throw campoInvalido(campo, consejos.join(' '));
  return enTurno(hashPassword(clave));
}
