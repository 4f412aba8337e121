import type { DatosPropuesta, Medidas } from '#domain/propuesta/datos.ts';
import { generarPropuesta, type OpcionesPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Resolver } from '#domain/propuesta/solver.ts';
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

/** Of the processor: on a machine that others load, a limit is of work and not of waiting. */
function reloj(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The solver's own limit is of the clock on the wall; it asks that of the engine besides. */
const sinReloj =
  (resolver: Resolver): Resolver =>
  (model, { seconds: _, ...opciones }) =>
    resolver(model, opciones);

/** One solve, checked: what it reached, what it cost and what the greedy yardsticks reach. */
export function medir(
  datos: DatosPropuesta,
  partes: Pick<OpcionesPropuesta, 'resolver'>,
  limiteMs: number,
): Medida {
  const antes = reloj();
  const propuesta = generarPropuesta(datos, {
    resolver: sinReloj(partes.resolver),
    hoy: '2026-11-20',
    ahora: reloj,
    limiteMs,
  });
  const cpu = (reloj() - antes) / 1000;
  if (propuesta === null) throw new Error('cancelled without being asked');
  const greedy = Object.values(voraces(datos)).map((lineas) => personasEnPista(datos, lineas));
  const juegan = personasEnPista(datos, propuesta.partidos);
  const { gente, lineas, cotaLineas } = propuesta.medidas;
  const esGrande = propuesta.fuera.length > 1500;
  return {
    ...propuesta.medidas,
    demostrado: propuesta.demostrado,
    cpu,
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
