import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import {
  type Competicion,
  compararNivel,
  estaFuera,
  type JugadorLiga,
  type Liga,
  mismaCompeticion,
  vueltas,
  vueltasTotales,
} from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { jugadoresDe, type PartidoContado } from '#domain/partido/partido.ts';
import { enLista } from '#domain/texto.ts';
import { type Orden, ordenar, ordenarSinClasificar, trocear } from './desempate.ts';
import { motivoDeEscalon, type OrdenDeEscalera, ordenarEscalera, retablesPor } from './escalera.ts';
import {
  type Desempate,
  type FilaClasificacion,
  type FilaCruces,
  type FilaSinOrden,
  puntosDe,
  type Zona,
} from './fila.ts';
import { liguillaDe } from './liguilla.ts';
import { enQueIgualan, entreLos, PALABRAS } from './palabras.ts';
import {
  debidosEn,
  decididosEn,
  type Enfrentamientos,
  empatesEn,
  enfrentamientosDe,
  juzgar,
  recuentos,
  setsEn,
  victoriasEn,
} from './recuento.ts';

export const mensajes = {
  partidoResolucion: 'Partido de resolución',
  vaPorDelante: (rival: string) => `Va por delante de ${rival}`,
  empatanDos: (puntos: number, iguales: readonly string[]) =>
    `empatan ${enLista([`a ${puntosDe(puntos)}`, ...iguales])}`,
  empatanVarios: (n: number, puntos: number) => `hay ${n} jugadores empatados a ${puntosDe(puntos)}`,
  igualaCon: (rival: string, iguales: readonly string[]) => `iguala con ${rival} ${enLista(iguales)}`,
  comparte: (rival: string) => `Comparte el puesto con ${rival}`,
  igualan: 'e igualan en todo',
  queIgualan: 'que igualan en todo',
  decision: 'igualan en todo y así lo decidió el club',
  sorteo: 'igualan en todo y va delante por sorteo del club',
  partido: 'igualan en todo y va delante por el partido de desempate',
  aMano: (motivo: string) => `igualan en todo y va delante por decisión del club: ${motivo}`,
  otrosPartidos: (propios: number, ajenos: number) =>
    propios === ajenos
      ? ', aunque no todos han jugado los mismos partidos entre ellos'
      : `, con ${propios === 1 ? '1 partido jugado' : `${propios} partidos jugados`} frente a ${ajenos}`,
} as const;

const MAX_DECIMALES = 9;

/** By decimals; made once, as making one takes longer than all that a table is computed from. */
const formatos: Intl.NumberFormat[] = [];

function escribir(numero: number, decimales: number): string {
  const formato =
    formatos[decimales] ??
    new Intl.NumberFormat('es', { minimumFractionDigits: decimales, maximumFractionDigits: decimales });
  formatos[decimales] = formato;
  return formato.format(numero);
}

const sinPunto = (frase: string): string => frase.trim().replace(/\.+$/, '');

const SIGNOS: Record<string, string> = { '1': '+', '-1': '−' };
const conSigno = (numero: number): string => `${SIGNOS[Math.sign(numero)] ?? ''}${Math.abs(numero)}`;

/** The fewest decimals with which two different shares read differently. */
function porcentajes(uno: number, otro: number): [string, string] {
  for (let decimales = 0; decimales < MAX_DECIMALES; decimales += 1) {
    const [a, b] = [escribir(uno * 100, decimales), escribir(otro * 100, decimales)];
    if (a !== b) return [`${a} %`, `${b} %`];
  }
  return [`${uno * 100} %`, `${otro * 100} %`];
}

/** Both values of a tie-break as a reader sees them: "+5" and "+3", "62 %" and "58 %"; null where no criterion did. */
export function valoresLegibles({ medida, valor, valorRival }: Desempate): [string, string] | null {
  if (valor === null || valorRival === null) return null;
  if (medida === 'porcentaje') return porcentajes(valor, valorRival);
  if (medida === 'diferencia') return [conSigno(valor), conSigno(valorRival)];
  return [String(valor), String(valorRival)];
}

/** Of those who are equal in everything. */
const empatanEnTodo = ({ empatados, puntos }: Desempate): string =>
  empatados === 2 ? mensajes.empatanDos(puntos, []) : mensajes.empatanVarios(empatados, puntos);

/** Told of all who have those points. */
function empate(desempate: Desempate): string {
  const { enPuntos, puntos, rival } = desempate;
  const iguales = enQueIgualan(desempate.iguales, entreLos(desempate));
  if (enPuntos === 2) return mensajes.empatanDos(puntos, iguales);
  const varios = mensajes.empatanVarios(enPuntos, puntos);
  return iguales.length === 0 ? varios : `${varios}, ${mensajes.igualaCon(rival, iguales)}`;
}

function comoSeDecidio({ decision }: Desempate): string {
  if (!decision) return mensajes.decision;
  if (decision.modo === 'mano') return mensajes.aMano(sinPunto(decision.motivo));
  return mensajes[decision.modo];
}

