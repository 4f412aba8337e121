import type { Jugador } from '#contract/liga/jugadores.ts';
import type { DeLaPareja, ParejaNueva, QuienJuega, Relevo } from '#contract/liga/parejas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { choqueDe, estaPuesto } from '#domain/partido/ocupacion.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { claveDeNombre } from '#domain/texto.ts';
import { conPersona, type FilaJugador, personasDe } from '#server/db/lecturas/jugadores.ts';
import { hay } from '#server/db/lecturas/por-id.ts';
import type { Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { comprobarPlazas, crearJugador, deUna } from '#server/db/registro/jugador.ts';
import {
  insertarJugador,
  JUGADOR_NUEVO,
  leerFilaJugador,
  relevarPersona,
} from '#server/db/tables/jugador.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { buscarJugadores } from './jugadores.ts';
import { partidosDe } from './personales.queries.ts';

/** Whoever is new is a player too, in no league: there what is theirs is changed. */
async function conocida(tx: TxFirmada, campo: string, quien: QuienJuega): Promise<FilaJugador> {
  if ('id' in quien) return deUna(tx, campo, quien.id);
  const nueva = await insertarJugador(tx, { ...JUGADOR_NUEVO, ...quien, idLiga: null });
  await anotar(tx, { entidad: 'jugador', antes: null, despues: nueva });
  return deUna(tx, campo, nueva.id);
}

const senas = ({ email, telefono }: FilaJugador): string => `${email ?? ''} ${telefono ?? ''}`;

/** Of two who are called the same, what is known says that they are two. */
const sonLaMisma = (una: FilaJugador, otra: FilaJugador): boolean =>
  una.idPersona === otra.idPersona ||
  (claveDeNombre(una.nombre) === claveDeNombre(otra.nombre) && senas(una) === senas(otra));

/** Two people play as one, besides as whoever they play already. 409 when one of them is in that league. */
export function crearPareja(base: BaseFirmada, { idLiga, personas }: ParejaNueva): Promise<Jugador> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [idLiga]);
    if (idLiga !== null && !(await hay(tx.q, 'liga', idLiga)))
      throw campoInvalido('idLiga', mensajes.ligaInexistente);
    const una = await conocida(tx, 'personas.0', personas[0]);
    const otra = await conocida(tx, 'personas.1', personas[1]);
    if (sonLaMisma(una, otra)) throw campoInvalido('personas.1', mensajes.dosVecesEnLaPareja);
    const datos = { ...JUGADOR_NUEVO, nombre: una.nombre, idLiga, disponibleAmistosos: false };
    const pareja = await crearJugador(tx, datos, { mismaPersonaQue: una.id, parejaDe: otra.id });
    await anotar(tx, { entidad: 'jugador', antes: null, despues: pareja });
    return pareja;
  });
}

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
