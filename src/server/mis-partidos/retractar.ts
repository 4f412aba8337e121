import type { AcabaDe } from '#contract/cuentas/mis-partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { type Dicho, finDeActo } from '#domain/partido/dicho.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPartidoDeEnlace } from '#server/db/lecturas/enlace-personal.ts';
import { type EnPublico, rivalDe } from '#server/db/lecturas/nombres-publicos.ts';
import { conBooleanosDe, conNombres } from '#server/db/lecturas/partidos.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { ponerDicho, ponerHoraPosible, quitarDicho } from '#server/db/tables/dicho.ts';
import { borrarActo, ponerActo } from '#server/db/tables/peticion.ts';
import type { Fila } from '#server/db/types.ts';
import { keyText } from '#server/db/undo/rows.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';

/** Takes back an operation that a link left, unless something newer is in the way: 409. */
export type Deshacer = (base: BaseFirmada, reloj: Clock, operacion: number) => Promise<unknown>;

type Deps = { base: BaseFirmada; reloj: Clock; deshacer: Deshacer };

/** How things were before: the last operation, the word that its player had given, and the hours that suited either. */
type Antes = {
  operacion: number;
  dicho: Omit<Dicho, 'idJugador'> | null;
  horas: { idJugador: number; fecha: FechaHora }[];
};

type Acto = Pick<Fila<'acto_de_enlace'>, 'idPartido' | 'idJugador' | 'clase'>;

/** So that it can be taken back for some minutes; what was done before it to that match no longer can. */
export async function recordarActo(
  tx: TxFirmada,
  acto: Acto,
  { dicho = null, horas = [] }: Partial<Antes>,
): Promise<void> {
  const { ultima } = await tx.q
    .selectFrom('operacion')
    .select((eb) => eb.fn.max('id').as('ultima'))
    .executeTakeFirstOrThrow();
  const antes: Antes = { operacion: ultima ?? 0, dicho, horas };
  await ponerActo(tx.q, { ...acto, dt: tx.autor.dt, antes: JSON.stringify(antes) });
}

const antesDe = ({ antes }: Pick<Fila<'acto_de_enlace'>, 'antes'>): Antes => JSON.parse(antes) as Antes;

const actosDe = (db: Lector, idJugador: number, ahora: number) =>
  db
    .selectFrom('acto_de_enlace')
    .selectAll()
    .where('idJugador', '=', idJugador)
    .orderBy('dt')
    .orderBy('idPartido')
    .execute()
    .then((filas) => filas.filter(({ dt }) => ahora < finDeActo(Number(dt))));

/** What was written in the match by a link from then on; null when nothing was. */
async function operacionDe(db: Lector, acto: Fila<'acto_de_enlace'>): Promise<number | null> {
  const fila = await db
    .selectFrom('operacion_fila as fila')
    .innerJoin('operacion', 'operacion.id', 'fila.idOperacion')
    .select('operacion.id')
    .where('fila.tabla', '=', 'partido')
    .where('fila.clave', '=', keyText('partido', { id: acto.idPartido }))
    .where('operacion.usuario', '=', CON_ENLACE)
    .where('operacion.id', '>', antesDe(acto).operacion)
    .where('operacion.deshace', 'is', null)
    .orderBy('operacion.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.id ?? null;
}

const partidoConNombres = async (db: Lector, id: number) => {
  const fila = await conNombres(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && conBooleanosDe(fila);
};

/** What it came to, while nobody has changed it; null: there is nothing to take back. */
async function enQueQuedo(db: Lector, acto: Fila<'acto_de_enlace'>) {
  const partido = await partidoConNombres(db, acto.idPartido);
  if (!partido) return null;
  const operacion = await operacionDe(db, acto);
  const conResultado = estaDecidido(conDesenlace(partido));
  const como = (hecho: AcabaDe['hecho']) => ({ partido, operacion, hecho });
  if (acto.clase === 'hora')
    return operacion === null || conResultado || estaAplazado(conDesenlace(partido))
      ? null
      : como('reservado');
  if (operacion === null) return conResultado ? null : como('dicho');
  return conResultado ? como('publicado') : null;
}

type Contexto = { idJugador: number; enPublico: EnPublico; reloj: Clock };

/** What they have just done and can still take back. */
export async function acabaDe(db: Lector, { idJugador, enPublico, reloj }: Contexto): Promise<AcabaDe[]> {
  const lista: AcabaDe[] = [];
  for (const acto of await actosDe(db, idJugador, seconds(reloj))) {
    const quedo = await enQueQuedo(db, acto);
    if (!quedo) continue;
    const { id, fecha } = quedo.partido;
    const rival = rivalDe(quedo.partido, idJugador, enPublico).nombre;
    const fin = finDeActo(Number(acto.dt));
    const hasta = reloj.localTimeOf(fin * 1000);
    lista.push({ id, fecha, rival, hecho: quedo.hecho, hasta, quedan: fin - seconds(reloj) });
  }
  return lista;
}

type Pedida = { token: string; id: number };

const tarde = () => new Problema(409, mensajes.yaNoSeDeshace);

async function elActo(
  tx: TxFirmada,
  { id, idJugador, reloj }: { id: number; idJugador: number; reloj: Clock },
) {
  const acto = (await actosDe(tx.q, idJugador, seconds(reloj))).find((uno) => uno.idPartido === id);
  if (!acto) throw tarde();
  return acto;
}

async function restablecer(tx: TxFirmada, acto: Fila<'acto_de_enlace'>): Promise<void> {
  const { idPartido, idJugador } = acto;
  const { dicho, horas } = antesDe(acto);
  if (acto.clase === 'resultado') {
    if (dicho) await ponerDicho(tx.q, { idPartido, idJugador, ...dicho });
    else await quitarDicho(tx.q, { idPartido, idJugador });
  }
  for (const hora of horas) await ponerHoraPosible(tx.q, { idPartido, ...hora, dt: tx.autor.dt });
  await borrarActo(tx.q, idPartido);
  await anotarHechos(tx, [hechos.seRetracta(idJugador, idPartido)]);
}

/**
 * Leaves things as they were before the last thing that this player did to the match with their link. 409 when it is too
 * late: the minutes are over, the rival has answered, or somebody has changed the match.
 */
export async function retractar({ base, reloj, deshacer }: Deps, pedida: Pedida): Promise<void> {
  const deps = { base, reloj };
  const { id } = pedida;
  const quedo = await conPartidoDeEnlace(deps, pedida, async (tx, idJugador) =>
    enQueQuedo(tx.q, await elActo(tx, { id, idJugador, reloj })),
  );
  if (!quedo) throw tarde();
  const { operacion } = quedo;
  if (operacion !== null)
    await deshacer(base, reloj, operacion).catch((error) => {
      throw error instanceof Problema ? tarde() : error;
    });
  await conPartidoDeEnlace(deps, pedida, async (tx, idJugador) =>
    restablecer(tx, await elActo(tx, { id, idJugador, reloj })),
  );
}
