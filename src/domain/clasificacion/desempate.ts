import { estaFuera } from '#domain/liga/liga.ts';
import { type Criterio, esDeLiguilla, type Medida, type Reglas } from '#domain/liga/reglas.ts';
import { compararNombres } from '#domain/texto.ts';
import type { Desempate, FilaSinOrden } from './fila.ts';
import type { CuentaDeLiguilla, Liguilla } from './liguilla.ts';
import { type Enfrentamientos, victoriasEntre } from './recuento.ts';

/** Numerator and positive denominator: shares are compared exactly, never as decimals. */
type Fraccion = readonly [number, number];

/** Negative when `a` is the larger: orders from best to worst. */
export const compararFracciones = ([na, da]: Fraccion, [nb, db]: Fraccion): number => nb * da - na * db;

/** Won − lost, or won ÷ (won + lost); who has played nothing has a share of 0. docs/reglas/clasificacion.md. */
function medir(ganados: number, perdidos: number, medida: Medida): Fraccion {
  if (medida === 'diferencia') return [ganados - perdidos, 1];
  return [ganados, Math.max(1, ganados + perdidos)];
}

type Grupo = readonly FilaSinOrden[];

/** Wins over the other tied player; only when exactly two are tied. docs/reglas/clasificacion.md. */
function directo(fila: FilaSinOrden, grupo: Grupo, e: Enfrentamientos): Fraccion {
  const rival = grupo.find((otra) => otra.idJugador !== fila.idJugador);
  if (grupo.length !== 2 || rival === undefined) return [0, 1];
  return [victoriasEntre(e, fila.idJugador, rival.idJugador), 1];
}

type Entorno = { reglas: Pick<Reglas, 'medida'>; enfrentamientos: Enfrentamientos; liguilla: Liguilla };

type ClaseDeCriterio = {
  /** What a row is worth inside its tied group: the larger, the better. */
  valor: (fila: FilaSinOrden, grupo: Grupo, entorno: Entorno) => Fraccion;
  conMedida?: true;
  /** Fewer is better: kept negative to compare, read as it is. */
  alReves?: true;
};

/** By what was played among those of the group, and nothing else. */
const entreEllos =
  (contar: (suya: CuentaDeLiguilla, medida: Medida) => Fraccion): ClaseDeCriterio['valor'] =>
  (fila, grupo, { liguilla, reglas }) => {
    const suya = liguilla(grupo).get(fila.idJugador);
    return suya ? contar(suya, reglas.medida) : [0, 1];
  };

/** How each criterion breaks a tie. docs/como/desempate.md. */
const CLASES: Record<Criterio, ClaseDeCriterio> = {
  directo: { valor: (fila, grupo, { enfrentamientos }) => directo(fila, grupo, enfrentamientos) },
  sets: {
    valor: ({ setsGanados, setsPerdidos }, _, { reglas }) => medir(setsGanados, setsPerdidos, reglas.medida),
    conMedida: true,
  },
  juegos: {
    valor: ({ juegosGanados, juegosPerdidos }, _, { reglas }) =>
      medir(juegosGanados, juegosPerdidos, reglas.medida),
    conMedida: true,
  },
  menosWo: { valor: ({ woPerdidos }) => [-woPerdidos, 1], alReves: true },
  puntosEntre: { valor: entreEllos(({ puntos }) => [puntos, 1]) },
  setsEntre: { valor: entreEllos(({ sets }, medida) => medir(...sets, medida)), conMedida: true },
  juegosEntre: { valor: entreEllos(({ juegos }, medida) => medir(...juegos, medida)), conMedida: true },
  menosPartidos: { valor: ({ partidosJugados }) => [-partidosJugados, 1], alReves: true },
};

type ReglasDesempate = Pick<Reglas, 'medida' | 'desempates' | 'decididos' | 'decisiones'>;

export type Orden = {
  filas: FilaSinOrden[];
  desempates: Map<number, Desempate>;
};

type Contexto = Pick<Orden, 'desempates'> & Omit<Entorno, 'reglas'> & { reglas: ReglasDesempate };
type Clase = { filas: FilaSinOrden[]; valor: Fraccion };
/** What was seen before a group is looked at: how many have those points, and in what else the group is equal. */
type Previo = Pick<Desempate, 'enPuntos' | 'iguales'>;
type Corte = Previo & { criterio: Criterio; grupo: Grupo };

