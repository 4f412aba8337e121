import { enLista, INVISIBLES } from '#domain/texto.ts';
import { PARTICULAS, palabrasDe } from './nombre-publico.ts';

/** Somebody who is not told in full, and how they are called in public. */
type Llamado = { nombre: string; publico: string };

type Palabra = { palabra: string; apellido: boolean; publica: boolean };

/** Somebody's name in words, as a note is read. */
type Nombrable = Llamado & { palabras: readonly Palabra[] };

const ABREVIADAS: Readonly<Record<string, string>> = { ma: 'maria', fco: 'francisco' };

/** Second first names, which are hardly anybody's surname: «María José» is no more than a first name. */
const SEGUNDOS: ReadonlySet<string> = new Set([
  ...['alberto', 'angeles', 'antonio', 'belen', 'carlos', 'carmen', 'ignacio', 'isabel', 'javier'],
  ...['jesus', 'jose', 'luisa', 'manuel', 'maria', 'pilar', 'rosario', 'teresa'],
]);

/** Fewer letters than these make another word by chance: «Li O» is «lío», and «Ana Río» is inside «canario». */
const MIN_JUNTAS = 6;
const MIN_ENTRE_OTRAS = 9;

const FEMENINO = /\.?ª/gu;
const MARCAS = /\p{M}/gu;
const OTRA_PALABRA = /(?<=\p{Ll})(?=\p{Lu})/gu;
const NO_LETRAS = /[^\p{L}]+/u;
const SOLO_PARTICULAS = new RegExp(`^(?: |${[...PARTICULAS].join('|')})*$`, 'u');

/** Whatever is no letter parts two words, and so does a capital after a small letter; «Mª» is María, and «de la» is left out. */
function enPalabras(texto: string): string[] {
  return texto
    .replace(INVISIBLES, '')
    .replace(FEMENINO, 'a')
    .normalize('NFKD')
    .replace(MARCAS, '')
    .replace(OTRA_PALABRA, ' ')
    .toLowerCase()
    .split(NO_LETRAS)
    .map((palabra) => ABREVIADAS[palabra] ?? palabra)
    .filter((palabra) => palabra !== '' && !PARTICULAS.has(palabra));
}

/** Of «O'Hara», «hara» and «ohara»; of «Ana-Belén», both and «anabelen». */
function enteraYPartida(partes: readonly string[]): string[] {
  if (partes.length < 2) return [...partes];
  return [...partes.filter(({ length }) => length > 1), partes.join('')];
}

/** Those of the name that are written, each as often as it is in both. */
function dichasEn<P extends { palabra: string }>(escritas: readonly string[], palabras: readonly P[]): P[] {
  const quedan = [...escritas];
  return palabras.filter(({ palabra }) => {
    const donde = quedan.indexOf(palabra);
    if (donde >= 0) quedan.splice(donde, 1);
    return donde >= 0;
  });
}

export function nombrable({ nombre, publico }: Llamado): Nombrable {
  const grupos = palabrasDe(nombre.replace(INVISIBLES, ''))
    .map(enPalabras)
    .filter(({ length }) => length > 0);
  const [, segundo = []] = grupos;
  const deNombre = grupos.length > 2 && segundo.every((parte) => SEGUNDOS.has(parte)) ? 2 : 1;
  const palabras = grupos.flatMap((grupo, puesto) =>
    enteraYPartida(grupo).map((palabra) => ({ palabra, apellido: puesto >= deNombre })),
  );
  const publicas = new Set(dichasEn(enPalabras(publico), palabras));
  return { nombre, publico, palabras: palabras.map((una) => ({ ...una, publica: publicas.has(una) })) };
}

/** Those that run together in one: «oscartejada», «juandelacruz», «vamososcartejada». */
function corridasEn(escrita: string, palabras: readonly Palabra[]): Palabra[] {
  let queda = escrita;
  let letras = 0;
  const dichas = palabras
    .toSorted((a, b) => b.palabra.length - a.palabra.length)
    .filter(({ palabra }) => {
      if (!queda.includes(palabra)) return false;
      queda = queda.replace(palabra, ' ');
      letras += palabra.length;
      return true;
    });
  return letras >= (SOLO_PARTICULAS.test(queda) ? MIN_JUNTAS : MIN_ENTRE_OTRAS) ? dichas : [];
}

