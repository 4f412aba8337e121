/** What the club calls somebody whose data it has forgotten. docs/reglas/datos-personales.md. */
export const SIN_NOMBRE = 'Jugador';

/** Whether the club has forgotten who that player is. */
export const olvidado = (persona: {
  nombre: string;
  email: string | null;
  telefono: string | null;
}): boolean => persona.nombre === SIN_NOMBRE && persona.email === null && persona.telefono === null;

const ESPECIALES = /[.*+?^${}()|[\]\\]/g;

/** Letters that people write with and without their mark. */
const VARIANTES: readonly (readonly [letras: string, clase: string])[] = [
  ['aáàäâ', '[aáàäâ]'],
  ['eéèëê', '[eéèëê]'],
  ['iíìïî', '[iíìïî]'],
  ['oóòöô', '[oóòöô]'],
  ['uúùüû', '[uúùüû]'],
  ['nñ', '[nñ]'],
  ['cç', '[cç]'],
];

const claseDe = (letra: string): string =>
  VARIANTES.find(([letras]) => letras.includes(letra))?.[1] ?? letra.replace(ESPECIALES, '\\$&');

const comoSeEscriba = (dato: string): string =>
  [...dato.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ')]
    .map((letra) => (letra === ' ' ? '\\s+' : claseDe(letra)))
    .join('');

/** Written as a whole: «Ana Gil» is not in «Mariana Gil». */
const entero = (dato: string): string => `(?<![\\p{L}\\p{N}])${comoSeEscriba(dato)}(?![\\p{L}\\p{N}])`;

/** The longest first, so that none is cut by another. Made once for many texts: making them costs more than using them. */
const patrones = (datos: readonly string[], cola = ''): RegExp[] =>
  datos
    .filter((dato) => dato.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((dato) => new RegExp(`${entero(dato)}${cola}`, 'giu'));

const enAlguno = (todos: readonly RegExp[], texto: string): boolean =>
  todos.some((patron) => texto.search(patron) !== -1);

const sinNinguno = (todos: readonly RegExp[], texto: string): string =>
  todos.reduce((resto, patron) => resto.replace(patron, SIN_NOMBRE), texto);

/** Whether a text has any of those names, e-mails or phones. */
export function nombraA(datos: readonly string[]): (texto: string) => boolean {
  const todos = patrones(datos);
  return (texto) => enAlguno(todos, texto);
}

/** The text without those names, e-mails or phones, whatever their case and accents. */
export function sinDatos(datos: readonly string[]): (texto: string) => string {
  const todos = patrones(datos);
  return (texto) => sinNinguno(todos, texto);
}

/** A name goes on: «Ana Gil» followed by another surname is somebody else in the log. */
const SIGUE = '(?!\\s\\p{L})';

/** Whether a line of the log has any of that: names stand between marks there, and other people's are longer. */
export function lineaNombraA(datos: readonly string[]): (linea: string) => boolean {
  const todos = patrones(datos, SIGUE);
  return (linea) => enAlguno(todos, linea);
}

/** The line without it. */
export function lineaSinDatos(datos: readonly string[]): (linea: string) => string {
  const todos = patrones(datos, SIGUE);
  return (linea) => sinNinguno(todos, linea);
}

const CAMBIO_DE_NOMBRE = /Cambia el jugador «[^»]*»: nombre (.+?) → (.+?)(?:;|»|$)/u;

/** Every name somebody has had, from the lines of the log that tell of a change of name. */
export function nombresDe(actual: string, lineas: readonly string[]): string[] {
  const nombres = new Set([actual]);
  for (let antes = 0; antes !== nombres.size; ) {
    antes = nombres.size;
    for (const linea of lineas) {
      const [, viejo, nuevo] = CAMBIO_DE_NOMBRE.exec(linea) ?? [];
      if (viejo && nuevo && nombres.has(nuevo)) nombres.add(viejo);
    }
  }
  return [...nombres];
}

/** Digits of a phone, without the country's prefix. */
export function cifrasDe(telefono: string | null): string {
  const cifras = (telefono ?? '').replace(/\D/g, '').replace(/^(0034|34)(?=\d{9}$)/, '');
  return cifras.length >= 6 ? cifras : '';
}
