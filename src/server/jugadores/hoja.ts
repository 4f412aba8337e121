import type { FileAnswer } from '#contract/endpoint.ts';
import type { HojaVista, PreviaJugadores } from '#contract/liga/importar.ts';
import { type Jugador, type JugadorFila, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { columnaDe, JUGADOR } from '#domain/campos.ts';
import { salidasDe } from '#domain/clasificacion/al-irse.ts';
import { enteroDe, estadoDe, siNo, siNoDe } from '#domain/hoja/valores.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { olvidado } from '#domain/persona/olvidar.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { detalleDeCambio } from '#domain/registro/linea.ts';
import { normalizarTexto } from '#domain/texto.ts';
import {
  type Buena,
  bloquearTodo,
  buscarLiga,
  CeldaMala,
  type Celdas,
  cambioDe,
  type Entendida,
  type Leida,
  leerHoja,
  loVisto,
  mismaVersionQue,
  VERSION,
} from '#server/db/hoja.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import {
  actualizarJugador,
  type DatosJugador,
  insertarJugadores,
  JUGADOR_NUEVO,
} from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { dejarLigas } from './al-irse.ts';
import { buscarJugadores } from './jugadores.ts';

/** A minor's whole name is published by somebody who looks at that one player, and never by a file; notes, and when they can play, are not for files. */
type DeHoja = Exclude<keyof DatosJugador, 'publicarNombre' | 'notas' | 'franjas'>;

const COLUMNAS = {
  id: 'Id',
  nombre: columnaDe(JUGADOR.nombre),
  estado: columnaDe(JUGADOR.estado),
  email: columnaDe(JUGADOR.email),
  telefono: columnaDe(JUGADOR.telefono),
  idLiga: columnaDe(JUGADOR.idLiga),
  liga: 'Liga',
  disponibleAmistosos: columnaDe(JUGADOR.disponibleAmistosos),
  nombreDeportivo: columnaDe(JUGADOR.nombreDeportivo),
  version: VERSION,
} as const satisfies Record<DeHoja | 'id' | 'liga' | 'version', string>;

const ORDEN = Object.keys(COLUMNAS) as (keyof typeof COLUMNAS)[];

const CELDAS: Record<keyof typeof COLUMNAS, (jugador: JugadorFila) => string> = {
  id: ({ id }) => String(id),
  nombre: ({ nombre }) => nombre,
  estado: ({ estado }) => ESTADO_DE_JUGADOR[estado],
  email: ({ email }) => email ?? '',
  telefono: ({ telefono }) => telefono ?? '',
  idLiga: ({ idLiga }) => (idLiga === null ? '' : String(idLiga)),
  liga: ({ liga }) => liga ?? '',
  disponibleAmistosos: ({ disponibleAmistosos }) => siNo(disponibleAmistosos),
  nombreDeportivo: ({ nombreDeportivo }) => nombreDeportivo ?? '',
  version: ({ version }) => String(version),
};

const filaDe = (jugador: JugadorFila): string[] => ORDEN.map((campo) => CELDAS[campo](jugador));

const TODOS = { idLiga: null, jugador: null };

