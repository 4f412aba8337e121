import {
  juntada,
  nombresPublicos,
  pilaDe,
  type Reservado,
  textoPublico,
} from '#domain/persona/nombre-publico.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { oncePerTurn } from '#server/platform/turns.ts';
import type { Lector } from '../open.ts';

const NOMBRES_COMPLETOS = 'nombresCompletos';

export type Nombrado = { id: number; nombre: string };

export type EnPublico = {
  completos: boolean;
  nombre(id: number, nombre: string): string;
  /**
   * What was written of a match of that league and those players: nobody of the league is told by another name, nor
   * anybody of the club by the full one.
   */
  texto<T extends string | null>(texto: T, idLiga: number, ...suyos: Nombrado[]): T;
  esMenor(id: number): boolean;
  /** Who is called in public something with that text, whatever its case and accents. */
  conTexto(texto: string): number[];
};

type Conocido = Reservado & { ligas: number[]; pila: string };

const ligasDe = async (db: Lector, idJugador: number): Promise<number[]> =>
  (
    await db
      .selectFrom('liga_jugador')
      .select('idLiga')
      .where('idJugador', '=', idJugador)
      .orderBy('idLiga')
      .execute()
  ).map(({ idLiga }) => idLiga);

/**
 * Those of the club that are not told in full, unless staff chose to, each with the leagues of whose roster they are.
 * Player by player, each a step of an index: asked at once, PostgreSQL reads every roster of the club.
 */
async function reservados(db: Lector): Promise<Conocido[]> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'nombreDeportivo'])
    .where((eb) =>
      eb.or([
        eb('nombreDeportivo', 'is not', null),
        eb.and([eb('reservado', '=', 1), eb('publicarNombre', '=', 0)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return Promise.all(
    filas.map(async (uno) => ({ ...uno, ligas: await ligasDe(db, uno.id), pila: pilaDe(uno.nombre) })),
  );
}

export async function nombresCompletos(db: Lector): Promise<boolean> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', NOMBRES_COMPLETOS)
    .executeTakeFirst();
  return fila?.valor === 'true';
}

type Lectura = { completos: boolean; nombres: ReadonlyMap<number, string>; todos: Conocido[] };

async function conocidosDe(db: Lector): Promise<Lectura> {
  const completos = await nombresCompletos(db);
  const todos = await reservados(db);
  return { completos, todos, nombres: nombresPublicos(todos, completos) };
}

const lecturas = new WeakMap<Lector, () => Promise<Lectura>>();

/** Read once for all the answers that ask together, and never before they ask. */
function leerConocidos(db: Lector): Promise<Lectura> {
  const leer = lecturas.get(db) ?? oncePerTurn(() => conocidosDe(db));
  lecturas.set(db, leer);
  return leer();
}

/** The one door of names to the public; read after what it names. docs/reglas/datos-personales.md. */
export async function leerNombresPublicos(db: Lector): Promise<EnPublico> {
  const { completos, nombres, todos } = await leerConocidos(db);
  const ids = new Set(todos.map(({ id }) => id));
  const nombre: EnPublico['nombre'] = (id, suyo) => nombres.get(id) ?? suyo;
  const enTexto = (uno: Nombrado) => ({ nombre: uno.nombre, publico: nombre(uno.id, uno.nombre) });
  return {
    completos,
    nombre,
    esMenor: (id) => ids.has(id),
    conTexto: (texto) =>
      [...nombres]
        .filter(([, uno]) => normalizarTexto(uno).includes(normalizarTexto(texto)))
        .map(([id]) => id),
    texto: (texto, idLiga, ...suyos) => {
      if (texto === null) return texto;
      const todo = juntada(texto);
      const conOtro = todos.filter(({ id }) => nombres.has(id));
      const deLiga = conOtro.filter(({ ligas }) => ligas.includes(idLiga));
      const deFuera = conOtro.filter(({ ligas, pila }) => !ligas.includes(idLiga) && todo.includes(pila));
      // Who plays under their own name keeps it, whoever else is called so.
      const enteros = suyos.filter(({ id }) => !nombres.has(id));
      return textoPublico(texto, [
        ...[...suyos.filter(({ id }) => nombres.has(id)), ...deLiga].map(enTexto),
        ...enteros.map(({ nombre: suyo }) => ({ nombre: suyo, publico: null, entero: true })),
        ...deFuera.map((uno) => ({ ...enTexto(uno), entero: true })),
      ]) as typeof texto;
    },
  };
}
