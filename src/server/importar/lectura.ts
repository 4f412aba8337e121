import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Clausura } from '#contract/liga/clausuras.ts';
import type { CeldaNoEntendida, FilaDeHoja, Hoja } from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type CampoDeHoja, type Celdas, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { conLetrasEnteras, tieneLetrasPerdidas } from '#domain/hoja/letras.ts';
import { ligaDeHoja, type QueLiga } from '#domain/hoja/liga.ts';
import { claveDePersona, type Leido, type Propuesta } from '#domain/hoja/persona.ts';
import { enteroDe, siNoDe } from '#domain/hoja/valores.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { mismaCompeticion, nombreLiga } from '#domain/liga/liga.ts';
import { type Gente, genteDe } from '#domain/persona/gente.ts';
import { cifrasDe, olvidado } from '#domain/persona/olvidar.ts';
import { conMayuscula, normalizarTexto } from '#domain/texto.ts';
import { leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { conPersona, nombresDeParejas, personasDe } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import { type DatosJugador, leerFilaJugador } from '#server/db/tables/jugador.ts';
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
  pistas: { id: number; nombre: string; estado: string; deporte: Deporte }[];
  clausuras: Clausura[];
  partidos: PartidoConNombres[];
  enPublico: EnPublico;
  gente: Gente;
  /** Of each pair, the names whole of both, and who they are. */
  parejas: Map<number, { nombres: readonly string[]; personas: readonly number[] }>;
  /** The person of each player that is only one. */
  personaDe: Map<number, number>;
};

/** What a row writes. The leagues that do not exist yet have numbers below zero. */
export type Persona = {
  linea: number;
  /** Rows of one person share it. */
  clave: string;
  antes: Pick<Jugador, 'id' | 'version'> | null;
  datos: DatosJugador;
  /** Their data change, and not only the rosters they are on. */
  cambia: boolean;
  /** Rosters they are put on, and kept on. */
  plantillas: number[];
  /** Of a new pair, each of the two: who is known, or what somebody new is called. */
  losDos?: [DeDos, DeDos];
};

export type DeDos = { id: number } | { nombre: string };

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
  const enParejas = await nombresDeParejas(db);
  return {
    porId: new Map(todos.map((uno) => [uno.id, uno])),
    jugadores: new Map(jugadores.map((uno) => [uno.id, uno])),
    porNombre: porNombre(jugadores, enParejas),
    porPrincipio: indicePorPrincipio(jugadores),
    porTelefono: Map.groupBy(jugadores, ({ telefono }) => cifrasDe(telefono)),
    porEmail: Map.groupBy(jugadores, ({ email }) => normalizarTexto(email ?? '')),
    ligas: await todasLasLigas(db),
    plantillas: await leerPlantillas(db),
    pistas: await db
      .selectFrom('pista')
      .select(['id', 'nombre', 'estado', 'deporte'])
      .orderBy('id')
      .execute(),
    clausuras: que === 'partidos' ? await leerClausuras(db) : [],
    partidos: que === 'partidos' ? await leerPartidos(db) : [],
    enPublico: await leerNombresPublicos(db),
    gente: genteDe(filas.map((fila) => ({ id: fila.id, personas: personasDe(fila) }))),
    parejas: new Map(
      filas.flatMap((fila) => {
        const nombres = enParejas.get(fila.id);
        return nombres ? [[fila.id, { nombres, personas: personasDe(fila) }] as const] : [];
      }),
    ),
    personaDe: new Map(
      filas.flatMap(({ id, idPersona, idPersona2 }) =>
        idPersona2 === null ? [[id, idPersona] as const] : [],
      ),
    ),
  };
}

/** A pair also by the names whole of both. */
function porNombre(
  jugadores: readonly Jugador[],
  enParejas: ReadonlyMap<number, readonly string[]>,
): Map<string, Jugador[]> {
  const pares = jugadores.flatMap((jugador) => {
    const nombres = [jugador.nombre, enParejas.get(jugador.id)?.join(' / ') ?? jugador.nombre];
    return [...new Set(nombres.map(claveDePersona))].map((clave) => ({ clave, jugador }));
  });
  const grupos = Map.groupBy(pares, ({ clave }) => clave);
  return new Map([...grupos].map(([clave, suyos]) => [clave, suyos.map(({ jugador }) => jugador)]));
}

