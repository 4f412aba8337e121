import { cuantil, type Medida, media } from './medir.ts';

export type Objetivos = {
  demostradas: number | null;
  bajoCota: number | null;
  cpu: number;
  calidad: number | null;
};

const razon = (uno: number, otro: number): number => uno / Math.max(1, otro);

const suma = (numeros: readonly number[]): number => numeros.reduce((total, n) => total + n, 0);

function deLineas(medidas: readonly Medida[], { demostradas, bajoCota }: Objetivos): Record<string, Cifra> {
  const demostrada = media(medidas.map((m) => Number(m.demostrado)));
  const bajo = medidas.map((m) => 1 - m.juegan / Math.max(1, m.cotaJuegan));
  const o2 = medidas.filter((m) => m.juegan === m.cotaJuegan).map((m) => razon(m.equidad, m.cotaEquidad));
  return {
    cases: dato(entero(medidas.length)),
    'O1 and O2 proven best':
      demostradas === null ? dato(porCien(demostrada)) : alMenos(demostrada, demostradas, porCien),
    'O1 below its bound, worst':
      bajoCota === null ? dato(porCien(Math.max(...bajo))) : comoMucho(Math.max(...bajo), bajoCota, porCien),
    'O1 below its bound, mean': dato(porCien(media(bajo))),
    'O2 of its bound where O1 is reached, mean': dato(o2.length === 0 ? '-' : porCien(media(o2))),
  };
}

function deCalidad(medidas: readonly Medida[], { calidad }: Objetivos): Record<string, Cifra> {
  const o3 = medidas.flatMap((m) => (m.cotaCalidad === null ? [] : [razon(m.calidad, m.cotaCalidad)]));
  if (o3.length === 0) return {};
  const mediana = cuantil(o3, 0.5);
  return {
    'O3 against its bound, median':
      calidad === null ? dato(veces(mediana)) : comoMucho(mediana, calidad, veces),
    'O3 against its bound, worst': dato(veces(Math.max(...o3))),
  };
}

export function cifrasDe(medidas: readonly Medida[], objetivos: Objetivos): Record<string, Cifra> {
  const cpu = medidas.map((m) => m.cpu);
  return {
    ...deLineas(medidas, objetivos),
    ...deCalidad(medidas, objetivos),
    'O1 against plain greedy, mean': alMenos(
      media(medidas.map((m) => razon(m.juegan, m.voraz))),
      1.15,
      veces,
    ),
    'O1 against best of three greedies, mean': dato(
      veces(media(medidas.map((m) => razon(m.juegan, m.mejorVoraz)))),
    ),
    'O1 against best of three greedies, least': alMenos(
      Math.min(...medidas.map((m) => razon(m.juegan, m.mejorVoraz))),
      1,
      veces,
    ),
    'CPU of one solve, median': comoMucho(cuantil(cpu, 0.5), objetivos.cpu, segundos),
    'CPU of one solve, worst': dato(segundos(Math.max(...cpu))),
    'hard rules broken': comoMucho(suma(medidas.map((m) => m.rotas)), 0, entero),
    'left out though they fit': comoMucho(suma(medidas.map((m) => m.caben)), 0, entero),
  };
}

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
