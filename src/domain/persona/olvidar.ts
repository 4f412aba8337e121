/** What the club calls somebody whose data it has forgotten. docs/reglas/datos-personales.md. */
export const SIN_NOMBRE = 'Jugador';

type Contacto = { nombre: string; email: string | null; telefono: string | null };

export const olvidado = ({ nombre, email, telefono }: Contacto): boolean =>
  nombre === SIN_NOMBRE && email === null && telefono === null;

const ESPECIALES = /[.*+?^${}()|[\]\\]/g;

/** Letters that people write with and without their mark. */
const VARIANTES = ['aáàäâ', 'eéèëê', 'iíìïî', 'oóòöô', 'uúùüû', 'nñ', 'cç'];

function claseDe(letra: string): string {
  const variantes = VARIANTES.find((letras) => letras.includes(letra));
  return variantes ? `[${variantes}]` : letra.replace(ESPECIALES, '\\$&');
}

const comoSeEscriba = (dato: string): string =>
  [...dato.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ')]
    .map((letra) => (letra === ' ' ? '\\s+' : claseDe(letra)))
    .join('');

/** Written as a whole: «Ana Gil» is not in «Mariana Gil». The longest first, so that none is cut by another. */
const patrones = (datos: readonly string[]): RegExp[] =>
  datos
    .filter((dato) => dato.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((dato) => new RegExp(`(?<![\\p{L}\\p{N}])${comoSeEscriba(dato)}(?![\\p{L}\\p{N}])`, 'giu'));

/** Whether a text that people wrote by hand has any of those names, e-mails or phones, whatever their case and accents. */
export function nombraA(datos: readonly string[]): (texto: string) => boolean {
  const todos = patrones(datos);
  return (texto) => todos.some((patron) => texto.search(patron) !== -1);
}

/** The text with one name in the place of any of those, whatever their case and accents. */
export const conOtroNombre = (texto: string, nombres: readonly string[], otro: string): string =>
  patrones(nombres).reduce((resto, patron) => resto.replace(patron, () => otro), texto);

export function cifrasDe(telefono: string | null): string {
  const cifras = (telefono ?? '').replace(/\D/g, '').replace(/^(0034|34)(?=\d{9}$)/, '');
  return cifras.length >= 6 ? cifras : '';
}
