import { generarPropuesta, type OpcionesPropuesta } from '#domain/propuesta/propuesta.ts';
import { type Cifra, comoMucho, dato, veces } from './cifras.ts';
import { casoNumero, generarCaso, TAMANOS, type Tamano } from './generador.ts';
import { cuantil, media, medir } from './medir.ts';

export type Partes = Pick<OpcionesPropuesta, 'resolver'>;

const CASOS = 12;
const SIN_PRISA_MS = 60_000;
const [POCAS, MUCHAS] = [20, 300];
const REPETICIONES = 10;

function cpus(tamano: Tamano, partes: Partes): number[] {
  return Array.from(
    { length: CASOS },
    (_, n) => medir(generarCaso(casoNumero(tamano, n)), partes, SIN_PRISA_MS).cpu,
  );
}

export function crecimiento(partes: Partes): Record<string, Cifra> {
  const { club } = TAMANOS;
  const base = cpus(club, partes);
  const ligas = cpus({ ...club, ligas: 24, pistas: 16 }, partes);
  const dias = cpus({ ...club, dias: 7 }, partes);
  return {
    'CPU of 24 leagues against 6, median': comoMucho(cuantil(ligas, 0.5) / cuantil(base, 0.5), 5, veces),
    'CPU of 24 leagues against 6, mean': dato(veces(media(ligas) / media(base))),
    'CPU of 7 days against 2, median': comoMucho(cuantil(dias, 0.5) / cuantil(base, 0.5), 12, veces),
    'CPU of 7 days against 2, mean': dato(veces(media(dias) / media(base))),
  };
}

const opciones = (partes: Partes): OpcionesPropuesta => ({
  ...partes,
  hoy: '2026-11-20',
  ahora: () => performance.now(),
  limiteMs: SIN_PRISA_MS,
});

/** What the process holds, solver and all: its heap never shrinks, so it must not grow either. */
export function memoria(partes: Partes): Record<string, Cifra> {
  const datos = generarCaso(casoNumero({ ...TAMANOS.club, ligas: 2 }, 1));
  let trasPocas = 0;
  for (let n = 1; n <= MUCHAS; n++) {
    generarPropuesta(datos, opciones(partes));
    if (n === POCAS) trasPocas = process.memoryUsage().rss;
  }
  const razon = process.memoryUsage().rss / trasPocas;
  return { [`memory after ${MUCHAS} solves against ${POCAS}`]: comoMucho(razon, 1.3, veces) };
}

export function repetidas(
  nombre: keyof typeof TAMANOS,
  partes: Partes,
  generar = generarCaso,
): Record<string, Cifra> {
  const datos = generar(casoNumero(TAMANOS[nombre], 7));
  const textos = Array.from({ length: REPETICIONES }, () => {
    process.stderr.write(`${nombre}, the same again\r`);
    return JSON.stringify(generarPropuesta(datos, opciones(partes)));
  });
  const distintas = new Set(textos).size;
  const texto = distintas === 1 ? 'same' : `${distintas} different`;
  return { 'same input, ten runs': { texto, objetivo: 'same', cumple: distintas === 1 } };
}
