import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const DIA_S = 24 * 3600;
const HORA_S = 3600;

/** Copies to one mailbox in a day, so that nobody fills a stranger's; and to all of them together in an hour. */
export type LimiteCopias = { porBuzon: number; porHora: number };
const LIMITE: LimiteCopias = { porBuzon: 10, porHora: 120 };

export type Copias = {
  /** Counts one more copy to that address. Answers whether it may be sent. */
  caben(email: string): Promise<boolean>;
};

const ETIQUETA = /\+[^@]*(?=@)/;

/** ana+web@… is delivered to ana@…, in capitals or not. Addresses are not kept in clear. */
const buzonDe = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase().replace(ETIQUETA, '')).digest('base64url');

async function cabe(limitador: RateLimiterMemory, llave: string): Promise<boolean> {
  try {
    await limitador.consume(llave);
    return true;
  } catch (rechazo) {
    if (!(rechazo instanceof RateLimiterRes)) throw rechazo;
    return false;
  }
}

export function crearCopias(limite: Partial<LimiteCopias> = {}): Copias {
  const { porBuzon, porHora } = { ...LIMITE, ...limite };
  const deBuzon = new RateLimiterMemory({ points: porBuzon, duration: DIA_S });
  const deTodos = new RateLimiterMemory({ points: porHora, duration: HORA_S });
  return {
    caben: async (email) => (await cabe(deBuzon, buzonDe(email))) && (await cabe(deTodos, 'todos')),
  };
}
