import { diaDe } from '#domain/fecha.ts';
import { estaFuera } from '#domain/liga/liga.ts';
import { type Partido, porFecha } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from './tabla.ts';

type Quien = { id: number; nombre: string };
/** Null: had not played yet, so that their place said nothing. */
type Paso = { antes: number | null; despues: number };

/** "pasó del 4.º al 3.º", or where they stayed. */
function dicho({ antes, despues }: Paso, cuando = ''): string {
  if (antes === null) return `quedó${cuando} en el ${despues}.º`;
  return antes === despues
    ? `siguió${cuando} en el ${despues}.º`
    : `pasó${cuando} del ${antes}.º al ${despues}.º`;
}

/** The place of each before that match and after it, in the table as it stood then; null when one is out of it. */
function pasosDe(datos: DatosTabla, partidos: readonly Partido[], este: Partido, ids: readonly number[]) {
  const { liga, ligas, jugadores } = datos;
  const hasta = partidos.filter((uno) => estaDecidido(uno) && porFecha(uno, este) <= 0);
  const previos = hasta.filter(({ id }) => id !== este.id);
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const tabla = (suyos: readonly Partido[]) =>
    clasificacion(liga, jugadores, suyos, { hoy: diaDe(este.fecha), ...extremos });
  const [antes, despues] = [tabla(previos), tabla(hasta)];
  return ids.map((id): Paso | null => {
    const [indice, fila] = [
      despues.findIndex((una) => una.idJugador === id),
      antes.find((una) => una.idJugador === id),
    ];
    const ultima = despues[indice];
    if (!ultima || estaFuera(ultima)) return null;
    const jugo = fila !== undefined && fila.partidosJugados > 0;
    return { antes: jugo ? antes.indexOf(fila) + 1 : null, despues: indice + 1 };
  });
}

/** "Con esta victoria Ana pasó ese día del 4.º al 3.º puesto; Blas siguió en el 6.º." The first of the two has won. */
export function cambioDePuestos(
  datos: DatosTabla,
  partidos: readonly Partido[],
  este: Partido,
  [gana, pierde]: readonly [Quien, Quien],
): string | null {
  const [suyo, ajeno] = pasosDe(datos, partidos, este, [gana.id, pierde.id]);
  if (!suyo) return null;
  const resto = ajeno ? `; ${pierde.nombre} ${dicho(ajeno)}` : '';
  return `Con esta victoria ${gana.nombre} ${dicho(suyo, ' ese día')} puesto${resto}.`;
}
