import type { FilaResultado } from '#contract/liga/resultados.ts';
import { ausenteDe } from '#domain/partido/marcador.ts';
import { ganadorDe, setsJugados } from '#domain/partido/resultado.ts';
import type { EnPublico, Nombrado } from './nombres-publicos.ts';
import type { Programado } from './partidos-con-nombres.ts';

type Fila = Programado['fila'];

const jugadoresDe = (fila: Fila): [Nombrado, Nombrado] => [
  { id: fila.idJugador1, nombre: fila.jugador1 },
  { id: fila.idJugador2, nombre: fila.jugador2 },
];

/** A row as anybody may read it. */
export function filaParaTodos(fila: Fila, { nombre, texto, esMenor }: EnPublico): Fila {
  const [uno, dos] = jugadoresDe(fila);
  return {
    ...fila,
    jugador1: nombre(uno.id, uno.nombre),
    jugador2: nombre(dos.id, dos.nombre),
    observaciones: texto(fila.observaciones, fila.idLiga, uno, dos),
    conMenores: fila.conMenores || esMenor(uno.id) || esMenor(dos.id),
  };
}

export const comoResultado = ({ fila, partido }: Programado, enPublico: EnPublico): Fila & FilaResultado => ({
  ...filaParaTodos(fila, enPublico),
  sets: setsJugados(partido.sets).map(([uno, dos]): [number, number] => [uno, dos]),
  ausente: ausenteDe(partido),
  ganador: ganadorDe(partido),
});
