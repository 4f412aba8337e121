import { normalizarTexto } from '#domain/texto.ts';
import { cifrasDe } from './olvidar.ts';

const NO_CIFRAS = /\D/g;
const [CIFRAS_ESPANOL, PREFIJO] = [9, '34'];

/** A telephone as WhatsApp wants it: digits with the country's prefix, Spain's when it has none. '' when it is none. */
export function telefonoDeWhatsApp(telefono: string | null): string {
  const cifras = cifrasDe(telefono).replace(/^00/, '');
  return cifras.length === CIFRAS_ESPANOL ? `${PREFIJO}${cifras}` : cifras;
}

/** Where a telephone is called and written to; null when there is none that could be. */
export function enlacesDe(telefono: string | null | undefined): { tel: string; whatsapp: string } | null {
  const entero = telefonoDeWhatsApp(telefono ?? null);
  if (entero.length < CIFRAS_ESPANOL) return null;
  return { tel: `tel:+${entero}`, whatsapp: `https://wa.me/${entero}` };
}

type Buscable = {
  nombre: string;
  nombreDeportivo?: string | null | undefined;
  /** Of a pair, the two names whole. */
  nombres?: readonly string[] | undefined;
  telefono: string | null;
  email: string | null;
};

const SOLO_TELEFONO = /^[\d\s+().-]{3,}$/;

/** Every word is in their name, in any order; or it is part of their telephone, or of their mail with an @. */
export function esQuienSeBusca(quien: Buscable, escrito: string): boolean {
  if (SOLO_TELEFONO.test(escrito.trim())) {
    const cifras = cifrasDe(escrito) || escrito.replace(NO_CIFRAS, '');
    return cifras !== '' && cifrasDe(quien.telefono).includes(cifras);
  }
  if (escrito.includes('@')) return normalizarTexto(quien.email ?? '').includes(normalizarTexto(escrito));
  const nombres = normalizarTexto(
    [quien.nombre, quien.nombreDeportivo ?? '', ...(quien.nombres ?? [])].join(' '),
  );
  return normalizarTexto(escrito)
    .split(' ')
    .every((palabra) => nombres.includes(palabra));
}
