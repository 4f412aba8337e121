import type { FileAnswer } from '#contract/endpoint.ts';
import type { HojaVista, Previa } from '#contract/liga/importar.ts';
import { type Partido, type PartidoFila, PartidoGuardar } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { enteroDe, fechaDeHoja, siNo, siNoDe } from '#domain/hoja/valores.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import { comoSeGuarda, enPlano } from '#domain/partido/plano.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { detalleDeCambio } from '#domain/registro/linea.ts';
import {
  buscar,
  buscarLiga,
  CeldaMala,
  type Celdas,
  cambioDe,
  type Entendida,
  type Leida,
  leerHoja,
  loVisto,
  mismaVersionQue,
  type Nombrado,
  VERSION,
} from '#server/db/hoja.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { partidoPorId } from '#server/db/lecturas/por-id.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { actualizarPartido, type DatosPartido, insertarPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { buscarPartidos, partidoDeEntonces } from './partidos.queries.ts';
import { type Entorno, leerEntorno, ocupacionDe } from './partidos.ts';

const COLUMNAS: Readonly<Record<string, string>> = {
  id: 'Id',
  fecha: 'Fecha',
  duracion: 'Duración',
  idPista: 'Id pista',
  pista: 'Pista',
  idLiga: 'Id liga',
  liga: 'Liga',
  idJugador1: 'Id jugador 1',
  jugador1: 'Jugador 1',
  idJugador2: 'Id jugador 2',
  jugador2: 'Jugador 2',
  ...Object.fromEntries(
    NUMEROS_SET.flatMap((n) =>
      ([1, 2] as const).map((lado) => [casilla(lado, n), `J${lado} set ${n}`] as const),
    ),
  ),
  noPresentado: 'No presentado',
  aplazado: 'Aplazado',
  cancelado: 'Cancelado',
  sintetico: 'De resolución',
  observaciones: 'Observaciones',
  version: VERSION,
};

const SUYAS: Readonly<Record<string, string>> = {
  jugador1NoPresenta: 'noPresentado',
  jugador2NoPresenta: 'noPresentado',
  jugador1Aplaza: 'aplazado',
  jugador2Aplaza: 'aplazado',
  clubAplaza: 'aplazado',
};

const columnaDe = (campo: string): string => COLUMNAS[SUYAS[campo] ?? campo] ?? '';

const columna = (campo: keyof typeof COLUMNAS): string => COLUMNAS[campo] ?? '';

/** Who put it off, when it was neither player. */
const CLUB = 'club';

const ladoDe = (uno: boolean, dos: boolean): string => {
  if (uno) return '1';
  return dos ? '2' : '';
};

const texto = (valor: string | number | null): string => (valor === null ? '' : String(valor));

const filaDe = (p: PartidoFila): string[] => [
  String(p.id),
  fechaCorta(p.fecha),
  String(p.duracion),
  texto(p.idPista),
  texto(p.pista),
  String(p.idLiga),
  p.liga,
  String(p.idJugador1),
  p.jugador1,
  String(p.idJugador2),
  p.jugador2,
  ...NUMEROS_SET.flatMap((n) => [texto(p[casilla(1, n)]), texto(p[casilla(2, n)])]),
  ladoDe(p.jugador1NoPresenta, p.jugador2NoPresenta),
  ladoDe(p.jugador1Aplaza, p.jugador2Aplaza) || (p.clubAplaza ? CLUB : ''),
  siNo(p.cancelado),
  siNo(p.sintetico),
  texto(p.observaciones),
  String(p.version),
];

type Club = {
  ligas: (Nombrado & { estado: string; duracion: number })[];
  pistas: Nombrado[];
  jugadores: (Nombrado & { idLiga: number | null })[];
};

async function leerClub(db: Lector): Promise<Club> {
  const [ligas, pistas, jugadores] = await Promise.all([
    todasLasLigas(db),
    db.selectFrom('pista').select(['id', 'nombre']).orderBy('id').execute(),
    db.selectFrom(conPersona('jugador')).select(['id', 'nombre', 'idLiga']).orderBy('id').execute(),
  ]);
  return { ligas, pistas, jugadores };
}

