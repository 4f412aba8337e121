import type { FileAnswer } from '#contract/endpoint.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { columnaDe } from '#domain/campo.ts';
import { JUGADOR } from '#domain/campos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { type CampoDeHoja, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { desenlaceEnHoja } from '#domain/hoja/desenlace.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import { casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import { LADOS } from '#domain/partido/partido.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { compararNombres } from '#domain/texto.ts';
import { nombresDeParejas } from '#server/db/lecturas/jugadores.ts';
import type { PartidoConNombres } from '#server/db/lecturas/partidos.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { type DatosJugador, leerFilaJugador } from '#server/db/tables/jugador.ts';
import type { Clock } from '#server/platform/clock.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { leerJugadores, leerPartidos } from './lectura.ts';
import { aparteDe } from './leer-partido.ts';

type Valor = string | number | boolean | null | undefined;
type Columna<F> = readonly [titulo: string, valor: (fila: F) => Valor];

const escrito = (valor: Valor): string => (typeof valor === 'boolean' ? siNo(valor) : String(valor ?? ''));

type Ligas = ReadonlyMap<number, string>;

/** In files, as they always were. */
const EN_FICHEROS: Partial<Record<CampoDeHoja, string>> = {
  liga: 'Liga',
  nombreDeportivo: columnaDe(JUGADOR.nombreDeportivo),
};

const con = <F>(campo: CampoDeHoja, valor: (fila: F) => Valor): Columna<F> => [
  EN_FICHEROS[campo] ?? tituloDeCampo(campo),
  valor,
];

/** A minor's whole name is published by somebody who looks at that one player, and never by a file; notes, and when they can play, are not for files. */
type DeFichero = Exclude<keyof DatosJugador, 'publicarNombre' | 'notas' | 'franjas'>;

const deJugadores = (ligas: Ligas, parejas: ReadonlyMap<number, readonly string[]>) =>
  ({
    id: ({ id }) => id,
    nombre: ({ id, nombre }) => parejas.get(id)?.join(' / ') ?? nombre,
    estado: ({ estado }) => ESTADO_DE_JUGADOR[estado],
    email: ({ email }) => email,
    telefono: ({ telefono }) => telefono,
    idLiga: ({ idLiga }) => idLiga,
    liga: ({ idLiga }) => ligas.get(idLiga ?? 0) ?? null,
    disponibleAmistosos: (jugador) => jugador.disponibleAmistosos,
    nombreDeportivo: ({ nombreDeportivo }) => nombreDeportivo,
    version: ({ version }) => version,
  }) satisfies Record<DeFichero | 'id' | 'liga' | 'version', (jugador: Jugador) => Valor>;

const dePartidos = (ligas: Ligas): Columna<PartidoConNombres>[] => [
  con('id', ({ id }) => id),
  con('fecha', ({ fecha }) => fechaCorta(fecha)),
  con('duracion', ({ duracion }) => duracion),
  con('idPista', ({ idPista }) => idPista),
  con('pista', ({ pista }) => pista),
  con('idLiga', ({ idLiga }) => idLiga),
  con('liga', ({ idLiga }) => ligas.get(idLiga) ?? null),
  con('idJugador1', ({ idJugador1 }) => idJugador1),
  con('jugador1', ({ jugador1 }) => jugador1),
  con('idJugador2', ({ idJugador2 }) => idJugador2),
  con('jugador2', ({ jugador2 }) => jugador2),
  ...NUMEROS_SET.flatMap((n) =>
    LADOS.map(
      (lado): Columna<PartidoConNombres> => [`J${lado} set ${n}`, (partido) => partido[casilla(lado, n)]],
    ),
  ),
  con('noPresentado', (partido) => aparteDe(partido).noPresentado),
  con('aplazado', (partido) => aparteDe(partido).aplazado),
  con('cancelado', ({ cancelado }) => cancelado),
  con('desenlace', ({ desenlace, jugador1, jugador2 }) =>
    desenlace ? desenlaceEnHoja(desenlace, [jugador1, jugador2]) : null,
  ),
  con('sintetico', ({ sintetico }) => sintetico),
  con('observaciones', ({ observaciones }) => observaciones),
  con('version', ({ version }) => version),
];

type Salida<F> = { que: 'jugadores' | 'partidos'; filas: readonly F[]; columnas: readonly Columna<F>[] };

/** To be opened in a spreadsheet, and brought back. It leaves a line in the log: contact data go out. */
async function exportar<F>(base: BaseFirmada, reloj: Clock, salida: Salida<F>): Promise<FileAnswer> {
  const { que, filas, columnas } = salida;
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja(que, filas.length)]));
  const tabla = filas.map((fila) => columnas.map(([, valor]) => escrito(valor(fila))));
  const body = writeCsv([columnas.map(([titulo]) => titulo), ...tabla]);
  return { filename: `${que}-${reloj.today()}.csv`, body };
}

const nombresDeLigas = async ({ db }: BaseFirmada): Promise<Ligas> =>
  new Map((await todasLasLigas(db)).map(({ id, nombre }) => [id, nombre]));

export async function exportarJugadores(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const filas = (await leerJugadores(base.db))
    .map(leerFilaJugador)
    .sort((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id);
  const parejas = await nombresDeParejas(base.db);
  const valores = Object.entries(deJugadores(await nombresDeLigas(base), parejas));
  const columnas = valores.map(([campo, valor]) => con(campo as CampoDeHoja, valor));
  return exportar(base, reloj, { que: 'jugadores', filas, columnas });
}

/** The newest first. */
export async function exportarPartidos(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const filas = (await leerPartidos(base.db)).sort((a, b) =>
    a.fecha === b.fecha ? a.id - b.id : b.fecha.localeCompare(a.fecha),
  );
  const columnas = dePartidos(await nombresDeLigas(base));
  return exportar(base, reloj, { que: 'partidos', filas, columnas });
}