/** By name in Spanish order, then by id: how equals are listed, whatever the order of the input. docs/reglas/clasificacion.md. */
const compararPorNombre = (a: FilaSinOrden, b: FilaSinOrden): number =>
  compararNombres(a.jugador, b.jugador) || a.idJugador - b.idJugador;

export function trocear<T>(ordenadas: readonly T[], iguales: (a: T, b: T) => boolean): T[][] {
  const clases: T[][] = [];
  let anterior: T | undefined;
  for (const actual of ordenadas) {
    if (anterior !== undefined && iguales(anterior, actual)) clases.at(-1)?.push(actual);
    else clases.push([actual]);
    anterior = actual;
  }
  return clases;
}

function clasesPor(criterio: Criterio, grupo: readonly FilaSinOrden[], contexto: Contexto): Clase[] {
  const valoradas = grupo.map((fila) => ({ fila, valor: CLASES[criterio].valor(fila, grupo, contexto) }));
  valoradas.sort((a, b) => compararFracciones(a.valor, b.valor));
  return trocear(valoradas, (a, b) => compararFracciones(a.valor, b.valor) === 0).map((clase) => ({
    filas: clase.map(({ fila }) => fila),
    valor: clase[0]?.valor ?? [0, 1],
  }));
}

const legible = (criterio: Criterio, [numerador, denominador]: Fraccion): number =>
  (CLASES[criterio].alReves ? -numerador : numerador) / denominador;

const usaMedida = (criterio: Desempate['criterio']): boolean =>
  criterio !== 'ninguno' && criterio !== 'decision' && CLASES[criterio].conMedida === true;

type Decision = Previo & {
  criterio: Desempate['criterio'];
  empatados: number;
  valor: number | null;
  valorRival: number | null;
  partidosEntre?: Desempate['partidosEntre'];
  decision?: Desempate['decision'];
};

function anotar(contexto: Contexto, primera: FilaSinOrden, segunda: FilaSinOrden, decision: Decision): void {
  contexto.desempates.set(primera.idJugador, {
    partidosEntre: null,
    decision: null,
    ...decision,
    idRival: segunda.idJugador,
    rival: segunda.jugador,
    puntos: primera.puntos,
    medida: usaMedida(decision.criterio) ? contexto.reglas.medida : null,
  });
}

/** How many matches among the tied each of the two has, where not all of them have the same. */
function partidosEntre(
  { criterio, grupo }: Corte,
  { liguilla }: Contexto,
  uno: FilaSinOrden,
  otro: FilaSinOrden,
): Desempate['partidosEntre'] {
  if (!esDeLiguilla(criterio)) return null;
  const cuentas = liguilla(grupo);
  const partidosDe = ({ idJugador }: FilaSinOrden): number => cuentas.get(idJugador)?.partidos ?? 0;
  return new Set(grupo.map(partidosDe)).size > 1 ? [partidosDe(uno), partidosDe(otro)] : null;
}

/** Once both sides of a cut are in order, the rows that touch know what separated them. */
function anotarCorte(contexto: Contexto, corte: Corte, primera: Clase, segunda: Clase): void {
  const [arriba, abajo] = [primera.filas.at(-1), segunda.filas[0]];
  if (arriba === undefined || abajo === undefined) return;
  const valor = legible(corte.criterio, primera.valor);
  const valorRival = legible(corte.criterio, segunda.valor);
  const { criterio, grupo, enPuntos, iguales } = corte;
  anotar(contexto, arriba, abajo, {
    ...{ criterio, empatados: grupo.length, enPuntos, iguales, valor, valorRival },
    partidosEntre: partidosEntre(corte, contexto, arriba, abajo),
  });
}

function ordenarClases(corte: Corte, clases: readonly Clase[], contexto: Contexto): FilaSinOrden[] {
  const { enPuntos } = corte;
  // Of fewer, what was played among them is counted again.
  const iguales = conUno(corte.iguales, corte.criterio).filter((uno) => !esDeLiguilla(uno));
  const previo = { enPuntos, iguales };
  const ordenadas = clases.map((una) => ({ ...una, filas: ordenarGrupo(una.filas, contexto, previo) }));
  for (const [i, clase] of ordenadas.entries()) {
    const siguiente = ordenadas[i + 1];
    if (siguiente !== undefined) anotarCorte(contexto, corte, clase, siguiente);
  }
  return ordenadas.flatMap(({ filas }) => filas);
}