const unico = <T>(suyas: T[]): T | undefined => (suyas.length === 1 ? suyas[0] : undefined);

const ligaDe = ({ ligas }: Club, celdas: Celdas, anterior: number | null): number | null =>
  buscarLiga({ celdas, id: columna('idLiga'), nombre: columna('liga'), todas: ligas, anterior });

const pistaDe = ({ pistas }: Club, celdas: Celdas, anterior: number | null): number | null =>
  buscar({ celdas, id: columna('idPista'), nombre: columna('pista'), todas: pistas, anterior }, unico);

type Quien = { lado: 1 | 2; idLiga: number | null; anterior: number | null };

const jugadorDe = ({ jugadores }: Club, celdas: Celdas, { lado, idLiga, anterior }: Quien): number | null =>
  buscar(
    {
      celdas,
      id: columna(`idJugador${lado}`),
      nombre: columna(`jugador${lado}`),
      todas: jugadores,
      anterior,
    },
    (suyos) => unico(suyos.filter((uno) => uno.idLiga === idLiga)) ?? unico(suyos),
  );

function entero(celdas: Celdas, campo: string, anterior: number | null): number | null {
  const texto = celdas(columna(campo));
  if (texto === undefined) return anterior;
  if (texto === '') return null;
  const valor = enteroDe(texto);
  if (valor === null) throw new CeldaMala(columna(campo), mensajes.hojaNoEsNumero(texto));
  return valor;
}

function noPresentado(celdas: Celdas, { jugador1NoPresenta, jugador2NoPresenta }: Previo) {
  const texto = celdas(columna('noPresentado'));
  if (texto === undefined) return { jugador1NoPresenta, jugador2NoPresenta };
  if (!['', '1', '2'].includes(texto)) throw new CeldaMala(columna('noPresentado'), mensajes.hojaLado(texto));
  return { jugador1NoPresenta: texto === '1', jugador2NoPresenta: texto === '2' };
}

function aplazado(celdas: Celdas, { jugador1Aplaza, jugador2Aplaza, clubAplaza }: Previo) {
  const texto = celdas(columna('aplazado'))?.toLowerCase();
  if (texto === undefined) return { jugador1Aplaza, jugador2Aplaza, clubAplaza };
  if (!['', '1', '2', CLUB].includes(texto))
    throw new CeldaMala(columna('aplazado'), mensajes.hojaQuienAplaza(texto));
  return { jugador1Aplaza: texto === '1', jugador2Aplaza: texto === '2', clubAplaza: texto === CLUB };
}

function fechaDe(celdas: Celdas, anterior: string | null): string | null {
  const texto = celdas(columna('fecha'));
  if (texto === undefined) return anterior;
  const fecha = fechaDeHoja(texto);
  if (fecha === null) throw new CeldaMala(columna('fecha'), mensajes.hojaFecha(texto));
  return fecha;
}

function siONo(celdas: Celdas, campo: 'sintetico' | 'cancelado', anterior: boolean): boolean {
  const texto = celdas(columna(campo));
  const valor = texto === undefined ? anterior : siNoDe(texto);
  if (valor === null) throw new CeldaMala(columna(campo), mensajes.hojaSiNo(texto ?? ''));
  return valor;
}

const NUEVO = {
  idLiga: null,
  idPista: null,
  fecha: null,
  duracion: null,
  observaciones: null,
  sintetico: false,
  idJugador1: null,
  idJugador2: null,
  ...enPlano(PENDIENTE),
};

type Previo = Omit<Partido, 'id' | 'version'> | typeof NUEVO;

const casillasDe = (celdas: Celdas, previo: Previo) =>
  Object.fromEntries(
    NUMEROS_SET.flatMap((n) =>
      ([1, 2] as const).map((uno) => {
        const campo = casilla(uno, n);
        return [campo, entero(celdas, campo, previo[campo])];
      }),
    ),
  );

