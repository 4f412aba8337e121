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

type Suelto = Problema & { clave: number };

const avisosDe = (lineas: readonly Linea[], entorno: Entorno): ProblemaLinea[] => [
  ...avisosDeLineas(lineas, entorno),
  ...avisosDeReglas(lineas, entorno),
  ...avisosDeHomonimos(lineas, entorno),
];

/** Errors first, then warnings; what the server said, unless it is already seen here. */
export function revisar(lineas: readonly Linea[], entorno: Entorno, rechazos: readonly Rechazo[]): Problemas {
  const clave = (indice: number): number => lineas[indice]?.clave ?? 0;
  const sueltos: Suelto[] = [
    ...rechazos.map((rechazo) => ({ ...rechazo, esError: true })),
    ...erroresDeLineas(lineas, entorno).map((p) => ({ ...p, clave: clave(p.linea), esError: true })),
    ...avisosDe(lineas, entorno).map((p) => ({
      ...p,
      clave: clave(p.linea),
      esError: false,
    })),
  ];
  const vistos = new Set<string>();
  const distintos = sueltos.filter(({ clave: suya, mensaje }) => {
    const repetido = vistos.has(`${suya} ${mensaje}`);
    vistos.add(`${suya} ${mensaje}`);
    return !repetido;
  });
  return Map.groupBy(distintos, ({ clave: suya }) => suya);
}

/** What lines break in their new places that they did not break before: of the second one, saying who they are. */
export function reparosAl(
  antes: readonly Linea[],
  quedan: readonly Linea[],
  entorno: Entorno,
  nombres: (clave: number) => string,
): string[] {
  const despues = antes.map((linea) => quedan.find(({ clave }) => clave === linea.clave) ?? linea);
  const [previos, nuevos] = [revisar(antes, entorno, []), revisar(despues, entorno, [])];
  return quedan.flatMap(({ clave }, n) => {
    const sabidos = new Set(problemasDe(previos, clave).map(({ mensaje }) => mensaje));
    const suyos = problemasDe(nuevos, clave).filter(({ mensaje }) => !sabidos.has(mensaje));
    return suyos.map(({ mensaje }) => (n === 0 ? mensaje : `${nombres(clave)}: ${mensaje}`));
  });
}

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
  const porDia = new Map<string, number[]>();
  const citas = lineas.flatMap(({ clave, fecha, idJugador1, idJugador2 }) =>
    [idJugador1, idJugador2].flatMap((id) =>
      id === null || fecha === null ? [] : [{ clave, id, cita: `${fecha.slice(0, 10)}-${id}` }],
    ),
  );
  for (const { clave, cita } of citas) porDia.set(cita, [...(porDia.get(cita) ?? []), clave]);
  return new Set(
    citas.flatMap(({ clave, id, cita }) => ((porDia.get(cita)?.length ?? 0) > 1 ? [`${clave}-${id}`] : [])),
  );
}

/** Whether a change put somebody twice in a day. */
export function hayNuevoRepetido(antes: readonly Linea[], despues: readonly Linea[]): boolean {
  const previos = repetidos(antes);
  return [...repetidos(despues)].some((cita) => !previos.has(cita));
}
