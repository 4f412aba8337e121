import { ordenar, trocear } from '#domain/clasificacion/desempate.ts';
import type { FilaSinOrden } from '#domain/clasificacion/fila.ts';
import { liguillaDe } from '#domain/clasificacion/liguilla.ts';
import {
  type Enfrentamientos,
  enfrentamientosDe,
  juzgar,
  type PartidoJuzgado,
  victoriasEntre,
} from '#domain/clasificacion/recuento.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { estaFuera, type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import { type Criterio, FORMATOS_DE, type FormatoSet, type Reglas } from '#domain/liga/reglas.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { clavePareja, type PartidoContado, parejaDe } from '#domain/partido/partido.ts';
import { deLaPareja, piernasDebidas } from '#domain/partido/resultado.ts';
import { veredictoDe } from '#domain/partido/veredicto.ts';

/** One way to win a match: sets and games won minus lost; every whole number of games from least to most can happen. */
export type Variante = { sets: number; juegosMin: number; juegosMax: number; wo: boolean };

/** That neither wins: nothing, a draw, or neither turned up. Both take the same points and, of some, a no-show each or not. */
export type SinGanador = {
  puntos: number;
  wos: readonly boolean[];
  /** It may be one of their matches. */
  cuenta: boolean;
};

/** Results that give the loser the same points; the winner always gets those of a win. */
export type Clase = { pierde: number; variantes: Variante[] };

export type Opciones = {
  victoria: number;
  /** The loser's best first. */
  clases: Clase[];
  /** Played to its end by both, with a winner; `tablas`: without one. */
  jugadas: Clase[];
  tablas: SinGanador[];
  /** It may also be of nobody: cancelled, or left unplayed when the season is closed; drawn; or lost by both. */
  nulas: SinGanador[];
  /** Every usual result is in them, and nothing else. */
  exactas: boolean;
  /** A win is worth more than all else, and some loss no more than what has no winner: otherwise nothing here holds. */
  sirven: boolean;
};

/** Longer sets end by two, as those before them: nothing new for a difference. */
const HASTA = 17;

/** By how many games the winner of a usual set wins it, as the league counts them. */
function diferencias(reglas: Reglas, formatos: readonly FormatoSet[]): Set<number> {
  const salen = new Set<number>();
  for (let ganador = 1; ganador <= HASTA; ganador += 1)
    for (let perdedor = 0; perdedor < ganador; perdedor += 1) {
      const set = [ganador, perdedor] as const;
      if (!esSetHabitual(set, formatos)) continue;
      const cuentas = veredictoDe(
        { desenlace: { que: 'jugado', sets: marcadorCon(set), tras: null } },
        reglas,
      )?.cuentas;
      if (cuentas) salen.add(cuentas.juegos[0] - cuentas.juegos[1]);
    }
  return salen;
}

/** A super tie-break decides, where there is another kind of set for those before it. */
function losQueNoDeciden(formatos: readonly FormatoSet[]): readonly FormatoSet[] {
  const sueltos = formatos.filter((formato) => formato !== 'superTieBreak');
  return sueltos.length > 0 ? sueltos : formatos;
}

type Jugadas = { variantes: Variante[]; seguidas: boolean };

/** Two sets to none, and two to one. A league without usual sets takes all kinds. */
function jugadas(reglas: Reglas): Jugadas {
  const suyos = reglas.formatos.length > 0 ? reglas.formatos : FORMATOS_DE.tenis;
  const sueltos = [...diferencias(reglas, losQueNoDeciden(suyos))];
  const ultimos = [...diferencias(reglas, suyos)];
  const dosCero = new Set(sueltos.flatMap((uno) => sueltos.map((otro) => uno + otro)));
  const dosUno = new Set(
    sueltos.flatMap((uno) => sueltos.flatMap((otro) => ultimos.map((ultimo) => uno - otro + ultimo))),
  );
  const variante = (sets: number, juegos: ReadonlySet<number>): Variante => ({
    sets,
    juegosMin: Math.min(...juegos),
    juegosMax: Math.max(...juegos),
    wo: false,
  });
  const variantes = [variante(2, dosCero), variante(1, dosUno)];
  const seguidas = [dosCero, dosUno].every((juegos, i) => {
    const { juegosMin = 0, juegosMax = 0 } = variantes[i] ?? {};
    return juegos.size === juegosMax - juegosMin + 1;
  });
  return { variantes, seguidas };
}

const NADA: SinGanador = { puntos: 0, wos: [false], cuenta: false };

/** How a match may end without a winner, by what it gives. */
function nulasDe({ ninguno, desempates }: Reglas, tablas: readonly SinGanador[]): SinGanador[] {
  const wos = [desempates.includes('menosWo')];
  const losDos = ninguno === null ? [] : [{ puntos: ninguno, wos, cuenta: true }];
  const porPuntos = Map.groupBy([NADA, ...tablas, ...losDos], ({ puntos }) => puntos);
  return [...porPuntos].map(([puntos, suyas]) => ({
    puntos,
    wos: [...new Set(suyas.flatMap((una) => una.wos))],
    cuenta: suyas.some((una) => una.cuenta),
  }));
}

