import type { FastifyBaseLogger } from 'fastify';
import { claveDePlazo, encolarNovedades, idEn, modoDeAvisos } from '#server/db/avisos.ts';
import { type Atrasado, atrasadosEn } from '#server/db/lecturas/plazos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { throughBatches } from '#server/db/queries.ts';
import { anotarRecordatorios } from '#server/db/tables/recordatorio.ts';
import type { Clock } from '#server/platform/clock.ts';
import { rounds } from '#server/platform/turns.ts';

type Deps = { base: BaseDatos; reloj: Clock };

/** Whose league tells, and of which nobody has said anything. */
const seRecuerda = ({ notificar, dicho }: Atrasado): boolean => notificar && !dicho;

/**
 * Tells the two of each match whose result is late, once for the day it has, where notices are on. Answers of how many
 * matches. docs/reglas/avisos.md
 */
export async function recordarPlazos({ base, reloj }: Deps): Promise<number> {
  const modo = await modoDeAvisos(base.db);
  if (modo === 'no') return 0;
  const suyos = (await atrasadosEn(base.db, reloj)).filter(seRecuerda);
  const yaDichos = await recordadosYa(base.db, suyos);
  const faltan = suyos.filter(({ partido }) => yaDichos.get(partido.id) !== partido.fecha);
  if (faltan.length === 0) return 0;
  return base.transact(async (tx) => {
    const nuevos = await anotarRecordatorios(
      tx,
      faltan.map(({ partido: { id, fecha } }) => ({ idPartido: id, fecha })),
    );
    const novedades = faltan
      .filter(({ partido }) => nuevos.has(partido.id))
      .flatMap(({ partido: { id, version, idJugador1, idJugador2 } }) =>
        [idJugador1, idJugador2].map((idJugador) => ({
          ...{ idJugador, clave: claveDePlazo(id), antes: null, version },
        })),
      );
    await encolarNovedades(tx, novedades, { ahora: reloj.now(), enPruebas: modo === 'pruebas' });
    return nuevos.size;
  });
}

async function recordadosYa(db: Lector, suyos: readonly Atrasado[]): Promise<Map<number, string>> {
  const ids = suyos.map(({ partido }) => partido.id);
  const filas = await throughBatches(ids, (batch) =>
    db.selectFrom('recordatorio').selectAll().where('idPartido', 'in', batch).orderBy('idPartido').execute(),
  );
  return new Map(filas.map(({ idPartido, fecha }) => [idPartido, fecha]));
}

/** Those that a mail was to tell of and are still so as it leaves: none whose result is in, or whose deadline is gone. */
export async function siguenAtrasados(
  db: Lector,
  avisos: readonly { clave: string }[],
  reloj: Clock,
): Promise<Atrasado[]> {
  const ids = avisos.flatMap(({ clave }) => idEn(clave, claveDePlazo) ?? []);
  return ids.length === 0 ? [] : (await atrasadosEn(db, reloj, { ids })).filter(seRecuerda);
}

const HORA_MS = 3_600_000;

export const recordarCadaHora = ({ log, ...deps }: Deps & { log: FastifyBaseLogger }) =>
  rounds(() => recordarPlazos(deps), {
    everyMs: HORA_MS,
    log,
    failure: 'players were not reminded of late results',
  });
