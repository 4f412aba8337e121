import { type Abanico, en, type Medible, Medida, margenDe } from './medida.ts';
import type { Buscado, Clase, Modelo, Variante } from './modelo.ts';

/** `quiza`: not found and not refuted. */
export type Respuesta = 'si' | 'no' | 'quiza';

/** 1 asks how many may end ahead of a player; −1, how many behind. */
export type Sentido = 1 | -1;

/** What may still be spent in looking; counted in steps, so that the answer does not depend on the machine. */
export type Presupuesto = { quedan: number };

/** An open match with its winner and how many points the loser takes. */
export type Elegido = {
  gana: number;
  pierde: number;
  clase: Clase;
  /** Without a winner, where it adds a no-show to each. */
  losDos?: readonly [number, number];
  /** Without a winner, where it may be a match of both. */
  suman?: readonly [number, number];
};

type Caso = {
  modelo: Modelo;
  jugador: number;
  sentido: Sentido;
  faltan: number;
  empatados: readonly number[];
  elegidos: readonly Elegido[];
  presupuesto: Presupuesto;
};

/** `conIguales`: who is level by all that is searched counts on that side. */
type CasoDeEmpate = Caso & { conIguales: boolean };

/** By each criterion, whether each of the others is better (1) or worse (−1) than the player. */
type Relaciones = Record<Buscado, number[]>;

/**
 * How many of the tied ones end on that side of the player, once it is known who is better by each criterion: the
 * tie-break of docs/reglas/clasificacion.md followed along the group in which the player is. Who stays level in
 * everything counts: somebody will say who goes first. Without them (`conIguales`) it is how many that is sure of.
 */
function aFavor(
  empatados: readonly number[],
  relaciones: Relaciones,
  {
    desempates,
    sentido,
    conIguales,
  }: { desempates: readonly Buscado[]; sentido: Sentido; conIguales: boolean },
): number {
  let grupo = empatados;
  let favorables = 0;
  const contar = (relacion: readonly number[]): void => {
    favorables += grupo.filter((x) => en(relacion, x) * sentido > 0).length;
  };
  const queCorta = (): Buscado | undefined =>
    desempates.find(
      (criterio) =>
        (criterio !== 'directo' || grupo.length === 1) &&
        grupo.some((x) => en(relaciones[criterio], x) !== 0),
    );
  for (let criterio = queCorta(); criterio !== undefined; criterio = queCorta()) {
    const relacion = relaciones[criterio];
    contar(relacion);
    grupo = grupo.filter((x) => en(relacion, x) === 0);
  }
  return favorables + (conIguales ? grupo.length : 0);
}

/** Of the scores of a match, the one that puts the player lowest (or highest) by the league's criteria, in their order. */
function peorPara(
  desempates: readonly Buscado[],
  gana: boolean,
  sentido: Sentido,
  variantes: readonly Variante[],
) {
  const lado = gana ? 1 : -1;
  const juegosDe = ({ juegosMin, juegosMax }: Variante): number =>
    lado * sentido > 0 ? juegosMin : juegosMax;
  const valor: Record<Buscado, (variante: Variante) => number> = {
    directo: () => 0,
    sets: ({ sets }) => lado * sets,
    juegos: (variante) => lado * juegosDe(variante),
    menosWo: ({ wo }) => (wo && !gana ? -1 : 0),
  };
  const comparar = (una: Variante, otra: Variante): number => {
    for (const criterio of desempates) {
      const diferencia = sentido * (valor[criterio](una) - valor[criterio](otra));
      if (diferencia !== 0) return diferencia;
    }
    return 0;
  };
  const ordenadas = variantes.toSorted(comparar);
  const [primera] = ordenadas;
  if (!primera) return [];
  // Alike for the player: they may differ for the rival.
  return ordenadas
    .filter((una) => comparar(una, primera) === 0)
    .map((una) => ({ ...una, juegosMin: juegosDe(una), juegosMax: juegosDe(una) }));
}

/** Above this many tied, their ways to be ordered are too many to be looked at one by one. */
const MAX_EMPATADOS = 8;

class Desempatador {
  readonly #caso: CasoDeEmpate;
  readonly #medibles: Medible[];
  readonly #base: Record<Medible, readonly number[]>;
  readonly #abanicos: Abanico[];
  readonly #medidas: Record<Medible, Medida>;
  readonly #relaciones: Relaciones;
  /** One of them, alone with the player, may stand by the match between the two whatever the measures say. */
  readonly #rescate: number;
  #dudas = false;

