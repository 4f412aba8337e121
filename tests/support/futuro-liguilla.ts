import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { type Lugares, lugaresDe } from '#domain/futuro/alcance.ts';
import { BUSCADOS, modeloDe } from '#domain/futuro/modelo.ts';
import { CRITERIOS, type Criterio, type Reglas } from '#domain/liga/reglas.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { dobleSeisCero, marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';
import { deMarcador } from '#domain/partido/resultado.ts';
import { azar, barajar, type Dado, hasta, ligaAMedias, type Partida, reglasAlAzar } from './futuro.ts';

/** Leagues that tell players apart by what is not searched, against every outcome of what is left to play. */

const OTROS: readonly Criterio[] = CRITERIOS.filter((uno) => !BUSCADOS.some((otro) => otro === uno));

/** Some order of some criteria, with one at least of those that are not searched. */
export function desempatesAlAzar(dado: Dado): Criterio[] {
  const fijo = OTROS[hasta(dado, OTROS.length - 1)] ?? 'setsEntre';
  const resto = barajar(
    dado,
    CRITERIOS.filter((uno) => uno !== fijo),
  ).slice(0, hasta(dado, 4));
  return barajar(dado, [fijo, ...resto]);
}

const TODOS: readonly SetPartido[] = [
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((juegos): SetPartido[] => [
    [juegos > 4 ? 7 : 6, juegos],
    [juegos > 2 ? 5 : 4, juegos],
  ]),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((puntos): SetPartido => [11, puntos]),
];
/** Among which all the others lie, or nearly: there is no time for each score of several matches. */
const EXTREMOS: readonly SetPartido[] = [
  [6, 0],
  [7, 6],
  [11, 0],
  [11, 9],
];

const dado = (uno: number | null): number => uno ?? 0;

/** Every way in which a match may end, or be of nobody; `pocos`: without most of its scores. */
function finales(partido: Partido, reglas: Reglas, pocos: boolean): (Partido | null)[] {
  const sets = (pocos ? EXTREMOS : TODOS).filter(([uno, otro]) =>
    esSetHabitual([dado(uno), dado(otro)], reglas.formatos),
  );
  // Where its points are games, by as many as it may be won.
  const enSuper = reglas.superTieBreakComoJuego ? [8] : pocos ? [0, 8] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const supers = enSuper.map((puntos): SetPartido => [10, puntos]);
  const decisivos = reglas.formatos.includes('superTieBreak') ? [...sets, ...supers] : sets;
  const vuelto = ([uno, otro]: SetPartido): SetPartido => [otro, uno];
  const jugado = (unos: readonly SetPartido[], sintetico = false): Partido[] => {
    const desenlace = deMarcador(marcadorCon(...unos), sintetico);
    return desenlace ? [{ ...partido, sintetico, desenlace }] : [];
  };
  const ganados = sets.flatMap((primero) =>
    sets.flatMap((segundo) => [
      [primero, segundo],
      ...decisivos.map((ultimo) => [primero, vuelto(segundo), ultimo]),
    ]),
  );
  const deUno = ganados.flatMap((unos) => [...jugado(unos), ...jugado(unos.map(vuelto))]);
  // Left at the end of it: other points for the same score.
  const conOtrosPuntos = reglas.derrotaRetirada === 'noPresentado' || reglas.derrotaAjustada !== null;
  const dejados = (conOtrosPuntos ? ganados : []).flatMap((unos) =>
    ([1, 2] as const).map((de) => {
      const sets = marcadorCon(...(de === 2 ? unos : unos.map(vuelto)));
      return { ...partido, desenlace: { que: 'retirada', de, sets, tras: null } as const };
    }),
  );
  const empate = sets.slice(0, 1).map((set) => ({
    ...partido,
    desenlace: { que: 'empatado', sets: marcadorCon(set, vuelto(set)), tras: null } as const,
  }));
  const deNadie = [
    { ...partido, desenlace: { que: 'ningunoPresentado', tras: null } as const },
    ...(reglas.empate === null ? [] : empate),
  ];
  const sinJugar = ([1, 2] as const).flatMap((lado) => {
    const premio = deMarcador(dobleSeisCero(lado), true);
    return [
      { ...partido, desenlace: { que: 'noPresentado', de: lado, tras: null } as const },
      ...(premio ? [{ ...partido, sintetico: true, desenlace: premio }] : []),
    ];
  });
  return [null, ...deNadie, ...deUno, ...dejados, ...sinJugar];
}

