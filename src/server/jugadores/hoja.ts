import type { FileAnswer } from '#contract/endpoint.ts';
import type { Previa } from '#contract/importar.ts';
import { type Jugador, type JugadorFila, JugadorGuardar } from '#contract/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { enteroDe, estadoDe, nombreEstado, siNo, siNoDe } from '#domain/hoja/valores.ts';
import { fraseDeCambio } from '#domain/registro/cambio.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { CeldaMala, type Celdas, type Entendida, type Leida, leerHoja, sinMalas } from '#server/db/hoja.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { actualizarJugador, type DatosJugador, insertarJugadores } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { writeCsv } from '#server/platform/csv.ts';
import { buscarJugadores } from './jugadores.queries.ts';

/** The columns of the file, and the fields they fill. */
const COLUMNAS = {
  id: 'Id',
  nombre: 'Nombre',
  estado: 'Estado',
  email: 'Email',
  telefono: 'Teléfono',
  idLiga: 'Id liga',
  liga: 'Liga',
  disponibleAmistosos: 'Disponible para amistosos',
} as const;

const TODOS = { idLiga: null, jugador: null };

const filaDe = (jugador: JugadorFila): string[] => [
  String(jugador.id),
  jugador.nombre,
  nombreEstado[jugador.estado],
  jugador.email ?? '',
  jugador.telefono ?? '',
  jugador.idLiga === null ? '' : String(jugador.idLiga),
  jugador.liga ?? '',
  siNo(jugador.disponibleAmistosos),
];

/** Every player, to be opened in a spreadsheet. It leaves a line in the log: contact data go out. */
export async function exportarJugadores(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const jugadores = await buscarJugadores(base.db, TODOS);
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja('jugadores', jugadores.length)]));
  const body = writeCsv([Object.values(COLUMNAS), ...jugadores.map(filaDe)]);
  return { filename: `jugadores-${reloj.today()}.csv`, body };
}

/** What rows are compared with. */
type Club = {
  porId: Map<number, JugadorFila>;
  porNombre: Map<string, JugadorFila[]>;
  ligas: LigaLeida[];
  nombresLigas: Map<number, string>;
  /** Line of each player of the file, and of each new name. */
  vistos: Map<string, number>;
};

async function leerClub(db: Lector): Promise<Club> {
  const [jugadores, ligas] = [await buscarJugadores(db, TODOS), await todasLasLigas(db)];
  return {
    porId: new Map(jugadores.map((uno) => [uno.id, uno])),
    porNombre: Map.groupBy(jugadores, ({ nombre }) => normalizarTexto(nombre)),
    ligas,
    nombresLigas: new Map(ligas.map(({ id, nombre }) => [id, nombre])),
    vistos: new Map(),
  };
}

/** By its number or, without one, by its name: the active one when several seasons share it. */
function ligaDe({ ligas }: Club, celdas: Celdas, anterior: number | null): number | null {
  const [numero, nombre] = [celdas(COLUMNAS.idLiga), celdas(COLUMNAS.liga)];
  if (numero === undefined && nombre === undefined) return anterior;
  if (numero) {
    const liga = ligas.find(({ id }) => id === enteroDe(numero));
    if (!liga) throw new CeldaMala(COLUMNAS.idLiga, mensajes.hojaIdDesconocido(numero));
    return liga.id;
  }
  if (!nombre) return null;
  const suyas = ligas.filter((liga) => normalizarTexto(liga.nombre) === normalizarTexto(nombre));
  const liga = suyas.find(({ estado }) => estado === 'activa') ?? suyas[0];
  if (!liga) throw new CeldaMala(COLUMNAS.liga, mensajes.hojaLiga(nombre));
  return liga.id;
}

function porIdentificador({ porId }: Club, texto: string): JugadorFila {
  const jugador = porId.get(enteroDe(texto) ?? 0);
  if (!jugador) throw new CeldaMala(COLUMNAS.id, mensajes.hojaIdDesconocido(texto));
  return jugador;
}

/** The player a row is about: the one with its number or else the only one with its name in its league. */
function jugadorDe(club: Club, celdas: Celdas): JugadorFila | null {
  const numero = celdas(COLUMNAS.id);
  if (numero) return porIdentificador(club, numero);
  const idLiga = ligaDe(club, celdas, null);
  const tocayos = club.porNombre.get(normalizarTexto(celdas(COLUMNAS.nombre) ?? '')) ?? [];
  const suyos = tocayos.filter((uno) => uno.idLiga === idLiga);
  if (suyos.length > 1) throw new CeldaMala(COLUMNAS.id, mensajes.hojaHomonimos(suyos.length));
  return suyos[0] ?? null;
}

