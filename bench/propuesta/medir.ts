import type { DatosPropuesta, Medidas } from '#domain/propuesta/datos.ts';
import { generarPropuesta, type OpcionesPropuesta } from '#domain/propuesta/propuesta.ts';
import { calladas, fueraQueCaben, personasEnPista, reglasRotas } from './comprobador.ts';
import { voraces } from './voraces.ts';

export type Medida = Medidas & {
  demostrado: boolean;
  /** People on court in lines of leagues, and the most there could be: of one mode, lines say the same. */
  juegan: number;
  cotaJuegan: number;
  /** User and system time of this process, in seconds. */
  cpu: number;
  /** People on court of the plainest greedy (league by league), and of the best of the three orders. */
  voraz: number;
  mejorVoraz: number;
  rotas: number;
  caben: number;
};

/** One solve, checked: what it reached, what it cost and what the greedy yardsticks reach. */
export function medir(
  datos: DatosPropuesta,
  partes: Pick<OpcionesPropuesta, 'resolver'>,
  limiteMs: number,
): Medida {
  const antes = process.cpuUsage();
  const propuesta = generarPropuesta(datos, {
    ...partes,
    hoy: '2026-11-20',
    ahora: () => performance.now(),
    limiteMs,
  });
  const { user, system } = process.cpuUsage(antes);
  if (propuesta === null) throw new Error('cancelled without being asked');
  const greedy = Object.values(voraces(datos)).map((lineas) => personasEnPista(datos, lineas));
  const juegan = personasEnPista(datos, propuesta.partidos);
  const { gente, lineas, cotaLineas } = propuesta.medidas;
  const esGrande = propuesta.fuera.length > 1500;
  return {
    ...propuesta.medidas,
    demostrado: propuesta.demostrado,
    cpu: (user + system) / 1e6,
    juegan,
    cotaJuegan: gente?.cota ?? cotaLineas * (juegan / Math.max(1, lineas)),
    voraz: greedy[0] ?? 0,
    mejorVoraz: Math.max(...greedy),
    rotas: reglasRotas(datos, propuesta.partidos).length,
    caben: esGrande ? 0 : fueraQueCaben(datos, propuesta).length + calladas(datos, propuesta).length,
  };
}

export const media = (numeros: readonly number[]): number =>
  numeros.reduce((suma, n) => suma + n, 0) / Math.max(1, numeros.length);

export function cuantil(numeros: readonly number[], parte: number): number {
  const orden = [...numeros].sort((a, b) => a - b);
  return orden[Math.min(orden.length - 1, Math.floor(parte * orden.length))] ?? Number.NaN;
}
