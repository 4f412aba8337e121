import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { inscribirJugadores, insertarJugadores } from '#server/db/tables/jugador.ts';
import { insertarLiga } from '#server/db/tables/liga.ts';
import { type DatosPartido, insertarPartidos } from '#server/db/tables/partido.ts';
import { insertarPista } from '#server/db/tables/pista.ts';
import type { Tx } from '#server/db/transact.ts';

/** Ten times a big club: 30 leagues of 20 players for 10 seasons, 100,000 matches. */
const TEMPORADAS = 10;
const LIGAS = 30;
const JUGADORES = 20;
const PARTIDOS = 100_000;
/** The season in play. */
const ULTIMA = 2026;
const PISTAS = 12;
/** Of the last season, so many matches of each league are still to be played. */
const POR_JUGAR = 6;
const DIVISIONES = 10;

const TIPOS = ['social', 'infantil', 'amistosos'] as const;
/** Two sets to one side or the other; three sets one time out of three. */
const MARCADORES = [
  [6, 4, 6, 3],
  [3, 6, 4, 6],
  [6, 4, 3, 6, 10, 7],
] as const;

export type ClubGrande = { partidos: number; idLiga: number; idJugador: number };

const dos = (n: number): string => String(n).padStart(2, '0');

/** All days of ten months, from September on. */
const fechaDe = (anio: number, n: number): string =>
  `${anio + (n % 10 > 3 ? 1 : 0)}-${dos(((n + 8) % 12) + 1)}-${dos((n % 28) + 1)}T${dos(9 + (n % 12))}:00`;

const CAJAS = [1, 2, 3, 4, 5, 6].flatMap(
  (set) => [`jugador1Set${set}`, `jugador2Set${set}`] as (keyof DatosPartido)[],
);

/** Every box of the score, those without games empty. */
const cajas = (marcador: readonly number[]): Partial<DatosPartido> =>
  Object.fromEntries(CAJAS.map((caja, i) => [caja, marcador[i] ?? null]));

/** The n-th match of a league: every pair in turn, again and again. */
function encuentro(idLiga: number, jugadores: readonly number[], anio: number, n: number) {
  const vuelta = 1 + (n % (jugadores.length - 1));
  const uno = Math.floor(n / (jugadores.length - 1)) % jugadores.length;
  const porJugar = anio === ULTIMA && n < POR_JUGAR;
  return {
    ...cajas(porJugar ? [] : (MARCADORES[n % MARCADORES.length] ?? [])),
    idLiga,
    idPista: 1 + (n % PISTAS),
    fecha: porJugar ? `2027-06-${dos(n + 10)}T10:00` : fechaDe(anio, n),
    duracion: 90,
    observaciones: null,
    sintetico: false,
    idJugador1: jugadores[uno] ?? 0,
    idJugador2: jugadores[(uno + vuelta) % jugadores.length] ?? 0,
    jugador1NoPresenta: false,
    jugador2NoPresenta: false,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    clubAplaza: false,
    cancelado: false,
  } as DatosPartido;
}

async function insertarGente(tx: Tx): Promise<number[]> {
  const todos = Array.from({ length: LIGAS * JUGADORES }, (_, n) => ({
    nombre: `Persona ${n}`,
    estado: 'activo' as const,
    email: null,
    telefono: null,
    idLiga: null,
    disponibleAmistosos: false,
    nombreDeportivo: null,
  }));
  const guardados = await insertarJugadores(tx, todos);
  return guardados.map(({ id }) => id).sort((a, b) => a - b);
}

async function insertarUnaLiga(tx: Tx, anio: number, n: number): Promise<number> {
  const tipo = TIPOS[Math.floor(n / DIVISIONES)] ?? 'social';
  const activa = anio === ULTIMA;
  const { id } = await insertarLiga(tx, {
    estado: activa ? 'activa' : 'inactiva',
    ...DE_SIEMPRE,
    ciclo: 0,
    tipo,
    division: tipo === 'amistosos' ? n % DIVISIONES : 1 + (n % DIVISIONES),
    anio,
    horaBaseInicio: 9,
    minutoBaseInicio: 0,
    horaBaseFinal: 21,
    minutoBaseFinal: 0,
    duracion: 90,
    usuario: null,
    idaVuelta: true,
    fechaIdaVuelta: null,
    notificar: false,
    reglas: { ...reglasIniciales(tipo) },
  });
  return id;
}

async function sembrarTemporada(tx: Tx, anio: number, gente: readonly number[]): Promise<number> {
  let ultima = 0;
  for (let n = 0; n < LIGAS; n += 1) {
    const jugadores = gente.slice(n * JUGADORES, (n + 1) * JUGADORES);
    const idLiga = await insertarUnaLiga(tx, anio, n);
    await inscribirJugadores(
      tx,
      jugadores.map((idJugador) => ({ idLiga, idJugador })),
    );
    const cuantos = Math.ceil(PARTIDOS / TEMPORADAS / LIGAS);
    const partidos = Array.from({ length: cuantos }, (_, i) => encuentro(idLiga, jugadores, anio, i));
    await insertarPartidos(tx, partidos);
    if (n === 0) ultima = idLiga;
  }
  return ultima;
}

/** Fills an empty, migrated database, always alike; fewer seasons are those last. Tells the first league of the season in play and one of its players. */
export async function sembrarClubGrande(
  base: BaseDatos,
  { temporadas = TEMPORADAS } = {},
): Promise<ClubGrande> {
  return base.transact(async (tx) => {
    for (let n = 1; n <= PISTAS; n += 1) await insertarPista(tx, { nombre: `Pista ${n}`, estado: 'activa' });
    const gente = await insertarGente(tx);
    let idLiga = 0;
    for (let anio = ULTIMA - temporadas + 1; anio <= ULTIMA; anio += 1)
      idLiga = await sembrarTemporada(tx, anio, gente);
    return {
      partidos: temporadas * LIGAS * Math.ceil(PARTIDOS / TEMPORADAS / LIGAS),
      idLiga,
      idJugador: gente[0] ?? 0,
    };
  });
}