function leer<T>(
  celdas: Celdas,
  columna: string,
  {
    de,
    mensaje,
    porDefecto,
  }: { de: (texto: string) => T | null; mensaje: (texto: string) => string; porDefecto: T },
): T {
  const texto = celdas(columna);
  if (texto === undefined || texto === '') return porDefecto;
  const valor = de(texto);
  if (valor === null) throw new CeldaMala(columna, mensaje(texto));
  return valor;
}

const NUEVO = {
  estado: 'activo',
  email: null,
  telefono: null,
  idLiga: null,
  disponibleAmistosos: true,
} as const;

/** What is saved of a row: a column that is not there leaves things as they are. */
function datosDe(club: Club, celdas: Celdas, antes: JugadorFila | null): DatosJugador {
  const previo = antes ?? NUEVO;
  const { estado, disponibleAmistosos } = COLUMNAS;
  const enviado = {
    nombre: celdas(COLUMNAS.nombre) ?? '',
    estado: leer(celdas, estado, { de: estadoDe, mensaje: mensajes.hojaEstado, porDefecto: previo.estado }),
    email: celdas(COLUMNAS.email) ?? previo.email,
    telefono: celdas(COLUMNAS.telefono) ?? previo.telefono,
    idLiga: ligaDe(club, celdas, previo.idLiga),
    disponibleAmistosos: leer(celdas, disponibleAmistosos, {
      de: siNoDe,
      mensaje: mensajes.hojaSiNo,
      porDefecto: previo.disponibleAmistosos,
    }),
  };
  const { success, data, error } = JugadorGuardar.safeParse(enviado);
  if (success) {
    const { version: _, ...datos } = data;
    return datos;
  }
  const [fallo] = error.issues;
  throw new CeldaMala(COLUMNAS[fallo?.path[0] as keyof typeof COLUMNAS] ?? '', fallo?.message ?? '');
}

/** The same player twice in a file is nobody's intention. */
function noRepetir({ vistos }: Club, linea: number, clave: string): void {
  const otra = vistos.get(clave);
  if (otra !== undefined) throw new CeldaMala(COLUMNAS.nombre, mensajes.hojaRepetida(otra));
  vistos.set(clave, linea);
}

type Fila = Entendida<DatosJugador, Jugador>;

function entender(club: Club, celdas: Celdas, linea: number): Fila {
  const antes = jugadorDe(club, celdas);
  const datos = datosDe(club, celdas, antes);
  noRepetir(club, linea, antes ? `id ${antes.id}` : `${normalizarTexto(datos.nombre)} ${datos.idLiga}`);
  const nombres = { liga: club.nombresLigas, pista: new Map(), jugador: new Map() };
  const frase = fraseDeCambio(
    { entidad: 'jugador', antes, despues: antes ? { ...antes, ...datos } : datos },
    nombres,
  );
  const detalle = frase?.split('»: ')[1] ?? '';
  return { titulo: datos.nombre, antes, datos, detalle, igual: antes !== null && frase === null };
}

async function leerJugadores(db: Lector, contenido: string): Promise<Leida<DatosJugador, Jugador>> {
  const club = await leerClub(db);
  return leerHoja(contenido, [COLUMNAS.nombre], (celdas, linea) => entender(club, celdas, linea));
}

/** What importing the file would do. Nothing is written. */
export const verHojaJugadores = async ({ db }: BaseDatos, contenido: string): Promise<Previa> =>
  (await leerJugadores(db, contenido)).previa;

/** Creates and changes the players of the file, in one transaction; with a bad row, 400 and nothing. */
export function importarJugadores(
  base: BaseFirmada,
  contenido: string,
): Promise<{ nuevas: number; cambian: number }> {
  return base.transact(async (tx) => {
    const ligas = await todasLasLigas(tx.q);
    await tx.lock(
      'liga',
      ligas.map(({ id }) => id),
    );
    const filas = sinMalas(await leerJugadores(tx.q, contenido));
    const nuevos = filas.filter(({ antes }) => antes === null);
    const cambiados = filas.filter((fila): fila is typeof fila & { antes: Jugador } => fila.antes !== null);
    await tx.lock(
      'jugador',
      cambiados.map(({ antes }) => antes.id),
    );
    await insertarJugadores(
      tx,
      nuevos.map(({ datos }) => datos),
    );
    for (const { antes, datos } of cambiados) await actualizarJugador(tx, antes, datos);
    const hecho = { nuevas: nuevos.length, cambian: cambiados.length };
    if (filas.length > 0) await anotarHechos(tx, [hechos.importa('jugadores', hecho.nuevas, hecho.cambian)]);
    return hecho;
  });
}
