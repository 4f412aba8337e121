import type { FechaHora } from '#domain/fecha.ts';
import type { NivelDicho } from '#domain/nivel/dicho.ts';
import { deporteDe, desdeQueCuentan, nivelDe, nivelesDe } from '#domain/nivel/nivel.ts';
import type { Lector } from '../open.ts';
import { versionDeDatos } from '../queries.ts';
import type { LigaLeida } from '../tables/liga.ts';
import { partidoDeFila } from '../tables/partido.ts';
import { estaPuesto } from './ajustes.ts';
import { loJuega, PARTIDOS } from './desenlace.ts';
import { conPersona, personasDe, suyosDe } from './jugadores.ts';
import { leerNombresPublicos } from './nombres-publicos.ts';
import { todasLasLigas } from './tabla.ts';

/** That of each player in a sport; null: nobody knows. */
type Niveles = (idJugador: number, deporte: string) => NivelDicho | null;

async function calcular(db: Lector, ahora: FechaHora): Promise<Niveles> {
  const [ligas, jugadores, filas] = await Promise.all([
    todasLasLigas(db),
    db.selectFrom('jugador').select(['id', 'idPersona', 'idPersona2']).orderBy('id').execute(),
    db
      .selectFrom('partido')
      .selectAll()
      .where('fecha', '>=', desdeQueCuentan(ahora))
      .where(PARTIDOS.estaDecidido)
      .orderBy('id')
      .execute(),
  ]);
  const personas = new Map(jugadores.map((uno) => [uno.id, personasDe(uno)]));
  const partidos = filas.map(partidoDeFila);
  const deCada = new Map(
    [...Map.groupBy(ligas, (liga) => deporteDe(liga))].map(([deporte, suyas]) => [
      deporte,
      nivelesDe({ ligas: suyas, partidos, personas, ahora }),
    ]),
  );
  return (idJugador, deporte) => nivelDe(deCada.get(deporte) ?? new Map(), personas.get(idJugador) ?? []);
}

const guardados = new WeakMap<Lector, { estado: string; niveles: Promise<Niveles> }>();

/** By all that was played; computed once for each state of the data and each day, never stored. docs/reglas/nivel.md */
export async function leerNiveles(db: Lector, ahora: FechaHora): Promise<Niveles> {
  const estado = `${await versionDeDatos(db)} ${ahora.slice(0, 'AAAA-MM-DD'.length)}`;
  const guardado = guardados.get(db);
  if (guardado?.estado === estado) return guardado.niveles;
  const niveles = calcular(db, ahora);
  guardados.set(db, { estado, niveles });
  niveles.catch(() => guardados.delete(db));
  return niveles;
}

/** Where the person of that player plays: the league they are in, and then those they played in, the last one first. */
export async function ligasDeUno(
  db: Lector,
  { id, idLiga }: { id: number; idLiga: number | null },
): Promise<LigaLeida[]> {
  const jugadas = await db
    .selectFrom('partido')
    .select(['idLiga', ({ fn }) => fn.max('fecha').as('ultima')])
    .where(loJuega(...(await suyosDe(db, id))))
    .groupBy('idLiga')
    .orderBy('ultima', 'desc')
    .orderBy('idLiga')
    .execute();
  const porId = new Map((await todasLasLigas(db)).map((liga) => [liga.id, liga]));
  return [...new Set([idLiga, ...jugadas.map((una) => una.idLiga)])].flatMap(
    (cual) => porId.get(cual ?? 0) ?? [],
  );
}

/** Where the club publishes it; never of a minor, nor of a pair with one in it, whatever they are called in public. */
export async function nivelEnPublico(
  db: Lector,
  ahora: FechaHora,
  { id, idLiga }: { id: number; idLiga: number | null },
): Promise<{ nivel?: NivelDicho }> {
  if (!(await estaPuesto(db, 'publicarNivel'))) return {};
  const esDeMenor = await db
    .selectFrom(conPersona('jugador'))
    .select('id')
    .where('id', '=', id)
    .where('reservado', '=', 1)
    .executeTakeFirst();
  if (esDeMenor || (await leerNombresPublicos(db)).esMenor(id)) return {};
  const [liga = {}] = await ligasDeUno(db, { id, idLiga });
  const nivel = (await leerNiveles(db, ahora))(id, deporteDe(liga));
  return nivel ? { nivel } : {};
}
