import type { Modelo } from './modelo.ts';
import type { Fijos } from './pregunta.ts';
import { type DatosDeLiga, esPosible, garantiza, type Meta, planteamientoDe, todoGanado } from './zonas.ts';

/** One result that has to happen: who beats whom, by their ids. */
export type Hecho = { gana: number; pierde: number };

/** What a player needs for a goal. */
export type Necesidad = { meta: Meta; hasta: number } & (
  | { estado: 'hecho' | 'imposible' | 'sinProbar' }
  /** Any of these sets of own wins is enough, whatever else happens; no shorter one is. `todos`: each set of that size. */
  | { estado: 'propio'; conjuntos: Hecho[][]; cuantos: number; de: number; todos: boolean }
  /** Own wins, and results of others with which they are enough; `marcadores`: scores would have to help too. */
  | { estado: 'otros'; propios: Hecho[]; ajenos: Hecho[]; marcadores: boolean }
);

type Caso = { modelo: Modelo; jugador: number; hasta: number };

/** Sets tried before giving up looking for a shorter one. */
const INTENTOS = 400;
/** Steps for each of the questions of a need: there are dozens. */
const PASOS = 30_000;

const hechoDe = ({ ids, abiertos }: Modelo, i: number, ganador: number): Hecho => {
  const partido = abiertos[i];
  const [a, b] = [ids[partido?.a ?? 0] ?? 0, ids[partido?.b ?? 0] ?? 0];
  return ganador === 1 ? { gana: a, pierde: b } : { gana: b, pierde: a };
};

/** Every way to choose so many of them. */
export function* combinaciones<T>(cosas: readonly T[], cuantas: number): Generator<T[]> {
  if (cuantas === 0) yield [];
  for (const [i, cosa] of cosas.entries())
    if (cuantas > 0)
      for (const resto of combinaciones(cosas.slice(i + 1), cuantas - 1)) yield [cosa, ...resto];
}

const basta = ({ modelo, jugador, hasta }: Caso, fijos: Fijos): boolean =>
  garantiza(modelo, jugador, hasta, fijos, PASOS) === true;

/** The shortest sets of own wins that are enough; all of them must be. */
function propioDe(caso: Caso, ganado: Fijos) {
  const { modelo } = caso;
  const propios = modelo.abiertos.flatMap((_, i) => (ganado[i] ? [i] : []));
  const solo = (cuales: readonly number[]): Fijos => ganado.map((fijo, i) => (cuales.includes(i) ? fijo : 0));
  const comoHechos = (cuales: readonly number[]) => cuales.map((i) => hechoDe(modelo, i, ganado[i] ?? 1));
  let intentos = 0;
  for (let cuantos = 1; cuantos < propios.length && intentos < INTENTOS; cuantos += 1) {
    const todos = [...combinaciones(propios, cuantos)];
    intentos += todos.length;
    const buenos = todos.filter((cuales) => basta(caso, solo(cuales)));
    if (buenos.length > 0)
      return {
        conjuntos: buenos.map(comoHechos),
        cuantos,
        de: propios.length,
        todos: buenos.length === todos.length,
      };
  }
  return { conjuntos: [comoHechos(propios)], cuantos: propios.length, de: propios.length, todos: true };
}

type Paso = { ganador: 1 | 2; forzado: boolean } | null;

/** Who has to win that match for the goal to stay possible: of two that may, who has fewer points. */
function pasoDe({ modelo, jugador, hasta }: Caso, fijos: Fijos, i: number): Paso {
  const { a, b } = modelo.abiertos[i] ?? { a: 0, b: 0 };
  const [primero, segundo] =
    (modelo.puntos[a] ?? 0) < (modelo.puntos[b] ?? 0) ? ([1, 2] as const) : ([2, 1] as const);
  const probar = (ganador: 1 | 2) => esPosible(modelo, jugador, hasta, fijos.with(i, ganador), PASOS);
  const [uno, otro] = [probar(primero), probar(segundo)];
  if (!uno && !otro) return null;
  return { ganador: uno ? primero : segundo, forzado: uno === false || otro === false };
}

/** Results of others that leave the goal possible; null when it is not known which. */
function escenarioBueno(caso: Caso, ganado: Fijos): { fijos: Fijos; forzados: number[] } | null {
  let fijos = ganado;
  const forzados: number[] = [];
  for (const i of ganado.keys()) {
    if (fijos[i]) continue;
    const paso = pasoDe(caso, fijos, i);
    if (!paso) return null;
    if (paso.forzado) forzados.push(i);
    fijos = fijos.with(i, paso.ganador);
  }
  return { fijos, forzados };
}

function otrosDe(caso: Caso, ganado: Fijos) {
  const { modelo } = caso;
  const propios = modelo.abiertos.flatMap((_, i) => (ganado[i] ? [hechoDe(modelo, i, ganado[i])] : []));
  const escenario = escenarioBueno(caso, ganado);
  if (!escenario) return null;
  const contar = (fijos: Fijos) =>
    modelo.abiertos.flatMap((_, i) => (fijos[i] && !ganado[i] ? [hechoDe(modelo, i, fijos[i])] : []));
  if (!basta(caso, escenario.fijos)) {
    const forzados = escenario.fijos.map((fijo, i) => (escenario.forzados.includes(i) ? fijo : 0));
    return { propios, ajenos: contar(forzados), marcadores: true };
  }
  // One by one, what is not needed is left out.
  let fijos = escenario.fijos;
  for (const [i] of modelo.abiertos.entries()) {
    if (ganado[i]) continue;
    const sin = fijos.with(i, 0);
    if (basta(caso, sin)) fijos = sin;
  }
  return { propios, ajenos: contar(fijos), marcadores: false };
}

function necesidadDe(caso: Caso) {
  const { modelo, jugador, hasta } = caso;
  if (!modelo.seBusca) return { estado: 'sinProbar' as const };
  const nada: Fijos = modelo.abiertos.map(() => 0);
  if (basta(caso, nada)) return { estado: 'hecho' as const };
  const posible = esPosible(modelo, jugador, hasta, nada);
  if (posible === false) return { estado: 'imposible' as const };
  const ganado = todoGanado(modelo, jugador);
  const propio = garantiza(modelo, jugador, hasta, ganado);
  if (propio) return { estado: 'propio' as const, ...propioDe(caso, ganado) };
  const otros = propio === false && posible ? otrosDe(caso, ganado) : null;
  return otros ? { estado: 'otros' as const, ...otros } : { estado: 'sinProbar' as const };
}

/** What a player needs for each goal of the league; empty for who is out of it. docs/reglas/futuro.md */
export function necesidadesDe(datos: DatosDeLiga, idJugador: number): Necesidad[] {
  const planteamiento = planteamientoDe(datos);
  const jugador = planteamiento?.modelo.ids.indexOf(idJugador) ?? -1;
  if (!planteamiento || jugador < 0) return [];
  const { modelo, metas } = planteamiento;
  return metas.map(({ meta, hasta }) => ({ meta, hasta, ...necesidadDe({ modelo, jugador, hasta }) }));
}
