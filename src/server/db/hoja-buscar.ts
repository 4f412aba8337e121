import { mensajes } from '#contract/mensajes.ts';
import { enteroDe } from '#domain/hoja/valores.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { CeldaMala, type Celdas } from './hoja.ts';

export type Nombrado = { id: number; nombre: string };

type Buscada<T> = {
  celdas: Celdas;
  /** The columns of its number and of its name. */
  id: string;
  nombre: string;
  todas: readonly T[];
  /** What the row had there; null when it had nothing or is new. */
  anterior: number | null;
  /** Why a name is nobody's. */
  nadie?: (texto: string) => string;
};

const mismoNombre = (uno: string, otro: string): boolean => normalizarTexto(uno) === normalizarTexto(otro);

/** By its number: the name beside it may be blank in a new row, and otherwise has to be of the same one. */
function porNumero<T extends Nombrado>({ celdas, id, nombre, todas, anterior }: Buscada<T>): number {
  const [numero = '', texto] = [celdas(id), celdas(nombre)];
  const una = todas.find((otra) => otra.id === enteroDe(numero));
  if (!una) throw new CeldaMala(id, mensajes.hojaIdDesconocido(numero));
  const seBorro = texto === '' && una.id === anterior;
  if (seBorro || (texto && !mismoNombre(texto, una.nombre)))
    throw new CeldaMala(nombre, mensajes.hojaNoCasan([id, una.nombre], [nombre, texto ?? '']));
  return una.id;
}

/** By its number or else by its name; several with that name are told apart by `elegir`. */
export function buscar<T extends Nombrado>(
  buscada: Buscada<T>,
  elegir: (suyas: T[]) => T | undefined,
): number | null {
  const { celdas, id, nombre, todas, anterior, nadie = mensajes.hojaNadie } = buscada;
  const [numero, texto] = [celdas(id), celdas(nombre)];
  if (numero === undefined && texto === undefined) return anterior;
  if (numero) return porNumero(buscada);
  if (!texto) return null;
  const suyas = todas.filter((otra) => mismoNombre(otra.nombre, texto));
  const una = elegir(suyas);
  if (!una) throw new CeldaMala(nombre, suyas.length > 1 ? mensajes.hojaVarios(texto) : nadie(texto));
  return una.id;
}

type LigaDeHoja = Nombrado & { estado: string };

/** The league of a row: the active one when several seasons share its name. */
export const buscarLiga = (buscada: Omit<Buscada<LigaDeHoja>, 'nadie'>): number | null =>
  buscar(
    { ...buscada, nadie: mensajes.hojaLiga },
    (suyas) => suyas.find(({ estado }) => estado === 'activa') ?? suyas[0],
  );
