import { readFileSync } from 'node:fs';
import { mensajes } from '#contract/mensajes.ts';
import { rechazoDeClave } from '#domain/cuenta/clave.ts';
import { campoInvalido } from '#server/db/entidad.ts';
import type { Lector } from '#server/db/open.ts';
import { hashPassword, Saturated, verifyPassword } from '#server/platform/password.ts';
import { Problema } from '#server/platform/problema.ts';
import { passwordHashDe } from './auth.queries.ts';

const SATURADO_S = 5;

/** In lower case, without accents nor spaces; shorter ones than an account may have are left out. */
const COMUNES = new Set(
  readFileSync(new URL('./claves-comunes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Why that password will not do for that account, in a sentence; null when it will. docs/reglas/cuentas.md. */
export const porQueNoVale = (clave: string, usuario: string): string | null =>
  rechazoDeClave(clave, usuario, COMUNES);

/** Passwords are worked on one at a time, with a short queue: 429 beyond it. */
async function enTurno<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (!(error instanceof Saturated)) throw error;
    throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: SATURADO_S });
  }
}

type Comprobacion = { esSuya: boolean; passwordHash: string | null };

/** Whether it is the password of that account, and its stored hash; without one it takes as long and is not. */
export async function comprobarClave(db: Lector, usuario: string, clave: string): Promise<Comprobacion> {
  const passwordHash = await passwordHashDe(db, usuario);
  return { esSuya: await enTurno(verifyPassword(passwordHash, clave)), passwordHash };
}

/** The hash of a new password. 400, on that field, when it will not do. */
export async function hashDeClaveNueva({
  clave,
  usuario,
  campo,
}: {
  clave: string;
  usuario: string;
  campo: string;
}): Promise<string> {
  const motivo = porQueNoVale(clave, usuario);
  if (motivo !== null) throw campoInvalido(campo, motivo);
  return enTurno(hashPassword(clave));
}
