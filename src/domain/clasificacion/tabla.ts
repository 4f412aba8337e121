import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import {
  compararNivel,
  estaFuera,
  type JugadorLiga,
  type Liga,
  vueltas,
  vueltasTotales,
} from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';
import { type Orden, ordenar, ordenarSinClasificar, trocear } from './desempate.ts';
import { explicar } from './explicar.ts';
import type { Desempate, FilaClasificacion, FilaCruces, FilaSinOrden, Zona } from './fila.ts';
import {
  debidosEn,
  decididosEn,
  type Enfrentamientos,
  enfrentamientosDe,
  juzgar,
  recuentos,
  setsEn,
  victoriasEn,
} from './recuento.ts';

/** Whether the division has none above (`primera`) or below (`ultima`). */
export type Extremos = { primera: boolean; ultima: boolean };

type ReglasZona = Pick<Reglas, 'clasifica' | 'ascensos' | 'promociones'>;

/** Zone of the place `pos` (from 1) among `n` rows, in this order of precedence. */
export function zonaDe(
  pos: number,
  n: number,
  reglas: ReglasZona,
  { primera, ultima }: Extremos,
): Zona | null {
  if (!reglas.clasifica) return null;
  const { ascensos, promociones } = reglas;
  if (!primera && pos <= ascensos) return 'ascenso';
  if (!ultima && pos > n - ascensos) return 'descenso';
  if (!primera && pos <= ascensos + promociones) return 'promocionAscenso';
  if (!ultima && pos > n - ascensos - promociones) return 'promocionDescenso';
  return null;
}

type LigaNivel = Pick<Liga, 'id' | 'tipo' | 'estado' | 'division' | 'anio'>;

/** Leagues the level is measured against: same type and year; only active ones for an active league. */
function hermanas(liga: LigaNivel, ligas: readonly LigaNivel[]): LigaNivel[] {
  return ligas.filter(
    (otra) =>
      otra.tipo === liga.tipo &&
      otra.anio === liga.anio &&
      (liga.estado === 'inactiva' || otra.estado === 'activa'),
  );
}

/** No division above. */
export const esPrimera = (liga: LigaNivel, ligas: readonly LigaNivel[]): boolean =>
  hermanas(liga, ligas).every((otra) => compararNivel(liga, otra) <= 0);

/** No division below. */
export const esUltima = (liga: LigaNivel, ligas: readonly LigaNivel[]): boolean =>
  hermanas(liga, ligas).every((otra) => compararNivel(liga, otra) >= 0);

export type OpcionesClasificacion = {
  hoy: Dia;
  /** No division above, and none below: see `esPrimera` and `esUltima`. */
  esPrimera: boolean;
  esUltima: boolean;
  /** Incidents to count; rows of other leagues are ignored. */
  incidencias?: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
};

/** A player with matches whom the caller did not describe keeps a row, so that the totals add up. */
const desconocido = (id: number): JugadorLiga => ({ id, nombre: `#${id}`, estado: 'activo', enLiga: false });

function participantes(
  jugadores: readonly JugadorLiga[],
  partidos: readonly Pick<PartidoContado, 'idJugador1' | 'idJugador2'>[],
): JugadorLiga[] {
  const presentes = new Map<number, JugadorLiga>();
  const otros = new Map<number, JugadorLiga>();
  for (const jugador of jugadores) (jugador.enLiga ? presentes : otros).set(jugador.id, jugador);
  const jugo = (id: number): void => {
    if (!presentes.has(id)) presentes.set(id, otros.get(id) ?? desconocido(id));
  };
  for (const { idJugador1, idJugador2 } of partidos) {
    jugo(idJugador1);
    jugo(idJugador2);
  }
  return [...presentes.values()];
}

/** What each place of a table gives. Rows that count go first, so that their place is that of the table. */
function zonasDe(
  filas: readonly Pick<FilaSinOrden, 'estado' | 'enLiga'>[],
  { reglas }: Pick<Liga, 'reglas'>,
  extremos: Extremos,
): (Zona | null)[] {
  const cuentan = reglas.eliminadosOcupanPlaza ? filas : filas.filter((fila) => !estaFuera(fila));
  return filas.map((_, i) => (i < cuentan.length ? zonaDe(i + 1, cuentan.length, reglas, extremos) : null));
}

/** Equals share the first of their places, and what it gives where all of them give the same. */
function rematar({ filas, desempates }: Orden, liga: Liga, extremos: Extremos): FilaClasificacion[] {
  const zonas = zonasDe(filas, liga, extremos);
  const iguales = ({ idJugador }: FilaSinOrden): boolean => desempates.get(idJugador)?.criterio === 'ninguno';
  let puestas = 0;
  return trocear(filas, iguales).flatMap((grupo) => {
    const [zona = null, ...otras] = new Set(zonas.slice(puestas, puestas + grupo.length));
    const puesto = puestas + 1;
    puestas += grupo.length;
    return grupo.map((fila) => ({
      ...fila,
      puesto,
      empatado: grupo.length > 1,
      zona: otras.length > 0 ? ('porDecidir' as const) : zona,
      desempate: desempates.get(fila.idJugador) ?? null,
    }));
  });
}

/** Who are equal in everything across a line, in the order of the table: `plazas` are what their places give. */
export type Empate = {
  puesto: number;
  jugadores: Pick<FilaClasificacion, 'idJugador' | 'jugador'>[];
  plazas: (Zona | null)[];
};

