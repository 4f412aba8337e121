import { anioDe, type Dia, type FechaHora } from '#domain/fecha.ts';
import { compararNivel, type Liga } from '#domain/liga/liga.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { jugadoresDe, LADOS, type Lado, type Partido } from '#domain/partido/partido.ts';
import { ausenteDe, esEmpate, ganadorDe, retiradoDe, seJugo, setsDe } from '#domain/partido/resultado.ts';
import type { NivelDicho, Sugerida } from './dicho.ts';
import { type Enfrentamiento, type Fuerza, SIN_PARTIDOS, trasPeriodo } from './glicko.ts';

/** From one division to the next, where those who begin in them are put. docs/reglas/nivel.md */
const ENTRE_DIVISIONES = 150;

/** Of a sport, and for one or for two, where leagues say it. */
type DeQue = { deporte?: string; modo?: string };
type DeLiga = DeQue & Pick<Liga, 'id' | 'tipo' | 'division' | 'anio' | 'reglas'>;

const DEPORTE_DE_SIEMPRE = 'tenis';
export const deporteDe = ({ deporte }: DeQue & Partial<Pick<Liga, 'tipo'>>): string =>
  deporte ?? DEPORTE_DE_SIEMPRE;

/** Divisions of one another. */
export const compiten = (una: DeQue & Pick<Liga, 'tipo'>, otra: DeQue & Pick<Liga, 'tipo'>): boolean =>
  una.tipo === otra.tipo && deporteDe(una) === deporteDe(otra) && una.modo === otra.modo;

/** Played on a court to where it says something: not by who was absent, nor left before a set was over. */
export function cuentaParaElNivel(partido: Partido, { reglas }: Pick<DeLiga, 'reglas'>): boolean {
  if (!seJugo(partido) || ausenteDe(partido) !== null) return false;
  if (ganadorDe(partido) === null) return esEmpate(partido);
  const entero = (set: readonly [number, number]): boolean => esSetHabitual(set, reglas.formatos);
  return retiradoDe(partido) === null || setsDe(partido).some(entero);
}

/** Where whoever begins in that league begins: the middle of its divisions is as who has not played. */
function deEntrada(liga: DeLiga, ligas: readonly DeLiga[]): number {
  const escalones = [
    ...new Set(
      ligas
        .filter((otra) => compiten(otra, liga) && otra.anio === liga.anio)
        .toSorted(compararNivel)
        .map(({ division }) => division),
    ),
  ];
  const porEncima = (escalones.length - 1) / 2 - escalones.indexOf(liga.division);
  return SIN_PARTIDOS.puntos + porEncima * ENTRE_DIVISIONES;
}

/** Older matches say little of who plays today. */
const ANIOS_QUE_CUENTAN = 3;

/** The first day of those that count on that one: of the month, some years before. */
export const desdeQueCuentan = (ahora: FechaHora): Dia =>
  `${anioDe(ahora) - ANIOS_QUE_CUENTAN}-${ahora.slice(5, 7)}-01`;

type Mes = string;
const mesDe = (fecha: FechaHora): Mes => fecha.slice(0, 'AAAA-MM'.length);

function mesSiguiente(mes: Mes): Mes {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  return numero === 12 ? `${anio + 1}-01` : `${anio}-${String(numero + 1).padStart(2, '0')}`;
}

/** A match by the people on each side, and where whoever begins with it begins; null: their league does not say. */
type Contado = {
  lados: readonly [readonly number[], readonly number[]];
  /** Null of a draw. */
  gana: Lado | null;
  inicial: number | null;
};

export type Nivel = Fuerza & { partidos: number };
type Niveles = Map<number, Nivel>;

/** A pair is the average of both, as sure as they are on average. */
function media(fuerzas: readonly Fuerza[]): Pick<Fuerza, 'puntos' | 'desviacion'> {
  const n = Math.max(fuerzas.length, 1);
  const suma = (de: (una: Fuerza) => number): number => fuerzas.reduce((total, una) => total + de(una), 0);
  return {
    puntos: suma(({ puntos }) => puntos) / n,
    desviacion: Math.sqrt(suma(({ desviacion }) => desviacion ** 2) / n),
  };
}

/** Whoever is new begins where their league does; of several at once, the best one. */
function empezar(niveles: Niveles, contados: readonly Contado[]): void {
  const nuevos = contados.flatMap(({ lados, inicial }) =>
    lados.flat().flatMap((id) => (niveles.has(id) ? [] : [{ id, inicial }])),
  );
  for (const [id, suyos] of Map.groupBy(nuevos, (uno) => uno.id)) {
    const iniciales = suyos.flatMap(({ inicial }) => inicial ?? []);
    const puntos = iniciales.length === 0 ? SIN_PARTIDOS.puntos : Math.max(...iniciales);
    niveles.set(id, { ...SIN_PARTIDOS, puntos, partidos: 0 });
  }
}

