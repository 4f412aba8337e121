import { necesidadesDe } from '#domain/futuro/necesidad.ts';
import { type DatosDeLiga, type Futuro, futuroDe } from '#domain/futuro/zonas.ts';

/** A whole league, or what one of its players needs, given the places that were told of him. */
export type Tarea = { datos: DatosDeLiga; suyo: Futuro | null };

export default ({ datos, suyo }: Tarea) =>
  suyo === null ? futuroDe(datos) : necesidadesDe(datos, suyo.idJugador, suyo);