/** What who loses takes, and the scores that give it. */
type Manera = readonly [pierde: number, variantes: Variante[]];

/** What each played score is worth for who loses it, and leaving it: with the games that were missing, it is a usual score. */
function manerasDe(reglas: Reglas, variantes: readonly Variante[]): { jugadas: Manera[]; retirada: Manera } {
  const ajustada = reglas.derrotaAjustada ?? reglas.derrota;
  const de = (sets: number): Variante[] => variantes.filter((una) => una.sets === sets);
  return {
    jugadas:
      ajustada === reglas.derrota
        ? [[reglas.derrota, [...variantes]]]
        : [
            [reglas.derrota, de(2)],
            [ajustada, de(1)],
          ],
    retirada: [reglas.derrotaRetirada === 'noPresentado' ? reglas.derrotaWo : reglas.derrota, [...variantes]],
  };
}

/** The loser's best first. */
const agrupadas = (maneras: readonly Manera[]): Clase[] =>
  [...Map.groupBy(maneras, ([pierde]) => pierde)]
    .map(([pierde, suyas]) => ({ pierde, variantes: [...new Set(suyas.flatMap(([, una]) => una))] }))
    .sort((a, b) => b.pierde - a.pierde);

/** Whether a score that a retirement leaves, with what was missing given, is any of the usual ones, and no other. */
const seSabeLaRetirada = ({ retirada, formatos }: Reglas): boolean =>
  retirada === 'alRival' && formatos.length === 1;

/** By sets points are not those of a win and a loss: nothing of what is looked into holds. */
const soloPorPartido = ({ puntosSetGanado, puntosSetPerdido }: Reglas): boolean =>
  puntosSetGanado === 0 && puntosSetPerdido === 0;

/** What an open match may become under the rules of its league: played, left, lost by no-show, awarded, drawn, or nothing. */
export function opcionesDe(reglas: Reglas): Opciones {
  const { variantes, seguidas } = jugadas(reglas);
  const { jugadas: conGanador, retirada } = manerasDe(reglas, variantes);
  const tablas = reglas.empate === null ? [] : [{ puntos: reglas.empate, wos: [false], cuenta: true }];
  const nulas = nulasDe(reglas, tablas);
  const deWo = reglas.contarMarcadorWo ? { sets: 2, juegos: 12 } : { sets: 0, juegos: 0 };
  const fija = (sets: number, juegos: number, wo: boolean): Variante => ({
    sets,
    juegosMin: juegos,
    juegosMax: juegos,
    wo,
  });
  const maneras: Manera[] = [
    ...conGanador,
    retirada,
    [reglas.derrotaWo, [fija(deWo.sets, deWo.juegos, true)]],
    [reglas.derrotaResolucion, [fija(2, 12, false)]],
  ];
  const clases = agrupadas(maneras);
  const [mejor, peor] = [clases[0]?.pierde ?? 0, clases.at(-1)?.pierde ?? 0];
  const sinGanar = nulas.map(({ puntos }) => puntos);
  const aparte = conGanador.length > 1 || retirada[0] !== reglas.derrota;
  return {
    victoria: reglas.victoria,
    clases,
    jugadas: agrupadas(conGanador),
    tablas,
    nulas,
    exactas:
      seguidas &&
      reglas.medida === 'diferencia' &&
      reglas.retirada === 'alRival' &&
      (!aparte || seSabeLaRetirada(reglas)),
    sirven:
      soloPorPartido(reglas) &&
      reglas.victoria > Math.max(mejor, ...sinGanar) &&
      peor <= Math.min(...sinGanar),
  };
}

/** A leg that two players still owe each other; both by their index, and its name in an address: "3-7", "3-7-2" or beyond. */
export type Abierto = { a: number; b: number; clave: string };

/**
 * The criteria that are searched. The rest counts what is among the tied or takes nothing from the other one: from the
 * first of those on, whoever is level may end in any order.
 */
export const BUSCADOS = ['directo', 'sets', 'juegos', 'menosWo'] as const satisfies readonly Criterio[];
export type Buscado = (typeof BUSCADOS)[number];

const seBuscaPor = (criterio: Criterio): criterio is Buscado => BUSCADOS.some((uno) => uno === criterio);

function losQueSeBuscan(desempates: readonly Criterio[]): Buscado[] {
  const hasta = desempates.findIndex((criterio) => !seBuscaPor(criterio));
  return desempates.slice(0, hasta < 0 ? desempates.length : hasta).filter(seBuscaPor);
}