type Club = {
  porId: Map<number, JugadorFila>;
  porNombre: Map<string, JugadorFila[]>;
  ligas: LigaLeida[];
  nombresLigas: Map<number, string>;
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

const ligaDe = ({ ligas }: Club, celdas: Celdas, anterior: number | null): number | null =>
  buscarLiga({ celdas, id: COLUMNAS.idLiga, nombre: COLUMNAS.liga, todas: ligas, anterior });

function porIdentificador({ porId }: Club, texto: string): JugadorFila {
  const jugador = porId.get(enteroDe(texto) ?? 0);
  if (!jugador) throw new CeldaMala(COLUMNAS.id, mensajes.hojaIdDesconocido(texto));
  return jugador;
}

const diceLiga = (celdas: Celdas): boolean =>
  celdas(COLUMNAS.idLiga) !== undefined || celdas(COLUMNAS.liga) !== undefined;

/**
 * The player a row is about: the one with its number or else the only one with its name, in its league when the
 * file has leagues and in the whole club when it has none. Nobody forgotten is found by the name they share.
 */
function jugadorDe(club: Club, celdas: Celdas): JugadorFila | null {
  const numero = celdas(COLUMNAS.id);
  if (numero) return porIdentificador(club, numero);
  const tocayos = club.porNombre.get(normalizarTexto(celdas(COLUMNAS.nombre) ?? '')) ?? [];
  const conocidos = tocayos.filter((uno) => !olvidado(uno));
  const idLiga = ligaDe(club, celdas, null);
  const suyos = diceLiga(celdas) ? conocidos.filter((uno) => uno.idLiga === idLiga) : conocidos;
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

/** What is saved of a row: a column that is not there leaves things as they are. */
function datosDe(club: Club, celdas: Celdas, antes: JugadorFila | null): DatosJugador {
  const previo = antes ?? JUGADOR_NUEVO;
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
    nombreDeportivo: celdas(COLUMNAS.nombreDeportivo) ?? previo.nombreDeportivo,
  } satisfies Record<DeHoja, unknown>;
  const { success, data, error } = JugadorGuardar.safeParse(enviado);
  if (success) {
    const { version: _, ...datos } = data;
    return datos;
  }
  const [fallo] = error.issues;
  throw new CeldaMala(COLUMNAS[fallo?.path[0] as keyof typeof COLUMNAS] ?? '', fallo?.message ?? '');
}

function noRepetir({ vistos }: Club, linea: number, clave: string): void {
  const otra = vistos.get(clave);
  if (otra !== undefined) throw new CeldaMala(COLUMNAS.nombre, mensajes.hojaRepetida(otra));
  vistos.set(clave, linea);
}

/** Whoever was forgotten stays so, and what somebody saved after the file went out is not lost. */
function sePuedeCambiar(antes: JugadorFila, celdas: Celdas): void {
  if (olvidado(antes)) throw new CeldaMala(COLUMNAS.id, mensajes.hojaOlvidado);
  mismaVersionQue(antes, celdas);
}

type Fila = Entendida<DatosJugador, Jugador>;

function entender(club: Club, celdas: Celdas, linea: number): Fila {
  const antes = jugadorDe(club, celdas);
  const datos = datosDe(club, celdas, antes);
  noRepetir(club, linea, antes ? `id ${antes.id}` : `${normalizarTexto(datos.nombre)} ${datos.idLiga}`);
  const nombres = { liga: club.nombresLigas, pista: new Map(), jugador: new Map() };
  const despues = antes ? { ...antes, ...datos } : datos;
  const detalle = detalleDeCambio({ entidad: 'jugador', antes, despues }, nombres);
  if (antes && detalle !== null) sePuedeCambiar(antes, celdas);
  const igual = antes !== null && detalle === null;
  return { titulo: datos.nombre, antes, datos, detalle: detalle ?? '', igual };
}

async function leerJugadores(db: Lector, contenido: string): Promise<Leida<DatosJugador, Jugador>> {
  const club = await leerClub(db);
  return leerHoja(contenido, [COLUMNAS.nombre], (celdas, linea) => entender(club, celdas, linea));
}

/** Every player, to be opened in a spreadsheet. It leaves a line in the log: contact data go out. */
export async function exportarJugadores(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const jugadores = await buscarJugadores(base.db, TODOS);
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja('jugadores', jugadores.length)]));
  const body = writeCsv([ORDEN.map((campo) => COLUMNAS[campo]), ...jugadores.map(filaDe)]);
  return { filename: `jugadores-${reloj.today()}.csv`, body };
}

/** What a row does to the matches its player has arranged, as the form tells of one. */
function cambiosDe({ antes, datos: { estado, idLiga } }: Buena<DatosJugador, Jugador>): Cambio[] {
  if (!antes) return [];
  const { id: idJugador } = antes;
  const deBaja = estado !== antes.estado && estado !== 'activo';
  const cambia = antes.idLiga !== null && idLiga !== antes.idLiga;
  return [
    ...(deBaja ? [{ tipo: 'baja' as const, idJugador, estado }] : []),
    ...(cambia ? [{ tipo: 'liga' as const, idJugador, idLiga: antes.idLiga as number }] : []),
  ];
}

/** What importing the file would do, and the arranged matches it would touch. Nothing is written. */
export async function verHojaJugadores(
  { db }: BaseDatos,
  reloj: Clock,
  contenido: string,
): Promise<PreviaJugadores> {
  const { previa, buenas } = await leerJugadores(db, contenido);
  return { ...previa, afectados: await afectadosPor(db, buenas.flatMap(cambiosDe), reloj.localTime()) };
}

const esCambiada = (
  fila: Buena<DatosJugador, Jugador>,
): fila is Buena<DatosJugador, Jugador> & { antes: Jugador } => fila.antes !== null;

/** Saves the players of the file in one transaction. 400: a bad row; 409: it is not what was seen. */
export function importarJugadores(
  base: BaseFirmada,
  reloj: Clock,
  { contenido, huella }: HojaVista,
): Promise<{ nuevas: number; cambian: number }> {
  return base.transact(async (tx) => {
    await bloquearTodo(tx, 'liga', 'jugador');
    const filas = loVisto(await leerJugadores(tx.q, contenido), huella);
    const nuevos = filas.filter(({ antes }) => antes === null).map(({ datos }) => datos);
    const cambiados = filas.filter(esCambiada);
    const creados = await insertarJugadores(tx, nuevos);
    for (const { antes, datos } of cambiados) await actualizarJugador(tx, antes, datos);
    await anotar(
      tx,
      ...cambiados.map((fila) => cambioDe('jugador', fila)),
      ...creados.map((despues) => ({ entidad: 'jugador' as const, antes: null, despues })),
    );
    const salidas = cambiados.flatMap(({ antes, datos }) => salidasDe(antes, datos));
    await dejarLigas(tx, salidas, { ahora: reloj.localTime() });
    const hecho = { nuevas: nuevos.length, cambian: cambiados.length };
    if (filas.length > 0) await anotarHechos(tx, [hechos.importa('jugadores', hecho.nuevas, hecho.cambian)]);
    return hecho;
  });
}
