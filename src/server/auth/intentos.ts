import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { Problema } from '#server/platform/errors.ts';
import { type CreateLimiter, limitInMemory, networkOf } from '#server/platform/http/limits.ts';

const VENTANA_S = 15 * 60;
/** Guesses per account and address: the owner is never locked out from elsewhere. */
const POR_CUENTA = 5;
const POR_DIRECCION = 50;

export type Intentos = {
  /** Counts a guess and then checks it; 429 after too many. What could not be checked was no guess. */
  contar<T>(usuario: string, ip: string, comprobar: () => Promise<T>): Promise<T>;
  /** A right password gives its guesses back. */
  perdonar(usuario: string, ip: string): Promise<void>;
};

/** Neither names nor addresses are kept in clear. */
const clave = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

const deCuenta = (usuario: string, ip: string): string =>
  clave(`${networkOf(ip)}\n${claveDeCuenta(usuario)}`);
const deDireccion = (ip: string): string => clave(networkOf(ip));

/** Never more than the window, also when the clock went back meanwhile. */
const enSegundos = (ms: number): number => Math.min(VENTANA_S, Math.max(1, Math.ceil(ms / 1000)));

async function gastar(limitador: RateLimiterAbstract, llave: string): Promise<void> {
  try {
    await limitador.consume(llave);
  } catch (rechazo) {
    if (!(rechazo instanceof RateLimiterRes)) throw rechazo;
    throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: enSegundos(rechazo.msBeforeNext) });
  }
}

/** Counts guesses at passwords by account and address, and by address alone. docs/seguridad.md, "Signing in". */
export function crearIntentos(crearLimite: CreateLimiter = limitInMemory): Intentos {
  const porCuenta = crearLimite('cuenta', { points: POR_CUENTA, seconds: VENTANA_S });
  const porDireccion = crearLimite('direccion', { points: POR_DIRECCION, seconds: VENTANA_S });
  return {
    contar: async (usuario, ip, comprobar) => {
      await gastar(porCuenta, deCuenta(usuario, ip));
      await gastar(porDireccion, deDireccion(ip));
      try {
        return await comprobar();
      } catch (error) {
        await porCuenta.reward(deCuenta(usuario, ip));
        await porDireccion.reward(deDireccion(ip));
        throw error;
      }
    },
    perdonar: async (usuario, ip) => {
      await porCuenta.delete(deCuenta(usuario, ip));
      await porDireccion.reward(deDireccion(ip));
    },
  };
}
