import type {
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  KyselyPlugin,
  QueryExecutor,
  QueryResult,
  SelectQueryNode,
  Transaction,
  UpdateQueryNode,
} from 'kysely';
import type { Tablas } from '../types.ts';
import { filasCon, filasDonde } from './consultas.ts';
import { claveTexto, type Imagen, mismaImagen, type Suceso } from './imagen.ts';
import { conFilas, type Escritura, escrituraDe, posibles, tablaDe } from './nodos.ts';
import { claveDe, esReservada, hijasDe, loImpide } from './tablas.ts';

type Q = Transaction<Tablas>;
type Resultado = QueryResult<unknown>;

/** A copy of the transaction, with an executor of its own. */
const NINGUNO: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};

/** What a transaction has written so far, row by row and in order. */
export type Grabadora = {
  /** The transaction to write with. */
  q: Q;
  /** What can be taken back of it; empty when any of it cannot. */
  sucesos(): readonly Suceso[];
  /** Whether what it wrote may not be written anywhere else: secrets, other people's data, who is forgotten. */
  reservado(): boolean;
  /** From here on nothing of this transaction can be taken back, on purpose. */
  parar(): void;
};

class Cinta {
  readonly #q: Q;
  readonly #ejecutor: QueryExecutor;
  readonly #sucesos: Suceso[] = [];
  parada = false;
  reservada = false;

  constructor(q: Q) {
    this.#q = q;
    this.#ejecutor = q.getExecutor();
  }

  sucesos(): readonly Suceso[] {
    return this.parada ? [] : this.#sucesos;
  }

  /** Runs a query, keeping what it changes. */
  async correr(consulta: CompiledQuery, ...resto: unknown[]): Promise<Resultado> {
    const directa = (): Promise<Resultado> => this.#ejecutor.executeQuery(consulta, ...(resto as []));
    const escritura = this.reservada ? null : escrituraDe(consulta.query, consulta.sql);
    if (escritura === null) return directa();
    const tabla = tablaDe(escritura);
    this.reservada = esReservada(tabla);
    if (this.parada) return directa();
    if (loImpide(tabla)) this.parada = true;
    return claveDe(tabla) === null ? directa() : this.#grabar(tabla, escritura, consulta);
  }

  async #grabar(tabla: string, escritura: Escritura, { queryId }: CompiledQuery): Promise<Resultado> {
    const antes = await this.#antes(tabla, escritura);
    if (escritura.kind === 'DeleteQueryNode') await this.#arrastradas(tabla, antes);
    const consulta = this.#ejecutor.compileQuery(conFilas(escritura), queryId);
    const resultado = await this.#ejecutor.executeQuery(consulta);
    const filas = resultado.rows as Imagen[];
    this.#apuntar(tabla, antes, escritura.kind === 'DeleteQueryNode' ? [] : filas);
    return { ...resultado, numAffectedRows: BigInt(filas.length) };
  }

  /** The rows that the write is about to change or delete. */
  #antes(tabla: string, escritura: Escritura): Promise<Imagen[]> {
    return escritura.kind === 'InsertQueryNode'
      ? this.#reemplazadas(tabla, escritura)
      : this.#alcanzadas(tabla, escritura);
  }

  async #alcanzadas(tabla: string, { where }: UpdateQueryNode | DeleteQueryNode): Promise<Imagen[]> {
    const todas = this.#q.selectFrom(tabla as keyof Tablas).selectAll();
    const nodo = todas.toOperationNode() as SelectQueryNode;
    const filtrado: SelectQueryNode = where ? { ...nodo, where } : nodo;
    const consulta = this.#ejecutor.compileQuery(filtrado, todas.compile().queryId);
    return (await this.#ejecutor.executeQuery(consulta)).rows as Imagen[];
  }

  async #reemplazadas(tabla: string, escritura: InsertQueryNode): Promise<Imagen[]> {
    const filas: Imagen[] = [];
    for (const clave of posibles(escritura) ?? []) filas.push(...(await filasDonde(this.#q, tabla, clave)));
    return filas;
  }

  /** Rows that the engine deletes with those, before them. */
  async #arrastradas(padre: string, filas: readonly Imagen[]): Promise<void> {
    const ids = filas.flatMap(({ id }) => (id === undefined ? [] : [id]));
    for (const { hija, columna, alBorrar } of hijasDe(padre)) {
      if (alBorrar !== 'borra') continue;
      const hijas = await filasCon(this.#q, hija, columna, ids);
      await this.#arrastradas(hija, hijas);
      this.#apuntar(hija, hijas, []);
    }
  }

  /** What was and what is, paired by key; a save that leaves the row as it was is nothing. */
  #apuntar(tabla: string, antes: readonly Imagen[], despues: readonly Imagen[]): void {
    const previas = new Map(antes.map((fila) => [claveTexto(tabla, fila), fila]));
    const quedan = new Map(despues.map((fila) => [claveTexto(tabla, fila), fila]));
    for (const clave of new Set([...previas.keys(), ...quedan.keys()])) {
      const suceso = { tabla, antes: previas.get(clave) ?? null, despues: quedan.get(clave) ?? null };
      if (!mismaImagen(suceso.antes, suceso.despues)) this.#sucesos.push(suceso);
    }
  }
}

/**
 * Records what is written through the transaction it hands out, at the one place every query goes through: no
 * use case can forget it. Throws when something is written in a way it cannot follow.
 */
export function grabar(q: Q): Grabadora {
  const cinta = new Cinta(q);
  const grabada = q.withPlugin(NINGUNO);
  const ejecutor = grabada.getExecutor();
  ejecutor.executeQuery = ((consulta: CompiledQuery, ...resto: unknown[]) =>
    cinta.correr(consulta, ...resto)) as QueryExecutor['executeQuery'];
  return {
    q: grabada,
    sucesos: () => cinta.sucesos(),
    reservado: () => cinta.reservada,
    parar: () => {
      cinta.parada = true;
      cinta.reservada = true;
    },
  };
}