/** Answers "¿por qué va por delante?" in one Spanish sentence. docs/reglas/clasificacion.md. */
export function explicar(desempate: Desempate): string {
  const { criterio, empatados, iguales, medida, partidosEntre, rival } = desempate;
  const delante = mensajes.vaPorDelante(rival);
  if (criterio === 'ninguno')
    return `${mensajes.comparte(rival)}: ${empatanEnTodo(desempate)} ${empatados === 2 ? mensajes.igualan : mensajes.queIgualan}.`;
  const valores = valoresLegibles(desempate);
  if (valores === null || criterio === 'decision')
    return `${delante}: ${empatanEnTodo(desempate)}, ${comoSeDecidio(desempate)}.`;
  const decide = PALABRAS[criterio].decide(...valores, medida, entreLos(desempate));
  const otros = partidosEntre ? mensajes.otrosPartidos(...partidosEntre) : '';
  return `${delante}: ${empate(desempate)}${iguales.length === 0 ? '' : ','} y ${decide}${otros}.`;
}

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

type LigaNivel = Competicion & Pick<Liga, 'id' | 'estado' | 'division' | 'anio' | 'ciclo'>;

/** Leagues the level is measured against: those of its competition that year, and of that cycle; only active ones for an active league. */
function hermanas(liga: LigaNivel, ligas: readonly LigaNivel[]): LigaNivel[] {
  const suyas = ligas.filter(
    (otra) => mismaCompeticion(otra, liga) && otra.anio === liga.anio && otra.ciclo === liga.ciclo,
  );
  return suyas.filter(({ estado }) => liga.estado === 'inactiva' || estado === 'activa');
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
  const porId = new Map(jugadores.map((jugador) => [jugador.id, jugador]));
  const enLiga = jugadores.filter((jugador) => jugador.enLiga).map(({ id }) => id);
  const ids = new Set([...enLiga, ...partidos.flatMap(jugadoresDe)]);
  return [...ids].map((id) => porId.get(id) ?? desconocido(id));
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

/** Nobody shares a place of a ladder. */
const escalonadas = (
  { filas, escalones }: OrdenDeEscalera,
  liga: Liga,
  extremos: Extremos,
): FilaClasificacion[] =>
  rematar({ filas, desempates: new Map() }, liga, extremos).map((fila) => ({
    ...fila,
    sinPuntos: true,
    escalon: escalones.get(fila.idJugador),
  }));

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
  const extremos = { primera: esPrimera, ultima: esUltima };
  if (esEscalera({ reglas }))
    return { filas: escalonadas(ordenarEscalera(filas, juzgados, reglas), liga, extremos), enfrentamientos };
  const orden = reglas.clasifica
    ? ordenar(filas, reglas, enfrentamientos, liguillaDe(juzgados, liga.reglas))
    : ordenarSinClasificar(filas);
  return { filas: rematar(orden, liga, extremos), enfrentamientos };
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
  const hayEmpates = e.empates.some((n) => n > 0);
  return filasOrdenadas.map(({ puesto, idJugador, jugador, estado }, i) => ({
    pos: puesto,
    idJugador,
    jugador,
    estado,
    cruces: posiciones.map((_, j) => (i === j ? null : valorDe(i, j))),
    sets: posiciones.map((_, j) => setsDe(i, j)),
    ...(hayEmpates && { empates: posiciones.map((_, j) => empatesEn(e, posiciones[i], posiciones[j])) }),
  }));
}

export type DatosTabla = {
  liga: Liga;
  /** Every league, to know whether there is one above and one below. */
  ligas: readonly LigaNivel[];
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
};

export type FilaExplicada = Omit<FilaClasificacion, 'desempate' | 'escalon'> & {
  desempate: (Desempate & { explicacion: string }) | null;
  /** Of a ladder: why they are in that place, and whom they may challenge. */
  motivo?: string;
  puedeRetar?: string[];
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

const explicada = ({ escalon: _, ...fila }: FilaClasificacion): FilaExplicada => ({
  ...fila,
  desempate: fila.desempate && { ...fila.desempate, explicacion: explicar(fila.desempate) },
});

/** Names as they are told in it. */
function deEscalera(filas: readonly FilaClasificacion[], { reglas }: Liga) {
  const nombres = new Map(filas.map(({ idJugador, jugador }) => [idJugador, jugador]));
  return (fila: FilaClasificacion): Pick<FilaExplicada, 'motivo' | 'puedeRetar'> => {
    if (!fila.sinPuntos || estaFuera(fila)) return {};
    return {
      motivo: motivoDeEscalon(fila, (id) => nombres.get(id) ?? ''),
      puedeRetar: retablesPor(filas, fila.idJugador, reglas).map(({ jugador }) => jugador),
    };
  };
}

export function tablaDe(
  { liga, ligas, jugadores, partidos, incidencias }: DatosTabla,
  hoy: Dia,
  nombrar = conSuNombre,
): Tabla {
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const clasificada = clasificar(liga, jugadores, partidos, { hoy, ...extremos, incidencias });
  const filas = clasificada.filas.map((fila) => nombrada(fila, nombrar));
  const suEscalera = deEscalera(filas, liga);
  return {
    clasificaciones: filas.map((fila) => ({ ...explicada(fila), ...suEscalera(fila) })),
    cruces: cruces(liga, filas, clasificada.enfrentamientos, hoy),
    division: liga.division,
    tipo: liga.tipo,
    primeraDivision: extremos.esPrimera,
    ultimaDivision: extremos.esUltima,
  };
}
