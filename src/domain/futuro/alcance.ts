import type { Presupuesto, Respuesta, Sentido } from './empate.ts';
import { Exploracion } from './exploracion.ts';
import { en } from './medida.ts';
import type { Modelo } from './modelo.ts';
import {
  type EmpateUtil,
  type Extremo,
  esDe,
  esLibre,
  type Fijos,
  Juicio,
  type Medidas,
  medidasAhora,
  medidasDe,
  mejores,
  NINGUNA,
  type Opcion,
  type Por,
  type Pregunta,
  porDe,
  sumar,
} from './pregunta.ts';
import { cuantosCaben, type Duenos, type Ficha, type Reparto } from './reparto.ts';

/** How many players may end on one side of another one. Built once per question, asked for several counts. */
export class Alcance {
  readonly #pregunta: Pregunta;
  readonly #partidos: Por[];
  readonly #otros: number[];
  /** Points of the player, always the same, and of everybody now, as they count for the question. */
  readonly #meta: number;
  readonly #ahora: number[];
  readonly #juicio: Juicio;
  readonly #empates: EmpateUtil[] = [];
  readonly #fichas: readonly Ficha[];
  readonly #optimista: number[];
  readonly #gana: number;
  /** Who does not take a match is supposed to have it count for nobody, which it does not where the other one takes it. */
  readonly #seReparteMal: boolean;

  constructor(pregunta: Pregunta) {
    this.#pregunta = pregunta;
    const { modelo, jugador, sentido, fijos = [] } = pregunta;
    const partidos = modelo.abiertos.map((partido, i) => porDe(partido, fijos[i] ?? 0, pregunta));
    this.#partidos = partidos.toSorted((x, y) => Number(esDe(y, jugador)) - Number(esDe(x, jugador)));
    this.#otros = modelo.ids.map((_, x) => x).filter((x) => x !== jugador);
    this.#ahora = modelo.puntos.map((puntos) => sentido * puntos);
    this.#meta = this.#hasta(jugador, true);
    const { victoria, clases, nulas } = modelo.opciones;
    const deNadie = nulas.map(({ puntos }) => sentido * puntos);
    const [mejor, peor] = [clases[0]?.pierde ?? 0, clases.at(-1)?.pierde ?? 0];
    const [deTomarlo, deDejarlo] = sentido === 1 ? [victoria, mejor] : [-peor, -victoria];
    const contrario = Math.max(deDejarlo, ...deNadie);
    this.#gana = Math.max(deTomarlo, ...deNadie) - contrario;
    this.#seReparteMal = contrario > deDejarlo;
    this.#fichas = this.#partidos.flatMap((uno) => (esLibre(uno) ? [uno.partido] : []));
    this.#optimista = modelo.ids.map((_, x) =>
      this.#con(x, (_, max, por) => (esLibre(por) ? contrario : max)),
    );
    this.#juicio = new Juicio(pregunta, this.#topes(jugador, Math.min) ?? NINGUNA, this.#partidos);
    for (const x of this.#otros) this.#empates[x] = this.#empateUtil(x);
  }

