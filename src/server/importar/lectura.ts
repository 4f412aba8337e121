import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { CeldaNoEntendida, FilaDeHoja, Hoja } from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type CampoDeHoja, type Celdas, tituloDeCampo } from '#domain/hoja/columnas.ts';
import type { QueLiga } from '#domain/hoja/liga.ts';
import { claveDePersona, type Fallo, fallo, type Leido } from '#domain/hoja/persona.ts';
import { enteroDe } from '#domain/hoja/valores.ts';
import { type Gente, genteDe } from '#domain/persona/gente.ts';
import { cifrasDe, olvidado } from '#domain/persona/olvidar.ts';
import { conMayuscula, normalizarTexto } from '#domain/texto.ts';
import { conPersona, personasDe } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaJugador } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';

export type Club = {
  /** Also whoever was forgotten: by their number they are still there. */
  porId: Map<number, Jugador>;
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

export const leerPartidos = async (db: Lector): Promise<PartidoConNombres[]> =>
  (await conNombres(db).orderBy('partido.id').execute()).map(conBooleanosDe);

export const leerJugadores = (db: Lector) =>
  db.selectFrom(conPersona('jugador')).selectAll().orderBy('id').execute();

export async function leerClub(db: Lector, que: Hoja['que']): Promise<Club> {
  const filas = await leerJugadores(db);
  const todos = filas.map(leerFilaJugador);
  const jugadores = todos.filter((uno) => !olvidado(uno));
  return {
    porId: new Map(todos.map((uno) => [uno.id, uno])),
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
export function buscarLiga(
  { ligas }: Pick<Club, 'ligas'>,
  { tipo, division, anio }: QueLiga,
): LigaLeida | undefined {
  const suyas = ligas.filter((una) => una.tipo === tipo && una.division === division && una.anio === anio);
  return suyas.find(({ estado }) => estado === 'activa') ?? suyas[0];
}

export type Escrito = { nombre: string; email: string | null; telefono: string | null };

/** Whoever has the same telephone or mail, and which. */
export function parecidos(
  { porTelefono, porEmail }: Club,
  { telefono, email }: Escrito,
): Map<Jugador, string> {
  const [cifras, correo] = [cifrasDe(telefono), normalizarTexto(email ?? '')];
  return new Map([
    ...(cifras ? (porTelefono.get(cifras) ?? []) : []).map((uno) => [uno, 'el mismo teléfono'] as const),
    ...(correo ? (porEmail.get(correo) ?? []) : []).map((uno) => [uno, 'el mismo email'] as const),
  ]);
}

const dichos = (escrito: Escrito, { telefono, email }: Jugador) =>
  [
    [cifrasDe(escrito.telefono), cifrasDe(telefono)],
    [normalizarTexto(escrito.email ?? ''), normalizarTexto(email ?? '')],
  ].filter(([suyo, otro]) => suyo !== '' && otro !== '');

/** Both say something of themselves and nothing of it agrees: two people may be called the same. */
export function seContradicen(escrito: Escrito, jugador: Jugador): boolean {
  const pares = dichos(escrito, jugador);
  return pares.length > 0 && pares.every(([suyo, otro]) => suyo !== otro);
}

export const comparte = (escrito: Escrito, jugador: Jugador): boolean =>
  dichos(escrito, jugador).some(([suyo, otro]) => suyo === otro);

export type FilaEscrita = Hoja['filas'][number];

/** Whether its file went out from here: it has a column for the number of each row. */
export const vuelve = ({ id }: Celdas): boolean => id !== undefined;

/** What a row says: only in a file that comes back does an empty cell say anything. */
export const loEscrito = ({ celdas }: FilaEscrita): Celdas =>
  vuelve(celdas) ? celdas : Object.fromEntries(Object.entries(celdas).filter(([, texto]) => texto !== ''));

export const mismoNombre = (uno: string, otro: string): boolean =>
  normalizarTexto(uno) === normalizarTexto(otro);

type ConNumero = 'idLiga' | 'idPista' | 'idJugador1' | 'idJugador2';

const NOMBRE_DE = {
  idLiga: 'liga',
  idPista: 'pista',
  idJugador1: 'jugador1',
  idJugador2: 'jugador2',
} as const satisfies Record<ConNumero, CampoDeHoja>;

/**
 * Whom a row names by number: the name beside it has to be theirs, and may be blank only where it was not there before.
 * Undefined without a number; null once what is wrong is noted.
 */
export function porNumero<T extends { id: number; nombre: string }>(
  celdas: Celdas,
  campo: ConNumero,
  { de, anterior, fallos }: { de: Iterable<T>; anterior: number | null; fallos: Fallos },
): T | null | undefined {
  const [numero, texto] = [celdas[campo], celdas[NOMBRE_DE[campo]]];
  if (!numero) return undefined;
  const una = [...de].find(({ id }) => id === enteroDe(numero));
  if (!una) return fallos.anadir(campo, fallo(mensajes.hojaIdDesconocido(numero)));
  const seBorro = texto === '' && una.id === anterior;
  if (!seBorro && (!texto || mismoNombre(texto, una.nombre))) return una;
  const titulo = tituloDeCampo(campo);
  const suyo = conMayuscula(titulo.replace('Id ', ''));
  return fallos.anadir(
    NOMBRE_DE[campo],
    fallo(mensajes.hojaNoCasan([titulo, una.nombre], [suyo, texto ?? ''])),
  );
}

type Nombrada<T> = {
  de: readonly T[];
  /** What it had. */
  suya: T | undefined;
  /** What its words say; null once what is wrong is noted. */
  escrita: (texto: string) => T | null;
  inactiva: (nombre: string) => string;
  fallos: Fallos;
};

/** The league or the court of a row, by number or by name: what it had may be inactive by now. */
export function nombrada<T extends { id: number; nombre: string; estado: string }>(
  celdas: Celdas,
  campo: 'idLiga' | 'idPista',
  { de, suya, escrita, inactiva, fallos }: Nombrada<T>,
): T | null {
  const conNumero = porNumero(celdas, campo, { de, anterior: suya?.id ?? null, fallos });
  const texto = celdas[NOMBRE_DE[campo]] ?? suya?.nombre ?? '';
  if (conNumero === undefined && suya && mismoNombre(texto, suya.nombre)) return suya;
  const elegida = conNumero === undefined ? escrita(texto) : conNumero;
  if (elegida?.estado !== 'inactiva' || elegida === suya) return elegida;
  return fallos.anadir(NOMBRE_DE[campo], fallo(inactiva(elegida.nombre)));
}

/** A row that changes what somebody saved after the file went out is refused. */
export function mismaVersionQue({ version }: { version: number }, celdas: Celdas, fallos: Fallos): void {
  if (!celdas.version) return;
  const suya = enteroDe(celdas.version);
  if (suya === null) fallos.anadir('version', fallo(mensajes.hojaNoEsNumero(celdas.version)));
  else if (suya !== version) fallos.anadir('version', fallo(mensajes.hojaCambiadaDespues));
}

/** A row understood, with what is to be written; null: it is wrong, or there is nothing to write. */
export type Decidida<H> = FilaDeHoja & { hacer: H | null };

/** Gathers all that is wrong in a row, so that it is mended in one go. */
export class Fallos {
  readonly todos: CeldaNoEntendida[] = [];

  anadir(campo: CampoDeHoja, { mensaje, propuestas }: Fallo): null {
    this.todos.push({ campo, mensaje, propuestas: [...propuestas] });
    return null;
  }

  /** What the cell says; null once what is wrong with it is noted. */
  de<T>(campo: CampoDeHoja, leido: Leido<T>): T | null {
    return leido.bien ? leido.valor : this.anadir(campo, leido);
  }

  /** What a word or a number of a file that comes back says: without one, what it was. */
  dePalabra<T>(
    celdas: Celdas,
    campo: CampoDeHoja,
    {
      de,
      mensaje,
      previo,
    }: { de: (texto: string) => T | null; mensaje: (texto: string) => string; previo: T },
  ): T {
    const texto = celdas[campo];
    if (!texto) return previo;
    return de(texto) ?? this.anadir(campo, fallo(mensaje(texto))) ?? previo;
  }
}

const NADA = { detalle: '', avisos: [], posibles: [], idJugador: null, repite: null, hacer: null };

export const mala = (
  linea: number,
  titulo: string,
  { todos }: Fallos,
  resto: Partial<FilaDeHoja> = {},
): Decidida<never> => ({ ...NADA, linea, titulo, que: 'mala', fallos: todos, ...resto });

/** Rows between two rests: other requests are served meanwhile. */
const DESCANSO = 50;

/** Each row, in order: what comes after is told by what was before. */
export async function filaAFila<F, D>(filas: readonly F[], entender: (fila: F) => D): Promise<D[]> {
  const decididas: D[] = [];
  for (const fila of filas) {
    decididas.push(entender(fila));
    if (decididas.length % DESCANSO === 0) await setImmediate();
  }
  return decididas;
}

/** What importing those rows would do, in a few letters: whoever saw it can say it is that. */
export const huellaDe = (filas: readonly Decidida<unknown>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(filas.map(({ linea, hacer }) => [linea, hacer])))
    .digest('base64url');
