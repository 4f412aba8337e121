import { normalizarTexto } from '#domain/texto.ts';

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

type Contexto = { antes: string; despues: string };

/** The longest first, so that none is cut by another. Made once for many texts: making them costs more than using them. */
const patrones = (
  datos: readonly string[],
  { antes, despues }: Contexto = { antes: '', despues: '' },
): RegExp[] =>
  datos
    .filter((dato) => dato.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((dato) => new RegExp(`${antes}${entero(dato)}${despues}`, 'giu'));

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

/** Between what a name of a player stands in the log: more letters on either side are somebody else's name. */
const EN_EL_REGISTRO: Contexto = {
  antes: '(?<=[«–→]\\s?|jugador(?: [12])? |nombre )',
  despues: '(?=»|,|;|$|\\s[–→]|\\s\\(y )',
};

/** The lines with names of players: a court or an account may be called like somebody. */
const DE_PERSONAS = /(?:el jugador|el partido|la incidencia|la inscripción de) «/;

/** Whether a line of the log has any of those names. */
export function lineaNombraA(datos: readonly string[]): (linea: string) => boolean {
  const todos = patrones(datos, EN_EL_REGISTRO);
  return (linea) => DE_PERSONAS.test(linea) && enAlguno(todos, linea);
}

/** The line without them. */
export function lineaSinDatos(datos: readonly string[]): (linea: string) => string {
  const todos = patrones(datos, EN_EL_REGISTRO);
  return (linea) => (DE_PERSONAS.test(linea) ? sinNinguno(todos, linea) : linea);
}

const CAMBIO_DE_NOMBRE = /Cambia el jugador «[^»]*»: nombre (.+?) → (.+?)(?:;|»|$)/u;

type CambioDeNombre = readonly [viejo: string, nuevo: string];

const cambiosDeNombre = (lineas: readonly string[]): CambioDeNombre[] =>
  lineas.flatMap((linea) => {
    const [, viejo, nuevo] = CAMBIO_DE_NOMBRE.exec(linea) ?? [];
    return viejo && nuevo ? [[viejo, nuevo] as const] : [];
  });

/** The first names and all that one step after another leads to, whatever their case and accents. */
function alcanzados(primeros: readonly string[], pasos: readonly CambioDeNombre[]): string[] {
  const nombres = new Map(primeros.map((nombre) => [normalizarTexto(nombre), nombre]));
  for (let antes = 0; antes !== nombres.size; ) {
    antes = nombres.size;
    for (const [de, a] of pasos)
      if (nombres.has(normalizarTexto(de)) && !nombres.has(normalizarTexto(a)))
        nombres.set(normalizarTexto(a), a);
  }
  return [...nombres.values()];
}

/** Every name somebody has had, from the lines of the log that tell of a change of name. */
export const nombresDe = (actual: string, lineas: readonly string[]): string[] =>
  alcanzados(
    [actual],
    cambiosDeNombre(lineas).map(([viejo, nuevo]) => [nuevo, viejo]),
  );

/** What those who were ever called so are called since: somebody of the club may have had that name before. */
export const nombresDesde = (nombres: readonly string[], lineas: readonly string[]): string[] =>
  alcanzados(nombres, cambiosDeNombre(lineas));

/** Digits of a phone, without the country's prefix. */
export function cifrasDe(telefono: string | null): string {
  const cifras = (telefono ?? '').replace(/\D/g, '').replace(/^(0034|34)(?=\d{9}$)/, '');
  return cifras.length >= 6 ? cifras : '';
}
