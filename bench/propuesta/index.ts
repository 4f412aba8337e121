/**
 * The figures of the proposal engine, each beside its yardstick: `node bench/propuesta/index.ts`
 * [cases of club] [of big] [of huge]. One process, one solve at a time.
 */
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Emparejador, Resolver } from '#domain/propuesta/resolver.ts';
import { emparejar } from '#server/propuesta/blossom.ts';
import { crearResolver } from '#server/propuesta/highs.ts';
import { type Pausas, peorPausa } from './bucle.ts';
import { casoNumero, generarCaso, TAMANOS, type Tamano } from './generador.ts';
import { cuantil, type Medida, media, medir } from './medir.ts';

/** The machine's own hiccups show in single runs: the median of three is told. */
const VECES_PAUSA = 3;

const [, , nClub = '60', nBig = '24', nHuge = '6'] = process.argv;
const LIMITE_MS = { club: 10_000, big: 10_000, huge: 20_000 };

type Partes = { resolver: Resolver; emparejar: Emparejador };

function medirTamano(nombre: keyof typeof TAMANOS, casos: number, partes: Partes): Medida[] {
  return Array.from({ length: casos }, (_, n) => {
    const medida = medir(generarCaso(casoNumero(TAMANOS[nombre], n)), partes, LIMITE_MS[nombre]);
    process.stderr.write(`${nombre} ${n + 1}/${casos}\r`);
    return medida;
  });
}

const porCien = (parte: number): string => `${(100 * parte).toFixed(1)} %`;
const segundos = (s: number): string => `${s.toFixed(2)} s`;

function filas(medidas: readonly Medida[], pausa: string): Record<string, string> {
  const cpu = medidas.map((m) => m.cpu);
  const o3 = medidas.flatMap((m) => (m.cotaCalidad === null ? [] : [m.calidad / Math.max(1, m.cotaCalidad)]));
  const o2 = medidas
    .filter((m) => m.lineas === m.cotaLineas)
    .map((m) => m.equidad / Math.max(1, m.cotaEquidad));
  const veces = (m: Medida, lineas: number) => m.lineas / Math.max(1, lineas);
  return {
    cases: String(medidas.length),
    'O1 and O2 proven best': porCien(media(medidas.map((m) => Number(m.demostrado)))),
    'O1 below its bound, mean': porCien(media(medidas.map((m) => 1 - m.lineas / m.cotaLineas))),
    'O1 below its bound, worst': porCien(Math.max(...medidas.map((m) => 1 - m.lineas / m.cotaLineas))),
    'O2 against its bound where O1 is proven, mean': o2.length === 0 ? '-' : porCien(media(o2)),
    'O3 against its bound, median': o3.length === 0 ? '-' : cuantil(o3, 0.5).toFixed(3),
    'O3 against its bound, worst': o3.length === 0 ? '-' : Math.max(...o3).toFixed(3),
    'lines against plain greedy, mean': `${media(medidas.map((m) => veces(m, m.voraz))).toFixed(2)} x`,
    'lines against best of three greedies, mean': `${media(medidas.map((m) => veces(m, m.mejorVoraz))).toFixed(2)} x`,
    'lines against best of three greedies, least': `${Math.min(...medidas.map((m) => veces(m, m.mejorVoraz))).toFixed(2)} x`,
    'CPU of one solve, median': segundos(cuantil(cpu, 0.5)),
    'CPU of one solve, worst': segundos(Math.max(...cpu)),
    'hard rules broken': String(media(medidas.map((m) => m.rotas)) * medidas.length),
    'left out though they fit': String(media(medidas.map((m) => m.caben)) * medidas.length),
    'worst gap of the event loop, median of three': pausa,
  };
}

function imprimir(columnas: Record<string, Record<string, string>>): void {
  const nombres = Object.keys(columnas);
  console.log(`| | ${nombres.join(' | ')} |`);
  console.log(`|---|${nombres.map(() => '---|').join('')}`);
  for (const fila of Object.keys(columnas[nombres[0] ?? ''] ?? {})) {
    console.log(`| ${fila} | ${nombres.map((nombre) => columnas[nombre]?.[fila]).join(' | ')} |`);
  }
}

const CRECE: Tamano = { ligas: 6, jugadores: 10, pistas: 4, dias: 2 };

function cpus(tamano: Tamano, partes: Partes, casos: number): number[] {
  return Array.from(
    { length: casos },
    (_, n) => medir(generarCaso(casoNumero(tamano, n)), partes, 60_000).cpu,
  );
}

/** How the cost grows with leagues (courts in step) and with days. */
function crecimiento(partes: Partes): string[] {
  const casos = 12;
  const base = cpus(CRECE, partes, casos);
  const comparar = (otros: number[]) =>
    `${(cuantil(otros, 0.5) / cuantil(base, 0.5)).toFixed(1)} x median, ${(media(otros) / media(base)).toFixed(1)} x mean`;
  return [
    `CPU of 24 leagues against 6: ${comparar(cpus({ ...CRECE, ligas: 24, pistas: 16 }, partes, casos))}`,
    `CPU of 7 days against 2: ${comparar(cpus({ ...CRECE, dias: 7 }, partes, casos))}`,
  ];
}

function memoria(partes: Partes): string {
  const datos = generarCaso(casoNumero({ ...CRECE, ligas: 2 }, 1));
  let tras20 = 0;
  for (let n = 1; n <= 300; n++) {
    generarPropuesta(datos, { ...partes, hoy: '2026-11-20', ahora: () => performance.now() });
    if (n === 20) tras20 = process.memoryUsage().rss;
  }
  return `memory after 300 solves against 20: ${(process.memoryUsage().rss / tras20).toFixed(2)} x`;
}

function repetidas(partes: Partes): string {
  const opciones = { ...partes, hoy: '2026-11-20', ahora: () => performance.now(), limiteMs: 60_000 };
  const iguales = (['club', 'big'] as const).map((nombre) => {
    const datos = generarCaso(casoNumero(TAMANOS[nombre], 7));
    const textos = Array.from({ length: 10 }, () => JSON.stringify(generarPropuesta(datos, opciones)));
    return `${nombre} ${new Set(textos).size === 1 ? 'same' : 'different'}`;
  });
  return `ten runs of the same input: ${iguales.join(', ')}`;
}

const partes: Partes = { resolver: await crearResolver(), emparejar };
const lineasMemoria = memoria(partes);

async function pausa(nombre: keyof typeof TAMANOS, n: number): Promise<string> {
  const datos = generarCaso(casoNumero(TAMANOS[nombre], n));
  const pausas: Pausas[] = [];
  for (let vez = 0; vez < VECES_PAUSA; vez++) pausas.push(await peorPausa(datos, LIMITE_MS[nombre]));
  const mediana = (clase: keyof Pausas) =>
    cuantil(
      pausas.map((p) => p[clase]),
      0.5,
    ).toFixed(1);
  return `${mediana('resolviendo')} ms (idle ${mediana('ociosa')} ms)`;
}

const pausas = { club: await pausa('club', 6), big: await pausa('big', 7), huge: await pausa('huge', 2) };
const columnas = {
  club: filas(medirTamano('club', Number(nClub), partes), pausas.club),
  big: filas(medirTamano('big', Number(nBig), partes), pausas.big),
  huge: filas(medirTamano('huge', Number(nHuge), partes), pausas.huge),
};
imprimir(columnas);
for (const linea of [...crecimiento(partes), lineasMemoria, repetidas(partes)]) console.log(`- ${linea}`);
