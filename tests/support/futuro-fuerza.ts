import { lugaresDe } from '#domain/futuro/alcance.ts';
import { type Modelo, modeloDe } from '#domain/futuro/modelo.ts';
import { combinaciones, type Necesidad, necesidadesDe } from '#domain/futuro/necesidad.ts';
import { todoGanado } from '#domain/futuro/zonas.ts';
import {
  azar,
  conPuntos,
  type Dado,
  extremosPorFuerza,
  hasta,
  ligaAMedias,
  lugarEn,
  type Partida,
  POCAS,
  porFuerza,
  reglasAlAzar,
  resultadosDe,
  sinGanadorDe,
} from './futuro.ts';

const MAX_ABIERTOS = 10;

/** How many outcomes going through everything looks at. */
const desenlaces = (modelo: Modelo): number =>
  (2 * resultadosDe(modelo).length + sinGanadorDe(modelo).length) ** modelo.abiertos.length;

const conPuntosAMano = (dado: Dado, partida: Partida): Partida => ({
  ...partida,
  jugadores: partida.jugadores.map((uno) => ({ ...uno, ...conPuntos(dado) })),
});

/** In one of four, somebody who is out: what they owe is still open for the others. */
const conBaja = (partida: Partida, semilla: number): Partida => ({
  ...partida,
  jugadores: partida.jugadores.map((uno) =>
    uno.id === 1 && semilla % 4 === 1 ? { ...uno, estado: 'eliminado' as const } : uno,
  ),
});

/** A league at random with as many open matches as can be gone through; `pocas`: with few scores, so that more fit. */
function casoAlAzar(semilla: number, tope: number, pocas: boolean): { partida: Partida; modelo: Modelo } {
  const dado = azar(semilla);
  const n = 3 + hasta(dado, 3);
  const reglas = reglasAlAzar(dado);
  const idaVuelta = dado() < 0.3;
  const pierna = (n * (n - 1)) / 2;
  const max = Math.min(MAX_ABIERTOS, idaVuelta ? 2 * pierna : pierna);
  for (let abiertos = 1 + hasta(dado, max - 1); ; abiertos -= 1) {
    const sinBajas = ligaAMedias(azar(semilla * 7919), { n, abiertos, reglas, idaVuelta });
    const partida = conPuntosAMano(azar(semilla), conBaja(sinBajas, semilla));
    const real = modeloDe(partida);
    // No loss of those few takes points away: nor does what neither wins.
    const nulas = real.opciones.nulas.filter(({ puntos }) => puntos >= 0);
    const opciones = { ...real.opciones, clases: POCAS, nulas, exactas: true, sirven: true };
    const modelo = pocas ? { ...real, opciones } : real;
    if (desenlaces(modelo) <= tope || abiertos === 1) return { partida, modelo };
  }
}

/** Where each player may end, against everything that can happen; empty when both say the same. */
export function faltasDeLugares(semilla: number, tope: number) {
  const { modelo } = casoAlAzar(semilla, tope, semilla % 4 !== 0);
  const fuerza = extremosPorFuerza(modelo);
  const lugares = lugaresDe(modelo, { quedan: 3_000_000 });
  const faltas = lugares.flatMap((suyos, i) => {
    const { mejor, peor } = fuerza[i] ?? { mejor: 0, peor: 0 };
    return suyos.exacto && suyos.mejor === mejor && suyos.peor === peor
      ? []
      : [{ semilla, suyos, mejor, peor }];
  });
  return { faltas, filas: lugares.length, abiertos: modelo.abiertos.length };
}

/** The worst place of a player over everything that can happen when those matches are won by who is said. */
function peorLugar(modelo: Modelo, jugador: number, fijos: readonly number[]): number {
  let peor = 0;
  porFuerza(
    modelo,
    (orden) => {
      peor = Math.max(peor, lugarEn(orden, jugador).peor);
    },
    (i, gana) => !fijos[i] || fijos[i] === gana,
  );
  return peor;
}

/** The same when scores do all they can for the player: the worst by who wins each match. */
function peorConLosMejoresMarcadores(modelo: Modelo, jugador: number, fijos: readonly number[]): number {
  const camino: number[] = [];
  const porCamino = new Map<string, number>();
  porFuerza(
    modelo,
    (orden) => {
      const clave = camino.join('');
      const lugar = lugarEn(orden, jugador).mejor;
      porCamino.set(clave, Math.min(lugar, porCamino.get(clave) ?? lugar));
    },
    (i, gana) => {
      const vale = gana > 0 && (!fijos[i] || fijos[i] === gana);
      if (vale) camino[i] = gana;
      return vale;
    },
  );
  return Math.max(...porCamino.values());
}