/** What a match is to each who plays it: expected of them is what is expected of their pair. */
function enfrentamientosEn({ lados, gana }: Contado, niveles: Niveles): [number, Enfrentamiento][] {
  const de = (id: number): Fuerza => niveles.get(id) ?? SIN_PARTIDOS;
  return LADOS.flatMap((lado) => {
    const propios = lados[lado - 1] ?? [];
    const [equipo, rival] = [media(propios.map(de)), media((lados[2 - lado] ?? []).map(de))];
    return propios.map((id): [number, Enfrentamiento] => {
      const puntos = rival.puntos + de(id).puntos - equipo.puntos;
      return [id, { rival: { ...rival, puntos }, gana: gana === null ? null : gana === lado }];
    });
  });
}

/** Everybody after a month, by what they were when it began. */
function trasUnMes(antes: Niveles, contados: readonly Contado[]): Niveles {
  const enfrentamientos = Map.groupBy(
    contados.flatMap((uno) => enfrentamientosEn(uno, antes)),
    ([id]) => id,
  );
  return new Map(
    [...antes].map(([id, nivel]) => {
      const suyos = (enfrentamientos.get(id) ?? []).map(([, uno]) => uno);
      return [id, { ...trasPeriodo(nivel, suyos), partidos: nivel.partidos + suyos.length }];
    }),
  );
}

type Datos = {
  /** All of a sport, of every season; matches of others do not count. */
  ligas: readonly DeLiga[];
  partidos: readonly Partido[];
  /** Who play as each player: one, or the two of a pair. */
  personas: ReadonlyMap<number, readonly number[]>;
  /** The month up to which it is told: each without a match makes everybody less sure. */
  ahora: FechaHora;
};

/** How strong each person is, by all that they have played, month after month. docs/reglas/nivel.md */
export function nivelesDe({ ligas, partidos, personas, ahora }: Datos): ReadonlyMap<number, Nivel> {
  const porId = new Map(ligas.map((liga) => [liga.id, liga]));
  const iniciales = new Map(
    ligas.map((liga) => [liga.id, seGestiona(liga.tipo) ? deEntrada(liga, ligas) : null]),
  );
  const contados = partidos.flatMap((partido) => {
    const liga = porId.get(partido.idLiga);
    if (!liga || !cuentaParaElNivel(partido, liga)) return [];
    const [uno = [], otro = []] = jugadoresDe(partido).map((id) => personas.get(id) ?? []);
    return [
      {
        mes: mesDe(partido.fecha),
        lados: [uno, otro] as const,
        gana: ganadorDe(partido),
        inicial: iniciales.get(liga.id) ?? null,
      },
    ];
  });
  const porMes = Map.groupBy(contados, ({ mes }) => mes);
  const meses = [...porMes.keys()].toSorted();
  const ultimo = [meses.at(-1) ?? '', mesDe(ahora)].toSorted().at(-1) ?? '';
  let niveles: Niveles = new Map();
  for (let mes = meses[0] ?? 'ninguno'; mes <= ultimo; mes = mesSiguiente(mes)) {
    const suyos = porMes.get(mes) ?? [];
    empezar(niveles, suyos);
    niveles = trasUnMes(niveles, suyos);
  }
  return niveles;
}

/** That of a player: of a pair, the average of both, by as many matches as the one who has fewer. */
export function nivelDe(niveles: ReadonlyMap<number, Nivel>, personas: readonly number[]): NivelDicho | null {
  const suyos = personas.map((id) => niveles.get(id));
  const todos = suyos.filter((uno) => uno !== undefined);
  if (todos.length === 0 || todos.length < suyos.length) return null;
  const { puntos, desviacion } = media(todos);
  return {
    puntos: aDecenas(puntos),
    margen: aDecenas(desviacion),
    partidos: Math.min(...todos.map(({ partidos }) => partidos)),
  };
}

const aDecenas = (n: number): number => Math.round(n / 10) * 10;

/** With fewer, neither a division nor a player says enough. */
const BASTANTES = 3;

function medianaDe(numeros: readonly number[]): number {
  const orden = numeros.toSorted((a, b) => a - b);
  const medio = Math.floor(orden.length / 2);
  const [abajo = 0, arriba = 0] = [orden[medio - 1 + (orden.length % 2)], orden[medio]];
  return (abajo + arriba) / 2;
}

type DivisionConNiveles = { idLiga: number; niveles: readonly NivelDicho[] };

/** Of those divisions, the best first, the one whose players' median is nearest; of two, the lower one. Null: there is too little to say. */
export function divisionSugerida(
  nivel: NivelDicho | null,
  divisiones: readonly DivisionConNiveles[],
): Sugerida | null {
  if (!nivel || nivel.partidos < BASTANTES) return null;
  const conMediana = divisiones
    .filter(({ niveles }) => niveles.length >= BASTANTES)
    .map(({ idLiga, niveles }) => ({
      idLiga,
      mediana: aDecenas(medianaDe(niveles.map((uno) => uno.puntos))),
    }));
  const lejos = ({ mediana }: { mediana: number }): number => Math.abs(mediana - nivel.puntos);
  const [cerca] = conMediana.toReversed().toSorted((a, b) => lejos(a) - lejos(b));
  return cerca ? { ...cerca, divisiones: conMediana.length } : null;
}
