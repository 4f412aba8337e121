import { type Dia, diaDe, diaSemana, sumarDias } from '#domain/fecha.ts';
import { estaFuera, type JugadorLiga, vueltasTotales } from '#domain/liga/liga.ts';
import { clavePareja, juega, ladoDe, type Partido, parejaDe, porFecha } from '#domain/partido/partido.ts';
import { enVezDeSet, esEmpate, ganadorDe, seDebe, seJugo, setsDe } from '#domain/partido/resultado.ts';
import { cuentaEnLaTabla } from '#domain/partido/veredicto.ts';
import { type FilaClasificacion, lugarDe, type Puesto } from './fila.ts';
import { debidosEntre, enfrentamientosDe, juzgar } from './recuento.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from './tabla.ts';

const RECIENTES = 5;

/** `gana`: null of a draw. */
type Jugado = { id: number; gana: boolean | null };

const ganaEn = (partido: Partido, idJugador: number): boolean | null =>
  esEmpate(partido) ? null : ganadorDe(partido) === ladoDe(partido, idJugador);

/** The last five matches of a player, the latest at the end; what was awarded without playing is no form. docs/reglas/resultados.md */
export function formaDe(partidos: readonly Partido[], idJugador: number): Jugado[] {
  const suyos = partidos.filter((uno) => seJugo(uno) && juega(uno, idJugador));
  return suyos
    .sort(porFecha)
    .slice(-RECIENTES)
    .map((uno) => ({ id: uno.id, gana: ganaEn(uno, idJugador) }));
}

/** "3 ganados seguidos", of the latest of a form: only what is a run. */
export function rachaDe(forma: readonly Jugado[]): string | null {
  const ultimo = forma.at(-1);
  const cuantos = forma.length - 1 - forma.findLastIndex(({ gana }) => gana !== ultimo?.gana);
  if (!ultimo || cuantos < 2) return null;
  return `${cuantos === RECIENTES ? 'al menos ' : ''}${cuantos} ${ultimo.gana === null ? 'empatados' : ultimo.gana ? 'ganados' : 'perdidos'} seguidos`;
}

type DatosDePendientes = Omit<DatosTabla, 'ligas' | 'incidencias'>;

/** Who is still in a league being played, and the legs that two of them have left; nobody of one that is over. */
function pendientesDe({ liga, jugadores, partidos }: DatosDePendientes) {
  const dentro =
    liga.estado === 'inactiva' ? [] : jugadores.filter((uno) => !estaFuera(uno)).map(({ id }) => id);
  const cruzados = enfrentamientosDe(dentro, juzgar(partidos, liga.reglas));
  const total = vueltasTotales(liga);
  const faltan = (uno: number, otro: number): number =>
    uno === otro ? 0 : debidosEntre(cruzados, uno, otro, total);
  return { dentro, faltan };
}

/** Legs that each player has left with every rival who is still in the league. docs/reglas/resultados.md */
export function quedanDe(datos: DatosDePendientes): Map<number, number> {
  const { dentro, faltan } = pendientesDe(datos);
  return new Map(dentro.map((id) => [id, dentro.reduce((suma, otro) => suma + faltan(id, otro), 0)]));
}

/** The rivals with whom a player has legs left that no match of the league, on its day or put off, is for. */
export function sinPartido(
  datos: DatosDePendientes,
  partidos: readonly Partido[],
  idJugador: number,
): number[] {
  const { dentro, faltan } = pendientesDe(datos);
  const puestos = (otro: number): number =>
    partidos.filter((uno) => parejaDe(uno) === clavePareja(idJugador, otro) && seDebe(uno)).length;
  return dentro.includes(idJugador) ? dentro.filter((otro) => faltan(idJugador, otro) > puestos(otro)) : [];
}

/** Both are in a league being played, and have no leg left in it. */
export function hanAcabado(datos: DatosDePendientes, uno: number, otro: number): boolean {
  const { dentro, faltan } = pendientesDe(datos);
  return dentro.includes(uno) && dentro.includes(otro) && faltan(uno, otro) === 0;
}

