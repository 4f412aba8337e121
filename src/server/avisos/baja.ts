import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Makes and reads the links with which a player stops being told: whoever has one can do that, and nothing else. */
export type Bajas = {
  de(idJugador: number): string;
  /** Whose it is; null when it was not made here, or a letter has changed. */
  quien(token: string): number | null;
};

const BYTES = 32;
const FORMA = /^(\d{1,10})-([\w-]{43})$/;

/** Signed with a key of their own that comes from that of the seal, which a backup brings along. */
export function crearBajas(sello: string): Bajas {
  const clave = Buffer.from(hkdfSync('sha256', Buffer.from(sello, 'base64url'), '', 'baja de avisos', BYTES));
  const firmaDe = (id: number): Buffer => createHmac('sha256', clave).update(`jugador ${id}`).digest();
  return {
    de: (id) => `${id}-${firmaDe(id).toString('base64url')}`,
    quien: (token) => {
      const [, cifras = '', firma = ''] = FORMA.exec(token) ?? [];
      const id = Number(cifras);
      const bytes = Buffer.from(firma, 'base64url');
      const vale = bytes.length === BYTES && timingSafeEqual(bytes, firmaDe(id));
      return vale && token === `${id}-${bytes.toString('base64url')}` ? id : null;
    },
  };
}
