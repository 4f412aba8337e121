import { z } from 'zod';
import { CAMPOS_DE_HOJA, QUE_SE_TRAE } from '#domain/hoja/columnas.ts';
import { Fichero, Id } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { MAX_FILAS } from '../opciones.ts';
import { SegunRegla } from './jugadores.ts';
import { TipoLiga } from './ligas.ts';
import { PartidoAfectado } from './partidos.ts';

const MAX_LINEA = 100_000;
const MAX_CELDA = 2000;
const MAX_CUERPO = 4 * 1024 * 1024;
const Campo = z.enum(CAMPOS_DE_HOJA);

/** Who somebody of the sheet is: that player, or one more whatever they share with others; nothing: as it seems. */
const Quien = z.union([Id, z.literal('otra')]).nullish();

/** Rows of a sheet, with what each cell says as it is written there. */
const Hoja = z.object({
  que: z.enum(QUE_SE_TRAE),
  filas: z
    .array(
      z.object({
        linea: z.int().min(1).max(MAX_LINEA),
        celdas: z.partialRecord(Campo, z.string().max(MAX_CELDA)),
        quien: Quien,
      }),
    )
    .min(1)
    .max(MAX_FILAS),
  /** What is taken for granted of leagues where the sheet does not say it. */
  supuesta: z.object({ tipo: TipoLiga, anio: z.int(), division: z.int().min(0).max(10).nullable() }),
});
export type Hoja = z.infer<typeof Hoja>;

/** The sheet and what its rehearsal answered: what is imported is what was seen. */
const HojaVista = Hoja.extend({ huella: z.string().max(100).nullish() });
export type HojaVista = z.infer<typeof HojaVista>;

const CeldaNoEntendida = z.object({
  campo: Campo,
  mensaje: z.string(),
  propuestas: z.array(z.object({ texto: z.string(), etiqueta: z.string() })),
});
export type CeldaNoEntendida = z.infer<typeof CeldaNoEntendida>;

const FilaDeHoja = z.object({
  linea: z.int(),
  titulo: z.string(),
  que: z.enum(['nueva', 'cambia', 'igual', 'mala']),
  detalle: z.string(),
  avisos: z.array(z.string()),
  fallos: z.array(CeldaNoEntendida),
  posibles: z.array(z.object({ id: Id, etiqueta: z.string() })),
  /** Who it is taken for; null is somebody new. */
  idJugador: Id.nullable(),
  /** It seems to be somebody of another row: that line. */
  repite: z.int().nullable(),
});
export type FilaDeHoja = z.infer<typeof FilaDeHoja>;

/** What importing a sheet would do; with a single bad row it would do nothing. */
const LoQueHaria = z.object({
  filas: z.array(FilaDeHoja),
  ligas: z.array(z.string()),
  afectados: z.array(PartidoAfectado),
  /** What the leagues that somebody leaves say of their matches. */
  reglas: z.array(SegunRegla),
  huella: z.string(),
});
export type LoQueHaria = z.infer<typeof LoQueHaria>;

const Importado = z.object({ nuevas: z.int(), cambian: z.int(), ligas: z.int() });
export type Importado = z.infer<typeof Importado>;

export const importarApi = {
  exportarJugadores: get(
    '/api/private/hojas/jugadores',
    'Todos los jugadores, en un fichero para el Excel español.',
    { output: Fichero, contentType: 'text/csv' },
  ),
  exportarPartidos: get(
    '/api/private/hojas/partidos',
    'Todos los partidos, en un fichero para el Excel español.',
    { output: Fichero, contentType: 'text/csv' },
  ),
  importar: post(
    '/api/private/hojas/importar',
    'Crea y cambia lo que dicen esas filas de jugadores, ligas o partidos: todas o, con una mala, ninguna. El ensayo dice qué haría cada una, y qué celdas no se entienden y por qué; 409 si no es lo que dijo. Se puede deshacer.',
    { body: HojaVista, maxBody: MAX_CUERPO, output: Importado, rehearsal: LoQueHaria },
  ),
};