/** Two words of a name, one of them a surname, and more than the public name tells. */
const esSuNombre = (dichas: readonly Palabra[]): boolean =>
  dichas.length > 1 && dichas.some(({ apellido }) => apellido) && dichas.some(({ publica }) => !publica);

/** Without the full names of adults, unless another word of the child's name goes on from them. */
function sinAdultos(
  escritas: readonly string[],
  adultos: readonly (readonly string[])[],
  palabras: readonly Palabra[],
): string[] {
  const esSuya = (una: string | undefined) => palabras.some(({ palabra }) => palabra === una);
  const quedan: string[] = [];
  for (let i = 0; i < escritas.length; i += 1) {
    const entero = adultos.find((adulto) => adulto.every((palabra, mas) => escritas[i + mas] === palabra));
    const hasta = i + (entero?.length ?? 0);
    if (entero && !esSuya(escritas[i - 1]) && !esSuya(escritas[hasta])) i = hasta - 1;
    else quedan.push(escritas[i] ?? '');
  }
  return quedan;
}

const ordenesDe = (nombre: string): string[][] => {
  const grupos = palabrasDe(nombre).map(enPalabras);
  const ordenes = [grupos.flat(), [...grupos.slice(1), ...grupos.slice(0, 1)].flat()];
  return ordenes.filter(({ length }) => length > 0);
};

type EnNota = {
  /** Every child of the club. */
  menores: readonly Nombrable[];
  /** Those who play the match: beside their public name the surname is the whole of it. */
  suyos: readonly Nombrable[];
  /** The full names of the adults who play it. */
  adultos: readonly string[];
};

/** The children whose name a note tells, in whatever order and spelling. docs/reglas/datos-personales.md */
export function nombradosEn(nota: string, { menores, suyos, adultos }: EnNota): Nombrable[] {
  const todas = enPalabras(nota);
  const todo = todas.join(' ');
  const enteros = adultos.flatMap(ordenesDe).sort((a, b) => b.length - a.length);
  const seNombra = (menor: Nombrable): boolean => {
    const { palabras } = menor;
    if (!palabras.some(({ palabra, apellido }) => apellido && todo.includes(palabra))) return false;
    const escritas = sinAdultos(todas, enteros, palabras);
    const dichas = dichasEn(escritas, palabras);
    return (
      esSuNombre(dichas) ||
      escritas.some((escrita) => esSuNombre(corridasEn(escrita, palabras))) ||
      (suyos.includes(menor) && dichas.some(({ apellido, publica }) => apellido && !publica))
    );
  };
  return [...new Set([...suyos, ...menores])].filter(seNombra);
}

type ConNombre = { id: number; nombre: string };

/** Reads notes of a match of those players, for who has a name in public of their own (`publicos`, by id). */
export function lectorDeNotas(todos: readonly ConNombre[], publicos: ReadonlyMap<number, string>) {
  const nombrables = new Map(
    todos.flatMap(({ id, nombre }) => {
      const publico = publicos.get(id);
      return publico === undefined ? [] : [[id, nombrable({ nombre, publico })] as const];
    }),
  );
  const menores = [...nombrables.values()];
  return (nota: string, juegan: readonly ConNombre[]): Llamado[] =>
    nombradosEn(nota, {
      menores,
      suyos: juegan.flatMap(({ id }) => nombrables.get(id) ?? []),
      adultos: juegan.filter(({ id }) => !nombrables.has(id)).map(({ nombre }) => nombre),
    });
}

/** Told to staff, of a note that names somebody; null of one that is published. */
export function porQueNoSePublica(nombrados: readonly Llamado[]): string | null {
  if (nombrados.length === 0) return null;
  const quienes = nombrados.map(({ nombre, publico }) => `${nombre} (en la web, «${publico}»)`);
  return `Las observaciones no se publican: nombran a ${enLista(quienes)}.`;
}
