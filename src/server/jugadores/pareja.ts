import type { Jugador } from '#contract/liga/jugadores.ts';
import type { DeLaPareja, ParejaNueva, Relevo } from '#contract/liga/parejas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { choqueDe, estaPuesto } from '#domain/partido/ocupacion.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPersona, type FilaJugador, personasDe } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { comprobarPlazas } from '#server/db/registro/jugador.ts';
import { conocida, hacerPareja } from '#server/db/registro/pareja.ts';
import { leerFilaJugador, relevarPersona } from '#server/db/tables/jugador.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { buscarJugadores } from './jugadores.ts';
import { partidosDe } from './personales.queries.ts';

/** Two people play as one, besides as whoever they play already. 409 when one of them is in that league. */
export const crearPareja = (base: BaseFirmada, nueva: ParejaNueva): Promise<Jugador> =>
  base.transact(async (tx) => (await hacerPareja(tx, nueva)).pareja);

const filaDe = async (db: Lector, id: number): Promise<FilaJugador> =>
  existente(await db.selectFrom(conPersona('jugador')).selectAll().where('id', '=', id).executeTakeFirst());

/** Both whole, each with where else they play. Of who plays alone, nobody. */
export async function verPareja(db: Lector, id: number): Promise<DeLaPareja[]> {
  const fila = await filaDe(db, id);
  if (fila.idPersona2 === null) return [];
  const todos = await buscarJugadores(db);
  const quienes = personasDe(fila);
  const personas = await db
    .selectFrom('persona')
    .select(['id', 'nombre', 'email', 'telefono'])
    .where('id', 'in', quienes)
    .execute();
  return quienes.flatMap((idPersona) => {
    const persona = personas.find((una) => una.id === idPersona);
    const suyos = todos.filter((uno) => uno.id !== id && uno.personas.includes(idPersona));
    if (!persona) return [];
    return [
      {
        ...persona,
        idPersona,
        idJugador: suyos.find(({ personas: las }) => las.length === 1)?.id ?? null,
        entradas: suyos.map(({ id: cual, nombre, estado, liga }) => ({ id: cual, nombre, estado, liga })),
      },
    ];
  });
}

const jugados = async (db: Lector, ids: readonly number[]) => (await partidosDe(db, ids)).map(partidoDeFila);

type Puesto = Awaited<ReturnType<typeof jugados>>[number];

/** Whoever enters is in no other match while the pair plays: 409. */
async function comprobarQueLlega(
  db: Lector,
  entra: FilaJugador,
  { id, puestos }: { id: number; puestos: readonly Puesto[] },
): Promise<void> {
  const suyos = (await buscarJugadores(db)).filter(
    (uno) => uno.id !== id && uno.personas.includes(entra.idPersona),
  );
  const otros = await jugados(
    db,
    suyos.map((uno) => uno.id),
  );
  const alaVez = puestos.find((puesto) =>
    otros.some((otro) =>
      // As if both were of one player: whoever enters is in both.
      choqueDe(
        { ...puesto, idJugador1: entra.id },
        { ...otro, idJugador1: entra.id, idPista: null },
        NADIE_REPITE,
      ),
    ),
  );
  if (alaVez) throw new Problema(409, mensajes.relevoOcupado(entra.nombre, fechaCorta(alaVez.fecha)));
}

/** By one of the two another enters: the player, with its place, its results and its matches, goes on. */
export function relevar(
  base: BaseFirmada,
  reloj: Clock,
  id: number,
  { version, sale, entra }: Relevo,
): Promise<Jugador> {
  return base.transact(async (tx) => {
    const { idLiga } = await filaDe(tx.q, id);
    await tx.lock('liga', [idLiga]);
    await tx.lock('jugador', [id]);
    const pareja = await filaDe(tx.q, id);
    if (pareja.idPersona2 === null) throw new Problema(409, mensajes.noEsPareja);
    if (!personasDe(pareja).includes(sale)) throw new Problema(409, mensajes.noEsDeLaPareja);
    mismaVersion(leerFilaJugador(pareja), version);
    const nueva = await conocida(tx, 'entra', entra);
    if (personasDe(pareja).includes(nueva.idPersona))
      throw campoInvalido('entra', mensajes.dosVecesEnLaPareja);
    const suyos = await jugados(tx.q, [id]);
    const puestos = suyos.filter((partido) => estaPuesto(partido, reloj.localTime()));
    tx.rehearse?.({ jugados: suyos.filter(estaDecidido).length, puestos: puestos.length });
    await comprobarQueLlega(tx.q, nueva, { id, puestos });
    const seVa = (await verPareja(tx.q, id)).find((una) => una.idPersona === sale);
    const guardada = await relevarPersona(tx, pareja, { sale, entra: nueva.idPersona });
    await comprobarPlazas(tx.q, [guardada]);
    await anotarHechos(tx, [hechos.releva(id, seVa?.idJugador ?? seVa?.nombre ?? '', nueva.id)]);
    return guardada;
  });
}
