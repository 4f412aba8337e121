import { desempatar, type Respuesta } from './empate.ts';
import { en } from './medida.ts';
import type { Clase } from './modelo.ts';
import {
  type EmpateUtil,
  esDe,
  esLibre,
  type Juicio,
  type Medidas,
  medidasAhora,
  medidasDe,
  mejores,
  type Opcion,
  type Por,
  type Pregunta,
  sumar,
} from './pregunta.ts';
import { type Ficha, seReparten } from './reparto.ts';

/** Depth first over the open matches, with the points that each player may still come to. */
type Recuento = { seguros: number; posibles: number[]; sueltos: number[]; estrictos: boolean[] };

/** Players times open matches that a step of cost 1 looks at. */
const PASO_UNIDAD = 240;

const AMBOS: EmpateUtil = { solo: true, acompanado: true };

type Encargo = {
  pregunta: Pregunta;
  partidos: readonly Por[];
  empates: readonly EmpateUtil[];
  juicio: Juicio;
  /** Points of the player, and what taking a match is worth. */
  meta: number;
  gana: number;
  cuantos: number;
};

export class Exploracion {
  readonly #pregunta: Pregunta;
  readonly #partidos: readonly Por[];
  readonly #meta: number;
  /** The rest of what was asked. */
  readonly #encargo: Omit<Encargo, 'pregunta' | 'partidos' | 'meta'>;
  /** Every score: whose points no longer matter may lose in any way. */
  readonly #cualquiera: Clase;
  /** From each match on, those that either of two others may win. */
  readonly #libres: Ficha[][];
  readonly #suyos: number[][];
  readonly #topes = new Map<Opcion, Medidas[]>();
  readonly #juntadas = new Map<Opcion, Opcion>();
  /** What a step costs: looking at more players and matches takes longer. */
  readonly #coste: number;
  readonly #otros: number[];
  /** The least and the most that each one may end with, given what has been chosen. */
  readonly #min: number[];
  readonly #max: number[];
  readonly #elegidos: Opcion[] = [];
  #dudas = false;