const indicadoresDe = (celdas: Celdas, previo: Previo) => ({
  ...noPresentado(celdas, previo),
  ...aplazado(celdas, previo),
  cancelado: siONo(celdas, 'cancelado', previo.cancelado),
});

function enviadoDe(club: Club, celdas: Celdas, previo: Previo) {
  const idLiga = ligaDe(club, celdas, previo.idLiga);
  const deLaLiga = club.ligas.find(({ id }) => id === idLiga)?.duracion ?? null;
  return {
    idLiga,
    idPista: pistaDe(club, celdas, previo.idPista),
    fecha: fechaDe(celdas, previo.fecha),
    duracion: entero(celdas, 'duracion', previo.duracion) ?? deLaLiga,
    observaciones: celdas(columna('observaciones')) ?? previo.observaciones,
    sintetico: siONo(celdas, 'sintetico', previo.sintetico),
    idJugador1: jugadorDe(club, celdas, { lado: 1, idLiga, anterior: previo.idJugador1 }),
    idJugador2: jugadorDe(club, celdas, { lado: 2, idLiga, anterior: previo.idJugador2 }),
    ...casillasDe(celdas, previo),
    ...indicadoresDe(celdas, previo),
  };
}

/** The match of a row, with the rules of the form: a column that is not there leaves things as they are. */
function datosDeFila(club: Club, celdas: Celdas, antes: Partido | null): DatosPartido {
  const { success, data, error } = PartidoGuardar.safeParse(enviadoDe(club, celdas, antes ?? NUEVO));
  if (success) {
    const { version: _, ...datos } = data;
    return datos;
  }
  const [fallo] = error.issues;
  throw new CeldaMala(columnaDe(String(fallo?.path[0] ?? '')), fallo?.message ?? '');
}

const TODOS = {
  fecha: null,
  desde: null,
  idPista: null,
  idLiga: null,
  jugador: null,
  porAtender: false,
  aplazados: false,
};

/** Every match, to be opened in a spreadsheet. It leaves a line in the log. */
export async function exportarPartidos(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const partidos = await buscarPartidos(base.db, TODOS, reloj.today());
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja('partidos', partidos.length)]));
  const body = writeCsv([Object.values(COLUMNAS), ...partidos.map(filaDe)]);
  return { filename: `partidos-${reloj.today()}.csv`, body };
}

type Contexto = { tx: TxFirmada; club: Club; vistos: Map<number, number> };

async function partidoConId({ tx }: Contexto, numero: string): Promise<Partido> {
  const id = enteroDe(numero) ?? 0;
  await tx.lock('partido', [id]);
  const partido = await partidoPorId(tx.q, id);
  if (!partido) throw new CeldaMala(columna('id'), mensajes.hojaIdDesconocido(numero));
  return partido;
}

function comoCelda(error: unknown): unknown {
  if (!(error instanceof Problema)) return error;
  const [fallo] = error.errors ?? [];
  return new CeldaMala(columnaDe(fallo?.path ?? 'fecha'), fallo?.message ?? error.message);
}

async function comprobar({ tx }: Contexto, datos: DatosPartido, antes: Partido | null) {
  const [fallo] = erroresDe(datos);
  if (fallo) throw new CeldaMala(columnaDe(fallo.path), fallo.message);
  const entorno = await leerEntorno(tx.q, datos, antes).catch((error: unknown) => {
    throw comoCelda(error);
  });
  const choque = await ocupacionDe(tx.q, antes?.id ?? 0, datos, entorno.nombres);
  if (choque !== null) throw new CeldaMala(columna('fecha'), choque);
  return entorno;
}

function noRepetir({ vistos }: Contexto, id: number, linea: number): void {
  const otra = vistos.get(id);
  if (otra !== undefined) throw new CeldaMala(columna('id'), mensajes.hojaRepetida(otra));
  vistos.set(id, linea);
}

