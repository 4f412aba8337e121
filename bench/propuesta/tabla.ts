/** A figure beside what it has to reach; `cumple` null where there is nothing to reach. */
export type Cifra = { texto: string; objetivo: string; cumple: boolean | null };

export const dato = (texto: string): Cifra => ({ texto, objetivo: '', cumple: null });

export const alMenos = (valor: number, minimo: number, escribir: (n: number) => string): Cifra => ({
  texto: escribir(valor),
  objetivo: `≥ ${escribir(minimo)}`,
  cumple: valor >= minimo,
});

export const comoMucho = (valor: number, maximo: number, escribir: (n: number) => string): Cifra => ({
  texto: escribir(valor),
  objetivo: maximo === 0 ? escribir(0) : `≤ ${escribir(maximo)}`,
  cumple: valor <= maximo,
});

export const porCien = (parte: number): string => `${(100 * parte).toFixed(1)} %`;
export const segundos = (s: number): string => `${s.toFixed(2)} s`;
export const milisegundos = (ms: number): string => `${ms.toFixed(1)} ms`;
export const veces = (n: number): string => `${n.toFixed(2)} ×`;
export const entero = (n: number): string => String(n);

const marca = ({ cumple }: Cifra): string => (cumple === null ? '' : cumple ? ' ✓' : ' ✗');
const casilla = (cifra: Cifra | undefined): string =>
  cifra === undefined ? ' | ' : `${cifra.texto}${marca(cifra)} | ${cifra.objetivo}`;

export function imprimir(columnas: Record<string, Record<string, Cifra>>, decir = console.log): void {
  const nombres = Object.keys(columnas);
  const filas = new Set(nombres.flatMap((nombre) => Object.keys(columnas[nombre] ?? {})));
  decir(`| | ${nombres.map((nombre) => `${nombre} | target`).join(' | ')} |`);
  decir(`|---|${nombres.map(() => '---|---|').join('')}`);
  for (const fila of filas)
    decir(`| ${fila} | ${nombres.map((nombre) => casilla(columnas[nombre]?.[fila])).join(' | ')} |`);
}
