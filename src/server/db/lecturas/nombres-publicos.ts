import type { ExpressionBuilder } from 'kysely';
import type { Ajuste } from '#domain/liga/ajuste.ts';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { enPareja } from '#domain/persona/apellidos.ts';
import { lectorDeNotas, porQueNoSePublica } from '#domain/persona/nombrados.ts';
import { nombresPublicos, type Reservado } from '#domain/persona/nombre-publico.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { oncePerTurn } from '#server/platform/turns.ts';
import type { Lector } from '../open.ts';
import type { Tablas } from '../types.ts';
import { estaPuesto } from './ajustes.ts';

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
  /** Of a pair, each of the two; of whoever plays alone, nobody. */
  losDos(id: number): readonly string[];
  /** Who is called in public something with that text, whatever its case and accents. */
  conTexto(texto: string): number[];
};

type DeDos = { idJugador1: number; jugador1: string; idJugador2: number; jugador2: string };

/** The two of a match, by their names. */
export const losDosDe = (partido: DeDos): [Nombrado, Nombrado] => [
  { id: partido.idJugador1, nombre: partido.jugador1 },
  { id: partido.idJugador2, nombre: partido.jugador2 },
];

/** Against whom that player plays it, as told in public. */
export function rivalDe(partido: DeDos, idJugador: number, { nombre }: EnPublico): Nombrado {
  const [uno, otro] = losDosDe(partido);
  const { id, nombre: suyo } = uno.id === idJugador ? otro : uno;
  return { id, nombre: nombre(id, suyo) };
}

/** Points by hand as they are told in public: without a reason that names a child. */
export const ajustesEnPublico = (
  ajustes: readonly Ajuste[] | undefined,
  suyo: Nombrado,
  { texto }: EnPublico,
): Ajuste[] | undefined => ajustes?.map((ajuste) => ({ ...ajuste, motivo: texto(ajuste.motivo, suyo) }));

/** What a table is computed from, with its points by hand as they are told in public. */
export const tablaEnPublico = <T extends { jugadores: readonly JugadorLiga[] }>(
  datos: T,
  enPublico: EnPublico,
): T => ({
  ...datos,
  jugadores: datos.jugadores.map((uno) =>
    uno.ajustes ? { ...uno, ajustes: ajustesEnPublico(uno.ajustes, uno, enPublico) } : uno,
  ),
});

type Persona = Reservado & { apellido: string | null };

/** Those of the club that are not told in full, unless staff chose to. */
const reservados = (db: Lector): Promise<Persona[]> =>
  db
    .selectFrom('persona')
    .select(['id', 'nombre', 'apellido', 'nombreDeportivo'])
    .where(seReserva)
    .orderBy('id')
    .execute();

const seReserva = ({ eb, or, and }: ExpressionBuilder<Tablas, 'persona'>) =>
  or([eb('nombreDeportivo', 'is not', null), and([eb('reservado', '=', 1), eb('publicarNombre', '=', 0)])]);

/** The players that they are; of a pair, with what the other one is called. */
const losQueSon = (db: Lector) =>
  db
    .selectFrom('jugador')
    .innerJoin('persona', 'persona.id', 'jugador.idPersona')
    .leftJoin('persona as segunda', 'segunda.id', 'jugador.idPersona2')
    .select(['jugador.id', 'jugador.idPersona', 'jugador.idPersona2'])
    .select([
      'persona.nombre',
      'persona.apellido',
      'segunda.nombre as nombre2',
      'segunda.apellido as apellido2',
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('jugador.idPersona', 'in', selectFrom('persona').select('persona.id').where(seReserva)),
        eb('jugador.idPersona2', 'in', selectFrom('persona').select('persona.id').where(seReserva)),
      ]),
    )
    .orderBy('jugador.id')
    .execute();

export const nombresCompletos = (db: Lector): Promise<boolean> => estaPuesto(db, NOMBRES_COMPLETOS);

type Lectura = {
  completos: boolean;
  nombres: ReadonlyMap<number, string>;
  reservados: ReadonlySet<number>;
  losDos: ReadonlyMap<number, readonly string[]>;
  leerNota: ReturnType<typeof lectorDeNotas>;
};

type Jugador = Awaited<ReturnType<typeof losQueSon>>[number];

/** Of a pair, what each is called: the one who has no other name, by surname. */
function nombreDe(jugador: Jugador, deCada: ReadonlyMap<number, string>): string | null {
  const { idPersona, idPersona2, nombre, apellido, nombre2, apellido2 } = jugador;
  const [una, otra] = [deCada.get(idPersona), deCada.get(idPersona2 ?? 0)];
  if (idPersona2 === null || (una === undefined && otra === undefined)) return una ?? null;
  return enPareja(una ?? apellido ?? nombre, otra ?? apellido2 ?? nombre2 ?? '');
}

/** Of each pair, what each is called. */
const parejas = (db: Lector) =>
  db
    .selectFrom('jugador')
    .innerJoin('persona', 'persona.id', 'jugador.idPersona')
    .innerJoin('persona as segunda', 'segunda.id', 'jugador.idPersona2')
    .select(['jugador.id', 'jugador.idPersona', 'jugador.idPersona2'])
    .select(['persona.nombre', 'segunda.nombre as nombre2'])
    .orderBy('jugador.id')
    .execute();

const personasDe = ({ idPersona, idPersona2, nombre, nombre2 }: Jugador): Nombrado[] => [
  { id: idPersona, nombre },
  ...(idPersona2 === null ? [] : [{ id: idPersona2, nombre: nombre2 ?? '' }]),
];

async function conocidosDe(db: Lector): Promise<Lectura> {
  const completos = await nombresCompletos(db);
  const personas = await reservados(db);
  const deCada = nombresPublicos(personas, completos);
  const todos = await losQueSon(db);
  const quienes = new Map(todos.map((uno) => [uno.id, personasDe(uno)]));
  const nombres = todos.flatMap((uno) => {
    const nombre = nombreDe(uno, deCada);
    return nombre === null ? [] : [[uno.id, nombre] as const];
  });
  const deDos = (await parejas(db)).map(({ id, idPersona, nombre, idPersona2, nombre2 }) => {
    const suyos = [deCada.get(idPersona) ?? nombre, deCada.get(idPersona2 ?? 0) ?? nombre2];
    return [id, suyos] as const;
  });
  const leer = lectorDeNotas(personas, deCada);
  return {
    completos,
    nombres: new Map(nombres),
    losDos: new Map(deDos),
    // Who is told in full is nobody of those.
    leerNota: (nota, juegan) =>
      leer(
        nota,
        juegan.flatMap((uno) => quienes.get(uno.id) ?? [{ ...uno, id: -uno.id }]),
      ),
    reservados: new Set(todos.map(({ id }) => id)),
  };
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
  const { completos, nombres, leerNota, reservados: ids, losDos } = await leerConocidos(db);
  return {
    completos,
    nombre: (id, suyo) => nombres.get(id) ?? suyo,
    esMenor: (id) => ids.has(id),
    losDos: (id) => losDos.get(id) ?? [],
    conTexto: (texto) =>
      [...nombres]
        .filter(([, uno]) => normalizarTexto(uno).includes(normalizarTexto(texto)))
        .map(([id]) => id),
    porQueNo: (texto, ...suyos) => porQueNoSePublica(leerNota(texto ?? '', suyos)),
    texto: (texto, ...suyos) => (leerNota(texto ?? '', suyos).length > 0 ? null : texto),
  };
}
