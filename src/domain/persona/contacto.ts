import { normalizarTexto } from '#domain/texto.ts';
import { cifrasDe } from './olvidar.ts';

const NO_CIFRAS = /\D/g;
const [CIFRAS_ESPANOL, PREFIJO] = [9, '34'];

/** What parts two telephones, or one from what is said of it: «600 111 222 / 910 333 444», «… y …», «… - …». */
const ENTRE_DOS = /[/;,|\n]|\s(?:[yoóeu]|[-–—])\s/u;
const SEGUIDAS = /\+?[\d(][\d\s().-]*/gu;
/** «600111222.0», which is what programs make of a whole number. */
const DECIMAL = /(?<=\d{9})[.,]0+(?!\d)/u;
const [MAS_CORTO, MAS_LARGO] = [8, 15];

/** The telephones in some figures that go together: one from abroad, which says so, or those of Spain, however many. */
function telefonosEn(seguidas: string): string[] {
  const cifras = seguidas.replace(DECIMAL, '').replace(NO_CIFRAS, '');
  const fuera = /^[\s(]*(?:\+|00)/.test(seguidas) ? cifras.replace(/^00/, '') : '';
  if (fuera && !fuera.startsWith(PREFIJO))
    return fuera.length >= MAS_CORTO && fuera.length <= MAS_LARGO ? [fuera] : [];
  const suyas = cifras.replace(/^(?:00)?34(?=(?:\d{9})+$)/, '');
  if (suyas.length === 0 || suyas.length % CIFRAS_ESPANOL > 0) return [];
  return (suyas.match(/\d{9}/g) ?? []).map((una) => `${PREFIJO}${una}`);
}

/** Every telephone of a text that can be called, in figures with the prefix of its country: Spain's when it has none. */
export const telefonosDe = (texto: string | null | undefined): string[] =>
  (texto ?? '').split(ENTRE_DOS).flatMap((parte) => (parte.match(SEGUIDAS) ?? []).flatMap(telefonosEn));

/** A telephone as WhatsApp wants it: the first one that is written. '' when there is none. */
export const telefonoDeWhatsApp = (telefono: string | null): string => telefonosDe(telefono)[0] ?? '';

/** Where a telephone is called and written to; null when there is none that could be. */
export function enlacesDe(telefono: string | null | undefined): { tel: string; whatsapp: string } | null {
  const entero = telefonoDeWhatsApp(telefono ?? null);
  return entero === '' ? null : { tel: `tel:+${entero}`, whatsapp: `https://wa.me/${entero}` };
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
