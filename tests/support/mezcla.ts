import fc from 'fast-check';
import { AL_IRSE, type AlIrse, resolverSalidas, trasIrse } from '#domain/clasificacion/al-irse.ts';
import type { Desempate } from '#domain/clasificacion/fila.ts';
import { explicar } from '#domain/clasificacion/tabla.ts';
import { estaFuera, type JugadorLiga, type Liga } from '#domain/liga/liga.ts';
import {
  CRITERIOS,
  type Criterio,
  DERROTAS_RETIRADA,
  MEDIDAS,
  REGLAS_AL_IRSE,
  RETIRADAS,
  type Reglas,
  reglasIniciales,
} from '#domain/liga/reglas.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { dobleSeisCero, marcadorCon } from '#domain/partido/marcador.ts';
import type { Lado, Partido } from '#domain/partido/partido.ts';
import { setsDe } from '#domain/partido/resultado.ts';
import { ligaDe } from '../builders/liga.ts';
import { partidoDe } from '../builders/partido.ts';

/** Every rule at once, against a count written apart from the product's. */
export const HOY = '2026-11-21';
const ANTES = '2026-11-01T10:00';
export const OPCIONES = { hoy: HOY, esPrimera: false, esUltima: false };
export const N = 6;
type Set = [number, number];

/* What is drawn at random. */

const pocos = fc.integer({ min: -2, max: 3 });
const reglas = fc
  .record({
    ...{ victoria: fc.constantFrom(0, 2, 3), derrota: pocos, derrotaWo: pocos, derrotaResolucion: pocos },
    ...{ derrotaAjustada: fc.option(pocos), empate: fc.option(pocos), ninguno: fc.option(pocos) },
    ...{ puntosSetGanado: fc.constantFrom(0, 0, 2), puntosSetPerdido: fc.constantFrom(0, 0, 1, -1) },
    retirada: fc.constantFrom(...RETIRADAS),
    derrotaRetirada: fc.constantFrom(...DERROTAS_RETIRADA),
    ...{ contarMarcadorWo: fc.boolean(), superTieBreakComoJuego: fc.boolean() },
    medida: fc.constantFrom(...MEDIDAS),
    desempates: fc.shuffledSubarray<Criterio>([...CRITERIOS], { minLength: 1 }),
    formatos: fc.constantFrom<Reglas['formatos']>(['largo', 'superTieBreak'], ['once']),
    alIrse: fc.constantFrom(...REGLAS_AL_IRSE),
    ...{ ascensos: fc.nat(2), promociones: fc.nat(1), eliminadosOcupanPlaza: fc.boolean() },
  })
  .map((unas): Reglas => ({ ...reglasIniciales('social'), ...unas }));

type Jugada = { uno: number; salto: number; que: Desenlace['que']; sets: number; corte: number; gana: Lado };
// Few scores and few of each class, so that ties are many.
const jugadas = fc.array(
  fc.record<Jugada>({
    uno: fc.integer({ min: 1, max: N }),
    salto: fc.integer({ min: 1, max: N - 1 }),
    que: fc.constantFrom<Desenlace['que'][]>(
      ...(['jugado', 'jugado', 'jugado', 'jugado', 'empatado', 'empatado', 'retirada', 'retirada'] as const),
      ...(['noPresentado', 'ningunoPresentado', 'adjudicado', 'anulado', 'suspendido'] as const),
      ...(['pendiente', 'aplazado', 'cancelado'] as const),
    ),
    sets: fc.nat(3),
    corte: fc.nat(3),
    gana: fc.constantFrom<Lado>(1, 2),
  }),
  { minLength: 4, maxLength: 22 },
);

const quienes = fc.array(
  fc.record({
    fuera: fc.constantFrom('', '', '', '', '', 'eliminado', 'deja'),
    ajustes: fc.array(
      pocos.filter((puntos) => puntos !== 0),
      { maxLength: 2 },
    ),
  }),
  { minLength: N, maxLength: N },
);

/** Somebody else may leave, by the rule of the league or by what is said. */
const baja = fc.option(fc.record({ quien: fc.nat(N - 1), como: fc.constantFrom(...AL_IRSE) }));

export type Caso = {
  norma: Reglas;
  lista: Jugada[];
  gente: { fuera: string; ajustes: number[] }[];
  seVa: { quien: number; como: AlIrse } | null;
};
export const casos: fc.Arbitrary<Caso> = fc.record({
  norma: reglas,
  lista: jugadas,
  gente: quienes,
  seVa: baja,
});

