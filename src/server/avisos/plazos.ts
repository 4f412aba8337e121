import type { FastifyBaseLogger } from 'fastify';
import { diaDeDarse, tocaRecordar } from '#domain/partido/plazo.ts';
import { claveDePlazo, encolarNovedades, idEn, modoDeAvisos } from '#server/db/avisos.ts';
import { type Atrasado, atrasadosEn } from '#server/db/lecturas/plazos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { throughBatches } from '#server/db/queries.ts';
import { anotarRecordatorios } from '#server/db/tables/recordatorio.ts';
import type { Fila } from '#server/db/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import { rounds } from '#server/platform/turns.ts';

type Deps = { base: BaseDatos; reloj: Clock };

/** Whose league tells, and of which nobody has said anything. */
const seRecuerda = ({ notificar, dicho }: Atrasado): boolean => notificar && !dicho;

const esSolo = ({ reglas }: Atrasado): boolean => reglas.alVencer === 'solo';

/**
 * Tells the two of each match whose result is late, once for the day it has, where notices are on. What is given up by itself
 * is noted before, with the day on which it will be, also where nobody is mailed. Answers of how many matches.
 * docs/reglas/avisos.md
 */
export async function recordarPlazos({ base, reloj }: Deps): Promise<number> {
  const modo = await modoDeAvisos(base.db);
  const seAvisa = (uno: Atrasado): boolean => modo !== 'no' && seRecuerda(uno);
  const todos = await atrasadosEn(base.db, reloj, { cuando: tocaRecordar });
  const suyos = todos.filter((uno) => seAvisa(uno) || (esSolo(uno) && !uno.dicho));
  const yaDichos = await recordadosYa(base.db, suyos);
  const faltan = suyos.filter((uno) => {
    const ya = yaDichos.get(uno.partido.id);
    return ya?.fecha !== uno.partido.fecha || (esSolo(uno) && ya.vence === null);
  });
  if (faltan.length === 0) return 0;
  const nota = ({ partido: { id, fecha }, reglas }: Atrasado) => {
    const vence = reglas.alVencer === 'solo' ? diaDeDarse(fecha, reglas, reloj.today()) : null;
    return { idPartido: id, fecha, vence };
  };
  return base.transact(async (tx) => {
    const nuevos = await anotarRecordatorios(tx, faltan.map(nota));
    const novedades = faltan
      .filter((uno) => nuevos.has(uno.partido.id) && seAvisa(uno))
      .flatMap(({ partido: { id, version, idJugador1, idJugador2 } }) =>
        [idJugador1, idJugador2].map((idJugador) => ({
          ...{ idJugador, clave: claveDePlazo(id), antes: null, version },
        })),
      );
    await encolarNovedades(tx, novedades, { ahora: reloj.now(), enPruebas: modo === 'pruebas' });
    return nuevos.size;
  });
}

async function recordadosYa(
  db: Lector,
  suyos: readonly Atrasado[],
): Promise<Map<number, Fila<'recordatorio'>>> {
  const ids = suyos.map(({ partido }) => partido.id);
  const filas = await throughBatches(ids, (batch) =>
    db.selectFrom('recordatorio').selectAll().where('idPartido', 'in', batch).orderBy('idPartido').execute(),
  );
  return new Map(filas.map((fila) => [fila.idPartido, fila]));
}

/** Those that a mail was to tell of and are still so as it leaves: none whose result is in, or whose deadline is gone. */
export async function siguenAtrasados(
  db: Lector,
  avisos: readonly { clave: string }[],
  reloj: Clock,
): Promise<Atrasado[]> {
  const ids = avisos.flatMap(({ clave }) => idEn(clave, claveDePlazo) ?? []);
  return ids.length === 0
    ? []
    : (await atrasadosEn(db, reloj, { ids, cuando: tocaRecordar })).filter(seRecuerda);
}

const HORA_MS = 3_600_000;

export const recordarCadaHora = ({ log, ...deps }: Deps & { log: FastifyBaseLogger }) =>
  rounds(() => recordarPlazos(deps), {
    everyMs: HORA_MS,
    log,
    failure: 'players were not reminded of late results',
  });
