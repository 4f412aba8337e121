/** Figures of the proposal engine: `npm run bench:propuesta -- [cases of club] [of big] [of huge]`. */
import { crearResolver } from '#server/propuesta/highs.ts';
import { crecimiento, memoria, type Partes, repetidas } from './aguante.ts';
import {
  type Cifra,
  cifrasDe,
  comoMucho,
  dato,
  imprimir,
  milisegundos,
  type Objetivos,
  veces,
} from './cifras.ts';
import { casoNumero, generarCaso, TAMANOS } from './generador.ts';
import { cuantil, type Medida, medir } from './medir.ts';
import { generarMezcla } from './mezcla.ts';
import { type PausasServidor, pausasDelServidor } from './pausas-servidor.ts';
import type { Medido } from './servidor-medido.ts';

type Nombre = keyof typeof TAMANOS;

/** The machine's own hiccups show in single runs: the median of three is told. */
const VECES_PAUSA = 3;
const PAUSA_MS = 20;

const [, , nClub = '60', nBig = '24', nHuge = '6'] = process.argv;
const CASOS: Record<Nombre, number> = { club: Number(nClub), big: Number(nBig), huge: Number(nHuge) };
const LIMITE_MS: Record<Nombre, number> = { club: 10_000, big: 10_000, huge: 20_000 };

const OBJETIVOS: Record<Nombre, Objetivos> = {
  club: { demostradas: 1, bajoCota: null, cpu: 1, calidad: 1.02 },
  big: { demostradas: 0.95, bajoCota: null, cpu: 4, calidad: null },
  huge: { demostradas: null, bajoCota: 0.01, cpu: 20, calidad: null },
};

function medirTamano(nombre: Nombre, partes: Partes, generar = generarCaso): Medida[] {
  return Array.from({ length: CASOS[nombre] }, (_, n) => {
    const medida = medir(generar(casoNumero(TAMANOS[nombre], n)), partes, LIMITE_MS[nombre]);
    process.stderr.write(`${nombre} ${n + 1}/${CASOS[nombre]}\r`);
    return medida;
  });
}

/** The same sizes with singles and pairs of three sports over the same people: against those of one discipline. */
function mezcla(nombre: Nombre, partes: Partes, sola: readonly Medida[]): Record<string, Cifra> {
  const medidas = medirTamano(nombre, partes, generarMezcla);
  const cpu = (de: readonly Medida[]) =>
    cuantil(
      de.map((m) => m.cpu),
      0.5,
    );
  const cifras = {
    ...cifrasDe(medidas, OBJETIVOS[nombre]),
    'CPU of one solve against one discipline, medians': dato(veces(cpu(medidas) / cpu(sola))),
    ...repetidas(nombre, partes, generarMezcla),
  };
  imprimir({ [`${nombre}, mixed`]: cifras }, console.error);
  return cifras;
}

/** Inside the server's process, over HTTP and with two days, which is what can be asked for. */
async function pausas(nombre: Nombre): Promise<Record<string, Cifra>> {
  const medidas: PausasServidor[] = [];
  for (let caso = 0; caso < VECES_PAUSA; caso++) medidas.push(await pausasDelServidor(nombre, caso));
  const mediana = (clase: keyof PausasServidor, que: keyof Medido) =>
    cuantil(
      medidas.map((m) => m[clase][que]),
      0.5,
    );
  const tope = (que: keyof Medido) => comoMucho(mediana('proponiendo', que), PAUSA_MS, milisegundos);
  const base = (que: keyof Medido) => dato(milisegundos(mediana('sola', que)));
  return {
    "worst gap of the server's event loop, median of three": tope('pausa'),
    '… the same server without a proposal': base('pausa'),
    "longest stretch of the loop's own work (CPU), median of three": tope('tramo'),
    '… without a proposal': base('tramo'),
  };
}

async function columnas(nombre: Nombre, partes: Partes): Promise<Record<string, Record<string, Cifra>>> {
  const gap = await pausas(nombre);
  const medidas = medirTamano(nombre, partes);
  const cifras = { ...cifrasDe(medidas, OBJETIVOS[nombre]), ...gap, ...repetidas(nombre, partes) };
  // It takes minutes: what is known is told as it comes.
  imprimir({ [nombre]: cifras }, console.error);
  return { [nombre]: cifras, [`${nombre}, mixed`]: mezcla(nombre, partes, medidas) };
}

const partes: Partes = { resolver: await crearResolver() };
const general = { ...memoria(partes), ...crecimiento(partes) };
imprimir({ general }, console.error);
const club = await columnas('club', partes);
const big = await columnas('big', partes);
const huge = await columnas('huge', partes);
imprimir({ ...club, ...big, ...huge });
console.log('');
imprimir({ general });
