import { lectorDeNotas, porQueNoSePublica } from '#domain/persona/nombrados.ts';
import { nombresPublicos, type Reservado } from '#domain/persona/nombre-publico.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { oncePerTurn } from '#server/platform/turns.ts';
import type { Lector } from '../open.ts';
import { conPersona } from './jugadores.ts';

const NOMBRES_COMPLETOS = 'nombresCompletos';

export type Nombrado = { id: number; nombre: string };

export type EnPublico = {
  completos: boolean;
  nombre(id: number, nombre: string): string;
  /** Told to staff: why what was written of a match of those players is not published; null when it is. */
  porQueNo(texto: string | null, ...suyos: Nombrado[]): string | null;
  /** What was written of a match of those players; null where it names a child. */
  texto(texto: string | null, ...suyos: Nombrado[]): string | null;
  esMenor(id: number): boolean;
  /** Who is called in public something with that text, whatever its case and accents. */
  conTexto(texto: string): number[];
};

/** Those of the club that are not told in full, unless staff chose to, as each player they are. */
const reservados = (db: Lector): Promise<(Reservado & { idPersona: number })[]> =>
  db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'idPersona', 'nombre', 'nombreDeportivo'])
    .where((eb) =>
      eb.or([
        eb('nombreDeportivo', 'is not', null),
        eb.and([eb('reservado', '=', 1), eb('publicarNombre', '=', 0)]),
      ]),
    )
    .orderBy('id')
    .execute();

export async function nombresCompletos(db: Lector): Promise<boolean> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', NOMBRES_COMPLETOS)
    .executeTakeFirst();
  return fila?.valor === 'true';
}

type Lectura = {
  completos: boolean;
  nombres: ReadonlyMap<number, string>;
  reservados: ReadonlySet<number>;
  leerNota: ReturnType<typeof lectorDeNotas>;
};

async function conocidosDe(db: Lector): Promise<Lectura> {
  const completos = await nombresCompletos(db);
  const todos = await reservados(db);
  const personas = new Map(todos.map(({ idPersona, ...uno }) => [idPersona, { ...uno, id: idPersona }]));
  const deCada = nombresPublicos([...personas.values()], completos);
  const nombres = new Map(
    todos.flatMap(({ id, idPersona }) => {
      const nombre = deCada.get(idPersona);
      return nombre === undefined ? [] : [[id, nombre] as const];
    }),
  );
  const leerNota = lectorDeNotas(todos, nombres);
  return { completos, nombres, leerNota, reservados: new Set(todos.map(({ id }) => id)) };
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
  const { completos, nombres, leerNota, reservados: ids } = await leerConocidos(db);
  return {
    completos,
    nombre: (id, suyo) => nombres.get(id) ?? suyo,
    esMenor: (id) => ids.has(id),
    conTexto: (texto) =>
      [...nombres]
        .filter(([, uno]) => normalizarTexto(uno).includes(normalizarTexto(texto)))
        .map(([id]) => id),
    porQueNo: (texto, ...suyos) => porQueNoSePublica(leerNota(texto ?? '', suyos)),
    texto: (texto, ...suyos) => (leerNota(texto ?? '', suyos).length > 0 ? null : texto),
  };
}
