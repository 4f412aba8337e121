import { diaDe, minutosDe } from '#domain/fecha.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import { type Colocada, duracionDe } from './colocada.ts';
import type { LineaPropuesta } from './datos.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { primerInicio } from './horas.ts';
import type { Pareja } from './parejas.ts';
import { type Ocupacion, ocupacionDe, ocuparPista } from './voraz.ts';

const idsDe = (esc: Escenario, { a, b }: Pareja): [number, number] => [
  en(esc.jugadores, a).id,
  en(esc.jugadores, b).id,
];

/** Pairs by league and players, whichever is named first. */
function indiceParejas(esc: Escenario): Map<string, number> {
  return new Map(
    esc.parejas.map((pareja, indice) => {
      const { id } = en(esc.ligas, pareja.liga);
      return [`${id} ${clavePareja(...idsDe(esc, pareja))}`, indice];
    }),
  );
}

/** The line as a placing, if its pair may play that day and it starts on its league's grid. */
function comoColocada(
  esc: Escenario,
  indices: ReadonlyMap<string, number>,
  linea: LineaPropuesta,
): Colocada | null {
  const { idLiga, idJugador1, idJugador2, fecha, idPista: pista } = linea;
  const indice = indices.get(`${idLiga} ${clavePareja(idJugador1 ?? 0, idJugador2 ?? 0)}`);
  if (indice === undefined) return null;
  const pareja = en(esc.parejas, indice);
  const [dia, inicio] = [esc.dias.indexOf(diaDe(fecha)), minutosDe(fecha)];
  const puede = pareja.vetos[dia] === null;
  const enRejilla = primerInicio(en(esc.ligas, pareja.liga), inicio, Infinity) === inicio;
  return puede && enRejilla ? { pareja: indice, dia, inicio, pista } : null;
}

/** Whether its court is free for all of it. */
function cabe(esc: Escenario, ocupacion: Ocupacion, { pareja, dia, inicio, pista }: Colocada): boolean {
  const fin = inicio + duracionDe(esc, en(esc.parejas, pareja));
  const huecos = ocupacion[dia]?.find((libre) => libre.pista === pista)?.huecos ?? [];
  return huecos.some((hueco) => hueco.inicio <= inicio && fin <= hueco.fin);
}

/**
 * The league lines of an earlier answer as placings, to start from. Those that no longer hold (their pair
 * does not owe a match, somebody cannot, the court is taken) are left out, and so are friendlies.
 */
export function colocarLineas(esc: Escenario, lineas: readonly LineaPropuesta[]): Colocada[] {
  const indices = lineas.length === 0 ? new Map<string, number>() : indiceParejas(esc);
  const ocupacion = ocupacionDe(esc, []);
  const tomados = new Set<string>();
  return lineas.flatMap((linea) => {
    const colocada = comoColocada(esc, indices, linea);
    if (colocada === null || !cabe(esc, ocupacion, colocada)) return [];
    const { a, b } = en(esc.parejas, colocada.pareja);
    const suyos = [`pareja ${colocada.pareja}`, `${a}-${colocada.dia}`, `${b}-${colocada.dia}`];
    if (suyos.some((clave) => tomados.has(clave))) return [];
    for (const clave of suyos) tomados.add(clave);
    ocuparPista(esc, ocupacion, colocada);
    return [colocada];
  });
}
