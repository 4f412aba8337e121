import type { TipoLiga } from '#domain/liga/liga.ts';
import { nombresPublicos, textoPublico } from '#domain/persona/nombre-publico.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Lector } from '../open.ts';

const INFANTIL: TipoLiga = 'infantil';
export const NOMBRES_COMPLETOS = 'nombresCompletos';

/** A player in an answer. */
type Nombrado = { id: number; nombre: string };

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

const ligasInfantiles = (db: Lector) => db.selectFrom('liga').select('liga.id').where('tipo', '=', INFANTIL);

/**
 * Players are known as minors by a league of children, now or before, or by a name that was chosen for them: they carry
 * no birth date.
 */
const reservados = (db: Lector) =>
  db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'nombreDeportivo'])
    .where((eb) =>
      eb.or([
        eb('nombreDeportivo', 'is not', null),
        eb('idLiga', 'in', ligasInfantiles(db)),
        ...[
          db.selectFrom('liga_jugador').select('idJugador').where('idLiga', 'in', ligasInfantiles(db)),
          db.selectFrom('partido').select('idJugador1').where('idLiga', 'in', ligasInfantiles(db)),
          db.selectFrom('partido').select('idJugador2').where('idLiga', 'in', ligasInfantiles(db)),
        ].map((quienes) => eb('id', 'in', quienes)),
      ]),
    )
    .orderBy('id');

/** Whether the club publishes full names. */
export async function nombresCompletos(db: Lector): Promise<boolean> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', NOMBRES_COMPLETOS)
    .executeTakeFirst();
  return fila?.valor === 'true';
}

/**
 * The one door by which names leave for the public. It is read after what it names, so that nobody who came in between
 * is told in full. domain.md, "Public data about minors".
 */
export async function leerNombresPublicos(db: Lector): Promise<EnPublico> {
  const [todos, completos] = await Promise.all([reservados(db).execute(), nombresCompletos(db)]);
  const nombres = nombresPublicos(todos, completos);
  const menores = new Set(todos.map(({ id }) => id));
  const nombre: EnPublico['nombre'] = (id, suyo) => nombres.get(id) ?? suyo;
  return {
    completos,
    nombre,
    esMenor: (id) => menores.has(id),
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