const lunesDe = (dia: Dia): Dia => sumarDias(dia, -((diaSemana(dia) + 6) % 7));

/** The place of a player at the end of a week, and the last day on which somebody of the league played in it. */
type PuestoDeSemana = Puesto & { dia: Dia; puntos: number };

/** The table at the end of a week, and the last day on which somebody of the league played in it. */
type Jornada = { dia: Dia; filas: FilaClasificacion[] };

/** Points by hand count from the week of their day on. */
const conAjustesHasta = (jugadores: readonly JugadorLiga[], dia: Dia): JugadorLiga[] =>
  jugadores.map((uno) =>
    uno.ajustes ? { ...uno, ajustes: uno.ajustes.filter(({ fecha }) => fecha <= dia) } : uno,
  );

/** The table after each week, Monday to Sunday, in which there is a result. docs/reglas/resultados.md */
function jornadasDe({ liga, ligas, jugadores }: DatosTabla, partidos: readonly Partido[]): Jornada[] {
  const decididos = partidos.filter((uno) => cuentaEnLaTabla(uno, liga.reglas)).sort(porFecha);
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const semanas = Map.groupBy(decididos, ({ fecha }) => lunesDe(diaDe(fecha)));
  const hasta: Partido[] = [];
  return [...semanas.values()].map((semana) => {
    hasta.push(...semana);
    const dia = diaDe(semana.at(-1)?.fecha ?? '');
    const suyos = conAjustesHasta(jugadores, sumarDias(lunesDe(dia), 6));
    return { dia, filas: clasificacion(liga, suyos, hasta, { hoy: dia, ...extremos }) };
  });
}

/** From the first week with a match of theirs: a place before it says nothing of how they go. docs/reglas/resultados.md */
export const evolucionDe = (
  datos: DatosTabla,
  partidos: readonly Partido[],
  idJugador: number,
): PuestoDeSemana[] =>
  jornadasDe(datos, partidos).flatMap(({ dia, filas }) => {
    const fila = filas.find((una) => una.idJugador === idJugador);
    if (!fila || fila.partidosJugados === 0) return [];
    const { puesto, empatado, puntos } = fila;
    return [{ dia, puesto, empatado, puntos }];
  });

export function evolucionDeTodos(datos: DatosTabla, partidos: readonly Partido[]) {
  const jornadas = jornadasDe(datos, partidos);
  const puestoEn = jornadas.map(
    ({ filas }) => new Map(filas.map(({ idJugador, puesto }) => [idJugador, puesto])),
  );
  return {
    dias: jornadas.map(({ dia }) => dia),
    jugadores: (jornadas.at(-1)?.filas ?? []).map(({ idJugador, jugador }) => ({
      idJugador,
      jugador,
      puestos: puestoEn.map((puestos) => puestos.get(idJugador) ?? 0),
    })),
  };
}

type Balance = { ganados: number; perdidos: number; empatados: number };

const SIN_PARTIDOS: Balance = { ganados: 0, perdidos: 0, empatados: 0 };

function balanceDe(suyos: readonly Partido[], idJugador: number): Balance {
  const balance = { ...SIN_PARTIDOS };
  for (const uno of suyos) {
    const gana = ganaEn(uno, idJugador);
    balance[gana === null ? 'empatados' : gana ? 'ganados' : 'perdidos'] += 1;
  }
  return balance;
}

/** What a player has done against each rival; what was awarded without playing is none of it. docs/reglas/resultados.md */
function balancesDe(partidos: readonly Partido[], idJugador: number): Map<number, Balance> {
  const suyos = partidos.filter((partido) => seJugo(partido) && juega(partido, idJugador));
  const porRival = Map.groupBy(suyos, ({ idJugador1, idJugador2 }) =>
    idJugador1 === idJugador ? idJugador2 : idJugador1,
  );
  return new Map([...porRival].map(([rival, unos]) => [rival, balanceDe(unos, idJugador)]));
}