type Caso = { modelo: Modelo; jugador: number; necesidad: Necesidad };

/** The sizes of own sets that are enough, by going through everything: the smallest, and how many there are of it. */
function cortosPorFuerza({
  modelo,
  jugador,
  necesidad,
}: Caso): { cuantos: number; conjuntos: number } | null {
  const ganado = todoGanado(modelo, jugador);
  const propios = ganado.flatMap((fijo, i) => (fijo ? [i] : []));
  for (let cuantos = 0; cuantos <= propios.length; cuantos += 1) {
    const buenos = [...combinaciones(propios, cuantos)].filter(
      (cuales) =>
        peorLugar(
          modelo,
          jugador,
          ganado.map((fijo, i) => (cuales.includes(i) ? fijo : 0)),
        ) <= necesidad.hasta,
    );
    if (buenos.length > 0) return { cuantos, conjuntos: buenos.length };
  }
  return null;
}

function mejorLugar(modelo: Modelo, jugador: number): number {
  let mejor = modelo.ids.length;
  porFuerza(modelo, (orden) => {
    mejor = Math.min(mejor, lugarEn(orden, jugador).mejor);
  });
  return mejor;
}

const jugandoTodo = (modelo: Modelo): Modelo => ({
  ...modelo,
  opciones: { ...modelo.opciones, clases: modelo.opciones.jugadas, nulas: modelo.opciones.tablas },
});

/** What is said to be enough among the results of others, is; and without matches lost unplayed it is not where that is said. */
function esLaAyuda({ modelo, jugador, necesidad }: Caso): boolean {
  if (necesidad.estado !== 'otros' || necesidad.ayuda === 'sinProbar') return true;
  if (necesidad.ayuda === 'empate') return modelo.abiertos.length === 0;
  if (necesidad.ayuda === 'sinJugar') return mejorLugar(jugandoTodo(modelo), jugador) > necesidad.hasta;
  const fijos: number[] = [...todoGanado(modelo, jugador)];
  for (const { gana, pierde } of necesidad.ajenos) {
    const i = modelo.abiertos.findIndex(
      ({ a, b }, lugar) => !fijos[lugar] && [a, b].every((x) => [gana, pierde].includes(modelo.ids[x] ?? 0)),
    );
    if (i >= 0) fijos[i] = modelo.ids[modelo.abiertos[i]?.a ?? 0] === gana ? 1 : 2;
  }
  const lugar = necesidad.ayuda === 'marcadores' ? peorConLosMejoresMarcadores : peorLugar;
  return lugar(modelo, jugador, fijos) <= necesidad.hasta;
}

function estaBien(caso: Caso): boolean {
  const { modelo, jugador, necesidad } = caso;
  const cortos = cortosPorFuerza(caso);
  switch (necesidad.estado) {
    case 'hecho':
      return cortos?.cuantos === 0;
    case 'propio':
      return cortos?.cuantos === necesidad.cuantos && cortos.conjuntos === necesidad.conjuntos.length;
    case 'otros':
      return cortos === null && mejorLugar(modelo, jugador) <= necesidad.hasta && esLaAyuda(caso);
    case 'imposible':
      return mejorLugar(modelo, jugador) > necesidad.hasta;
    case 'sinProbar':
      return false;
    default:
      return necesidad satisfies never;
  }
}

/** What a player needs, against everything that can happen: the real rules of a league in the middle of three. */
export function faltasDeNecesidad(semilla: number, tope: number) {
  const { partida, modelo } = casoAlAzar(semilla, tope, false);
  const division = (id: number, numero: number) => ({ ...partida.liga, id, division: numero });
  const datos = {
    ...partida,
    liga: division(1, 2),
    ligas: [division(1, 2), division(2, 1), division(3, 3)],
  };
  const jugador = semilla % modelo.dentro;
  const necesidades = necesidadesDe(datos, modelo.ids[jugador] ?? 0);
  return {
    casos: necesidades.map(({ estado }) => estado),
    faltas: necesidades
      .filter((necesidad) => !estaBien({ modelo, jugador, necesidad }))
      .map((una) => ({ semilla, una })),
  };
}
