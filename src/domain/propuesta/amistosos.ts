import { diaDe, diasEntre, fechaHora } from '#domain/fecha.ts';
import { type Disciplina, mismaDisciplina } from '#domain/liga/deportes.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { clavePareja, type Partido, parejaDe, porFecha } from '#domain/partido/partido.ts';
import { nadieLoDebe } from '#domain/partido/resultado.ts';
import type { DatosPropuesta, LigaPropuesta, LineaPropuesta } from './datos.ts';
import { estaCerrada, franjasDePareja, primerInicio } from './horas.ts';
import { type Colocada, conLineas } from './placement.ts';
import { SIN_RESULTADO } from './revision.ts';
import {
  at,
  type Escenario,
  type Hueco,
  type JugadorEscenario,
  limitesDe,
  pistasLibres,
  porVenir,
  senasDePareja,
} from './scenario.ts';
import { addColumn, addRow, type Motor, newModel, solve, type Term, unoPorUno } from './solver.ts';

/** Starts of equal matches one after another in a free stretch, on the window's grid. */
function turnos(ventana: Hueco & { duracion: number }, hueco: Hueco): number[] {
  const inicios: number[] = [];
  let inicio = primerInicio(ventana, hueco.inicio, hueco.fin);
  while (inicio !== null) {
    inicios.push(inicio);
    inicio = primerInicio(ventana, inicio + ventana.duracion, hueco.fin);
  }
  return inicios;
}

/**
 * `vacio`: one line per free court slot, players empty. Slots are as long as the longest match of the
 * sport, so that any pair of a sport fits whichever of its slots it is written into. docs/reglas/propuesta.md.
 */
export function lineasVacias(esc: Escenario): LineaPropuesta[] {
  const ventanas = new Map(
    [...Map.groupBy(esc.ligas, ({ deporte }) => deporte)].map(([deporte, suyas]) => [
      deporte,
      { ...limitesDe(suyas), duracion: Math.max(...suyas.map((liga) => liga.duracion)) },
    ]),
  );
  return esc.libres.flatMap((delDia, dia) =>
    delDia
      .flatMap(({ pista, deporte, huecos }) => {
        const ventana = ventanas.get(deporte);
        return huecos.flatMap((hueco) =>
          (ventana ? turnos(ventana, hueco) : []).map((inicio) => ({ pista, inicio })),
        );
      })
      .sort((uno, otro) => uno.inicio - otro.inicio || uno.pista - otro.pista)
      .map(({ pista, inicio }) => ({
        fecha: fechaHora(at(esc.dias, dia), inicio),
        idPista: pista,
        idLiga: null,
        idJugador1: null,
        idJugador2: null,
      })),
  );
}

/** Rivals considered for each player, nearest divisions first: all of them in a club. */
const RIVALES = 24;

/** Worth of a friendly: above any difference of divisions, and two of a pair that met lately are worth less than one. */
const [PESO, PESO_REPETIDO] = [1000, 450];

/** A pair that met on one of these days before the weekend meets again only if there is nobody else for them. */
const DIAS_SIN_REPETIR = 28;

/** Nodes of one matching: never reached in a club. */
const NODOS = 5000;

type HuecoAmistoso = { inicio: number; pista: number; usada: boolean };

function ultimosRivales(partidos: readonly Partido[], idLiga: number): Map<number, number> {
  const rivales = new Map<number, number>();
  const suyos = partidos.filter((p) => p.idLiga === idLiga).sort(porFecha);
  for (const { idJugador1, idJugador2 } of suyos)
    rivales.set(idJugador1, idJugador2).set(idJugador2, idJugador1);
  return rivales;
}

