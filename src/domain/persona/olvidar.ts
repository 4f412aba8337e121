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

/** Whether it is written as a whole: «Ana Gil» is not in «Mariana Gil». */
const entero = (dato: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${comoSeEscriba(dato)}(?![\\p{L}\\p{N}])`, 'giu');

const enUso = (datos: readonly string[]): string[] =>
  datos.filter((dato) => dato.trim() !== '').sort((a, b) => b.length - a.length);

export const nombraA = (texto: string, datos: readonly string[]): boolean =>
  enUso(datos).some((dato) => entero(dato).test(texto));

/** The text without those names, e-mails or phones, whatever their case and accents. */
export const sinDatos = (texto: string, datos: readonly string[]): string =>
  enUso(datos).reduce((resto, dato) => resto.replace(entero(dato), SIN_NOMBRE), texto);

/** A name goes on: «Ana Gil» followed by another surname is somebody else in the log. */
const SIGUE = '(?!\\s\\p{L})';

/** The same in a line of the log, where names stand between marks and other people's are longer. */
export const lineaSinDatos = (linea: string, datos: readonly string[]): string =>
  enUso(datos).reduce(
    (resto, dato) => resto.replace(new RegExp(`${entero(dato).source}${SIGUE}`, 'giu'), SIN_NOMBRE),
    linea,
  );

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
