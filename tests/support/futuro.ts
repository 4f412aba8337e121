import { BUSCADOS, type Buscado, type Modelo, type Opciones } from '#domain/futuro/modelo.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import { FORMATOS_DE, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Marcador, Partido, SetPartido } from '#domain/partido/partido.ts';
import { deMarcador, loAplazo } from '#domain/partido/resultado.ts';
import { ligaDe } from '../builders/liga.ts';
import { partidoDe } from '../builders/partido.ts';

/** Half-played leagues at random, and what can become of them by going through everything. */

export type Dado = () => number;

/** A small generator of pseudo-random numbers from 0 to 1 (mulberry32): the same leagues in every run. */
export function azar(semilla: number): Dado {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const hasta = (dado: Dado, max: number): number => Math.floor(dado() * (max + 1));

/** One of some. */
const una = <T>(dado: Dado, [primera, ...otras]: readonly [T, ...T[]]): T =>
  otras[hasta(dado, otras.length) - 1] ?? primera;

export function barajar<T>(dado: Dado, cosas: readonly T[]): T[] {
  const con = cosas.map((cosa) => ({ cosa, orden: dado() }));
  return con.sort((a, b) => a.orden - b.orden).map(({ cosa }) => cosa);
}

const SETS: readonly SetPartido[] = [
  [11, 0],
  [11, 6],
  [12, 10],
  [15, 3],
  [15, 13],
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
  [4, 1],
  [5, 3],
  [11, 0],
  [11, 9],
  [12, 10],
];

/** A usual score, a no-show or an awarded match. */
function jugarDelTodo(dado: Dado, partido: Partido, reglas: Reglas): Partido {
  const suerte = dado();
  const gana1 = dado() < 0.5;
  const tras = loAplazo(partido);
  if (suerte < 0.08) return { ...partido, desenlace: { que: 'noPresentado', de: gana1 ? 1 : 2, tras } };
  const con = (sets: Marcador, sintetico = partido.sintetico): Partido => ({
    ...partido,
    sintetico,
    desenlace: deMarcador(sets, sintetico, tras) ?? PENDIENTE,
  });
  const usuales = SETS.filter(([g, p]) => esSetHabitual([g ?? 0, p ?? 0], reglas.formatos));
  const set = (gana: boolean): SetPartido => {
    const [g, p] = usuales[hasta(dado, usuales.length - 1)] ?? [6, 0];
    return gana ? [g, p] : [p, g];
  };
  if (suerte < 0.14) return con(gana1 ? marcadorCon([6, 0], [6, 0]) : marcadorCon([0, 6], [0, 6]), true);
  if (suerte < 0.7) return con(marcadorCon(set(gana1), set(gana1)));
  const decisivo: SetPartido =
    reglas.formatos.includes('superTieBreak') && dado() < 0.6 ? (gana1 ? [10, 7] : [7, 10]) : set(gana1);
  return con(marcadorCon(set(gana1), set(!gana1), decisivo));
}

const CORTADOS: readonly SetPartido[] = [
  [0, 0],
  [3, 1],
  [2, 4],
  [5, 6],
  [6, 6],
];

/** Left half-way, drawn where the league has draws, or that neither turns up. */
function sinMas(dado: Dado, partido: Partido, { empate, formatos }: Reglas): Partido {
  const tras = loAplazo(partido);
  const suerte = dado();
  if (suerte < 0.25) return { ...partido, desenlace: { que: 'ningunoPresentado', tras } };
  const entero: SetPartido = formatos.includes('largo')
    ? [6, 2]
    : formatos.includes('once')
      ? [11, 4]
      : [4, 2];
  const alReves: SetPartido = [entero[1], entero[0]];
  if (suerte < 0.5 && empate !== null)
    return { ...partido, desenlace: { que: 'empatado', sets: marcadorCon(entero, alReves), tras } };
  const cortado = CORTADOS[hasta(dado, CORTADOS.length - 1)] ?? [0, 0];
  const previos = [[], [entero], [alReves], [entero, alReves]][hasta(dado, 3)] ?? [];
  const sets = marcadorCon(...previos, cortado);
  return { ...partido, desenlace: { que: 'retirada', de: dado() < 0.5 ? 1 : 2, sets, tras } };
}

/** Whatever a match may become by who plays it. */
export const jugarAlAzar = (dado: Dado, partido: Partido, reglas: Reglas): Partido =>
  dado() < 0.1 ? sinMas(dado, partido, reglas) : jugarDelTodo(dado, partido, reglas);

export type Partida = { liga: Liga; jugadores: JugadorLiga[]; partidos: Partido[]; porJugar: Partido[] };

/** One of four has points by hand, which the rest of the season counts upon. */
export const conPuntos = (dado: Dado): Pick<JugadorLiga, 'ajustes'> =>
  dado() < 0.25 ? { ajustes: [{ puntos: hasta(dado, 6) - 3 || 1, fecha: '2026-11-01', motivo: 'x' }] } : {};

/** So many players, with that many matches left to play. */
export function ligaAMedias(
  dado: Dado,
  {
    n,
    abiertos,
    reglas = reglasIniciales('social'),
    idaVuelta = false,
  }: {
    n: number;
    abiertos: number;
    reglas?: Reglas;
    idaVuelta?: boolean;
  },
): Partida {
  const liga = ligaDe({ reglas, idaVuelta });
  const nombres = barajar(
    dado,
    Array.from({ length: n }, (_, i) => `J${String(i).padStart(2, '0')}`),
  );
  const jugadores = nombres.map(
    (nombre, i): JugadorLiga => ({ id: i + 1, nombre, estado: 'activo', enLiga: true }),
  );
  const parejas = jugadores.flatMap(({ id }) =>
    jugadores.filter((otro) => otro.id > id).map((otro) => [id, otro.id] as const),
  );
  const piernas = barajar(dado, idaVuelta ? [...parejas, ...parejas] : parejas);
  const todos = piernas.map(([idJugador1, idJugador2], i) =>
    partidoDe({ id: i + 1, idJugador1, idJugador2 }),
  );
  return {
    liga,
    jugadores,
    partidos: todos.slice(abiertos).map((uno) => jugarDelTodo(dado, uno, reglas)),
    porJugar: todos.slice(0, abiertos),
  };
}

/** Rules at random: every order of the tie-breaks, some missing. */
export function reglasAlAzar(dado: Dado): Reglas {
  const desempates = barajar(dado, BUSCADOS).slice(0, hasta(dado, BUSCADOS.length));
  const formatos = una(dado, [
    ['largo', 'superTieBreak'],
    ['largo', 'superTieBreak'],
    FORMATOS_DE.tenis,
    FORMATOS_DE.tenis,
    ['once'],
  ] as const);
  const apartes = dado() < 0.3;
  const derrotaWo = dado() < 0.8 ? 0 : -1;
  return {
    ...reglasIniciales('social'),
    // What a retirement leaves is told exactly where there is one kind of set.
    ...(apartes && {
      derrotaAjustada: hasta(dado, 2),
      derrotaRetirada: dado() < 0.5 ? ('noPresentado' as const) : ('jugado' as const),
    }),
    ninguno: dado() < 0.5 ? null : derrotaWo * hasta(dado, 1),
    empate: dado() < 0.7 ? null : hasta(dado, 2),
    formatos: apartes ? [una(dado, ['largo', 'largo', 'once'])] : [...formatos],
    desempates: dado() < 0.4 ? [...BUSCADOS] : desempates,
    contarMarcadorWo: dado() < 0.8,
    derrota: dado() < 0.75 ? 1 : 0,
    derrotaWo,
    superTieBreakComoJuego: dado() < 0.7,
  };
}

/** Few scores, so that all of them can be gone through: what they are worth does not matter. */
export const POCAS: Opciones['clases'] = [
  {
    pierde: 1,
    variantes: [
      { sets: 2, juegosMin: 2, juegosMax: 3, wo: false },
      { sets: 1, juegosMin: -1, juegosMax: 0, wo: false },
    ],
  },
  {
    pierde: 0,
    variantes: [
      { sets: 2, juegosMin: 3, juegosMax: 3, wo: true },
      { sets: 2, juegosMin: 3, juegosMax: 3, wo: false },
    ],
  },
];

type Resultado = { pierde: number; sets: number; juegos: number; wo: number };

/** Every different result of a match that the criteria can tell apart. */
export function resultadosDe({ opciones, desempates }: Modelo): Resultado[] {
  const vistos = new Map<string, Resultado>();
  for (const { pierde, variantes } of opciones.clases)
    for (const { sets, juegosMin, juegosMax, wo } of variantes)
      for (let juegos = juegosMin; juegos <= juegosMax; juegos += 1) {
        const uno = {
          pierde,
          sets: desempates.includes('sets') ? sets : 0,
          juegos: desempates.includes('juegos') ? juegos : 0,
          wo: desempates.includes('menosWo') ? Number(wo) : 0,
        };
        vistos.set(JSON.stringify(uno), uno);
      }
  return [...vistos.values()];
}

type Cuentas = { puntos: number[]; sets: number[]; juegos: number[]; wo: number[]; victorias: number[][] };

const de = (lista: readonly number[] | undefined, i: number): number => lista?.[i] ?? 0;

/** What a player is worth in a tied group, the larger the better. */
export const VALOR: Record<Buscado, (x: number, grupo: readonly number[], cuentas: Cuentas) => number> = {
  directo: (x, grupo, { victorias }) =>
    grupo.length === 2 ? de(victorias[x], grupo.find((y) => y !== x) ?? x) : 0,
  sets: (x, _, { sets }) => de(sets, x),
  juegos: (x, _, { juegos }) => de(juegos, x),
  menosWo: (x, _, { wo }) => -de(wo, x),
};

/** The places of a group of equal points, best first and equals together, written apart from the product's. */
function ordenar(grupo: number[], cuentas: Cuentas, modelo: Modelo): number[][] {
  if (grupo.length < 2) return [grupo];
  for (const criterio of modelo.desempates) {
    const valor = (x: number): number => VALOR[criterio](x, grupo, cuentas);
    const valores = [...new Set(grupo.map(valor))].sort((a, b) => b - a);
    if (valores.length > 1)
      return valores.flatMap((uno) =>
        ordenar(
          grupo.filter((x) => valor(x) === uno),
          cuentas,
          modelo,
        ),
      );
  }
  return [grupo];
}

/** The final order: players by index, best first; those of one group are equal in everything. */
export function ordenFinal(cuentas: Cuentas, modelo: Modelo): number[][] {
  const puntos = [...new Set(cuentas.puntos)].sort((a, b) => b - a);
  const todos = cuentas.puntos.map((_, x) => x);
  return puntos.flatMap((unos) =>
    ordenar(
      todos.filter((x) => cuentas.puntos[x] === unos),
      cuentas,
      modelo,
    ),
  );
}

export const cuentasDe = (modelo: Modelo): Cuentas => ({
  puntos: [...modelo.puntos],
  sets: [...modelo.sets],
  juegos: [...modelo.juegos],
  wo: [...modelo.woPerdidos],
  victorias: modelo.victorias.map((fila) => [...fila]),
});

/** Adds (or with −1 takes away) a result. */
export function anotar(
  c: Cuentas,
  gana: number,
  pierde: number,
  r: Resultado,
  victoria: number,
  por: 1 | -1,
): void {
  const sumar = (lista: number[] | undefined, x: number, valor: number): void => {
    if (lista) lista[x] = (lista[x] ?? 0) + por * valor;
  };
  sumar(c.puntos, gana, victoria);
  sumar(c.puntos, pierde, r.pierde);
  sumar(c.sets, gana, r.sets);
  sumar(c.sets, pierde, -r.sets);
  sumar(c.juegos, gana, r.juegos);
  sumar(c.juegos, pierde, -r.juegos);
  sumar(c.wo, pierde, r.wo);
  sumar(c.victorias[gana], pierde, 1);
}

/** Every way in which neither wins. */
export const sinGanadorDe = ({ opciones }: Modelo): { puntos: number; wo: number }[] =>
  opciones.nulas.flatMap(({ puntos, wos }) => wos.map((wo) => ({ puntos, wo: Number(wo) })));

/** The same of what neither wins. */
function sinGanador(
  c: Cuentas,
  { a, b }: { a: number; b: number },
  r: { puntos: number; wo: number },
  por: 1 | -1,
): void {
  for (const x of [a, b]) {
    c.puntos[x] = de(c.puntos, x) + por * r.puntos;
    c.wo[x] = de(c.wo, x) + por * r.wo;
  }
}

/** Where a player ends, whoever goes first of those who are equal in everything. */
export function lugarEn(orden: readonly (readonly number[])[], x: number): { mejor: number; peor: number } {
  let delante = 0;
  for (const grupo of orden) {
    if (grupo.includes(x)) return { mejor: delante + 1, peor: delante + grupo.length };
    delante += grupo.length;
  }
  return { mejor: 0, peor: 0 };
}

/** Calls back with the final order of each and every outcome; `admite` leaves some out by who wins which match, 0 when nobody does. */
export function porFuerza(
  modelo: Modelo,
  alAcabar: (orden: readonly (readonly number[])[]) => void,
  admite: (partido: number, gana: 0 | 1 | 2) => boolean = () => true,
): void {
  const resultados = resultadosDe(modelo);
  const cuentas = cuentasDe(modelo);
  const seguir = (i: number): void => {
    const partido = modelo.abiertos[i];
    if (!partido) {
      alAcabar(ordenFinal(cuentas, modelo));
      return;
    }
    for (const una of admite(i, 0) ? sinGanadorDe(modelo) : []) {
      sinGanador(cuentas, partido, una, 1);
      seguir(i + 1);
      sinGanador(cuentas, partido, una, -1);
    }
    for (const ganador of [1, 2] as const) {
      if (!admite(i, ganador)) continue;
      const [gana, pierde] = ganador === 1 ? [partido.a, partido.b] : [partido.b, partido.a];
      for (const resultado of resultados) {
        anotar(cuentas, gana, pierde, resultado, modelo.opciones.victoria, 1);
        seguir(i + 1);
        anotar(cuentas, gana, pierde, resultado, modelo.opciones.victoria, -1);
      }
    }
  };
  seguir(0);
}

/** Best and worst place of each player, over everything. */
export function extremosPorFuerza(modelo: Modelo): { mejor: number; peor: number }[] {
  const extremos = modelo.ids.map(() => ({ mejor: Number.POSITIVE_INFINITY, peor: 0 }));
  porFuerza(modelo, (orden) => {
    for (const [x, suyo] of extremos.entries()) {
      const { mejor, peor } = lugarEn(orden, x);
      suyo.mejor = Math.min(suyo.mejor, mejor);
      suyo.peor = Math.max(suyo.peor, peor);
    }
  });
  return extremos;
}
