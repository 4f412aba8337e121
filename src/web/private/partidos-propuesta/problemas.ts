import { diaDe } from '#domain/fecha.ts';
import {
  avisosDeHomonimos,
  avisosDeLineas,
  avisosDeReglas,
  type Campo,
  erroresDeLineas,
  estaVacia,
  type ProblemaLinea,
} from '#domain/propuesta/revision.ts';
import type { FieldError } from '#web/platform/call.ts';
import type { Entorno } from './entorno.ts';
import type { Linea } from './estado.ts';

/** Something about a field of a line: an error keeps it from being saved. */
export type Problema = { campo: Campo; mensaje: string; esError: boolean };

/** By `clave` of the line. */
type Problemas = ReadonlyMap<number, readonly Problema[]>;

/** What the server refused, by `clave` of the line. */
export type Rechazo = { clave: number; campo: Campo; mensaje: string };

const NINGUNO: readonly Problema[] = [];
export const problemasDe = (problemas: Problemas, clave: number): readonly Problema[] =>
  problemas.get(clave) ?? NINGUNO;

const avisosDe = (lineas: readonly Linea[], entorno: Entorno): ProblemaLinea[] => [
  ...avisosDeLineas(lineas, entorno),
  ...avisosDeReglas(lineas, entorno),
  ...avisosDeHomonimos(lineas, entorno),
];

/** Errors first, then warnings; what the server said, unless it is already seen here. */
export function revisar(lineas: readonly Linea[], entorno: Entorno, rechazos: readonly Rechazo[]): Problemas {
  const deLinea = (esError: boolean) => (problema: ProblemaLinea) => ({
    ...problema,
    clave: lineas[problema.linea]?.clave ?? 0,
    esError,
  });
  const todos = [
    ...rechazos.map((rechazo) => ({ ...rechazo, esError: true })),
    ...erroresDeLineas(lineas, entorno).map(deLinea(true)),
    ...avisosDe(lineas, entorno).map(deLinea(false)),
  ];
  const distintos = todos.filter(
    ({ clave, mensaje }, n) =>
      todos.findIndex((otro) => otro.clave === clave && otro.mensaje === mensaje) === n,
  );
  return Map.groupBy(distintos, ({ clave }) => clave);
}

/** What is wrong with each of those lines. */
export const revisarCon =
  (entorno: Entorno) =>
  (lineas: readonly Linea[]): ((linea: Linea) => readonly string[]) => {
    const problemas = revisar(lineas, entorno, []);
    return ({ clave }) => problemasDe(problemas, clave).map(({ mensaje }) => mensaje);
  };

/** What is sent: the lines with some player, in their order. */
export const conJugadores = (lineas: readonly Linea[]): Linea[] =>
  lineas.filter((linea) => !estaVacia(linea));

/** «3.idPista» of what was sent, as the line on screen it belongs to. */
export function rechazosDe(errores: readonly FieldError[], enviadas: readonly Linea[]): Rechazo[] {
  return errores.flatMap(({ path, message }) => {
    const [indice = '', campo = ''] = path.split('.');
    const linea = enviadas[Number(indice)];
    return linea ? [{ clave: linea.clave, campo: campo as Campo, mensaje: message }] : [];
  });
}

/** Each player who is in two lines of a day, as «line-player». */
function repetidos(lineas: readonly Linea[]): Set<string> {
  const citas = lineas.flatMap(({ clave, fecha, idJugador1, idJugador2 }) =>
    [idJugador1, idJugador2].flatMap((id) =>
      id === null || fecha === null ? [] : [{ clave, id, dia: diaDe(fecha) }],
    ),
  );
  const porDia = Map.groupBy(citas, ({ id, dia }) => `${dia}-${id}`);
  const varias = [...porDia.values()].filter((suyas) => suyas.length > 1);
  return new Set(varias.flat().map(({ clave, id }) => `${clave}-${id}`));
}

/** Whether a change put somebody twice in a day. */
export function hayNuevoRepetido(antes: readonly Linea[], despues: readonly Linea[]): boolean {
  const previos = repetidos(antes);
  return [...repetidos(despues)].some((cita) => !previos.has(cita));
}
