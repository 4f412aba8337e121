import { enLista, terminada } from '#domain/texto.ts';
import { Alcance, type Lugares, lugaresDe } from './alcance.ts';
import type { Presupuesto } from './empate.ts';
import { esDeFuera, type Modelo } from './modelo.ts';
import type { Fijos } from './pregunta.ts';
import {
  type DatosDeLiga,
  type EstadoMeta,
  esPosible,
  garantiza,
  type Meta,
  PASOS as PASOS_DE_LIGA,
  type Prueba,
  planteamientoDe,
  todoGanado,
} from './zonas.ts';

export type Hecho = { gana: number; pierde: number };

export type Necesidad = { meta: Meta; hasta: number } & (
  | { estado: 'hecho' | 'imposible' | 'sinProbar' }
  /**
   * Any of these sets of own wins is enough, whatever else happens. `todos`: each set of that size. `acotado`: there may
   * be others, and shorter ones; otherwise there are not.
   */
  | { estado: 'propio'; conjuntos: Hecho[][]; cuantos: number; de: number; todos: boolean; acotado: boolean }
  | ({ estado: 'otros'; propios: Hecho[] } & Ayuda)
);

type Ayuda =
  /** Those results of others are enough whatever the rest gives; with `marcadores`, scores can still bring it about. */
  | { ayuda: 'resultados' | 'marcadores'; ajenos: Hecho[] }
  /** That a match is not played: with all of them played the goal is out of reach. */
  | { ayuda: 'sinJugar' }
  /** Nothing is left to play: equal in everything with others, somebody has to say who goes first. */
  | { ayuda: 'empate' }
  | { ayuda: 'sinProbar' };

type Caso = { modelo: Modelo; jugador: number; hasta: number; total: Presupuesto };

/** Steps for everything that is asked about a player: about a second. */
const PASOS = 400_000;
/** Steps of one of its questions, of which there are dozens; and what each takes before its first step. */
const PASOS_POR_PREGUNTA = 30_000;
const PREPARAR = 1_000;

const hechoDe = ({ ids, abiertos }: Modelo, i: number, ganador: number): Hecho => {
  const partido = abiertos[i];
  const [a, b] = [ids[partido?.a ?? 0] ?? 0, ids[partido?.b ?? 0] ?? 0];
  return ganador === 1 ? { gana: a, pierde: b } : { gana: b, pierde: a };
};

const comoHechos = ({ modelo }: Caso, fijos: Fijos, cuales: readonly number[]): Hecho[] =>
  cuales.flatMap((i) => (fijos[i] ? [hechoDe(modelo, i, fijos[i])] : []));

export function* combinaciones<T>(cosas: readonly T[], cuantas: number): Generator<T[]> {
  if (cuantas === 0) yield [];
  for (const [i, cosa] of cosas.entries())
    if (cuantas > 0)
      for (const resto of combinaciones(cosas.slice(i + 1), cuantas - 1)) yield [cosa, ...resto];
}

/** null when what is left to spend does not give an answer. */
function preguntar(prueba: Prueba, caso: Caso, fijos: Fijos, pasos = PASOS_POR_PREGUNTA): boolean | null {
  const { modelo, jugador, hasta, total } = caso;
  const concedidos = Math.min(pasos, total.quedan - PREPARAR);
  if (concedidos <= 0) return null;
  const presupuesto: Presupuesto = { quedan: concedidos };
  const respuesta = prueba({ modelo, jugador, fijos, presupuesto }, hasta);
  total.quedan -= PREPARAR + concedidos - Math.max(0, presupuesto.quedan);
  return respuesta;
}

const basta = (caso: Caso, fijos: Fijos): boolean => preguntar(garantiza, caso, fijos) === true;

/** Whether what is not given can only be put right or wrong by scores. */
const bastaConMarcadores = (caso: Caso, fijos: Fijos): boolean => preguntar(seDejan, caso, fijos) === true;

const seDejan: Prueba = (pregunta, hasta) =>
  new Alcance({ ...pregunta, sentido: 1 }).dejaALosMarcadores(hasta);

