import { conSets } from '#domain/partido/marcador.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { type Eleccion, elegirVersion } from '#web/club/mesa/conflicto.tsx';
import { call } from '#web/platform/call.ts';
import type { Tocado } from './puntos.ts';

type EleccionVarios = { cual: NonNullable<Eleccion>; versiones: ReadonlyMap<number, number> };

/** Shows what is stored now of each beside what was typed; null when the person closes it. */
export async function elegirEntre(tocados: readonly Tocado[]): Promise<EleccionVarios | null> {
  const leidos = await Promise.all(
    tocados.map(async ({ partido, puntos }) => {
      const actual = await call('GET /api/private/partidos/:id', { params: { id: partido.id } });
      return { partido, puntos, actual };
    }),
  );
  const cual = await elegirVersion(
    leidos.map(({ partido, puntos, actual }) => ({
      campo: `${partido.jugador1} – ${partido.jugador2}`,
      mia: textoMarcador(conSets(puntos)),
      suya: textoMarcador(conSets(actual)),
    })),
  );
  return cual && { cual, versiones: new Map(leidos.map(({ actual }) => [actual.id, actual.version])) };
}
