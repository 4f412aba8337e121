import { cuantil, type Medida, media } from './medir.ts';
import { alMenos, type Cifra, comoMucho, dato, entero, porCien, segundos, veces } from './tabla.ts';

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
  const bajo = medidas.map((m) => 1 - m.lineas / Math.max(1, m.cotaLineas));
  const o2 = medidas.filter((m) => m.lineas === m.cotaLineas).map((m) => razon(m.equidad, m.cotaEquidad));
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
    'lines against plain greedy, mean': alMenos(
      media(medidas.map((m) => razon(m.lineas, m.voraz))),
      1.15,
      veces,
    ),
    'lines against best of three greedies, mean': dato(
      veces(media(medidas.map((m) => razon(m.lineas, m.mejorVoraz)))),
    ),
    'lines against best of three greedies, least': alMenos(
      Math.min(...medidas.map((m) => razon(m.lineas, m.mejorVoraz))),
      1,
      veces,
    ),
    'CPU of one solve, median': comoMucho(cuantil(cpu, 0.5), objetivos.cpu, segundos),
    'CPU of one solve, worst': dato(segundos(Math.max(...cpu))),
    'hard rules broken': comoMucho(suma(medidas.map((m) => m.rotas)), 0, entero),
    'left out though they fit': comoMucho(suma(medidas.map((m) => m.caben)), 0, entero),
  };
}