/** Those of the sets that are enough; `acotado`: others may be. */
function losQueBastan(caso: Caso, conjuntos: Iterable<number[]>, comoFijos: (cuales: number[]) => Fijos) {
  const buenos: number[][] = [];
  let [vistos, acotado] = [0, false];
  for (const cuales of conjuntos) {
    if (caso.total.quedan <= PREPARAR) return { buenos, todos: false, acotado: true };
    const respuesta = preguntar(garantiza, caso, comoFijos(cuales));
    vistos += 1;
    acotado ||= respuesta === null;
    if (respuesta) buenos.push(cuales);
  }
  return { buenos, todos: buenos.length === vistos, acotado };
}

function propioDe(caso: Caso, ganado: Fijos) {
  const { modelo } = caso;
  const propios = modelo.abiertos.flatMap((_, i) => (ganado[i] ? [i] : []));
  const de = propios.length;
  const solo = (cuales: readonly number[]): Fijos => ganado.map((fijo, i) => (cuales.includes(i) ? fijo : 0));
  const hechos = (cuales: readonly number[]) => comoHechos(caso, ganado, cuales);
  let dudas = false;
  for (let cuantos = 1; cuantos < de; cuantos += 1) {
    const { buenos, todos, acotado } = losQueBastan(caso, combinaciones(propios, cuantos), solo);
    dudas ||= acotado;
    if (buenos.length > 0) return { conjuntos: buenos.map(hechos), cuantos, de, todos, acotado: dudas };
  }
  return { conjuntos: [hechos(propios)], cuantos: de, de, todos: true, acotado: dudas };
}

const preferido = ({ puntos, abiertos }: Modelo, i: number): 1 | 2 => {
  const { a, b } = abiertos[i] ?? { a: 0, b: 0 };
  return (puntos[a] ?? 0) < (puntos[b] ?? 0) ? 1 : 2;
};

/** A winner for every match with whom the goal stays possible; null when it is not known which. */
function escenarioBueno(caso: Caso, ganado: Fijos): Fijos | null {
  let fijos = ganado;
  for (const i of ganado.keys()) {
    if (fijos[i]) continue;
    const primero = preferido(caso.modelo, i);
    const ganadores = [primero, primero === 1 ? 2 : 1] as const;
    const ganador = ganadores.find((uno) => preguntar(esPosible, caso, fijos.with(i, uno)));
    if (!ganador) return null;
    fijos = fijos.with(i, ganador);
  }
  return fijos;
}

const ajenosDe = (ganado: Fijos): number[] => [...ganado.keys()].filter((i) => ganado[i] === 0);

function recortar(escenario: Fijos, ganado: Fijos, prueba: (fijos: Fijos) => boolean): Fijos {
  let fijos = escenario;
  for (const i of ajenosDe(ganado)) if (prueba(fijos.with(i, 0))) fijos = fijos.with(i, 0);
  return fijos;
}

/** Whether both players of each match without winner end on the same side of the player, and not level, whoever wins it. */
function quedanAparte({ modelo, jugador }: Caso, fijos: Fijos): boolean {
  const { victoria, jugadas } = modelo.opciones;
  const derrotas = jugadas.map(({ pierde }) => pierde);
  const [peor, mejor] = [Math.min(...derrotas), Math.max(...derrotas)];
  const puntosDe = (x: number, sinGanador: number, perdido: number): number =>
    todoGanado(modelo, x).reduce((suma: number, suyo, i) => {
      if (suyo === 0) return suma;
      if (!fijos[i]) return suma + sinGanador;
      return suma + (fijos[i] === suyo ? victoria : perdido);
    }, modelo.puntos[x] ?? 0);
  const meta = puntosDe(jugador, victoria, peor);
  const libres = modelo.abiertos.filter((_, i) => !fijos[i]).flatMap(({ a, b }) => [a, b]);
  return libres.every((x) => puntosDe(x, peor, peor) > meta || puntosDe(x, victoria, mejor) < meta);
}

const jugandoTodo = ({ modelo, ...resto }: Caso): Caso => ({
  ...resto,
  modelo: {
    ...modelo,
    opciones: { ...modelo.opciones, clases: modelo.opciones.jugadas, nulas: modelo.opciones.tablas },
  },
});