/** The league that is called so: the one going on, when a season has two. */
export function buscarLiga(ligas: readonly LigaLeida[], pedida: QueLiga): LigaLeida | undefined {
  const suyas = ligas.filter(
    (una) => mismaCompeticion(una, pedida) && una.division === pedida.division && una.anio === pedida.anio,
  );
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

type FilaEscrita = Hoja['filas'][number];

/** Whether its file went out from here: it has a column for the number of each row. */
export const vuelve = ({ celdas }: Pick<FilaEscrita, 'celdas'>): boolean => celdas.id !== undefined;

export const mismoNombre = (uno: string, otro: string): boolean =>
  normalizarTexto(uno) === normalizarTexto(otro);

type ConNumero = 'idLiga' | 'idPista' | 'idJugador1' | 'idJugador2';

const NOMBRE_DE = {
  idLiga: 'liga',
  idPista: 'pista',
  idJugador1: 'jugador1',
  idJugador2: 'jugador2',
} as const satisfies Record<ConNumero, CampoDeHoja>;

/** What a row names by number: undefined without one, null once it is noted that there is none. */
export function conNumero<T extends { id: number }>(
  fila: Fila,
  campo: 'id' | ConNumero,
  de: Iterable<T>,
): T | null | undefined {
  const numero = fila.celdas[campo];
  if (!numero) return undefined;
  const buscado = enteroDe(numero);
  return [...de].find(({ id }) => id === buscado) ?? fila.anadir(campo, mensajes.hojaIdDesconocido(numero));
}

/** The same, where the name beside it has to be theirs: it may be blank only where it was not there before. */
export function porNumero<T extends { id: number; nombre: string }>(
  fila: Fila,
  campo: ConNumero,
  de: Iterable<T>,
  anterior: number | null | undefined,
): T | null | undefined {
  const una = conNumero(fila, campo, de);
  if (!una) return una;
  const texto = fila.celdas[NOMBRE_DE[campo]];
  const seBorro = texto === '' && una.id === anterior;
  if (!seBorro && (!texto || mismoNombre(texto, una.nombre))) return una;
  const titulo = tituloDeCampo(campo);
  const suyo = conMayuscula(titulo.replace('Id ', ''));
  return fila.anadir(NOMBRE_DE[campo], mensajes.hojaNoCasan([titulo, una.nombre], [suyo, texto ?? '']));
}

type Nombrada<T> = {
  de: readonly T[];
  /** What it had. */
  anterior: number | null | undefined;
  /** What its words say; null once what is wrong is noted. */
  escrita: (texto: string) => T | null;
  inactiva: (nombre: string) => string;
};

/** The league or the court of a row, by number or by name: what it had may be inactive by now. */
export function nombrada<T extends { id: number; nombre: string; estado: string }>(
  fila: Fila,
  campo: 'idLiga' | 'idPista',
  { de, anterior, escrita, inactiva }: Nombrada<T>,
): T | null {
  const suya = de.find(({ id }) => id === anterior);
  const porSuNumero = porNumero(fila, campo, de, suya?.id);
  const texto = fila.celdas[NOMBRE_DE[campo]] ?? suya?.nombre ?? '';
  if (porSuNumero === undefined && suya && mismoNombre(texto, suya.nombre)) return suya;
  const elegida = porSuNumero === undefined ? escrita(texto) : porSuNumero;
  if (elegida?.estado !== 'inactiva' || elegida === suya) return elegida;
  return fila.anadir(NOMBRE_DE[campo], inactiva(elegida.nombre));
}

/** The league of a row, that it had or that its words say. */
export const ligaDe = (
  fila: Fila,
  { club: { ligas: de }, supuesta }: { club: Club; supuesta: Hoja['supuesta'] },
  anterior: number | null | undefined,
  escrita: (pedida: QueLiga) => LigaLeida | null,
): LigaLeida | null =>
  nombrada(fila, 'idLiga', {
    de,
    anterior,
    escrita: (texto) => {
      const pedida = fila.de('liga', ligaDeHoja(texto, supuesta));
      return pedida && escrita(pedida);
    },
    inactiva: mensajes.hojaLigaInactiva,
  });

export const sinEsaLiga = (fila: Fila, pedida: QueLiga): null =>
  fila.anadir('liga', mensajes.hojaSinLiga(nombreLiga(pedida)));

/** A row that changes what somebody saved after the file went out is refused. */
export function mismaVersionQue({ version }: { version: number }, fila: Fila): void {
  const { version: escrita } = fila.celdas;
  if (!escrita) return;
  const suya = enteroDe(escrita);
  if (suya === null) fila.anadir('version', mensajes.hojaNoEsNumero(escrita));
  else if (suya !== version) fila.anadir('version', mensajes.hojaCambiadaDespues);
}

/** A row understood, with what is to be written; null: it is wrong, or there is nothing to write. */
export type Decidida<H> = FilaDeHoja & { hacer: H | null };

const NOMBRES = ['nombre', 'apellidos', 'nombreDeportivo', 'jugador1', 'jugador2'] as const;

/** What a row says, and all that is wrong in it: it is mended in one go. */
export class Fila {
  readonly linea: number;
  readonly quien: FilaEscrita['quien'];
  readonly celdas: Celdas;
  readonly fallos: CeldaNoEntendida[] = [];
  /** What was mended of what is written, to be told. */
  readonly arreglos: string[];

  /** Only in a file that comes back does an empty cell say anything. */
  constructor({ linea, quien, celdas }: FilaEscrita) {
    this.linea = linea;
    this.quien = quien;
    const enteras = Object.entries(celdas).map(([campo, texto]) => [campo, conLetrasEnteras(texto)] as const);
    const deVuelta = vuelve({ celdas });
    this.celdas = Object.fromEntries(deVuelta ? enteras : enteras.filter(([, texto]) => texto !== ''));
    this.arreglos = enteras.flatMap(([campo, texto]) => {
      const escrito = celdas[campo as CampoDeHoja] ?? '';
      return texto === escrito ? [] : [mensajes.hojaLetrasPartidas(escrito, texto)];
    });
    for (const campo of deVuelta ? [] : NOMBRES) {
      const nombre = this.celdas[campo];
      if (nombre && tieneLetrasPerdidas(nombre)) this.anadir(campo, mensajes.hojaLetrasPerdidas(nombre));
    }
  }

  anadir(campo: CampoDeHoja, mensaje: string, propuestas: readonly Propuesta[] = []): null {
    this.fallos.push({ campo, mensaje, propuestas: [...propuestas] });
    return null;
  }

  /** What the cell says; null once what is wrong with it is noted. */
  de<T>(campo: CampoDeHoja, leido: Leido<T>): T | null {
    return leido.bien ? leido.valor : this.anadir(campo, leido.mensaje, leido.propuestas);
  }

  /** What a word or a number of a file that comes back says: without one, what it was. */
  dePalabra<T>(
    campo: CampoDeHoja,
    previo: T,
    de: (texto: string) => T | null,
    mensaje: (texto: string) => string,
  ): T {
    const texto = this.celdas[campo];
    if (!texto) return previo;
    return de(texto) ?? this.anadir(campo, mensaje(texto)) ?? previo;
  }

  siNo(campo: CampoDeHoja, previo: boolean): boolean {
    return this.dePalabra(campo, previo, siNoDe, mensajes.hojaSiNo);
  }
}

export const NADA = { detalle: '', avisos: [], posibles: [], idJugador: null, repite: null, hacer: null };

export const mala = (
  { linea, fallos }: Fila,
  titulo: string,
  resto: Partial<FilaDeHoja> = {},
): Decidida<never> => ({ ...NADA, linea, titulo, que: 'mala', fallos, ...resto });

/** Rows between two rests: other requests are served meanwhile. */
const DESCANSO = 50;

/** Each row, in order: what comes after is told by what was before. */
export async function filaAFila<D extends FilaDeHoja>(
  { filas }: Hoja,
  entender: (fila: Fila) => D,
): Promise<D[]> {
  const decididas: D[] = [];
  for (const escrita of filas) {
    const fila = new Fila(escrita);
    const decidida = entender(fila);
    decididas.push({ ...decidida, avisos: [...fila.arreglos, ...decidida.avisos] });
    if (decididas.length % DESCANSO === 0) await setImmediate();
  }
  return decididas;
}

/** What importing those rows would do, in a few letters: whoever saw it can say it is that. */
export const huellaDe = (filas: readonly Decidida<unknown>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(filas.map(({ linea, hacer }) => [linea, hacer])))
    .digest('base64url');