/** What somebody saved after the file went out is not lost. */
async function cambiar(tx: TxFirmada, antes: Partido, datos: DatosPartido, celdas: Celdas): Promise<void> {
  mismaVersionQue(antes, celdas);
  await actualizarPartido(tx, antes.id, datos);
}

async function leerFila(contexto: Contexto, celdas: Celdas) {
  const numero = celdas(columna('id'));
  const conId = numero ? await partidoConId(contexto, numero) : null;
  const enviados = datosDeFila(contexto.club, celdas, conId);
  const antes = conId ?? (await partidoDeEntonces(contexto.tx.q, enviados)) ?? null;
  return { antes, datos: comoSeGuarda(enviados, antes) };
}

function enPalabras(
  { pistas }: Club,
  { liga, nombres }: Entorno,
  datos: DatosPartido,
  antes: Partido | null,
) {
  const conocidos = {
    liga: new Map([[liga.id, liga.nombre]]),
    pista: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
    jugador: nombres,
  };
  const despues = antes ? { ...antes, ...datos } : datos;
  const quienes = `${nombres.get(datos.idJugador1)} – ${nombres.get(datos.idJugador2)}`;
  return {
    titulo: `${quienes}, ${fechaCorta(datos.fecha)}`,
    detalle: detalleDeCambio({ entidad: 'partido', antes, despues }, conocidos),
  };
}

type Fila = Entendida<DatosPartido, Partido>;

/** Understands a row and saves it: what comes after finds its court and its players taken. */
async function tomar(contexto: Contexto, celdas: Celdas, linea: number): Promise<Fila> {
  const { tx, club } = contexto;
  const { antes, datos } = await leerFila(contexto, celdas);
  if (antes) noRepetir(contexto, antes.id, linea);
  const entorno = await comprobar(contexto, datos, antes);
  const { titulo, detalle } = enPalabras(club, entorno, datos, antes);
  const igual = antes !== null && detalle === null;
  if (antes && !igual) await cambiar(tx, antes, datos, celdas);
  if (!antes) contexto.vistos.set((await insertarPartido(tx, datos)).id, linea);
  return { titulo, antes, datos, detalle: detalle ?? '', igual };
}

const ids = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);

async function tomarTodo(tx: TxFirmada, contenido: string): Promise<Leida<DatosPartido, Partido>> {
  const club = await leerClub(tx.q);
  await tx.lock('liga', ids(club.ligas));
  await tx.lock('pista', ids(club.pistas));
  await tx.lock('jugador', ids(club.jugadores));
  const contexto = { tx, club: await leerClub(tx.q), vistos: new Map<number, number>() };
  return leerHoja(contenido, [columna('fecha')], (celdas, linea) => tomar(contexto, celdas, linea));
}

class SoloMirar extends Error {
  readonly previa: Previa;

  constructor(previa: Previa) {
    super('nothing is written');
    this.previa = previa;
  }
}

/** What importing the file would do: it is done, and taken back before anybody sees it. */
export async function verHojaPartidos(base: BaseFirmada, contenido: string): Promise<Previa> {
  try {
    return await base.transact(async (tx) => {
      throw new SoloMirar((await tomarTodo(tx, contenido)).previa);
    });
  } catch (error) {
    if (error instanceof SoloMirar) return error.previa;
    throw error;
  }
}

/** Saves the matches of the file in one transaction. 400: a bad row; 409: it is not what was seen. */
export function importarPartidos(
  base: BaseFirmada,
  { contenido, huella }: HojaVista,
): Promise<{ nuevas: number; cambian: number }> {
  return base.transact(async (tx) => {
    const leida = await tomarTodo(tx, contenido);
    const hechas = loVisto(leida, huella);
    const { nuevas, cambian } = leida.previa;
    await anotar(tx, ...hechas.map((fila) => cambioDe('partido', fila)));
    if (hechas.length > 0) await anotarHechos(tx, [hechos.importa('partidos', nuevas, cambian)]);
    return { nuevas, cambian };
  });
}