const vuelto = ([uno, dos]: Set): Set => [dos, uno];

/** For the first one: whole scores, and what is left of one that was cut. */
function marcadores({ formatos }: Reglas): { enteros: Set[][]; cortados: Set[][] } {
  const deOnce = formatos.includes('once');
  const [claro, justo]: [Set, Set] = deOnce
    ? [
        [11, 4],
        [12, 10],
      ]
    : [
        [6, 2],
        [7, 6],
      ];
  const ultimo: Set = deOnce ? [11, 9] : [10, 8];
  return {
    enteros: [
      [claro, claro],
      [justo, claro],
      [claro, vuelto(claro), ultimo],
      [vuelto(justo), claro, ultimo],
    ],
    cortados: [[[0, 0]], [[3, 1]], [claro, [2, 4]], [claro, vuelto(justo), [5, 3]]],
  };
}

function desenlaceDe({ que, sets: n, corte, gana }: Jugada, norma: Reglas): Desenlace {
  const { enteros, cortados } = marcadores(norma);
  const girar = (unos: Set[] = []): Set[] => (gana === 1 ? unos : unos.map(vuelto));
  const sets = marcadorCon(...girar(enteros[n]));
  const tras = null;
  switch (que) {
    case 'empatado': {
      const [set] = enteros[n] ?? [];
      if (norma.empate === null || !set) return { que: 'jugado', sets, tras };
      return { que, sets: marcadorCon(...girar([set, vuelto(set)])), tras };
    }
    case 'retirada':
      return { que, de: corte % 2 === 0 ? 1 : 2, sets: marcadorCon(...girar(cortados[n])), tras };
    case 'noPresentado':
      return { que, de: gana, tras };
    case 'adjudicado':
      return corte === 0
        ? { que, a: gana, por: 'comite', sets, tras }
        : { que, a: gana, por: 'resolucion', sets: dobleSeisCero(gana), tras };
    case 'anulado':
      return { que, por: 'comite', sets, tras };
    case 'suspendido':
      return { que, sets: marcadorCon(...girar(cortados[n])), tras };
    case 'aplazado':
      return { que, por: gana };
    case 'pendiente':
      return { que };
    case 'jugado':
      return { que, sets, tras };
    default:
      return { que, tras };
  }
}

export type Mundo = { liga: Liga; jugadores: JugadorLiga[]; partidos: Partido[] };

/** The same league, whatever its players are called. */
export function mundoDe({ norma, lista, gente, seVa }: Caso, idDe = (i: number) => i + 1, de = 'J'): Mundo {
  const liga = ligaDe({ division: 2, idaVuelta: true, fechaIdaVuelta: '2026-10-01', reglas: norma });
  const jugadores = gente.map(
    ({ fuera, ajustes }, i): JugadorLiga => ({
      id: idDe(i),
      nombre: `${de}${idDe(i)}`,
      estado: fuera === 'eliminado' ? 'eliminado' : 'activo',
      enLiga: fuera !== 'deja',
      ajustes: ajustes.map((puntos) => ({ puntos, fecha: '2026-10-01', motivo: 'Alineación' })),
    }),
  );
  const partidos = lista.map((jugada, i) => {
    const { uno, salto } = jugada;
    const [idJugador1, idJugador2] = [idDe(uno - 1), idDe((uno - 1 + salto) % N)];
    const desenlace = desenlaceDe(jugada, norma);
    return partidoDe({ id: i + 1, fecha: ANTES, idJugador1, idJugador2, desenlace });
  });
  if (!seVa) return { liga, jugadores, partidos };
  const id = idDe(seVa.quien);
  const datos = { liga, jugadores, partidos, ahora: `${HOY}T18:00`, duracion: 90 };
  const tras = trasIrse(partidos, resolverSalidas(datos, new Set([id]), seVa.como));
  return {
    liga,
    jugadores: jugadores.map((uno) => (uno.id === id ? { ...uno, enLiga: false } : uno)),
    partidos: tras.map((uno, i) => ({ ...uno, id: uno.id || 1000 + i })),
  };
}

/* What it is counted with. */

/** What one of both takes from a match that counts. */
type Parte = {
  id: number;
  rival: number;
  puntos: number;
  gana: boolean;
  wo: number;
  sets: [number, number];
  juegos: [number, number];
};