const jugados = ({ ganados, perdidos, empatados }: Balance): number => ganados + perdidos + empatados;

/** What a player has done against all of those together. */
export const sumar = (balances: readonly Balance[]): Balance => ({
  ganados: balances.reduce((suma, { ganados }) => suma + ganados, 0),
  perdidos: balances.reduce((suma, { perdidos }) => suma + perdidos, 0),
  empatados: balances.reduce((suma, { empatados }) => suma + empatados, 0),
});

/** Whom both have met, those met the most first, and how each has done. docs/reglas/resultados.md */
export function rivalesComunes(partidos: readonly Partido[], uno: number, otro: number) {
  const delOtro = balancesDe(partidos, otro);
  return [...balancesDe(partidos, uno)]
    .flatMap(([id, suyo]) => {
      const ajeno = delOtro.get(id);
      return ajeno ? [{ id, uno: suyo, otro: ajeno }] : [];
    })
    .sort((a, b) => jugados(b.uno) + jugados(b.otro) - jugados(a.uno) - jugados(a.otro) || a.id - b.id);
}

type DeCada = [number, number];

/** The sets of a match with that player's games first. */
const susSets = (partido: Partido, idJugador: number): DeCada[] =>
  setsDe(partido).map(([uno, otro]) => (ladoDe(partido, idJugador) === 1 ? [uno, otro] : [otro, uno]));

/** Matches, sets and games that each has won from the other in those; a super tie-break is a set without games. */
export function balanceEntre(suyos: readonly Partido[], idPrimero: number) {
  const { ganados, perdidos, empatados } = balanceDe(suyos, idPrimero);
  const todos = suyos.map((uno) => susSets(uno, idPrimero));
  const conJuegos = todos.flatMap((sets) => sets.filter((set, indice) => !enVezDeSet(set, indice, sets)));
  const partidos: DeCada = [ganados, perdidos];
  const sets: DeCada = [
    todos.flat().filter(([suyo, ajeno]) => suyo > ajeno).length,
    todos.flat().filter(([suyo, ajeno]) => suyo < ajeno).length,
  ];
  const juegos: DeCada = [
    conJuegos.reduce((suma, [suyo]) => suma + suyo, 0),
    conJuegos.reduce((suma, [, ajeno]) => suma + ajeno, 0),
  ];
  return { partidos, empatados, sets, juegos };
}

type Quien = { id: number; nombre: string };

/** "subió del 4.º al 3.º", or where they stayed: what their chart shows of the week; null of who is out of the table. */
function pasoDe(datos: DatosTabla, partidos: readonly Partido[], dia: Dia, id: number): string | null {
  const jugador = datos.jugadores.find((uno) => uno.id === id);
  if (!jugador || estaFuera(jugador)) return null;
  const evolucion = evolucionDe(datos, partidos, id);
  const jornada = evolucion.findIndex((una) => una.dia >= dia);
  const [antes, despues] = [evolucion[jornada - 1], evolucion[jornada]];
  if (despues === undefined) return null;
  if (antes === undefined) return `quedó ${lugarDe(despues)}`;
  if (antes.puesto === despues.puesto) return `siguió ${lugarDe(despues)}`;
  return `${antes.puesto > despues.puesto ? 'subió' : 'bajó'}\u00a0del\u00a0${lugarDe(antes)}\u00a0al\u00a0${lugarDe(despues)}`;
}

/** "Esa semana Ana subió del 4.º al 3.º y Blas siguió 6.º." The first of the two has won. */
export function cambioDePuestos(
  datos: DatosTabla,
  partidos: readonly Partido[],
  { fecha }: Partido,
  [gana, pierde]: readonly [Quien, Quien],
): string | null {
  const [suyo, ajeno] = [gana, pierde].map(({ id }) => pasoDe(datos, partidos, diaDe(fecha), id));
  if (!suyo) return null;
  return `Esa semana ${gana.nombre} ${suyo}${ajeno ? ` y ${pierde.nombre} ${ajeno}` : ''}.`;
}
