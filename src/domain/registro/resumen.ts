import type { Entidad } from './campos.ts';
import { contar } from './efectos.ts';
import { mensajes } from './mensajes.ts';

type Accion = keyof typeof mensajes.acciones;
type Clase = `${Accion} ${Entidad}`;

const ACCIONES = Object.entries(mensajes.acciones) as [Accion, string][];
const ENTIDADES = Object.entries(mensajes.entidades) as [Entidad, string][];

/** How each line that tells of one thing begins. */
const PRINCIPIOS: readonly [string, Clase][] = ACCIONES.flatMap(([accion, verbo]) =>
  ENTIDADES.map(([entidad, cosa]): [string, Clase] => [`${verbo} ${cosa} `, `${accion} ${entidad}`]),
);

const claseDe = (linea: string): Clase | undefined =>
  PRINCIPIOS.find(([principio]) => linea.startsWith(principio))?.[1];

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

function cuenta(clase: Clase, cuantas: number): string {
  const [accion, entidad] = clase.split(' ') as [Accion, Entidad];
  return `${mensajes.acciones[accion].toLowerCase()} ${contar(cuantas, entidad)}`;
}

const conMayuscula = (frase: string): string => `${frase.charAt(0).toUpperCase()}${frase.slice(1)}`;

/**
 * What was done at once, in one sentence: the line that tells it as a whole when there is one ("Importa…"), or how
 * many things of each kind ("Crea 25 partidos y cambia 1 jugador"). Lines in the order they were written.
 */
export function resumenDeLineas(lineas: readonly string[]): string {
  const clases = lineas.map(claseDe);
  const entera = lineas.find((_, i) => clases[i] === undefined);
  if (entera !== undefined) return entera;
  const porClase = Map.groupBy(clases as Clase[], (clase) => clase);
  return conMayuscula(lista.format([...porClase].map(([clase, suyas]) => cuenta(clase, suyas.length))));
}