  constructor(caso: CasoDeEmpate) {
    this.#caso = caso;
    const { modelo, jugador, sentido, elegidos, empatados } = caso;
    this.#medibles = modelo.desempates.filter((criterio) => criterio !== 'directo');
    this.#base = {
      sets: modelo.sets,
      juegos: modelo.juegos,
      menosWo: modelo.woPerdidos.map((cuantos) => -cuantos),
    };
    const dentro = new Set([...empatados, jugador]);
    this.#abanicos = elegidos
      .map(({ gana, pierde, losDos, clase: { variantes } }): Abanico => {
        const pierden = losDos ?? [pierde];
        if (gana !== jugador && !pierden.includes(jugador)) return { gana, pierden, variantes };
        return {
          gana,
          pierden,
          variantes: peorPara(modelo.desempates, gana === jugador, sentido, variantes),
        };
      })
      .filter(({ gana, pierden }) => dentro.has(gana) || pierden.some((x) => dentro.has(x)));
    this.#medidas = {
      sets: this.#medir('sets', this.#abanicos),
      juegos: this.#medir('juegos', this.#abanicos),
      menosWo: this.#medir('menosWo', this.#abanicos),
    };
    const directo: number[] = [];
    for (const x of empatados) {
      directo[x] = this.#directo(x);
    }
    this.#relaciones = { directo, sets: [], juegos: [], menosWo: [] };
    this.#rescate = Number(
      modelo.desempates.includes('directo') && empatados.some((x) => en(directo, x) * sentido > 0),
    );
  }

  #medir(medible: Medible, abanicos: readonly Abanico[]): Medida {
    const margenes = abanicos.map((uno) => margenDe(medible, uno));
    return new Medida(this.#caso, this.#base[medible], margenes, medible !== 'menosWo');
  }

  responder(): Respuesta {
    if (!this.#caso.modelo.opciones.exactas) return this.#soloDirecto();
    if (this.#medibles.length === 0) return this.#bastan() ? 'si' : 'no';
    if (this.#ordenar(0, this.#caso.empatados, 0)) return 'si';
    return this.#dudas ? 'quiza' : 'no';
  }

  /** Shares are not searched: only what the match between the two decides is told. */
  #soloDirecto(): Respuesta {
    const { modelo, empatados, sentido, faltan } = this.#caso;
    const [rival, otro] = empatados;
    if (rival === undefined || otro !== undefined || modelo.desempates[0] !== 'directo') return 'quiza';
    const directo = this.#directo(rival);
    if (directo === 0) return 'quiza';
    return Number(directo * sentido > 0) >= faltan ? 'si' : 'no';
  }

  #directo(rival: number): number {
    const { modelo, jugador, elegidos } = this.#caso;
    const nuevas = (uno: number, otro: number): number =>
      elegidos.filter(({ gana, pierde }) => gana === uno && pierde === otro).length;
    const suyas = en(modelo.victorias[rival] ?? [], jugador) + nuevas(rival, jugador);
    const propias = en(modelo.victorias[jugador] ?? [], rival) + nuevas(jugador, rival);
    return Math.sign(suyas - propias);
  }

  readonly #bastan = (): boolean => {
    const { empatados, modelo, sentido, faltan } = this.#caso;
    const opciones = { desempates: modelo.desempates, sentido, conIguales: this.#caso.conIguales };
    return aFavor(empatados, this.#relaciones, opciones) >= faltan;
  };

  /** Buscadon by criterion, how each of those still level with the player may stand to them, what is wanted first. */
  #ordenar(c: number, nivelados: readonly number[], favorables: number): boolean {
    const medible = this.#medibles[c];
    if (medible === undefined || nivelados.length === 0) return this.#bastan() && this.#seJuntan();
    const { sentido, faltan } = this.#caso;
    const relacion = this.#relaciones[medible];
    const llega = (i: number, iguales: number, suman: number): boolean =>
      suman + iguales + nivelados.length - i + this.#rescate >= faltan;
    const probar = (i: number, iguales: readonly number[], suman: number): boolean => {
      if (this.#seAcabo() || !llega(i, iguales.length, suman)) return false;
      const x = nivelados[i];
      if (x === undefined)
        return this.#medidas[medible].cabe(relacion) && this.#ordenar(c + 1, iguales, suman);
      const sale = [sentido, 0, -sentido].some((una) => {
        relacion[x] = una;
        return probar(i + 1, una === 0 ? [...iguales, x] : iguales, suman + Number(una === sentido));
      });
      if (!sale) delete relacion[x];
      return sale;
    };
    return probar(0, [], favorables);
  }

  #seAcabo(): boolean {
    const { presupuesto } = this.#caso;
    presupuesto.quedan -= 1;
    if (presupuesto.quedan < 0) this.#dudas = true;
    return this.#dudas && presupuesto.quedan < 0;
  }

  /** What takes from two at once is no circulation: it is gone through. */
  #dosALaVez(pedidas: readonly Medible[]): boolean {
    return (
      pedidas.includes('menosWo') &&
      this.#abanicos.some(({ pierden, variantes }) => pierden.length > 1 && variantes.length > 1)
    );
  }

  /** Each measure allows it on its own; when several are asked for, whether the same scores give them all. */
  #seJuntan(): boolean {
    const pedidas = this.#medibles.filter((medible) =>
      this.#caso.empatados.some((x) => this.#relaciones[medible][x] !== undefined),
    );
    if (pedidas.length < 2 && !this.#dosALaVez(pedidas)) return true;
    const caben = (abanicos: readonly Abanico[]): boolean =>
      pedidas.every((medible) => this.#medir(medible, abanicos).cabe(this.#relaciones[medible]));
    const fijar = (abanicos: readonly Abanico[]): boolean => {
      if (this.#seAcabo() || !caben(abanicos)) return false;
      const i = abanicos.findIndex(({ variantes }) => variantes.length > 1);
      const abierto = abanicos[i];
      if (!abierto) return true;
      return abierto.variantes.some((una) => fijar(abanicos.with(i, { ...abierto, variantes: [una] })));
    };
    return fijar(this.#abanicos);
  }
}

/** Own wins to be looked at both ways: each doubles the work. */
const MAX_GANADAS = 5;

const conLosDe = (elegido: Elegido, wo: boolean): Elegido => {
  const variantes = elegido.clase.variantes.filter((una) => una.wo === wo);
  return { ...elegido, clase: { ...elegido.clase, variantes } };
};

/**
 * What the player won from somebody tied, which the rival may have lost by not turning up: that costs the player nothing
 * and the rival a no-show, so neither way is worse for the player than the other.
 */
function ganadasConONo({ modelo, jugador, empatados, elegidos }: Caso): Elegido[] {
  if (!modelo.desempates.includes('menosWo')) return [];
  return elegidos.filter(
    ({ gana, pierde, clase: { variantes } }) =>
      gana === jugador &&
      empatados.includes(pierde) &&
      variantes.some(({ wo }) => wo) &&
      variantes.some(({ wo }) => !wo),
  );
}

/**
 * With every winner and every point known, whether the scores can put so many of the tied ones on that side of the
 * player. The player's own scores are the worst (or best) by the league's criteria: moving the player strictly down by
 * the first criterion that changes leaves above all who were not below.
 */
export function desempatar(caso: Caso): Respuesta {
  if (caso.faltan <= 0) return 'si';
  if (caso.empatados.length < caso.faltan) return 'no';
  if (caso.empatados.length > MAX_EMPATADOS) return 'quiza';
  if (!caso.modelo.hayMas) return conDudosas({ ...caso, conIguales: true });
  if (nadaLesQueda(caso)) return yaOrdenados(caso);
  const comoMucho = conDudosas({ ...caso, conIguales: true });
  if (comoMucho === 'no') return 'no';
  return conDudosas({ ...caso, conIguales: false }) === 'si' ? 'si' : 'quiza';
}

/** Whether nothing that is still played can tell those who are level apart: what it is of is known. */
function nadaLesQueda({ jugador, empatados, elegidos }: Caso): boolean {
  const suyos = new Set([jugador, ...empatados]);
  return elegidos.every(
    ({ gana, pierde, suman = [] }) => ![gana, pierde, ...suman].some((x) => suyos.has(x)),
  );
}

function yaOrdenados({ modelo, jugador, sentido, faltan, empatados }: Caso): Respuesta {
  const orden = modelo.ordenDe([jugador, ...empatados]);
  const suyo = orden.findIndex((grupo) => grupo.includes(jugador));
  const favorables = orden.filter((_, i) => (suyo - i) * sentido > 0).flat().length;
  return favorables + (orden[suyo] ?? []).length - 1 >= faltan ? 'si' : 'no';
}

/** Each win over a tied rival by no-show, and not. */
function conDudosas(caso: CasoDeEmpate): Respuesta {
  const dudosas = ganadasConONo(caso);
  if (dudosas.length > MAX_GANADAS) return new Desempatador(caso).responder() === 'si' ? 'si' : 'quiza';
  let respuesta: Respuesta = 'no';
  for (let cuales = 0; cuales < 1 << dudosas.length; cuales += 1) {
    const elegidos = caso.elegidos.map((uno) => {
      const i = dudosas.indexOf(uno);
      return i < 0 ? uno : conLosDe(uno, ((cuales >> i) & 1) > 0);
    });
    const suya = new Desempatador({ ...caso, elegidos }).responder();
    if (suya === 'si') return 'si';
    if (suya === 'quiza') respuesta = 'quiza';
  }
  return respuesta;
}