/** Slots of friendlies on a day once the league lines are on court: courts in use first, then early. */
function huecosAmistosos(
  esc: Escenario,
  datos: DatosPropuesta,
  liga: LigaPropuesta,
  colocadas: readonly Colocada[],
  dia: number,
): HuecoAmistoso[] {
  const fecha = at(esc.dias, dia);
  const horario = porVenir(limitesDe([liga]), fecha, datos.ahora);
  const pistas = datos.pistas.filter((pista) => seJuegaEn(liga, pista));
  const libres = pistasLibres({ ...datos, pistas, partidos: esc.partidos }, fecha, horario);
  const huecos = conLineas(esc, libres, colocadas, dia).flatMap(({ pista, abierta: usada, huecos: suyos }) =>
    suyos.flatMap((hueco) => turnos(liga, hueco).map((inicio) => ({ inicio, pista, usada }))),
  );
  return huecos.sort(
    (uno, otro) =>
      Number(otro.usada) - Number(uno.usada) || uno.inicio - otro.inicio || uno.pista - otro.pista,
  );
}

const divisionDe = ({ ligas }: Escenario, { liga }: JugadorEscenario): number => at(ligas, liga).division;

/** Active, available, present adults of that sport and mode without a match that day, by division and id. */
function disponibles(
  esc: Escenario,
  disciplina: Disciplina,
  colocadas: readonly Colocada[],
  dia: number,
): JugadorEscenario[] {
  const juegan = new Set(
    colocadas
      .filter((c) => c.dia === dia)
      .flatMap(({ pareja }) => senasDePareja(esc, at(esc.parejas, pareja))),
  );
  return esc.jugadores
    .filter((jugador) => {
      const juega = jugador.ocupado[dia] || jugador.senas.some((quien) => juegan.has(quien));
      const libre = !jugador.ausente[dia] && !juega;
      const suya = at(esc.ligas, jugador.liga);
      const puede = !esDeMenores(suya.tipo) && mismaDisciplina(suya, disciplina);
      return libre && puede && jugador.estado === 'activo' && jugador.disponibleAmistosos;
    })
    .sort((uno, otro) => divisionDe(esc, uno) - divisionDe(esc, otro) || uno.id - otro.id);
}

type Duelo = { uno: number; otro: number; distancia: number; senas: readonly string[] };

/** Who met whom: the last friendly rivals and whoever meets that weekend are no pair, the recent ones the last resort. */
type Encuentros = { vetados: Set<string>; recientes: Set<string> };

function encuentrosDe(esc: Escenario, liga: LigaPropuesta, colocadas: readonly Colocada[]): Encuentros {
  const primero = at(esc.dias, 0);
  const vetados = new Set<string>();
  const recientes = new Set<string>();
  for (const [uno, otro] of ultimosRivales(esc.partidos, liga.id)) vetados.add(clavePareja(uno, otro));
  for (const partido of esc.partidos) {
    const dia = diaDe(partido.fecha);
    if (nadieLoDebe(partido) || diasEntre(dia, primero) > DIAS_SIN_REPETIR) continue;
    (esc.dias.includes(dia) ? vetados : recientes).add(parejaDe(partido));
  }
  for (const { pareja } of colocadas) {
    const { a, b } = at(esc.parejas, pareja);
    vetados.add(clavePareja(at(esc.jugadores, a).id, at(esc.jugadores, b).id));
  }
  return { vetados, recientes };
}

/** The pairs of a largest matching of most worth: each player in one at most. */
function emparejar(duelos: readonly Duelo[], pesos: readonly number[], motor: Motor): Duelo[] {
  const model = newModel();
  const deJugador = new Map<string, Term[]>();
  for (const [n, { senas }] of duelos.entries()) {
    const column = addColumn(model, at(pesos, n), 1, true);
    for (const quien of senas) deJugador.set(quien, [...(deJugador.get(quien) ?? []), [column, 1]]);
  }
  for (const terms of deJugador.values()) addRow(model, 0, 1, terms);
  // Odd numbers of players make the relaxation split matches in halves: this row takes most of them away.
  addRow(model, 0, Math.floor(deJugador.size / 2), unoPorUno(duelos.keys()));
  const { values } = solve(motor, model, { maxNodes: NODOS });
  return duelos.filter((_, n) => (values?.[n] ?? 0) > 1 / 2);
}