/** Game by game for the rival, until the rival has two sets. */
function hastaElFinal(sets: readonly Set[], rival: 0 | 1, deOnce: boolean): Set[] {
  const acabo = ([a, b]: Set, i: number): boolean => {
    const [mas, dos] = [Math.max(a, b), Math.abs(a - b) >= 2];
    if (deOnce || i === 2) return dos && mas >= (deOnce ? 11 : 10);
    return mas >= 7 || (dos && mas >= 6);
  };
  const jugados = sets.map(([a, b]): Set => [a, b]);
  for (let i = Math.max(0, jugados.length - 1); ; i += 1) {
    const set: Set = jugados[i] ?? [0, 0];
    jugados[i] = set;
    while (!acabo(set, i)) set[rival] += 1;
    if (jugados.filter((uno) => uno[rival] > uno[rival === 0 ? 1 : 0]).length >= 2) return jugados;
  }
}

/** The sets of a match as its league counts them, and whether who lost it is taken to have played. */
function comoCuenta({ desenlace }: Partido, norma: Reglas): { sets: Set[]; jugando: boolean } | null {
  const sets = setsDe({ desenlace }).map(([a, b]): Set => [a, b]);
  switch (desenlace.que) {
    case 'jugado':
    case 'empatado':
      return { sets, jugando: true };
    case 'retirada': {
      const rival = desenlace.de === 1 ? 1 : 0;
      const todos =
        norma.retirada === 'comoVa' ? sets : hastaElFinal(sets, rival, norma.formatos.includes('once'));
      return { sets: todos, jugando: norma.derrotaRetirada === 'jugado' };
    }
    case 'adjudicado':
      return { sets, jugando: false };
    case 'noPresentado':
      return { sets: norma.contarMarcadorWo ? sets : [], jugando: false };
    case 'ningunoPresentado':
      return norma.ninguno === null ? null : { sets: [], jugando: false };
    default:
      return null;
  }
}

/** 1, the first one; −1, the second; 0, neither. */
function quienGana({ desenlace }: Partido, sets: readonly Set[]): number {
  if (desenlace.que === 'retirada' || desenlace.que === 'noPresentado') return desenlace.de === 1 ? -1 : 1;
  if (desenlace.que === 'adjudicado') return desenlace.a === 1 ? 1 : -1;
  if (desenlace.que !== 'jugado') return 0;
  const porSets = sets.reduce((suma, [a, b]) => suma + Math.sign(a - b), 0);
  return Math.sign(porSets || sets.reduce((suma, [a, b]) => suma + a - b, 0));
}

function porPerder({ desenlace: { que } }: Partido, enTres: boolean, norma: Reglas): number {
  if (que === 'noPresentado') return norma.derrotaWo;
  if (que === 'adjudicado') return norma.derrotaResolucion;
  if (que === 'retirada') return norma.derrotaRetirada === 'jugado' ? norma.derrota : norma.derrotaWo;
  return enTres && norma.derrotaAjustada !== null ? norma.derrotaAjustada : norma.derrota;
}

function partesDe(partido: Partido, norma: Reglas): Parte[] {
  const cuenta = comoCuenta(partido, norma);
  if (!cuenta) return [];
  const { que } = partido.desenlace;
  const signo = quienGana(partido, cuenta.sets);
  const aPuntos = norma.formatos.some((formato) => formato === 'once' || formato === 'quince');
  return ([0, 1] as const).map((i): Parte => {
    const unos = cuenta.sets.map((set) => (i === 0 ? set : vuelto(set)));
    const sets: Set = [unos.filter(([a, b]) => a > b).length, unos.filter(([a, b]) => a < b).length];
    const juegos = unos.map(
      ([a, b]): Set =>
        norma.superTieBreakComoJuego && !aPuntos && Math.max(a, b) >= 10
          ? [Number(a > b), Number(b > a)]
          : [a, b],
    );
    const gana = signo === (i === 0 ? 1 : -1);
    const porSets = sets[0] * norma.puntosSetGanado + sets[1] * norma.puntosSetPerdido;
    const enTres = sets[0] > 0 && sets[1] - sets[0] === 1;
    const sinGanar =
      que === 'ningunoPresentado'
        ? (norma.ninguno ?? 0)
        : que === 'empatado'
          ? (norma.empate ?? 0)
          : porPerder(partido, enTres, norma);
    const { idJugador1, idJugador2 } = partido;
    return {
      ...(i === 0 ? { id: idJugador1, rival: idJugador2 } : { id: idJugador2, rival: idJugador1 }),
      puntos: (gana ? norma.victoria : sinGanar) + (gana || cuenta.jugando ? porSets : 0),
      gana,
      wo: Number(!gana && (que === 'noPresentado' || que === 'ningunoPresentado')),
      sets,
      juegos: [juegos.reduce((suma, [a]) => suma + a, 0), juegos.reduce((suma, [, b]) => suma + b, 0)],
    };
  });
}