/** The ties that somebody has to decide: nothing hangs on those of who is out of the league. */
export function empatesDe(
  filas: readonly FilaClasificacion[],
  liga: Pick<Liga, 'reglas'>,
  extremos: Extremos,
): Empate[] {
  const zonas = zonasDe(filas, liga, extremos);
  const suyas = filas.filter((fila) => fila.zona === 'porDecidir' && !estaFuera(fila));
  return [...Map.groupBy(suyas, ({ puesto }) => puesto)].map(([puesto, grupo]) => ({
    puesto,
    jugadores: grupo.map(({ idJugador, jugador }) => ({ idJugador, jugador })),
    plazas: zonas.slice(puesto - 1, puesto - 1 + grupo.length),
  }));
}

/** The table, and the matches it was counted from by pair: crossings are read from them too. */
type Clasificada = { filas: FilaClasificacion[]; enfrentamientos: Enfrentamientos };

/** The table of a league, best first; one that does not rank has no points nor zones and goes by name. */
export function clasificar(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
  { hoy, esPrimera, esUltima, incidencias = [] }: OpcionesClasificacion,
): Clasificada {
  const propios = partidos.filter((partido) => partido.idLiga === liga.id);
  const todos = participantes(jugadores, propios);
  const juzgados = juzgar(propios, liga.reglas);
  const enfrentamientos = enfrentamientosDe(
    todos.map(({ id }) => id),
    juzgados,
  );
  const filas = recuentos({ liga, jugadores: todos, juzgados, incidencias, enfrentamientos, hoy });
  // What was decided as the season closed is of no other.
  const reglas = liga.estado === 'inactiva' ? liga.reglas : { ...liga.reglas, decididos: [] };
  const orden = reglas.clasifica ? ordenar(filas, reglas, enfrentamientos) : ordenarSinClasificar(filas);
  return { filas: rematar(orden, liga, { primera: esPrimera, ultima: esUltima }), enfrentamientos };
}

export const clasificacion = (...datos: Parameters<typeof clasificar>): FilaClasificacion[] =>
  clasificar(...datos).filas;

/** Marks a cell whose pair still has legs to play: wins − 2. */
const SIN_TERMINAR = -2;

type Cruzado = Pick<FilaClasificacion, 'idJugador' | 'jugador' | 'estado' | 'enLiga' | 'puesto'>;

/** Wins of each player over each other one, rows and columns in the order of the table. Who is out has none to play. */
export function cruces(
  liga: Liga,
  filasOrdenadas: readonly Cruzado[],
  e: Enfrentamientos,
  hoy: Dia,
): FilaCruces[] {
  const posiciones = filasOrdenadas.map(({ idJugador }) => e.posicion.get(idJugador));
  const porPareja = vueltas(liga, hoy);
  const fuera = filasOrdenadas.map(estaFuera);
  const valorDe = (i: number, j: number): number => {
    const victorias = victoriasEn(e, posiciones[i], posiciones[j]);
    if (fuera[i] || fuera[j]) return victorias;
    return debidosEn(e, posiciones[i], posiciones[j], porPareja) > 0 ? victorias + SIN_TERMINAR : victorias;
  };
  const setsDe = (i: number, j: number): number | null =>
    vueltasTotales(liga) === 1 && decididosEn(e, posiciones[i], posiciones[j]) === 1
      ? setsEn(e, posiciones[i], posiciones[j])
      : null;
  return filasOrdenadas.map(({ puesto, idJugador, jugador, estado }, i) => ({
    pos: puesto,
    idJugador,
    jugador,
    estado,
    cruces: posiciones.map((_, j) => (i === j ? null : valorDe(i, j))),
    sets: posiciones.map((_, j) => setsDe(i, j)),
  }));
}

export type DatosTabla = {
  liga: Liga;
  /** Every league, to know whether there is one above and one below. */
  ligas: readonly Pick<Liga, 'id' | 'tipo' | 'estado' | 'division' | 'anio'>[];
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
};

export type FilaExplicada = Omit<FilaClasificacion, 'desempate'> & {
  desempate: (Desempate & { explicacion: string }) | null;
};

export type Tabla = {
  clasificaciones: FilaExplicada[];
  cruces: FilaCruces[];
  division: number;
  tipo: TipoLiga;
  primeraDivision: boolean;
  ultimaDivision: boolean;
};

/** How a player is called in the table; equals are always listed by the name they have. */
type Nombrar = (id: number, nombre: string) => string;

const conSuNombre: Nombrar = (_id, nombre) => nombre;

const nombrada = (fila: FilaClasificacion, nombrar: Nombrar): FilaClasificacion => ({
  ...fila,
  jugador: nombrar(fila.idJugador, fila.jugador),
  desempate: fila.desempate && {
    ...fila.desempate,
    rival: nombrar(fila.desempate.idRival, fila.desempate.rival),
  },
});

const explicada = (fila: FilaClasificacion): FilaExplicada => ({
  ...fila,
  desempate: fila.desempate && { ...fila.desempate, explicacion: explicar(fila.desempate) },
});

export function tablaDe(
  { liga, ligas, jugadores, partidos, incidencias }: DatosTabla,
  hoy: Dia,
  nombrar = conSuNombre,
): Tabla {
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const clasificada = clasificar(liga, jugadores, partidos, { hoy, ...extremos, incidencias });
  const filas = clasificada.filas.map((fila) => nombrada(fila, nombrar));
  return {
    clasificaciones: filas.map(explicada),
    cruces: cruces(liga, filas, clasificada.enfrentamientos, hoy),
    division: liga.division,
    tipo: liga.tipo,
    primeraDivision: extremos.esPrimera,
    ultimaDivision: extremos.esUltima,
  };
}
