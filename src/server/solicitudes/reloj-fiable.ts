import { club } from '#club';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { juzgarReloj, type Visto } from '#domain/reloj/fiable.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { Lector } from '#server/db/open.ts';
import { ponerReloj } from '#server/db/tables/reloj.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';

const enElClub = relojDePared(club.zonaHoraria);
const decir = (dt: number): string => fechaCorta(enElClub(dt * 1000).slice(0, 10));

/** The first time there is nothing to compare with but the newest line of the log. */
async function visto(db: Lector, ahora: number): Promise<Visto> {
  const fila = await db.selectFrom('reloj').select(['visto', 'salto']).orderBy('id').executeTakeFirst();
  if (fila) return fila;
  const { dt } = (await db
    .selectFrom('registro')
    .select('dt')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { dt: ahora };
  return { visto: dt, salto: null };
}

/** Tells it in the log; who finds it told meanwhile, by another replica, says nothing. */
function anotarSalto(base: BaseFirmada, antes: Visto, despues: Visto & { salto: number }): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    if ((await visto(tx.q, despues.salto)).salto !== antes.salto) return;
    await ponerReloj(tx.q, despues);
    await anotarHechos(tx, [hechos.saltaElReloj(decir(antes.visto), decir(despues.salto))]);
  });
}

/** Whether what is old may be deleted by this clock. A jump is told in the log, once. docs/reglas/retencion.md. */
export async function relojFiable(base: BaseFirmada, reloj: Clock): Promise<boolean> {
  const ahora = seconds(reloj);
  const antes = await visto(base.db, ahora);
  const { fiable, salto, ...despues } = juzgarReloj(antes, ahora);
  if (salto !== null && salto !== antes.salto) await anotarSalto(base, antes, { ...despues, salto });
  else await ponerReloj(base.db, { ...despues, salto });
  return fiable;
}
