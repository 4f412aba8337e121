import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { type CreateLimiter, limitInMemory } from '#server/platform/limiter.ts';
import { networkOf } from '#server/platform/network.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Lane } from '#server/platform/turns.ts';
import { exigirTurno } from './claves.ts';

const VENTANA_S = 15 * 60;
/** Guesses per account and address: the owner is never locked out from elsewhere. */
const POR_CUENTA = 5;
/** Guesses per address over any accounts; it stops those of accounts that have not signed in from there. */
const POR_DIRECCION = 50;

export type Intentos = {
  /**
   * Counts a guess, and then checks it. Throws 429 with the wait when there were too many, or when there is no turn
   * for one more. What could not be checked was no guess.
   */
  contar<T>(usuario: string, ip: string, comprobar: (fila: Lane) => Promise<T>): Promise<T>;
  /** A right password gives its guesses back, and from then on that account goes ahead when it comes from there. */
  perdonar(usuario: string, ip: string): Promise<void>;
};

/** Neither names nor addresses are kept in clear. */
const clave = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

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

async function oDevolver<T>(trabajo: () => Promise<T>, devolver: () => Promise<unknown>): Promise<T> {
  try {
    return await trabajo();
  } catch (error) {
    await devolver();
    throw error;
  }
}

/** Pairs of account and address that have signed in since the program started; no club has as many. */
const MAX_CONOCIDOS = 1_000;

/** The last ones to have been right. */
function crearConocidos() {
  const conocidos = new Set<string>();
  return {
    filaDe: (par: string): Lane => (conocidos.has(par) ? 'ahead' : 'rest'),
    apuntar: (par: string): void => {
      conocidos.delete(par);
      conocidos.add(par);
      const [primero] = conocidos;
      if (conocidos.size > MAX_CONOCIDOS && primero !== undefined) conocidos.delete(primero);
    },
  };
}

/**
 * Guesses are counted by account and address and by address. An account that has signed in from an address waits ahead
 * of the rest when it comes from there, and is not kept out by guesses at others: neither a flood from elsewhere nor
 * whoever guesses on the club's own Wi-Fi locks out who was in before. Whoever guesses at it from that very address has
 * five tries, as from anywhere.
 */
export function crearIntentos(crearLimite: CreateLimiter = limitInMemory): Intentos {
  const porCuenta = crearLimite('cuenta', { points: POR_CUENTA, seconds: VENTANA_S });
  const porDireccion = crearLimite('direccion', { points: POR_DIRECCION, seconds: VENTANA_S });
  const conocidos = crearConocidos();
  const deCuenta = (usuario: string, ip: string): string =>
    clave(`${networkOf(ip)}\n${claveDeCuenta(usuario)}`);
  const gastarDireccion = async (ip: string, fila: Lane): Promise<void> => {
    if (fila === 'ahead') await porDireccion.penalty(clave(networkOf(ip)));
    else await gastar(porDireccion, clave(networkOf(ip)));
  };
  return {
    contar: async <T>(usuario: string, ip: string, comprobar: (fila: Lane) => Promise<T>) => {
      const fila = conocidos.filaDe(deCuenta(usuario, ip));
      exigirTurno(fila);
      const par = deCuenta(usuario, ip);
      await gastar(porCuenta, par);
      const enLaDireccion = async (): Promise<T> => {
        await gastarDireccion(ip, fila);
        return oDevolver(
          () => comprobar(fila),
          () => porDireccion.reward(clave(networkOf(ip))),
        );
      };
      return oDevolver(enLaDireccion, () => porCuenta.reward(par));
    },
    perdonar: async (usuario, ip) => {
      conocidos.apuntar(deCuenta(usuario, ip));
      await porCuenta.delete(deCuenta(usuario, ip));
      await porDireccion.reward(clave(networkOf(ip)));
    },
  };
}
