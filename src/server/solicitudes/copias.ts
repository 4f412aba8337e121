import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const DIA_S = 24 * 3600;
/** Copies to one address in a day: nobody fills a stranger's mailbox from here. */
const POR_DIRECCION = 10;

export type Copias = {
  /** Counts one more copy to that address. Answers whether it may be sent. */
  caben(email: string): Promise<boolean>;
};

const clave = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

export function crearCopias(points = POR_DIRECCION): Copias {
  const limitador = new RateLimiterMemory({ points, duration: DIA_S });
  return {
    caben: async (email) => {
      try {
        await limitador.consume(clave(email));
        return true;
      } catch (rechazo) {
        if (!(rechazo instanceof RateLimiterRes)) throw rechazo;
        return false;
      }
    },
  };
}