function ayudaPara(caso: Caso, ganado: Fijos): Ayuda {
  const { modelo } = caso;
  if (modelo.abiertos.length === 0) return { ayuda: 'empate' };
  if (modelo.abiertos.some((partido) => esDeFuera(partido, modelo))) return { ayuda: 'sinProbar' };
  const hechos = (fijos: Fijos): Hecho[] => comoHechos(caso, fijos, ajenosDe(ganado));
  const sencillo: Fijos = ganado.map((fijo, i) => fijo || preferido(modelo, i));
  const jugando = jugandoTodo(caso);
  if (preguntar(esPosible, jugando, ganado) === false) return { ayuda: 'sinJugar' };
  const bueno = escenarioBueno(jugando, ganado);
  const escenarios = bueno ? [sencillo, bueno] : [sencillo];
  for (const [prueba, ayuda] of [
    [basta, 'resultados'],
    [bastaConMarcadores, 'marcadores'],
  ] as const) {
    const pasa = (fijos: Fijos): boolean => prueba(caso, fijos);
    const escenario = escenarios.find(pasa);
    if (escenario) return { ayuda, ajenos: hechos(recortar(escenario, ganado, pasa)) };
  }
  if (!bueno) return { ayuda: 'sinProbar' };
  // Who is not level with the player, nor can be, takes nothing from what the scores of those who are can do.
  const recortado = recortar(bueno, ganado, (fijos) => quedanAparte(caso, fijos));
  return { ayuda: 'marcadores', ajenos: hechos(recortado) };
}

function otrosDe(caso: Caso, ganado: Fijos) {
  const { modelo } = caso;
  const propios = comoHechos(caso, ganado, [...modelo.abiertos.keys()]);
  return { propios, ...ayudaPara(caso, ganado) };
}

/** The places are those of the table: what it says decided is decided here. */
function necesidadDe(caso: Caso, { mejor, peor, exacto }: Lugares) {
  const { modelo, jugador, hasta } = caso;
  if (peor <= hasta) return { estado: 'hecho' as const };
  if (mejor > hasta) return { estado: 'imposible' as const };
  if (!modelo.seBusca) return { estado: 'sinProbar' as const };
  const ganado = todoGanado(modelo, jugador);
  const propio = preguntar(garantiza, caso, ganado, caso.total.quedan);
  if (propio && ganado.every((fijo) => fijo === 0)) return { estado: 'hecho' as const };
  if (propio) return { estado: 'propio' as const, ...propioDe(caso, ganado) };
  const nada: Fijos = ganado.map(() => 0);
  const posible = propio === false && (exacto || preguntar(esPosible, caso, nada) === true);
  return posible ? { estado: 'otros' as const, ...otrosDe(caso, ganado) } : { estado: 'sinProbar' as const };
}

const suLugar = (modelo: Modelo, jugador: number): Lugares | undefined =>
  lugaresDe(modelo, { quedan: PASOS_DE_LIGA })[jugador];

/** What a player needs for each goal of the league; `lugares` as the table told. docs/reglas/futuro.md */
export function necesidadesDe(datos: DatosDeLiga, idJugador: number, lugares?: Lugares): Necesidad[] {
  const planteamiento = planteamientoDe(datos);
  const jugador = planteamiento?.modelo.ids.indexOf(idJugador) ?? -1;
  if (!planteamiento || jugador < 0 || jugador >= planteamiento.modelo.dentro) return [];
  const { modelo, metas } = planteamiento;
  const suyos = lugares ?? suLugar(modelo, jugador);
  if (!suyos) return [];
  return metas.map(({ meta, hasta }) => {
    const total: Presupuesto = { quedan: Math.floor(PASOS / metas.length) };
    return { meta, hasta, ...necesidadDe({ modelo, jugador, hasta, total }, suyos) };
  });
}

const TITULOS: Record<Meta, string> = {
  primero: 'Acabar primero',
  ascenso: 'Ascenso directo',
  promocion: 'Promoción de ascenso o más',
  salvado: 'Salvarse',
  sinDescenso: 'Evitar el descenso directo',
};

type Dicho = { meta: Meta; titulo: string; estado: EstadoMeta; frase: string; lista: string[] };

type Nombrar = (id: number) => string;

/** More ways than these help nobody. */
const MAX_LISTA = 8;

const VECES = ['', '', ' las dos veces'];

/** "Ganar a Ana y a Berta las dos veces". */
function ganarA(hechos: readonly Hecho[], nombre: Nombrar): string {
  const porRival = Map.groupBy(hechos, ({ pierde }) => pierde);
  const rivales = [...porRival].map(([id, veces]) => `a ${nombre(id)}${VECES[veces.length] ?? ''}`);
  return `Ganar ${enLista(rivales)}`;
}