/** Nothing separates them: they are in the order that the club decided for all of them, or share their place. */
function ordenarIguales(grupo: readonly FilaSinOrden[], contexto: Contexto, previo: Previo): FilaSinOrden[] {
  const { decididos, decisiones } = contexto.reglas;
  const decision = grupo.every(({ idJugador }) => decididos.includes(idJugador));
  const como = decisiones.find(({ orden }) => grupo.every(({ idJugador }) => orden.includes(idJugador)));
  const filas = grupo.toSorted(
    decision ? (a, b) => decididos.indexOf(a.idJugador) - decididos.indexOf(b.idJugador) : compararPorNombre,
  );
  for (const [i, fila] of filas.entries()) {
    const siguiente = filas[i + 1];
    if (siguiente === undefined) continue;
    const sinValor = { ...previo, valor: null, valorRival: null, empatados: filas.length };
    const criterio = decision ? 'decision' : 'ninguno';
    anotar(contexto, fila, siguiente, { criterio, ...sinValor, decision: decision ? (como ?? null) : null });
  }
  return filas;
}

/** Being equal is worth telling of what was played: not of matches they have not had, nor of no-shows of nobody. */
function seCuenta(criterio: Criterio, [todos]: readonly Clase[], { liguilla }: Contexto): boolean {
  if (esDeLiguilla(criterio))
    return [...liguilla(todos?.filas ?? []).values()].some(({ partidos }) => partidos > 0);
  return usaMedida(criterio) || todos?.valor[0] !== 0;
}

const conUno = (iguales: readonly Criterio[], criterio: Criterio): readonly Criterio[] =>
  iguales.includes(criterio) ? iguales : [...iguales, criterio];

/** The tie-break: the first criterion that splits the group wins, and each class starts again. docs/reglas/clasificacion.md. */
function ordenarGrupo(
  grupo: readonly FilaSinOrden[],
  contexto: Contexto,
  { enPuntos, iguales }: Previo,
): FilaSinOrden[] {
  if (grupo.length < 2) return [...grupo];
  let suyos = iguales;
  for (const criterio of contexto.reglas.desempates) {
    const clases = clasesPor(criterio, grupo, contexto);
    const corte = { criterio, grupo, enPuntos, iguales: suyos };
    if (clases.length > 1) return ordenarClases(corte, clases, contexto);
    if (seCuenta(criterio, clases, contexto)) suyos = conUno(suyos, criterio);
  }
  return ordenarIguales(grupo, contexto, { enPuntos, iguales: suyos });
}

const compararPuntos = (a: FilaSinOrden, b: FilaSinOrden): number =>
  Number(estaFuera(a)) - Number(estaFuera(b)) || b.puntos - a.puntos;

/** The whole order of a table: who is out, points, then the tie-break inside each group. docs/reglas/clasificacion.md. */
export function ordenar(
  filas: readonly FilaSinOrden[],
  reglas: ReglasDesempate,
  enfrentamientos: Enfrentamientos,
  liguilla: Liguilla,
): Orden {
  const desempates: Orden['desempates'] = new Map();
  const contexto = { desempates, reglas, enfrentamientos, liguilla };
  const grupos = trocear(filas.toSorted(compararPuntos), (a, b) => compararPuntos(a, b) === 0);
  return {
    desempates,
    filas: grupos.flatMap((grupo) => ordenarGrupo(grupo, contexto, { enPuntos: grupo.length, iguales: [] })),
  };
}

/** The order of a league that does not rank its players: who is out last, then by name. */
export function ordenarSinClasificar(filas: readonly FilaSinOrden[]): Orden {
  const comparar = (a: FilaSinOrden, b: FilaSinOrden): number =>
    Number(estaFuera(a)) - Number(estaFuera(b)) || compararPorNombre(a, b);
  return { filas: filas.toSorted(comparar), desempates: new Map() };
}
