import { ENTRE } from '#domain/texto.ts';
import { PARTICULAS } from './nombre-publico.ts';

type Partes = { pila: string; apellidos: string[] };

/**
 * First name and surnames as a person reads them: «Ana Gil Ruiz» is Ana, «Gil» and «Ruiz»; particles go with what they
 * begin, and of four words or more the last two are surnames. A name of one word has no surnames, nor has a pair's.
 */
function partesDe(nombre: string): Partes {
  if (nombre.includes(ENTRE)) return { pila: nombre.trim(), apellidos: [] };
  const grupos: string[] = [];
  let previas: string[] = [];
  for (const palabra of nombre.trim().split(/\s+/u)) {
    previas.push(palabra);
    if (PARTICULAS.has(palabra.toLowerCase())) continue;
    grupos.push(previas.join(' '));
    previas = [];
  }
  const [pila = nombre.trim(), ...resto] = grupos;
  const [segundo = '', ...apellidos] = resto;
  if (apellidos.length < 2) return { pila, apellidos: resto };
  return { pila: `${pila} ${segundo}`, apellidos: apellidos.slice(-2) };
}

/** «Olmedo» of Ana Olmedo Paz: what each of a pair is called in rows. */
export function apellidoDe(nombre: string): string {
  const { pila, apellidos } = partesDe(nombre);
  return apellidos[0] ?? pila;
}

/** «Olmedo / Rivas». */
export const enPareja = (una: string, otra: string): string => `${una}${ENTRE}${otra}`;

/** «Gil Ruiz, Ana»: as lists by surname have it. */
export function apellidosDelante(nombre: string): string {
  const { pila, apellidos } = partesDe(nombre);
  return apellidos.length === 0 ? pila : `${apellidos.join(' ')}, ${pila}`;
}

/** "An.", and "Ana" where nothing is left out. */
const letras = (texto: string, cuantas: number): string => {
  const palabra = [...(texto.split(' ').at(-1) ?? '')];
  return palabra.length > cuantas ? `${palabra.slice(0, cuantas).join('')}.` : palabra.join('');
};

const primera = (pila: string): string => pila.split(' ')[0] ?? '';

/** From the shortest to the whole: «Gil», «Gil A.», «Gil An.», «Gil Ana», «Gil A. R.», «Gil Ruiz», «Ana Gil Ruiz». */
function formasDe(nombre: string): string[] {
  const { pila, apellidos } = partesDe(nombre);
  const [primero, segundo] = apellidos;
  if (primero === undefined) return [nombre.trim()];
  return [
    primero,
    `${primero} ${letras(primera(pila), 1)}`,
    `${primero} ${letras(primera(pila), 2)}`,
    `${primero} ${letras(primera(pila), 3)}`,
    ...(segundo === undefined
      ? []
      : [`${primero} ${letras(primera(pila), 1)} ${letras(segundo, 1)}`, `${primero} ${segundo}`]),
    nombre.trim(),
  ];
}

/** «Gil Á.» and «Gil A.» are read as the same. */
const clave = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');

/** What each is called in little room: the first surname, with as much more as tells them apart. */
export function nombresCortos(nombres: ReadonlyMap<number, string>): Map<number, string> {
  const formas = [...nombres].map(([id, nombre]) => ({ id, formas: formasDe(nombre) }));
  const cuantos = new Map<string, number>();
  for (const { formas: suyas } of formas)
    for (const forma of new Set(suyas.map(clave))) cuantos.set(forma, (cuantos.get(forma) ?? 0) + 1);
  return new Map(
    formas.map(({ id, formas: suyas }) => [
      id,
      suyas.find((forma) => cuantos.get(clave(forma)) === 1) ?? suyas.at(-1) ?? '',
    ]),
  );
}