function recortada(lista: readonly string[]): string[] {
  if (lista.length <= MAX_LISTA) return [...lista];
  return [...lista.slice(0, MAX_LISTA), `Otras ${lista.length - MAX_LISTA} maneras parecidas`];
}

const minuscula = (frase: string): string => `${frase.charAt(0).toLowerCase()}${frase.slice(1)}`;

function propio(necesidad: Extract<Necesidad, { estado: 'propio' }>, nombre: Nombrar) {
  const { conjuntos, cuantos, de, todos, acotado } = necesidad;
  const menos = acotado ? ' Puede que le baste con menos.' : '';
  const inicio = 'Depende de sus propios resultados:';
  const [unico, ...mas] = conjuntos;
  if (unico && mas.length === 0)
    return {
      frase: `${terminada(`${inicio} ${unico.length < de ? 'le basta con' : 'necesita'} ${minuscula(ganarA(unico, nombre))}`)}${menos}`,
      lista: [],
    };
  if (todos)
    return {
      frase: `${inicio} le basta con ganar ${cuantos === 1 ? 'uno' : cuantos} de los ${de} partidos que le quedan, cualquiera.${menos}`,
      lista: [],
    };
  const maneras = [...new Set(conjuntos.map((uno) => ganarA(uno, nombre)))];
  return { frase: `${inicio} le basta con una de estas cosas.${menos}`, lista: recortada(maneras) };
}

function otros(necesidad: Extract<Necesidad, { estado: 'otros' }>, nombre: Nombrar) {
  const { propios } = necesidad;
  const sola = (frase: string) => ({ frase, lista: [] });
  if (necesidad.ayuda === 'empate') return sola('Iguala en todo con otros: lo tiene que decidir el club.');
  const suyo =
    propios.length === 0
      ? 'no le queda ningún partido, y'
      : `además de ${minuscula(ganarA(propios, nombre))},`;
  if (necesidad.ayuda === 'sinProbar')
    return sola(
      `Depende también de otros resultados: ${suyo} tendrían que salirle bien otros, y quizá los sets y los juegos.`,
    );
  if (necesidad.ayuda === 'sinJugar')
    return sola('Jugándose todos los partidos que faltan, ya no le alcanza.');
  const lista = necesidad.ajenos.map(({ gana, pierde }) => `${nombre(gana)} gana a ${nombre(pierde)}`);
  const oElClub = 'o, si iguala en todo con otros, decidirlo el club';
  const deSets = `los sets y los juegos tendrían que salirle bien ${oElClub}`;
  if (lista.length === 0)
    return sola(`Depende también de los sets y los juegos: ${suyo} tendrían que salirle bien ${oElClub}.`);
  const final = necesidad.ayuda === 'marcadores' ? `, y aun así ${deSets}` : '';
  return { frase: `Depende también de otros: ${suyo} necesita ayuda. Una manera es esta${final}.`, lista };
}

function fraseDe(necesidad: Necesidad, nombre: Nombrar): Pick<Dicho, 'frase' | 'lista'> {
  switch (necesidad.estado) {
    case 'hecho':
      return { frase: 'Lo tiene asegurado, acabe como acabe lo que falta.', lista: [] };
    case 'imposible':
      return { frase: 'Ya no puede ser, acabe como acabe lo que falta.', lista: [] };
    case 'sinProbar':
      return { frase: 'Quedan demasiadas combinaciones: todavía no se puede decir.', lista: [] };
    case 'propio':
      return propio(necesidad, nombre);
    case 'otros':
      return otros(necesidad, nombre);
    default:
      return necesidad satisfies never;
  }
}

const SI_NADIE_SE_VA = 'Vale mientras nadie deje la liga.';

/** `siNadieSeVa`: somebody may still leave, and there would be other lines and other ties. */
export const decir = (necesidades: readonly Necesidad[], nombre: Nombrar, siNadieSeVa: boolean): Dicho[] =>
  necesidades.map((necesidad) => {
    const { frase, lista } = fraseDe(necesidad, nombre);
    const condicionada = siNadieSeVa && necesidad.estado !== 'sinProbar';
    return {
      meta: necesidad.meta,
      titulo: TITULOS[necesidad.meta],
      estado: necesidad.estado,
      frase: condicionada ? `${frase} ${SI_NADIE_SE_VA}` : frase,
      lista,
    };
  });
