import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { lugaresDe } from '#domain/futuro/alcance.ts';
import { modeloDe } from '#domain/futuro/modelo.ts';
import { futuroDe } from '#domain/futuro/zonas.ts';
import { figure } from '../support/figures.ts';
import { azar, jugarAlAzar, ligaAMedias, type Partida } from '../support/futuro.ts';
import { faltasDeLugares, faltasDeNecesidad } from '../support/futuro-fuerza.ts';
import { faltasConLiguilla } from '../support/futuro-liguilla.ts';
import { juzgar, temporadas } from '../support/temporada.ts';

const LIGAS = Number(process.env.RONDAS ?? 500);
const SEMILLAS = Array.from({ length: LIGAS }, (_, i) => 10_000 + i);
const LARGO_MS = 3_600_000;
/** Outcomes gone through for each league: ten open matches, where no score counts. */
const TOPE = 4 ** 10;

/** Processor time, so that other programs of the machine do not count. */
function medir<T>(hacer: () => T): { valor: T; ms: number } {
  const antes = process.cpuUsage();
  const valor = hacer();
  const { user, system } = process.cpuUsage(antes);
  return { valor, ms: (user + system) / 1000 };
}

const lugares = (partida: Partida) => lugaresDe(modeloDe(partida), { quedan: 1_000_000 });

describe('what can still happen in a league', () => {
  it(`${LIGAS} leagues say where everybody may end as going through every outcome does`, {
    timeout: LARGO_MS,
  }, () => {
    const vistas = SEMILLAS.map((semilla) => faltasDeLugares(semilla, TOPE));
    expect(vistas.flatMap(({ faltas }) => faltas)).toEqual([]);
    figure('leagues as by brute force', `${vistas.length}`, `${LIGAS}`);
    figure('rows compared', `${vistas.reduce((suma, { filas }) => suma + filas, 0)}`, 'all equal');
    figure('most open matches', `${Math.max(...vistas.map(({ abiertos }) => abiertos))}`, '10');
  });

  it(`by what is counted among the tied, ${LIGAS} leagues say no less than happens and no more than points allow`, {
    timeout: LARGO_MS,
  }, () => {
    const vistas = SEMILLAS.map(faltasConLiguilla);
    expect(vistas.flatMap(({ faltas }) => faltas)).toEqual([]);
    const exactos = vistas.reduce((suma, visto) => suma + visto.exactos, 0);
    const filas = vistas.reduce((suma, visto) => suma + visto.filas, 0);
    figure('places proven with a liguilla', `${exactos} of ${filas}`, '');
  });

  it('and what a player needs', { timeout: LARGO_MS }, () => {
    const vistas = SEMILLAS.map((semilla) => faltasDeNecesidad(semilla, TOPE / 10));
    expect(vistas.flatMap(({ faltas }) => faltas)).toEqual([]);
    figure('needs compared', `${vistas.reduce((suma, { casos }) => suma + casos.length, 0)}`, 'all equal');
  });

  it('12 players with 20 open matches: proven within a second in 95 of 100', { timeout: LARGO_MS }, () => {
    const medidas = Array.from({ length: 100 }, (_, i) => {
      const partida = ligaAMedias(azar(i + 1), { n: 12, abiertos: 20 });
      return medir(() => lugares(partida));
    });
    const exactas = medidas.filter(({ valor, ms }) => ms < 1000 && valor.every(({ exacto }) => exacto));
    figure('12 players, 20 open: proven in a second', `${exactas.length} of 100`, '95');
    figure('the slowest of them', `${Math.round(Math.max(...medidas.map(({ ms }) => ms)))} ms`, '5000 ms');
    expect(exactas.length).toBeGreaterThanOrEqual(95);
    expect(Math.max(...medidas.map(({ ms }) => ms))).toBeLessThan(5000);
  });

  it('nothing decided is overturned in 1,000 seasons played to the end', { timeout: LARGO_MS }, () => {
    let vueltas = 0;
    let decididas = 0;
    for (let semilla = 1; semilla <= 1000; semilla += 1) {
      const dado = azar(semilla);
      const grande = semilla % 20 === 0;
      const [n, abiertos] = grande ? [30, 60] : [6 + (semilla % 7), 1 + (semilla % 15)];
      const partida = ligaAMedias(dado, { n, abiertos });
      const antes = new Map(lugares(partida).map((uno) => [uno.idJugador, uno]));
      decididas += [...antes.values()].filter(({ mejor, peor }) => mejor === peor).length;
      const finales = partida.porJugar.map((uno) => jugarAlAzar(dado, uno, partida.liga.reglas));
      const opciones = { hoy: '2026-11-22', esPrimera: false, esUltima: false };
      const tabla = clasificacion(
        partida.liga,
        partida.jugadores,
        [...partida.partidos, ...finales],
        opciones,
      );
      for (const { idJugador, puesto } of tabla) {
        const { mejor, peor } = antes.get(idJugador) ?? { mejor: 0, peor: 0 };
        const ultimo = puesto + tabla.filter((otra) => otra.puesto === puesto).length - 1;
        if (puesto < mejor || ultimo > peor) vueltas += 1;
      }
    }
    figure('places decided', `${decididas}`, '');
    figure('decided and then overturned', `${vueltas}`, '0');
    expect(vueltas).toBe(0);
  });

  it(`nothing said of ${2 * LIGAS} half seasons is denied, whatever is played, awarded, cancelled or closed, or whoever leaves`, {
    timeout: LARGO_MS,
  }, () => {
    let [dichas, firmes] = [0, 0];
    fc.assert(
      fc.property(temporadas, (temporada) => {
        const juzgada = juzgar(temporada);
        dichas += juzgada.dichas;
        firmes += juzgada.firmes;
        expect(juzgada.faltas).toEqual([]);
      }),
      { seed: 48, numRuns: 2 * LIGAS },
    );
    figure(`marks of ${2 * LIGAS} half seasons, none denied`, `${dichas}`, '');
    figure('of them, said to stand whoever leaves', `${firmes}`, '');
    expect(dichas).toBeGreaterThan(2 * LIGAS);
    expect(firmes).toBeGreaterThan(LIGAS / 10);
  });

  it('the whole answer of a league ends soon, however large', { timeout: LARGO_MS }, () => {
    for (const [n, abiertos] of [
      [12, 20],
      [12, 60],
      [30, 60],
      [20, 190],
      [30, 130],
      [30, 400],
    ] as const) {
      const { ms } = medir(() => {
        const partida = ligaAMedias(azar(7), { n, abiertos });
        const division = (id: number, numero: number) => ({ ...partida.liga, id, division: numero });
        return futuroDe({
          ...partida,
          liga: division(1, 2),
          ligas: [division(1, 2), division(2, 1), division(3, 3)],
        });
      });
      figure(`${n} players, ${abiertos} open matches`, `${Math.round(ms)} ms`, '5000 ms');
      expect(ms).toBeLessThan(5000);
    }
  });
});