/** Where a league stands, with what its open matches may still become. Players are told by their index. */
export type Modelo = {
  /** Those who have a place, and after them who is out: what is open with them may still be given to the others. */
  ids: readonly number[];
  dentro: number;
  puntos: readonly number[];
  /** Won − lost. */
  sets: readonly number[];
  juegos: readonly number[];
  woPerdidos: readonly number[];
  victorias: readonly (readonly number[])[];
  abiertos: readonly Abierto[];
  desempates: readonly Buscado[];
  /** The order by every criterion of some who have the same points, as far as has been played; best first, equals together. */
  ordenDe: (jugadores: readonly number[]) => number[][];
  /** The league goes on separating by others: who is level by these need not be. */
  hayMas: boolean;
  opciones: Opciones;
  /** Whether it is looked into: a season that has hardly begun decides nothing, and takes long to say so. */
  seBusca: boolean;
};

/** Players times open matches: twenty players with a whole leg to play. */
const DEMASIADO = 4000;

export type DatosFuturo = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
};

const claveDe = (uno: number, otro: number, vuelta: number): string =>
  `${clavePareja(uno, otro)}${vuelta > 1 ? `-${vuelta}` : ''}`;

/** Left with who is out: nobody plays it, and it may still be given to the other one. */
export const esDeFuera = ({ b }: Abierto, { dentro }: Pick<Modelo, 'dentro'>): boolean => b >= dentro;

/** Legs that pairs of the league still owe, and what is arranged beyond; only that when it is over. */
function abiertosDe(
  liga: Liga,
  ids: readonly number[],
  dentro: number,
  partidos: readonly PartidoContado[],
): Abierto[] {
  const total = liga.estado === 'inactiva' ? 0 : vueltasTotales(liga);
  const suyos = Map.groupBy(partidos, parejaDe);
  return ids.slice(0, dentro).flatMap((uno, a) =>
    ids.slice(a + 1).flatMap((otro, resto) => {
      const b = a + 1 + resto;
      const pareja = deLaPareja(suyos.get(clavePareja(uno, otro)) ?? []);
      const hechos = pareja.decididos;
      const faltan = Math.max(piernasDebidas(total, pareja), pareja.acordados);
      return Array.from({ length: faltan }, (_, i) => ({ a, b, clave: claveDe(uno, otro, hechos + i + 1) }));
    }),
  );
}

/** Below whoever is in, whatever happens. */
const FUERA = -1_000_000;

type Jugado = { cruzados: Enfrentamientos; juzgados: readonly PartidoJuzgado[] };

function ordenador(
  filas: readonly FilaSinOrden[],
  reglas: Reglas,
  { cruzados, juzgados }: Jugado,
): Modelo['ordenDe'] {
  const liguilla = liguillaDe(juzgados, reglas);
  const lugar = new Map(filas.map(({ idJugador }, i) => [idJugador, i]));
  return (jugadores) => {
    const suyas = jugadores.flatMap((x) => filas[x] ?? []).map((fila) => ({ ...fila, puntos: 0 }));
    const orden = ordenar(suyas, { ...reglas, decididos: [] }, cruzados, liguilla);
    const iguales = ({ idJugador }: FilaSinOrden): boolean =>
      orden.desempates.get(idJugador)?.criterio === 'ninguno';
    return trocear(orden.filas, iguales).map((grupo) =>
      grupo.map(({ idJugador }) => lugar.get(idJugador) ?? -1),
    );
  };
}

/** Who is out of the league goes after all others whatever happens. */
export function modeloDe({ liga, jugadores, partidos }: DatosFuturo): Modelo {
  const filas = clasificacion(liga, jugadores, partidos, { hoy: '', esPrimera: true, esUltima: true }).sort(
    (x, y) => Number(estaFuera(x)) - Number(estaFuera(y)) || x.idJugador - y.idJugador,
  );
  const ids = filas.map(({ idJugador }) => idJugador);
  const propios = partidos.filter(({ idLiga }) => idLiga === liga.id);
  const juzgados = juzgar(propios, liga.reglas);
  const cruzados = enfrentamientosDe(ids, juzgados);
  const victorias = ids.map((uno) => ids.map((otro) => victoriasEntre(cruzados, uno, otro)));
  const opciones = opcionesDe(liga.reglas);
  const desempates = losQueSeBuscan(liga.reglas.desempates);
  const dentro = filas.filter((fila) => !estaFuera(fila)).length;
  const abiertos = abiertosDe(liga, ids, dentro, propios);
  return {
    ids,
    dentro,
    puntos: filas.map((fila) => (estaFuera(fila) ? FUERA : fila.puntos)),
    sets: filas.map((fila) => fila.setsGanados - fila.setsPerdidos),
    juegos: filas.map((fila) => fila.juegosGanados - fila.juegosPerdidos),
    woPerdidos: filas.map((fila) => fila.woPerdidos),
    victorias,
    abiertos,
    desempates,
    ordenDe: ordenador(filas, liga.reglas, { cruzados, juzgados }),
    hayMas: desempates.length < liga.reglas.desempates.length,
    opciones,
    seBusca: abiertos.length === 0 || (opciones.sirven && ids.length * abiertos.length <= DEMASIADO),
  };
}