export const suma = <T>(unos: readonly T[], de: (uno: T) => number): number =>
  unos.reduce((total, uno) => total + de(uno), 0);

/** What a criterion says of one of some who are tied; the larger, the better. */
function valorDe(
  criterio: Criterio,
  id: number,
  ids: readonly number[],
  partes: readonly Parte[],
  norma: Reglas,
) {
  const todas = partes.filter((parte) => parte.id === id);
  const entre = todas.filter(({ rival }) => ids.includes(rival));
  const saldo = (unas: readonly Parte[], que: 'sets' | 'juegos'): number => {
    const [si, no] = [suma(unas, (una) => una[que][0]), suma(unas, (una) => una[que][1])];
    return norma.medida === 'diferencia' ? si - no : si / Math.max(1, si + no);
  };
  return {
    directo: ids.length === 2 ? entre.filter(({ gana }) => gana).length : 0,
    sets: saldo(todas, 'sets'),
    juegos: saldo(todas, 'juegos'),
    menosWo: -suma(todas, ({ wo }) => wo),
    puntosEntre: suma(entre, ({ puntos }) => puntos),
    setsEntre: saldo(entre, 'sets'),
    juegosEntre: saldo(entre, 'juegos'),
    menosPartidos: -todas.length,
  }[criterio];
}

type Corte = { criterio: Criterio | 'ninguno'; ids: number[] };

/** Groups of equals, best first, and what told each two apart or that nothing did. */
function ordenar(
  ids: number[],
  medir: (criterio: Criterio, id: number, ids: readonly number[]) => number,
  desempates: readonly Criterio[],
  cortes: Map<string, Corte>,
): number[][] {
  for (const criterio of ids.length > 1 ? desempates : []) {
    const valor = (id: number): number => medir(criterio, id, ids);
    const valores = [...new Set(ids.map(valor))].sort((a, b) => b - a);
    if (valores.length === 1) continue;
    for (const uno of ids)
      for (const otro of ids) if (valor(uno) > valor(otro)) cortes.set(`${uno} ${otro}`, { criterio, ids });
    return valores.flatMap((un) =>
      ordenar(
        ids.filter((id) => valor(id) === un),
        medir,
        desempates,
        cortes,
      ),
    );
  }
  for (const uno of ids) for (const otro of ids) cortes.set(`${uno} ${otro}`, { criterio: 'ninguno', ids });
  return [ids];
}

/** The numbers of "(+3 frente a −1)", of "(2 a 1)" and of shares, as they are read. */
export function citados(desempate: Desempate): number[] {
  const [, uno = '', otro = ''] =
    /\((\S+?)(?:\s?%)? (?:frente )?a (\S+?)(?:\s?%)?\)/u.exec(explicar(desempate)) ?? [];
  return [uno, otro].map((texto) => Number(texto.replace('−', '-').replace('+', '').replace(',', '.')));
}

/** The league counted apart: what each match gives, who is level with whom and what tells the others apart. */
export function contar({ liga: { reglas: norma }, jugadores, partidos }: Mundo) {
  const partes = partidos.flatMap((partido) => partesDe(partido, norma));
  const medir = (criterio: Criterio, id: number, ids: readonly number[]): number =>
    valorDe(criterio, id, ids, partes, norma);
  const fuera = (id: number): boolean => jugadores.some((uno) => uno.id === id && estaFuera(uno));
  const puntosDe = (id: number): number =>
    suma(
      partes.filter((parte) => parte.id === id),
      ({ puntos }) => puntos,
    ) + suma(jugadores.find((uno) => uno.id === id)?.ajustes ?? [], ({ puntos }) => puntos);
  // Who left with nothing in the league is not in its table.
  const estan = jugadores.filter(
    ({ id, enLiga }) => enLiga || partidos.some((uno) => [uno.idJugador1, uno.idJugador2].includes(id)),
  );
  const ids = estan.map(({ id }) => id);
  const cortes = new Map<string, Corte>();
  const grupos = [false, true].flatMap((deFuera) => {
    const suyos = ids.filter((id) => fuera(id) === deFuera);
    return [...new Set(suyos.map(puntosDe))]
      .sort((a, b) => b - a)
      .flatMap((puntos) =>
        ordenar(
          suyos.filter((id) => puntosDe(id) === puntos),
          medir,
          norma.desempates,
          cortes,
        ),
      );
  });
  return { partes, medir, puntosDe, cortes, grupos, fuera };
}
