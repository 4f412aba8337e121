import { z } from 'zod';
import { Fichero } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { MAX_BYTES } from './opciones.ts';
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
  /** What changes, in words. */
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
