import type { Resumen } from '#contract/resumen.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { ausenciasPorDia } from '#server/db/lecturas/ausencias.ts';
import type { Lector } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { jugadoresDeBaja } from './resumen.queries.ts';

/** As many as a card shows. */
const PRIMEROS = 5;

/** Who cannot play from that day on, as it is saved: each absence, and those injured or struck off. */
async function impedidos(db: Lector, hoy: Dia): Promise<Cambio[]> {
  const [porDia, bajas] = await Promise.all([ausenciasPorDia(db), jugadoresDeBaja(db)]);
  const ausencias = Object.entries(porDia)
    .filter(([dia]) => dia >= hoy)
    .flatMap(([dia, ids]) => ids.map((idJugador): Cambio => ({ tipo: 'ausencia', idJugador, dias: [dia] })));
  return [
    ...ausencias,
    ...bajas.map(({ id: idJugador, estado }): Cambio => ({ tipo: 'baja', idJugador, estado })),
  ];
}

/** Arranged matches of who cannot play them. docs/reglas/panel.md. */
export async function noPuedenDe(db: Lector, reloj: Clock): Promise<Resumen['noPueden']> {
  const afectados = await afectadosPor(db, await impedidos(db, reloj.today()), reloj.localTime());
  return { cuantos: afectados.length, primeros: afectados.slice(0, PRIMEROS) };
}