  constructor({ pregunta, partidos, meta, ...encargo }: Encargo) {
    this.#pregunta = pregunta;
    this.#partidos = partidos;
    this.#meta = meta;
    this.#encargo = encargo;
    const variantes = pregunta.modelo.opciones.clases.flatMap((clase) => clase.variantes);
    this.#cualquiera = { pierde: 0, variantes };
    this.#libres = partidos.map((_, i) =>
      partidos.slice(i).flatMap((por) => (esLibre(por) ? [por.partido] : [])),
    );
    const { modelo, jugador, sentido } = pregunta;
    this.#otros = modelo.ids.map((_, x) => x).filter((x) => x !== jugador);
    this.#suyos = modelo.ids.map((_, x) => partidos.flatMap((por, i) => (esDe(por, x) ? [i] : [])));
    this.#coste = Math.max(1, Math.round((modelo.ids.length * partidos.length) / PASO_UNIDAD));
    this.#min = modelo.puntos.map((puntos) => sentido * puntos);
    this.#max = [...this.#min];
    for (const { partido, minA, maxA, minB, maxB } of partidos) {
      this.#mover(partido.a, minA, maxA);
      this.#mover(partido.b, minB, maxB);
    }
  }

  #mover(x: number, min: number, max: number): void {
    this.#min[x] = en(this.#min, x) + min;
    this.#max[x] = en(this.#max, x) + max;
  }

  responder(): Respuesta {
    if (this.#probar(0)) return 'si';
    return this.#dudas ? 'quiza' : 'no';
  }

  /** Whether a tie with the player would still be on that side. Who can only just reach it has to take all there is. */
  #util(x: number, desde: number): EmpateUtil {
    const antes = this.#encargo.empates[x] ?? AMBOS;
    if (en(this.#max, x) !== this.#meta || !(antes.solo || antes.acompanado)) return antes;
    const topes = (this.#suyos[x] ?? []).flatMap((i) => {
      const elegido = i < desde ? this.#elegidos[i] : undefined;
      const por = this.#partidos[i];
      if (elegido) return [this.#topeDe(elegido, x)];
      return por ? [this.#topeJusto(por, x)] : [];
    });
    const tope = topes.reduce(sumar, medidasAhora(this.#pregunta, x));
    const { solo, acompanado } = this.#encargo.juicio.de(x, tope);
    return { solo: antes.solo && solo, acompanado: antes.acompanado && acompanado };
  }

  /** The most that the scores of a result give to each measure; counted once. */
  #topeDe(opcion: Opcion, x: number): Medidas {
    const lado = Number(opcion.gana === x);
    const sabidos = this.#topes.get(opcion) ?? [];
    this.#topes.set(opcion, sabidos);
    const sabido = sabidos[lado] ?? medidasDe(opcion, x, this.#pregunta.sentido, Math.max);
    sabidos[lado] = sabido;
    return sabido;
  }

  /** The same of a match that is still to be chosen, by what gives most points. */
  #topeJusto({ partido, opciones, maxA, maxB }: Por, x: number): Medidas {
    const justas = opciones.filter(({ a, b }) => (partido.a === x ? a === maxA : b === maxB));
    return justas.map((una) => this.#topeDe(una, x)).reduce((una, otra) => mejores(una, otra, Math.max));
  }

  /** How many are on that side for sure, who can be, and who of them only tied and alone. */
  #recuento(desde: number): Recuento {
    let seguros = 0;
    const posibles: number[] = [];
    const sueltos: number[] = [];
    const estrictos: boolean[] = [];
    for (const x of this.#otros) {
      const max = en(this.#max, x);
      if (max < this.#meta) continue;
      if (en(this.#min, x) > this.#meta) seguros += 1;
      const { solo, acompanado } = this.#util(x, desde);
      estrictos[x] = !(solo || acompanado);
      if (max === this.#meta && estrictos[x]) continue;
      posibles.push(x);
      if (max === this.#meta && !acompanado) sueltos.push(x);
    }
    return { seguros, posibles, sueltos, estrictos };
  }

  /** Whether the matches from there on can give enough of them what they need; a match gives it to one of its two. */
  #caben({ posibles, sueltos, estrictos }: Recuento, desde: number): boolean {
    if (posibles.length < this.#encargo.cuantos) return false;
    const todos = posibles.length === this.#encargo.cuantos;
    const [suelto] = sueltos;
    const aSolas = todos && suelto !== undefined;
    if (aSolas && (sueltos.length > 1 || this.#hayOtroEmpatado(suelto))) return false;
    const libres = this.#libres[desde] ?? [];
    const suyos: number[] = [];
    for (const { a, b } of libres) {
      suyos[a] = en(suyos, a) + 1;
      suyos[b] = en(suyos, b) + 1;
    }
    const necesidades: number[] = [];
    for (const x of posibles) {
      const meta = this.#meta + Number(estrictos[x] === true || (aSolas && x !== suelto));
      necesidades[x] = Math.max(0, en(suyos, x) - this.#puedeDejar(x, meta));
    }
    if (todos) return seReparten(libres, posibles, necesidades);
    const menores = posibles.map((x) => en(necesidades, x)).sort((x, y) => x - y);
    return menores.slice(0, this.#encargo.cuantos).reduce((suma, una) => suma + una, 0) <= libres.length;
  }

  /** How many matches a player may leave to others and still reach those points. */
  #puedeDejar(x: number, meta: number): number {
    const { gana } = this.#encargo;
    return gana > 0 ? Math.floor((en(this.#max, x) - meta) / gana) : Number.POSITIVE_INFINITY;
  }

  #hayOtroEmpatado(suelto: number): boolean {
    return this.#otros.some(
      (x) => x !== suelto && en(this.#min, x) === this.#meta && en(this.#max, x) === this.#meta,
    );
  }

  #juntar(opcion: Opcion): Opcion {
    const junta = this.#juntadas.get(opcion) ?? { ...opcion, clase: this.#cualquiera };
    this.#juntadas.set(opcion, junta);
    return junta;
  }

  /** Ways that come to the same are taken once. */
  #quePuedeSer(por: Por): readonly Opcion[] {
    const { partido, opciones } = por;
    const [a, b] = [this.#estaDecidido(partido.a), this.#estaDecidido(partido.b)];
    if (a && b) return opciones.slice(0, 1);
    if ((!a && !b) || esDe(por, this.#pregunta.jugador)) return opciones;
    const decidido = a ? partido.a : partido.b;
    const [pierde] = opciones.filter((una) => una.pierde === decidido);
    const resto = opciones.filter((una) => una.pierde !== decidido);
    if (!pierde) return resto;
    const junta = this.#juntar(pierde);
    return opciones[0]?.pierde === decidido ? [junta, ...resto] : [...resto, junta];
  }

  #estaDecidido(x: number): boolean {
    if (x === this.#pregunta.jugador) return false;
    return en(this.#min, x) > this.#meta || en(this.#max, x) < this.#meta;
  }

  #probar(i: number): boolean {
    const { presupuesto } = this.#pregunta;
    presupuesto.quedan -= this.#coste;
    if (presupuesto.quedan < 0) {
      this.#dudas = true;
      return false;
    }
    const recuento = this.#recuento(i);
    if (recuento.seguros >= this.#encargo.cuantos) return true;
    if (!this.#caben(recuento, i)) return false;
    const uno = this.#partidos[i];
    if (!uno) return this.#desempatar(recuento.seguros);
    const { partido, minA, maxA, minB, maxB } = uno;
    for (const opcion of this.#quePuedeSer(uno)) {
      this.#mover(partido.a, opcion.a - minA, opcion.a - maxA);
      this.#mover(partido.b, opcion.b - minB, opcion.b - maxB);
      this.#elegidos.push(opcion);
      const sale = this.#probar(i + 1);
      this.#elegidos.pop();
      this.#mover(partido.a, minA - opcion.a, maxA - opcion.a);
      this.#mover(partido.b, minB - opcion.b, maxB - opcion.b);
      if (sale) return true;
    }
    return false;
  }

  #desempatar(seguros: number): boolean {
    const respuesta = desempatar({
      ...this.#pregunta,
      faltan: this.#encargo.cuantos - seguros,
      empatados: this.#otros.filter((x) => en(this.#max, x) === this.#meta),
      elegidos: this.#elegidos,
    });
    if (respuesta === 'quiza') this.#dudas = true;
    return respuesta === 'si';
  }
}