type Extremos = { mejor: number; peor: number };

const abrir = (suyo: Extremos, mejor: number, peor: number): void => {
  suyo.mejor = Math.min(suyo.mejor, mejor);
  suyo.peor = Math.max(suyo.peor, peor);
};

/** Where each may end by the table, and by its points alone whoever goes first of those who have the same. */
function porFuerza({ liga, jugadores, partidos, porJugar }: Partida, pocos: boolean) {
  const nada = (): Extremos => ({ mejor: Number.POSITIVE_INFINITY, peor: 0 });
  const vistos = new Map(jugadores.map(({ id }) => [id, { tabla: nada(), puntos: nada() }]));
  const seguir = (i: number, jugados: readonly Partido[]): void => {
    const partido = porJugar[i];
    if (partido) {
      for (const final of finales(partido, liga.reglas, pocos))
        seguir(i + 1, final ? [...jugados, final] : jugados);
      return;
    }
    const filas = clasificacion(liga, jugadores, jugados, {
      hoy: '2026-11-22',
      esPrimera: false,
      esUltima: false,
    });
    for (const { idJugador, puesto, puntos } of filas) {
      const suyo = vistos.get(idJugador);
      const iguales = filas.filter((otra) => otra.puesto === puesto).length;
      if (!suyo) continue;
      abrir(suyo.tabla, puesto, puesto + iguales - 1);
      const [delante, conEsos] = [
        filas.filter((otra) => otra.puntos > puntos).length,
        filas.filter((otra) => otra.puntos === puntos).length,
      ];
      abrir(suyo.puntos, delante + 1, delante + conEsos);
    }
  };
  seguir(0, partidos);
  return vistos;
}

/** Of one league, what is said of it and is not so. */
export function faltasConLiguilla(semilla: number) {
  const suerte = azar(semilla);
  const abiertos = semilla % 3;
  const n = 3 + hasta(suerte, 3);
  const reglas = { ...reglasAlAzar(suerte), desempates: desempatesAlAzar(suerte) };
  const partida = ligaAMedias(azar(semilla * 7919), { n, abiertos, reglas, idaVuelta: suerte() < 0.3 });
  const fuerza = porFuerza(partida, abiertos > 1);
  const lugares = lugaresDe(modeloDe(partida), { quedan: 1_000_000 });
  const falta = ({ idJugador, mejor, peor, exacto }: Lugares): string | false => {
    const { tabla, puntos } = fuerza.get(idJugador) ?? {};
    if (!tabla || !puntos) return 'nobody';
    if (mejor > tabla.mejor || peor < tabla.peor) return `happens beyond ${mejor}-${peor}`;
    if (mejor < puntos.mejor || peor > puntos.peor) return `points do not allow ${mejor}-${peor}`;
    const justos = mejor === tabla.mejor && peor === tabla.peor;
    if (abiertos === 0 && !(exacto && justos)) return `it is over, and says ${mejor}-${peor}`;
    return abiertos < 2 && exacto && !justos && `is said to be able to end ${mejor}-${peor}`;
  };
  return {
    faltas: lugares.flatMap((suyos) => {
      const cual = falta(suyos);
      return cual ? [{ semilla, idJugador: suyos.idJugador, cual, ...fuerza.get(suyos.idJugador) }] : [];
    }),
    exactos: lugares.filter(({ exacto }) => exacto).length,
    filas: lugares.length,
  };
}
