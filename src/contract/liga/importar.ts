import { z } from 'zod';
import { CAMPOS_DE_HOJA, QUE_SE_TRAE } from '#domain/hoja/columnas.ts';
import { Fichero, Id } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_BYTES, MAX_FILAS } from '../opciones.ts';
import { TipoLiga } from './ligas.ts';
import { PartidoAfectado } from './partidos.ts';

/** A file of the staff's spreadsheet, in base64: its encoding is found out here. */
const Hoja = z.object({
  contenido: z
    .base64('No se ha podido leer el archivo. Vuelve a elegirlo.')
    .max(Math.ceil(MAX_BYTES / 3) * 4),
});

/** The file and what its preview answered: what is imported is what was seen. */
export const HojaVista = Hoja.extend({ huella: z.string().max(100) });
export type HojaVista = z.infer<typeof HojaVista>;

const FilaMala = z.object({ linea: z.int(), columna: z.string(), mensaje: z.string() });
const FilaBuena = z.object({
  linea: z.int(),
  titulo: z.string(),
  que: z.enum(['nueva', 'cambia', 'igual']),
  detalle: z.string(),
});

/** What importing a file would do; with a single bad row it would do nothing. */
export const Previa = z.object({
  filas: z.int(),
  nuevas: z.int(),
  cambian: z.int(),
  iguales: z.int(),
  malas: z.array(FilaMala),
  buenas: z.array(FilaBuena),
  /** Stands for what importing it would do; it is sent back to import. */
  huella: z.string(),
});
export type Previa = z.infer<typeof Previa>;

/** Of players, also the arranged matches that their states and leagues would touch. */
export const PreviaJugadores = Previa.extend({ afectados: z.array(PartidoAfectado) });
export type PreviaJugadores = z.infer<typeof PreviaJugadores>;

const MAX_LINEA = 100_000;
const MAX_CELDA = 2000;
const Campo = z.enum(CAMPOS_DE_HOJA);

/** Who somebody of the sheet is: that player, or one more whatever they share with others; nothing: as it seems. */
const Quien = z.union([Id, z.literal('otra')]).nullish();

/** Rows of a sheet made by hand, with what each cell says as it is written there. */
export const HojaAMano = z.object({
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
export type HojaAMano = z.infer<typeof HojaAMano>;

/** The sheet and what its preview answered: what is imported is what was seen. */
export const HojaAManoVista = HojaAMano.extend({ huella: z.string().max(100) });
export type HojaAManoVista = z.infer<typeof HojaAManoVista>;

const CeldaNoEntendida = z.object({
  campo: Campo,
  mensaje: z.string(),
  propuestas: z.array(z.object({ texto: z.string(), etiqueta: z.string() })),
});
export type CeldaNoEntendida = z.infer<typeof CeldaNoEntendida>;

export const FilaAMano = z.object({
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
export type FilaAMano = z.infer<typeof FilaAMano>;

export const PreviaAMano = z.object({
  filas: z.array(FilaAMano),
  ligas: z.array(z.string()),
  afectados: z.array(PartidoAfectado),
  huella: z.string(),
});
export type PreviaAMano = z.infer<typeof PreviaAMano>;

const Importado = z.object({ nuevas: z.int(), cambian: z.int() });

export const importarApi = {
  exportarJugadores: endpoint({
    method: 'GET',
    path: '/api/private/hojas/jugadores',
    summary: 'Todos los jugadores, en un fichero para el Excel español.',
    output: Fichero,
    contentType: 'text/csv',
  }),
  verJugadores: endpoint({
    method: 'POST',
    path: '/api/private/hojas/jugadores/previa',
    summary: 'Qué haría importar esos jugadores, y qué filas están mal y por qué. No escribe nada.',
    body: Hoja,
    output: PreviaJugadores,
  }),
  importarJugadores: endpoint({
    method: 'POST',
    path: '/api/private/hojas/jugadores/importar',
    summary:
      'Crea y cambia los jugadores del fichero: todos o, con una fila mala, ninguno; 409 si no es lo que dijo la vista previa. Se puede deshacer.',
    body: HojaVista,
    output: Importado,
  }),
  verHoja: endpoint({
    method: 'POST',
    path: '/api/private/hojas/previa',
    summary:
      'Qué haría importar unas filas escritas a mano de jugadores, ligas o partidos, y qué celdas no se entienden y por qué. No escribe nada.',
    body: HojaAMano,
    output: PreviaAMano,
  }),
  importarHoja: endpoint({
    method: 'POST',
    path: '/api/private/hojas/importar',
    summary:
      'Crea y cambia lo de esas filas: todas o, con una mala, ninguna; 409 si no es lo que dijo la vista previa. Se puede deshacer.',
    body: HojaAManoVista,
    output: z.object({ nuevas: z.int(), cambian: z.int(), ligas: z.int() }),
  }),
  exportarPartidos: endpoint({
    method: 'GET',
    path: '/api/private/hojas/partidos',
    summary: 'Todos los partidos, en un fichero para el Excel español.',
    output: Fichero,
    contentType: 'text/csv',
  }),
  verPartidos: endpoint({
    method: 'POST',
    path: '/api/private/hojas/partidos/previa',
    summary: 'Qué haría importar esos partidos, y qué filas están mal y por qué. No escribe nada.',
    body: Hoja,
    output: Previa,
  }),
  importarPartidos: endpoint({
    method: 'POST',
    path: '/api/private/hojas/partidos/importar',
    summary:
      'Crea y cambia los partidos del fichero: todos o, con una fila mala, ninguno; 409 si no es lo que dijo la vista previa. Se puede deshacer.',
    body: HojaVista,
    output: Importado,
  }),
};
