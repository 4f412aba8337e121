import type { Jugador } from '#contract/liga/jugadores.ts';
import type { QueSeTrae } from '#domain/hoja/columnas.ts';
import type { QueLiga } from '#domain/hoja/liga.ts';
import { claveDePersona } from '#domain/hoja/persona.ts';
import { type Gente, genteDe } from '#domain/persona/gente.ts';
import { cifrasDe, olvidado } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { conPersona, personasDe } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaJugador } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';

export type Club = {
  jugadores: Map<number, Jugador>;
  porNombre: Map<string, Jugador[]>;
  /** By the first letters of each word of their names. */
  porPrincipio: Map<string, Jugador[]>;
  porTelefono: Map<string, Jugador[]>;
  porEmail: Map<string, Jugador[]>;
  ligas: LigaLeida[];
  plantillas: Map<number, Set<number>>;
  pistas: { id: number; nombre: string; estado: string }[];
  partidos: PartidoConNombres[];
  enPublico: EnPublico;
  gente: Gente;
};

/** Letters by which two words are taken for the same with a slip in them. */
const PRINCIPIO = 4;

export const principiosDe = (nombre: string): Set<string> =>
  new Set(
    claveDePersona(nombre.replaceAll('.', ' '))
      .split(' ')
      .map((palabra) => palabra.slice(0, PRINCIPIO)),
  );

function indicePorPrincipio(jugadores: readonly Jugador[]): Map<string, Jugador[]> {
  const pares = jugadores.flatMap((jugador) =>
    [...principiosDe(jugador.nombre)].map((principio) => ({ principio, jugador })),
  );
  const grupos = Map.groupBy(pares, ({ principio }) => principio);
  return new Map([...grupos].map(([principio, suyos]) => [principio, suyos.map(({ jugador }) => jugador)]));
}

async function leerPlantillas(db: Lector): Promise<Club['plantillas']> {
  const filas = await db
    .selectFrom('liga_jugador')
    .selectAll()
    .orderBy('idLiga')
    .orderBy('idJugador')
    .execute();
  const plantillas = Map.groupBy(filas, ({ idLiga }) => idLiga);
  return new Map(
    [...plantillas].map(([idLiga, suyos]) => [idLiga, new Set(suyos.map(({ idJugador }) => idJugador))]),
  );
}

const leerPartidos = async (db: Lector): Promise<PartidoConNombres[]> =>
  (await conNombres(db).orderBy('partido.id').execute()).map(conBooleanosDe);

export async function leerClub(db: Lector, que: QueSeTrae): Promise<Club> {
  const filas = await db.selectFrom(conPersona('jugador')).selectAll().orderBy('id').execute();
  const jugadores = filas.map(leerFilaJugador).filter((uno) => !olvidado(uno));
  return {
    jugadores: new Map(jugadores.map((uno) => [uno.id, uno])),
    porNombre: Map.groupBy(jugadores, ({ nombre }) => claveDePersona(nombre)),
    porPrincipio: indicePorPrincipio(jugadores),
    porTelefono: Map.groupBy(jugadores, ({ telefono }) => cifrasDe(telefono)),
    porEmail: Map.groupBy(jugadores, ({ email }) => normalizarTexto(email ?? '')),
    ligas: await todasLasLigas(db),
    plantillas: await leerPlantillas(db),
    pistas: await db.selectFrom('pista').select(['id', 'nombre', 'estado']).orderBy('id').execute(),
    partidos: que === 'partidos' ? await leerPartidos(db) : [],
    enPublico: await leerNombresPublicos(db),
    gente: genteDe(filas.map((fila) => ({ id: fila.id, personas: personasDe(fila) }))),
  };
}

/** The league that is called so: the one going on, when a season has two. */
export function buscarLiga({ ligas }: Club, { tipo, division, anio }: QueLiga): LigaLeida | undefined {
  const suyas = ligas.filter((una) => una.tipo === tipo && una.division === division && una.anio === anio);
  return suyas.find(({ estado }) => estado === 'activa') ?? suyas[0];
}
