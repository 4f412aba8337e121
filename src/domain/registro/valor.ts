import { fechaCorta } from '#domain/fecha-texto.ts';
import type { Clase } from './campos.ts';
import { mensajes } from './mensajes.ts';

/** Names of what the entities point at, by id. */
export type Nombres = Record<'liga' | 'pista' | 'jugador', ReadonlyMap<number, string>>;

const MAX_VALOR = 120;

/** One line, bounded: nobody writes a line of the log by naming a court. */
export function enUnaLinea(texto: string): string {
  const linea = texto.replace(/\s+/g, ' ').trim();
  return linea.length > MAX_VALOR ? `${linea.slice(0, MAX_VALOR - 1)}…` : linea;
}

export const nombreDe = (nombres: ReadonlyMap<number, string>, id: unknown): string =>
  enUnaLinea(nombres.get(Number(id)) ?? `#${id}`);

export const esVacio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

const FORMAS: Record<Clase, (valor: unknown, nombres: Nombres) => string> = {
  texto: (valor) => enUnaLinea(String(valor)),
  siNo: (valor) => (valor ? mensajes.si : mensajes.no),
  fecha: (valor) => fechaCorta(String(valor)),
  liga: (valor, { liga }) => nombreDe(liga, valor),
  pista: (valor, { pista }) => nombreDe(pista, valor),
  jugador: (valor, { jugador }) => nombreDe(jugador, valor),
  oculto: () => mensajes.cambiado,
};

/** A value as the log shows it. */
export const mostrar = (valor: unknown, clase: Clase, nombres: Nombres): string =>
  esVacio(valor) ? mensajes.nada : FORMAS[clase](valor, nombres);
