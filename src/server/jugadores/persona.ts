import type { PersonaDeJugador, PersonasJuntar } from '#contract/liga/personas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { choqueDe } from '#domain/partido/ocupacion.ts';
import { genteDe } from '#domain/persona/gente.ts';
import { cabenLasNotas, juntas } from '#domain/persona/juntar.ts';
import { posiblesRepetidos } from '#domain/persona/repetidos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { juntarPersonas, leerFilaJugador } from '#server/db/tables/jugador.ts';
import { leerFilaLiga } from '#server/db/tables/liga.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import { Problema } from '#server/platform/errors.ts';
import { buscarJugadores } from './jugadores.ts';
import { filaDeJugador, type Persona, partidosDe } from './personales.queries.ts';
import { recordada } from './personales.ts';

/** Where the person of that player plays, and who may be the same one. */
export async function verPersona({ db }: BaseDatos, id: number): Promise<PersonaDeJugador> {
  return personaDe(db, existente(await filaDeJugador(db, id)));
}

async function personaDe(db: Lector, { id, idPersona, ...datos }: Persona): Promise<PersonaDeJugador> {
  const todos = await buscarJugadores(db);
  const esSuya = ({ personas }: (typeof todos)[number]): boolean => personas.includes(idPersona);
  const otros = todos.filter((uno) => !esSuya(uno));
  const conPartidos = async ({ id: cual, estado, liga }: (typeof todos)[number]) => ({
    id: cual,
    estado,
    liga,
    partidos: (await partidosDe(db, [cual])).length,
  });
  const parecidas = posiblesRepetidos(datos, null, otros).map(async ({ jugador, en }) => {
    const { version, nombre, email, telefono } = jugador;
    return { ...(await conPartidos(jugador)), version, nombre, email, telefono, en };
  });
  const entradas = todos.filter(esSuya).toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
  return {
    entradas: await Promise.all(entradas.map(conPartidos)),
    parecidas: await Promise.all(parecidas),
  };
}

/** Leagues in which both are, or were, by name. */
async function ligasCompartidas(db: Lector, ...[una, otra]: [number, number]): Promise<string[]> {
  const deLiga = (persona: number) =>
    db
      .selectFrom('liga_jugador')
      .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
      .select('liga_jugador.idLiga')
      .where((eb) => eb.or([eb('jugador.idPersona', '=', persona), eb('jugador.idPersona2', '=', persona)]));
  const filas = await db
    .selectFrom('liga')
    .selectAll()
    .where('id', 'in', deLiga(una))
    .where('id', 'in', deLiga(otra))
    .orderBy('id')
    .execute();
  return filas.map((fila) => leerFilaLiga(fila).nombre);
}

/** Nobody is twice in a league, nor in two matches at once: who has been is two people. 409 says which. */
async function comprobarQuePueden(db: Lector, uno: Persona, otro: Persona): Promise<void> {
  if (uno.idPersona === otro.idPersona) throw new Problema(409, mensajes.yaSonLaMisma);
  const [liga] = await ligasCompartidas(db, uno.idPersona, otro.idPersona);
  if (liga) throw new Problema(409, mensajes.mismaLiga(liga));
  const leer = async ({ entradas }: Persona) => (await partidosDe(db, entradas)).map(partidoDeFila);
  const juntos = genteDe(
    [...uno.entradas, ...otro.entradas].map((id) => ({ id, personas: [uno.idPersona] })),
  );
  const ajenos = await leer(otro);
  const alaVez = (await leer(uno)).find((suyo) =>
    ajenos.some((ajeno) => suyo.id === ajeno.id || choqueDe(suyo, { ...ajeno, idPista: null }, juntos)),
  );
  if (alaVez) throw new Problema(409, mensajes.jueganALaVez(fechaCorta(alaVez.fecha)));
}

/**
 * Two players are one person: what the first says stays, and is completed with the other. 409: they cannot be, or somebody
 * saved one of them before. Nothing that names a player changes, so taking it back gives both back as they were.
 */
export function juntar(
  base: BaseFirmada,
  id: number,
  { version, otro, versionOtro }: PersonasJuntar,
): Promise<PersonaDeJugador> {
  return base.transact(async (tx) => {
    await tx.lock('jugador', [id, otro]);
    const leer = async (cual: number) => recordada(existente(await filaDeJugador(tx.q, cual)));
    const [queda, llega] = [await leer(id), await leer(otro)];
    mismaVersion(leerFilaJugador(queda), version);
    mismaVersion(leerFilaJugador(llega), versionOtro);
    await comprobarQuePueden(tx.q, queda, llega);
    const datos = juntas(leerFilaJugador(queda), leerFilaJugador(llega));
    if (!cabenLasNotas(datos)) throw new Problema(409, mensajes.notasJuntas);
    await juntarPersonas(tx, [queda, llega], datos);
    await anotarHechos(tx, [hechos.junta(id, otro)]);
    return personaDe(tx.q, existente(await filaDeJugador(tx.q, id)));
  });
}
