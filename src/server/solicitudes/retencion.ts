import type { FastifyBaseLogger } from 'fastify';
import {
  hechos,
  limiteDe,
  MESES_INSCRIPCION,
  type Purga,
  TIPOS_SOLICITUD,
} from '#domain/inscripcion/solicitud.ts';
import { limiteDeshacer } from '#domain/registro/deshacer.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { borrarAntesDe } from '#server/db/tables/borrar.ts';
import { jugadoresIdosAntesDe, olvidarEnRegistro } from '#server/db/tables/registro.ts';
import { borrarSaludCaducada, borrarSolicitudesAntesDe } from '#server/db/tables/solicitud.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { rounds } from '#server/platform/turns.ts';
import { hayQuePurgar, mesesElegidos } from './solicitudes.queries.ts';

const NADA: Purga = { contacto: 0, pruebanivel: 0, inscripcion: 0, salud: 0 };

const REGISTRO_S = 2 * 366 * 24 * 3_600;

/** Nobody sends a write again after a day. */
const CONSTANCIA_S = 24 * 3_600;

/** Deletes what has been kept for its time, with a line in the log. Again, it deletes nothing. */
export async function purgar(base: BaseFirmada, reloj: Clock): Promise<Purga> {
  const hoy = reloj.today();
  await borrarAntesDe(base.db, 'captcha_usado', seconds(reloj));
  await borrarAntesDe(base.db, 'registro', seconds(reloj) - REGISTRO_S);
  await borrarAntesDe(base.db, 'constancia', seconds(reloj) - CONSTANCIA_S);
  const limite = limiteDeshacer(reloj.now());
  await borrarAntesDe(base.db, 'operacion', limite);
  await olvidarEnRegistro(base.db, await jugadoresIdosAntesDe(base.db, Math.floor(limite)));
  const meses = (await mesesElegidos(base.db)) ?? MESES_INSCRIPCION;
  const limites = TIPOS_SOLICITUD.map((tipo) => ({ tipo, antes: limiteDe(tipo, hoy, meses) }));
  if (!(await hayQuePurgar(base.db, { hoy, limites }))) return NADA;
  return base.transact(async (tx) => {
    const purga = { ...NADA };
    for (const { tipo, antes } of limites) purga[tipo] = await borrarSolicitudesAntesDe(tx, tipo, antes);
    purga.salud = await borrarSaludCaducada(tx, hoy);
    await anotarHechos(tx, [hechos.purga(purga)]);
    return purga;
  });
}

const DIA_MS = 24 * 3_600_000;

type PurgaDeps = {
  base: BaseFirmada;
  reloj: Clock;
  log: FastifyBaseLogger;
  /** What else has its time and is deleted then. */
  ademas: readonly (() => Promise<unknown>)[];
};

/** Purges now and then once a day. */
export const purgarADiario = ({ base, reloj, log, ademas }: PurgaDeps) =>
  rounds(
    async () => {
      log.info(await purgar(base, reloj), 'purged');
      for (const otra of ademas) await otra();
    },
    { everyMs: DIA_MS, atOnce: true, log, failure: 'the purge failed' },
  );
