import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import { nombresPublicos, type Reservado, textoPublico } from '#domain/persona/nombre-publico.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { oncePerTurn } from '#server/platform/turns.ts';
import type { Lector } from '../open.ts';

const NOMBRES_COMPLETOS = 'nombresCompletos';

/** A player in an answer. */
export type Nombrado = { id: number; nombre: string };

/** How players are called where anybody may read it. */
export type EnPublico = {
  /** Whether the club publishes the full names of minors. */
  completos: boolean;
  nombre(id: number, nombre: string): string;
  /** A text about them, with their names as they are called. */
  texto<T extends string | null>(texto: T, ...deQuienes: Nombrado[]): T;
  esMenor(id: number): boolean;
  /** Who is called in public something with that text, whatever its case and accents. */
  conTexto(texto: string): number[];
};

const plantillaDe = (db: Lector, idLiga: number): Promise<Reservado[]> =>
  db
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre', 'jugador.nombreDeportivo'])
    .where('liga_jugador.idLiga', '=', idLiga)
    .orderBy('jugador.id')
    .execute();

/** League by league, each a step of an index: asked at once, PostgreSQL reads every roster of the club. */
async function deLigasInfantiles(db: Lector): Promise<Reservado[]> {
  const ligas = await db
    .selectFrom('liga')
    .select('id')
    .where('tipo', 'in', TIPOS_DE_MENORES)
    .orderBy('id')
    .execute();
  return (await Promise.all(ligas.map(({ id }) => plantillaDe(db, id)))).flat();
}

const conNombreDeportivo = (db: Lector): Promise<Reservado[]> =>
  db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'nombreDeportivo'])
    .where('nombreDeportivo', 'is not', null)
    .orderBy('id')
    .execute();

/**
 * Players are known as minors by the roster of a league of children, now or before, or by a name that was chosen for them:
 * they carry no birth date.
 */
const reservados = async (db: Lector): Promise<Reservado[]> => [
  ...(await deLigasInfantiles(db)),
  ...(await conNombreDeportivo(db)),
];

/** Whether the club publishes full names. */
export async function nombresCompletos(db: Lector): Promise<boolean> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', NOMBRES_COMPLETOS)
    .executeTakeFirst();
  return fila?.valor === 'true';
}

type Conocidos = { todos: ReadonlyMap<number, Reservado>; nombres: ReadonlyMap<number, string> };

const conocer = (todos: ReadonlyMap<number, Reservado>, completos: boolean): Conocidos => ({
  todos,
  nombres: nombresPublicos([...todos.values()], completos),
});

/** With whoever is not known as a minor but for where they are. */
function conLosDe(conocidos: Conocidos, deInfantil: readonly Nombrado[], completos: boolean): Conocidos {
  const nuevos = deInfantil.filter(({ id }) => !conocidos.todos.has(id));
  if (nuevos.length === 0) return conocidos;
  const suyos = nuevos.map(({ id, nombre }) => [id, { id, nombre, nombreDeportivo: null }] as const);
  return conocer(new Map([...conocidos.todos, ...suyos]), completos);
}

type Lectura = Conocidos & { completos: boolean };

async function conocidosDe(db: Lector): Promise<Lectura> {
  const completos = await nombresCompletos(db);
  const todos = new Map((await reservados(db)).map((uno) => [uno.id, uno]));
  return { ...conocer(todos, completos), completos };
}

const lecturas = new WeakMap<Lector, () => Promise<Lectura>>();

/** Read once for all the answers that ask together, and never before they ask. */
function leerConocidos(db: Lector): Promise<Lectura> {
  const leer = lecturas.get(db) ?? oncePerTurn(() => conocidosDe(db));
  lecturas.set(db, leer);
  return leer();
}

/**
 * The one door by which names leave for the public. It is read after what it names, so that nobody who came in between
 * is told in full. Those of a match or a table of children are minors, whatever else is known of them. domain.md, "Public
 * data about minors".
 */
export async function leerNombresPublicos(
  db: Lector,
  deInfantil: readonly Nombrado[] = [],
): Promise<EnPublico> {
  const { completos, ...conocidos } = await leerConocidos(db);
  const { todos, nombres } = conLosDe(conocidos, deInfantil, completos);
  const nombre: EnPublico['nombre'] = (id, suyo) => nombres.get(id) ?? suyo;
  return {
    completos,
    nombre,
    esMenor: (id) => todos.has(id),
    conTexto: (texto) =>
      [...nombres]
        .filter(([, uno]) => normalizarTexto(uno).includes(normalizarTexto(texto)))
        .map(([id]) => id),
    texto: (texto, ...deQuienes) =>
      deQuienes.reduce(
        (resto, { id, nombre: suyo }) =>
          resto && nombres.has(id) ? (textoPublico(resto, suyo, nombre(id, suyo)) as typeof texto) : resto,
        texto,
      ),
  };
}
