import { expect, it } from 'vitest';
import { type Dia, diasEntre } from '#domain/fecha.ts';
import { simplesDe } from '#domain/pronostico/arreglos.ts';
import { type Arreglo, lunesDe, type Remedio } from '#domain/pronostico/datos.ts';
import { pronosticar } from '#domain/pronostico/pronostico.ts';
import { crearResolver } from '#server/propuesta/highs.ts';
import {
  alEmpezar,
  type Club,
  clubNumero,
  comoDatos,
  decididos,
  type FinDeSemana,
  finesDe,
  jugar,
  type Marcha,
} from '../../bench/pronostico/temporadas.ts';
import { figure } from '../support/figures.ts';

/** Made seasons; fewer by hand with TEMPORADAS=12. */
const TEMPORADAS = Number(process.env.TEMPORADAS ?? 60);
/** The first of them: other seasons with DESDE=1000. */
const DESDE = Number(process.env.DESDE ?? 0);
/** How unruly they are: at 1, up to 6 % of matches put off and 8 % of players away; at 0, none. */
const RUIDO = Number(process.env.RUIDO ?? 1);
const EN_TOTAL_MS = 3_600_000;
/** Share of a season played when it is asked about. */
const JUGADO = 0.35;
const ACIERTOS = 0.9;
/** Later than any day. */
const SIN_FINAL = '9999-12-31';

