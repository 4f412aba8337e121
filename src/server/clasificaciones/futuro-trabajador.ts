import { necesidadesDe } from '#domain/futuro/necesidad.ts';
import { type DatosDeLiga, futuroDe } from '#domain/futuro/zonas.ts';

/** A whole league, or what one of its players needs. */
export type Tarea = { datos: DatosDeLiga; idJugador: number | null };

/** What the worker thread does. */
export default ({ datos, idJugador }: Tarea) =>
  idJugador === null ? futuroDe(datos) : necesidadesDe(datos, idJugador);