/** A day's friendlies: as many as possible without a pair that met lately, nearest divisions first. */
function emparejarDia(
  esc: Escenario,
  libres: readonly JugadorEscenario[],
  { vetados, recientes }: Encuentros,
  motor: Motor,
): Duelo[] {
  const duelos = libres.flatMap((uno, i) =>
    libres.slice(i + 1, i + 1 + RIVALES).flatMap((otro): Duelo[] => {
      const distancia = Math.max(0, Math.abs(divisionDe(esc, uno) - divisionDe(esc, otro)) - 1);
      const senas = [...uno.senas, ...otro.senas];
      const noJuegan = vetados.has(clavePareja(uno.id, otro.id)) || new Set(senas).size < senas.length;
      return noJuegan ? [] : [{ uno: uno.id, otro: otro.id, distancia, senas }];
    }),
  );
  if (duelos.length === 0) return [];
  const pesos = duelos.map(
    ({ uno, otro, distancia }) => (recientes.has(clavePareja(uno, otro)) ? PESO_REPETIDO : PESO) - distancia,
  );
  return emparejar(duelos, pesos, motor).sort((a, b) => a.distancia - b.distancia || a.uno - b.uno);
}

/** Takes the first slot at which the two can, out of the list; null when there is none. */
function tomarHueco(
  huecos: HuecoAmistoso[],
  dia: number,
  dos: readonly (JugadorEscenario | undefined)[],
): HuecoAmistoso | null {
  const franjas = franjasDePareja(dos.map((jugador) => jugador?.franjas ?? null));
  const cual = huecos.findIndex(({ inicio }) => !estaCerrada({ franjas }, dia, inicio));
  return huecos.splice(cual, cual < 0 ? 0 : 1)[0] ?? null;
}

function comoPartido(linea: LineaPropuesta, duracion: number): Partido[] {
  const { idLiga, idJugador1, idJugador2, ...sitio } = linea;
  if (idLiga === null || idJugador1 === null || idJugador2 === null) return [];
  return [{ ...SIN_RESULTADO, ...sitio, idLiga, idJugador1, idJugador2, id: 0, duracion }];
}

/** What those friendlies leave for the ones of another league: their courts, and who plays them, are taken. */
export function conAmistososPuestos(
  esc: Escenario,
  { duracion }: LigaPropuesta,
  lineas: readonly LineaPropuesta[],
): Escenario {
  if (lineas.length === 0) return esc;
  const porId = new Map(esc.jugadores.map(({ id, senas }) => [id, senas]));
  const quienes = esc.dias.map((dia) => {
    const suyas = lineas.filter(({ fecha }) => diaDe(fecha) === dia);
    return new Set(
      suyas.flatMap(({ idJugador1, idJugador2 }) =>
        [idJugador1, idJugador2].flatMap((id) => porId.get(id ?? 0) ?? []),
      ),
    );
  });
  return {
    ...esc,
    partidos: [...esc.partidos, ...lineas.flatMap((linea) => comoPartido(linea, duracion))],
    jugadores: esc.jugadores.map((jugador) => ({
      ...jugador,
      ocupado: jugador.ocupado.map(
        (ya, dia) => ya || jugador.senas.some((quien) => quienes[dia]?.has(quien)),
      ),
    })),
  };
}

/** Friendlies in the slots left over: docs/reglas/propuesta.md, "Friendlies and empty slots". */
export function proponerAmistosos(
  esc: Escenario,
  datos: DatosPropuesta,
  { liga, colocadas }: { liga: LigaPropuesta; colocadas: readonly Colocada[] },
  motor: Motor,
): LineaPropuesta[] {
  const encuentros = encuentrosDe(esc, liga, colocadas);
  const porId = new Map(esc.jugadores.map((jugador) => [jugador.id, jugador]));
  return esc.dias.flatMap((fecha, dia) => {
    const huecos = huecosAmistosos(esc, datos, liga, colocadas, dia);
    const duelos = emparejarDia(esc, disponibles(esc, liga, colocadas, dia), encuentros, motor);
    return duelos.flatMap(({ uno, otro }) => {
      const hueco = tomarHueco(huecos, dia, [porId.get(uno), porId.get(otro)]);
      if (hueco === null) return [];
      const { inicio, pista } = hueco;
      encuentros.vetados.add(clavePareja(uno, otro));
      const quienes = { idLiga: liga.id, idJugador1: uno, idJugador2: otro };
      return [{ fecha: fechaHora(fecha, inicio), idPista: pista, ...quienes }];
    });
  });
}