/** Processor time, so that other programs of the machine do not cut a forecast short. */
function deProcesador(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const resolver = await crearResolver();

const jugadosDe = (club: Club, marcha: Marcha): number =>
  club.ligas.reduce((suma, { id }) => suma + decididos(marcha, id).length, 0);

const alAzar = (dias: readonly Dia[]): FinDeSemana => ({ dias });

const finesEntre = (uno: Dia | null, otro: Dia | null): number =>
  uno === null || otro === null
    ? Number.POSITIVE_INFINITY
    : Math.abs(diasEntre(lunesDe(uno), lunesDe(otro))) / 7;

/** The weekends of a club that does what the remedy says. */
function conRemedio(remedio: Remedio): (dias: readonly Dia[]) => FinDeSemana {
  const simples = simplesDe(remedio);
  return (dias) => {
    const lunes = lunesDe(dias[0] ?? '');
    const viernes = simples.flatMap((uno) =>
      uno.que === 'viernes' ? uno.dias.filter((dia) => lunesDe(dia) === lunes) : [],
    );
    const horario = simples.find((uno) => uno.que === 'viernes')?.horario ?? null;
    return {
      dias: [...viernes, ...dias],
      pistas: (dia) => simples.filter((uno) => uno.que === 'pista' && uno.dias.includes(dia)).length,
      horario: (dia) => (viernes.includes(dia) ? horario : null),
      vueltas: simples.flatMap((uno) => (uno.que === 'vuelta' ? uno.ligas : [])),
      dobles: simples.flatMap((uno) => (uno.que === 'dobles' ? uno.jugadores : [])),
    };
  };
}

type Cifras = { previstos: number; acertados: number; dentro: number; ms: number[] };
/** Ends that a kind of remedy promises, how many are kept, and weekends between the day in the middle and the last. */
type Promesas = { ofrecidos: number; cumplen: number; holgura: number };
type CifrasArreglo = Record<Remedio['que'], Promesas>;

/** A remedy keeps its word when the league ends not later than it said; of an end that is not in sight it says nothing. */
function cumple(club: Club, marcha: Marcha, { remedio, ligas }: Arreglo): Promesas & { tardes: string[] } {
  const real = finesDe(
    club,
    jugar(club, marcha, resolver, { sigue: () => true, finDe: conRemedio(remedio) }),
  );
  const dichos = ligas.filter(({ final }) => final.despues !== null);
  const bien = dichos.filter(
    ({ idLiga, final }) => (real.get(idLiga) ?? SIN_FINAL) <= (final.despues ?? SIN_FINAL),
  );
  const tardes = dichos
    .filter((una) => !bien.includes(una))
    .map(({ idLiga, final }) => `${remedio.que} ${idLiga}: ${final.despues}, ${real.get(idLiga) ?? null}`);
  const holgura = dichos.reduce((n, { final }) => n + finesEntre(final.previsto, final.despues), 0);
  return { ofrecidos: dichos.length, cumplen: bien.length, holgura, tardes };
}

const NINGUNA: Promesas = { ofrecidos: 0, cumplen: 0, holgura: 0 };

const suma = (todos: readonly Promesas[], cual: keyof Promesas): number =>
  todos.reduce((total, uno) => total + uno[cual], 0);

it('seasons end within a weekend of what was forecast, and every remedy does what it said', {
  timeout: EN_TOTAL_MS,
}, () => {
  const cifras: Cifras = { previstos: 0, acertados: 0, dentro: 0, ms: [] };
  const arreglos: CifrasArreglo = {
    pista: { ...NINGUNA },
    viernes: { ...NINGUNA },
    dobles: { ...NINGUNA },
    vuelta: { ...NINGUNA },
    todo: { ...NINGUNA },
  };
  const veces = { ofrecidas: 0, bastan: 0 };
  const fallos: string[] = [];
  for (let n = DESDE; n < DESDE + TEMPORADAS; n++) {
    const club = clubNumero(n, RUIDO);
    const otra = clubNumero(n, RUIDO);
    const entera = jugar(otra, alEmpezar(otra), resolver, { sigue: () => true, finDe: alAzar });
    const enTotal = jugadosDe(otra, entera);
    const media = jugar(club, alEmpezar(club), resolver, {
      sigue: (marcha) => jugadosDe(club, marcha) < JUGADO * enTotal,
      finDe: alAzar,
    });
    const antes = deProcesador();
    const pronostico = pronosticar(comoDatos(club, media), { resolver, ahora: deProcesador });
    cifras.ms.push(deProcesador() - antes);
    const real = finesDe(club, jugar(club, media, resolver, { sigue: () => true, finDe: alAzar }));
    for (const { idLiga, veredicto, final } of pronostico?.ligas ?? []) {
      if (veredicto === 'acabada') continue;
      const hecho = real.get(idLiga) ?? null;
      const bien = finesEntre(final.previsto, hecho) <= 1;
      cifras.previstos += 1;
      cifras.acertados += Number(bien);
      cifras.dentro += Number(
        hecho !== null &&
          final.antes !== null &&
          hecho >= final.antes &&
          (final.despues === null || hecho <= final.despues),
      );
      if (!bien) fallos.push(`${n}/${idLiga}: ${final.antes} ${final.previsto} ${final.despues}, ${hecho}`);
    }
    for (const arreglo of pronostico?.arreglos ?? []) {
      const suyo = cumple(club, media, arreglo);
      const cuenta = arreglos[arreglo.remedio.que];
      cuenta.ofrecidos += suyo.ofrecidos;
      cuenta.cumplen += suyo.cumplen;
      cuenta.holgura += suyo.holgura;
      veces.ofrecidas += 1;
      veces.bastan += Number(arreglo.ligas.every(({ veredicto }) => veredicto === 'llega'));
      fallos.push(...suyo.tardes.map((uno) => `${n} ${uno}`));
    }
  }
  const ms = cifras.ms.toSorted((uno, otro) => uno - otro);
  const [mediana, peor] = [ms[Math.floor(ms.length / 2)] ?? 0, ms.at(-1) ?? 0];
  console.log({ ...cifras, ms: [Math.round(mediana), Math.round(peor)], ...veces, arreglos, fallos });
  const { acertados, previstos } = cifras;
  figure(
    `season forecast: leagues that end within a weekend of the day told, ${TEMPORADAS} made seasons`,
    `${acertados} of ${previstos}`,
    `${100 * ACIERTOS} %`,
  );
  const todos = Object.values(arreglos);
  const [ofrecidos, cumplen] = [suma(todos, 'ofrecidos'), suma(todos, 'cumplen')];
  figure(
    'season forecast: ends that remedies promise, kept',
    `${cumplen} of ${ofrecidos}, ${(suma(todos, 'holgura') / ofrecidos).toFixed(1)} weekends after the day in the middle`,
    'all',
  );
  expect(acertados).toBeGreaterThanOrEqual(ACIERTOS * previstos);
  expect(ofrecidos).toBeGreaterThan(TEMPORADAS);
  expect(cumplen).toBe(ofrecidos);
});