  /** The points of somebody, with those that each of their matches gives. */
  #con(x: number, leer: (min: number, max: number, por: Por) => number): number {
    return this.#partidos.reduce(
      (suma, por) => {
        if (!esDe(por, x)) return suma;
        return suma + (por.partido.a === x ? leer(por.minA, por.maxA, por) : leer(por.minB, por.maxB, por));
      },
      en(this.#ahora, x),
    );
  }

  #hasta(x: number, alto: boolean): number {
    return this.#con(x, (min, max) => (alto ? max : min));
  }

  #empateUtil(x: number): EmpateUtil {
    const tope = this.#topes(x, Math.max);
    if (!tope) return { solo: false, acompanado: false };
    const alguienMas = this.#otros.some(
      (y) => y !== x && this.#hasta(y, true) >= this.#meta && this.#hasta(y, false) <= this.#meta,
    );
    const { solo, acompanado } = this.#juicio.de(x, tope);
    return { solo, acompanado: alguienMas && acompanado };
  }

  /** The most, or the least, that each measure of somebody can be for the question with the player's points. */
  #topes(x: number, extremo: Extremo): Medidas | undefined {
    const { sentido } = this.#pregunta;
    return this.#conLaMeta(x, medidasAhora(this.#pregunta, x), {
      mas: (medidas, opcion) => sumar(medidas, medidasDe(opcion, x, sentido, extremo)),
      mejor: (una, otra) => mejores(una, otra, extremo),
    });
  }

  /** Over every way to score the matches of somebody, the best of those that leave the player's points. */
  #conLaMeta<M>(
    x: number,
    inicio: M,
    { mas, mejor }: { mas: (antes: M, opcion: Opcion) => M; mejor: (una: M | undefined, otra: M) => M },
  ): M | undefined {
    let porPuntos = new Map([[en(this.#ahora, x), inicio]]);
    for (const { partido, opciones } of this.#partidos.filter((por) => esDe(por, x))) {
      const antes = [...porPuntos];
      porPuntos = new Map();
      for (const [puntos, medida] of antes)
        for (const opcion of opciones) {
          const total = puntos + (partido.a === x ? opcion.a : opcion.b);
          porPuntos.set(total, mejor(porPuntos.get(total), mas(medida, opcion)));
        }
    }
    return porPuntos.get(this.#meta);
  }

  #necesidad(x: number, meta: number): number {
    const faltan = meta - en(this.#optimista, x);
    if (faltan <= 0) return 0;
    return this.#gana > 0 ? Math.ceil(faltan / this.#gana) : Number.POSITIVE_INFINITY;
  }

  #caben(cuantos: number, basta: (x: number) => boolean): Reparto {
    const necesidades: number[] = [];
    for (const x of this.#otros) necesidades[x] = this.#necesidad(x, this.#meta + (basta(x) ? 0 : 1));
    return cuantosCaben({ fichas: this.#fichas, necesidades, candidatos: this.#otros, cuantos });
  }

  /** By points alone: `si` when so many can be strictly on that side, `no` when not even with useful ties. */
  porPuntos(cuantos: number): Reparto {
    if (cuantos <= 0) return { respuesta: 'si', duenos: [] };
    const seguros = this.#caben(cuantos, () => false);
    const sobra = this.#seReparteMal && seguros.duenos.some((x) => x >= 0);
    if (seguros.respuesta === 'si') return sobra ? { ...seguros, respuesta: 'quiza' } : seguros;
    const acompanado = (x: number): boolean => this.#empates[x]?.acompanado === true;
    const juntos = this.#caben(cuantos, acompanado);
    if (juntos.respuesta !== 'no') return { ...juntos, respuesta: 'quiza' };
    for (const x of this.#otros) {
      if (acompanado(x) || !this.#empates[x]?.solo) continue;
      const suelto = this.#caben(cuantos, (y) => y === x);
      if (suelto.respuesta !== 'no') return { ...suelto, respuesta: 'quiza' };
    }
    return juntos;
  }

  /**
   * Whether scores alone can keep fewer than that ahead of the player, whoever wins the matches that are not given: never
   * yes where they may not. One way to score every match of the others has to do against all who can tie. Only for
   * places ahead, with the player's own matches given.
   */
  dejaALosMarcadores(cuantos: number): boolean {
    const { opciones, desempates } = this.#pregunta.modelo;
    const criterio = desempates.find((uno) => uno !== 'directo');
    if (!opciones.exactas || !(criterio === 'sets' || criterio === 'juegos')) return false;
    const noVaPorDetras = (x: number): boolean =>
      desempates.includes('directo') && this.#juicio.directo(x) > 0;
    return [Math.max, Math.min].some((marcador) => {
      const seguros = this.#otros.filter((x) => !noVaPorDetras(x) && this.#supera(x, criterio, marcador));
      return this.#caben(cuantos, (x) => !seguros.includes(x)).respuesta === 'no';
    });
  }

  /** With the player's best scores and those of the others by that much, whether a tie with somebody is always won. */
  #supera(x: number, criterio: 'sets' | 'juegos', marcador: Extremo): boolean {
    const { modelo, jugador } = this.#pregunta;
    const loQueSaca = ({ gana, clase: { variantes } }: Opcion): number => {
      const suyas = variantes.flatMap((una) =>
        criterio === 'sets' ? [una.sets] : [una.juegosMin, una.juegosMax],
      );
      return gana === jugador ? Math.max(...suyas) : marcador(...suyas);
    };
    const para = (quien: number, una: Opcion): number => (una.gana === quien ? 1 : -1) * loQueSaca(una);
    const propio = this.#partidos
      .filter((por) => esDe(por, jugador))
      .reduce(
        (suma, { opciones }) => suma + Math.min(...opciones.map((una) => para(jugador, una))),
        en(modelo[criterio], jugador),
      );
    const suyo = this.#conLaMeta(x, en(modelo[criterio], x), {
      mas: (suma, una) => suma + para(x, una),
      mejor: (una = Number.NEGATIVE_INFINITY, otra) => Math.max(una, otra),
    });
    return (suyo ?? Number.NEGATIVE_INFINITY) < propio;
  }

  /** Whether at least so many may end on that side: `quiza` when the budget ends first. */
  puede(cuantos: number): Respuesta {
    const { respuesta, duenos } = this.porPuntos(cuantos);
    return respuesta === 'quiza' ? this.#aFondo(cuantos, duenos) : respuesta;
  }

  /** Player by player, those with fewest first: what can no longer be is seen early. */
  #enOrden(partidos: readonly Por[]): Por[] {
    const cuantos = (x: number): number => partidos.filter((por) => esDe(por, x)).length;
    const peso = (por: Por): number =>
      esDe(por, this.#pregunta.jugador) ? -1 : Math.min(cuantos(por.partido.a), cuantos(por.partido.b));
    return partidos.toSorted((x, y) => peso(x) - peso(y));
  }

  /** Goes through every outcome that may matter, those that the players want first. */
  #aFondo(cuantos: number, duenos: Duenos): Respuesta {
    const dueno = new Map(this.#fichas.map((ficha, i) => [ficha, en(duenos, i)]));
    const partidos = this.#partidos.map((uno): Por => {
      const quien = dueno.get(uno.partido as Ficha);
      if (quien === undefined) return uno;
      const deEl = ({ a, b }: Opcion): number => (uno.partido.a === quien ? a : b);
      return { ...uno, opciones: uno.opciones.toSorted((x, y) => deEl(y) - deEl(x)) };
    });
    return new Exploracion({
      pregunta: this.#pregunta,
      partidos: this.#enOrden(partidos),
      empates: this.#empates,
      juicio: this.#juicio,
      meta: this.#meta,
      gana: this.#gana,
      cuantos,
    }).responder();
  }
}

/** The places a player may still end in. `exacto`: both can happen; otherwise none beyond them can. */
export type Lugares = { idJugador: number; mejor: number; peor: number; exacto: boolean };

/** Steps that one question may take: some tens of milliseconds. */
const PASOS_POR_PREGUNTA = 200000;

type LugarExtremo = { cuantos: number; exacto: boolean };

/** The most others that may end on that side of a player; where it is not proven, no more than that can. */
function masCuantos(
  modelo: Modelo,
  jugador: number,
  sentido: Sentido,
  total: Presupuesto,
  fijos: Fijos = [],
): LugarExtremo {
  const presupuesto: Presupuesto = { quedan: 0 };
  const alcance = new Alcance({ modelo, jugador, sentido, fijos, presupuesto });
  for (let cuantos = sinDescartar(alcance, modelo.ids.length - 1); cuantos > 0; cuantos -= 1) {
    const concedidos = Math.max(0, Math.min(PASOS_POR_PREGUNTA, total.quedan));
    presupuesto.quedan = concedidos;
    const respuesta = alcance.puede(cuantos);
    total.quedan -= concedidos - Math.max(0, presupuesto.quedan);
    if (respuesta !== 'no') return { cuantos, exacto: respuesta === 'si' };
  }
  return { cuantos: 0, exacto: true };
}

/** The most that points alone do not refuse: if so many cannot, no more can. */
function sinDescartar(alcance: Alcance, hasta: number): number {
  let [puede, nunca] = [0, hasta + 1];
  while (nunca - puede > 1) {
    const medio = Math.floor((puede + nunca) / 2);
    if (alcance.porPuntos(medio).respuesta === 'no') nunca = medio;
    else puede = medio;
  }
  return puede;
}

/** Where each player may still end, over every usual result of the open matches. */
export function lugaresDe(modelo: Modelo, total: Presupuesto): Lugares[] {
  const n = modelo.ids.length;
  const { dentro } = modelo;
  return modelo.ids.slice(0, dentro).map((idJugador, jugador) => {
    if (!modelo.seBusca) return { idJugador, mejor: 1, peor: dentro, exacto: dentro === 1 };
    const delante = masCuantos(modelo, jugador, 1, total);
    const detras = masCuantos(modelo, jugador, -1, total);
    return {
      idJugador,
      mejor: n - detras.cuantos,
      peor: delante.cuantos + 1,
      exacto: delante.exacto && detras.exacto,
    };
  });
}
