import { diaDe, minutosDe } from '#domain/fecha.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import { type Colocada, duracionDe } from './colocada.ts';
import type { LineaPropuesta } from './datos.ts';
import type { Escenario, JugadorEscenario, LigaEscenario } from './escenario.ts';
import { primerInicio } from './horas.ts';
import type { Pareja } from './parejas.ts';
import { type Ocupacion, ocupacionDe, ocuparPista } from './voraz.ts';

const idsDe = (esc: Escenario, { a, b }: Pareja): [number, number] => [
  (esc.jugadores[a] as JugadorEscenario).id,
  (esc.jugadores[b] as JugadorEscenario).id,
];

/** Pairs by league and players, whichever is named first. */
function indiceParejas(esc: Escenario): Map<string, number> {
  return new Map(
    esc.parejas.map((pareja, indice) => {
      const { id } = esc.ligas[pareja.liga] as LigaEscenario;
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
  const pareja = esc.parejas[indice] as Pareja;
  const [dia, inicio] = [esc.dias.indexOf(diaDe(fecha)), minutosDe(fecha)];
  const puede = pareja.vetos[dia] === null;
  const enRejilla = primerInicio(esc.ligas[pareja.liga] as LigaEscenario, inicio, Infinity) === inicio;
  return puede && enRejilla ? { pareja: indice, dia, inicio, pista } : null;
}

/** Whether its court is free for all of it. */
function cabe(esc: Escenario, ocupacion: Ocupacion, { pareja, dia, inicio, pista }: Colocada): boolean {
  const fin = inicio + duracionDe(esc, esc.parejas[pareja] as Pareja);
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
    const { a, b } = esc.parejas[colocada.pareja] as Pareja;
    const suyos = [`pareja ${colocada.pareja}`, `${a}-${colocada.dia}`, `${b}-${colocada.dia}`];
    if (suyos.some((clave) => tomados.has(clave))) return [];
    for (const clave of suyos) tomados.add(clave);
    ocuparPista(esc, ocupacion, colocada);
    return [colocada];
  });
}
