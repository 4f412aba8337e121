import { type Dia, diaDe } from '#domain/fecha.ts';
import { estaFuera } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { lugarDe } from './fila.ts';
import { evolucionDe } from './seguimiento.ts';
import type { DatosTabla } from './tabla.ts';

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
