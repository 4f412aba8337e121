import { type Dia, fechaHora } from '#domain/fecha.ts';
import { conAmistososPuestos, lineasVacias, proponerAmistosos } from './amistosos.ts';
import { acomodar, mejorarCalidad } from './calidad.ts';
import type { DatosPropuesta, LineaPropuesta, Medidas, Propuesta } from './datos.ts';
import { avisosDe, explicar, resumen, sinPartido } from './explicacion.ts';
import {
  type Colocada,
  calidadDe,
  colocarLineas,
  completar,
  disgustoTotal,
  equidadDe,
  pesoTotal,
} from './placement.ts';
import { at, type Escenario, mezclaModos, personasPorPeso, prepararEscenario } from './scenario.ts';
import { type Lineas, resolverLineas } from './search.ts';
import { conReserva, type Limites, type Motor, motorDe, type Resolver } from './solver.ts';

export type OpcionesPropuesta = Limites & {
  hoy: Dia;
  resolver: Resolver;
  /** Lines of an earlier answer to better: the answer is never worse than those of them that still hold. */
  desde?: readonly LineaPropuesta[];
};

const LIMITE_MS = 10_000;

const MEDIDAS_VACIAS: Medidas = {
  lineas: 0,
  cotaLineas: 0,
  gente: null,
  equidad: 0,
  cotaEquidad: 0,
  calidad: 0,
  cotaCalidad: null,
  amistosos: 0,
};

function lineaDe(esc: Escenario, { pareja: indice, dia, inicio, pista }: Colocada): LineaPropuesta {
  const { liga, a, b, primero } = at(esc.parejas, indice);
  const id = (jugador: number) => at(esc.jugadores, jugador).id;
  return {
    fecha: fechaHora(at(esc.dias, dia), inicio),
    idPista: pista,
    idLiga: at(esc.ligas, liga).id,
    idJugador1: id(primero),
    idJugador2: id(primero === a ? b : a),
  };
}

const enOrden = (lineas: LineaPropuesta[]): LineaPropuesta[] =>
  lineas.sort((uno, otro) =>
    uno.fecha === otro.fecha ? uno.idPista - otro.idPista : uno.fecha < otro.fecha ? -1 : 1,
  );

function vacia(esc: Escenario, avisos: string[]): Propuesta {
  const partidos = lineasVacias(esc);
  return { partidos, avisos, fuera: [], sinPartido: [], demostrado: true, cota: 0, medidas: MEDIDAS_VACIAS };
}

/** As many lines at most as people leave: those of fewest, each. */
function deLineas(
  { ligas, ...esc }: Escenario,
  colocadas: readonly Colocada[],
  cotaPeso: number,
): Pick<Medidas, 'lineas' | 'cotaLineas' | 'gente'> {
  const unidad = personasPorPeso(ligas);
  const juegan = unidad * pesoTotal({ ...esc, ligas }, colocadas);
  const gente = mezclaModos(ligas) ? { juegan, cota: unidad * cotaPeso } : null;
  return { lineas: colocadas.length, cotaLineas: cotaPeso, gente };
}

function medir(
  esc: Escenario,
  colocadas: readonly Colocada[],
  lineas: Lineas,
  cotaCalidad: number | null,
  amistosos: number,
): Medidas {
  return {
    ...deLineas(esc, colocadas, lineas.cotaPeso),
    equidad: equidadDe(esc, colocadas),
    cotaEquidad: lineas.cotaEquidad,
    calidad: calidadDe(esc, colocadas),
    cotaCalidad,
    amistosos,
  };
}

function amistososDe(
  esc: Escenario,
  datos: DatosPropuesta,
  colocadas: readonly Colocada[],
  motor: Motor,
): LineaPropuesta[] {
  const { ligasAmistosos, rellenarConAmistosos } = datos;
  if (!rellenarConAmistosos) return [];
  let ahora = esc;
  return ligasAmistosos.flatMap((liga) => {
    const lineas = proponerAmistosos(ahora, datos, { liga, colocadas }, motor);
    ahora = conAmistososPuestos(ahora, liga, lineas);
    return lineas;
  });
}

/** With the friendlies beside them; at the hours that suit players best, unless that leaves room for fewer of those. */
function conAmistosos(esc: Escenario, datos: DatosPropuesta, colocadas: Colocada[], motor: Motor) {
  const como = (suyas: Colocada[]) => ({
    colocadas: suyas,
    amistosos: amistososDe(esc, datos, suyas, motor),
  });
  const sin = como(colocadas);
  const acomodadas = acomodar(esc, colocadas, motor);
  if (disgustoTotal(esc, acomodadas) === disgustoTotal(esc, colocadas)) return sin;
  const con = como(completar(esc, acomodadas));
  return con.amistosos.length < sin.amistosos.length ? sin : con;
}

/** Lines, fairness, quality and friendlies, in that order, each without giving up what came before. */
function proponer(esc: Escenario, datos: DatosPropuesta, opciones: OpcionesPropuesta): Propuesta {
  const motor = motorDe(opciones, LIMITE_MS);
  motor.progreso({ fase: 'lineas', hecho: 0 });
  const desde = colocarLineas(esc, opciones.desde ?? []);
  const lineas = resolverLineas({ esc, motor: conReserva(motor), desde });
  motor.progreso({ fase: 'calidad', hecho: 0 });
  const mejorada = mejorarCalidad(esc, lineas.colocadas, motor);
  const completas = completar(esc, mejorada.colocadas);
  motor.progreso({ fase: 'completar', hecho: 0 });
  const { colocadas, amistosos } = conAmistosos(esc, datos, completas, motor);
  const fuera = explicar(esc, colocadas);
  const avisos = avisosDe(datos, esc, opciones.hoy);
  const partidos = enOrden([...colocadas.map((colocada) => lineaDe(esc, colocada)), ...amistosos]);
  return {
    partidos,
    avisos: fuera.length === 0 ? avisos : [...avisos, resumen(fuera, datos.dias)],
    fuera,
    sinPartido: sinPartido(esc, fuera, partidos),
    demostrado: lineas.demostrado,
    cota: lineas.cotaPeso,
    medidas: medir(esc, colocadas, lineas, mejorada.cotaCalidad, amistosos.length),
  };
}

/**
 * The best weekend for these courts, days, absences and owed matches, whether it is proven best, and
 * why each pair left out is out. The same input gives the same answer. Null when cancelled.
 * Hard rules: docs/reglas/propuesta.md.
 */
export function generarPropuesta(datos: DatosPropuesta, opciones: OpcionesPropuesta): Propuesta | null {
  opciones.progreso?.({ fase: 'preparar', hecho: 0 });
  const esc = prepararEscenario(datos);
  const sinNada = datos.ligas.length === 0;
  const propuesta =
    datos.vacio && !sinNada ? vacia(esc, avisosDe(datos, esc, opciones.hoy)) : proponer(esc, datos, opciones);
  return opciones.cancelado?.() === true ? null : propuesta;
}
