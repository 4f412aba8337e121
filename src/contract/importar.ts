import { z } from 'zod';
import { Fichero } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { MAX_BYTES } from './opciones.ts';

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

const Importado = z.object({ nuevas: z.int(), cambian: z.int() });

export const importarApi = {
  exportarJugadores: endpoint({
    method: 'GET',
    path: '/api/private/hojas/jugadores',
    summary: 'Every player, as a file for the Spanish Excel.',
    output: Fichero,
    contentType: 'text/csv',
  }),
  verJugadores: endpoint({
    method: 'POST',
    path: '/api/private/hojas/jugadores/previa',
    summary: 'What importing those players would do, and which rows are bad and why. Nothing is written.',
    body: Hoja,
    output: Previa,
  }),
  importarJugadores: endpoint({
    method: 'POST',
    path: '/api/private/hojas/jugadores/importar',
    summary:
      'Creates and changes the players of the file: all of them or, with a bad row, none; 409 when that is not what its preview said. It can be taken back.',
    body: HojaVista,
    output: Importado,
  }),
  exportarPartidos: endpoint({
    method: 'GET',
    path: '/api/private/hojas/partidos',
    summary: 'Every match, as a file for the Spanish Excel.',
    output: Fichero,
    contentType: 'text/csv',
  }),
  verPartidos: endpoint({
    method: 'POST',
    path: '/api/private/hojas/partidos/previa',
    summary: 'What importing those matches would do, and which rows are bad and why. Nothing is written.',
    body: Hoja,
    output: Previa,
  }),
  importarPartidos: endpoint({
    method: 'POST',
    path: '/api/private/hojas/partidos/importar',
    summary:
      'Creates and changes the matches of the file: all of them or, with a bad row, none; 409 when that is not what its preview said. It can be taken back.',
    body: HojaVista,
    output: Importado,
  }),
};
