import { z } from 'zod';
import { get, post } from '../endpoint.ts';

const cuantos = z.int().min(0);

/** What goes with the fictional season: its rows, and what was added since and cannot stay without them. */
export const CuentasDeMuestra = z.object({
  ligas: cuantos,
  jugadores: cuantos,
  partidos: cuantos,
  /** Of those, the ones that were added since. */
  partidosTuyos: cuantos,
  sinLiga: cuantos,
  pistas: cuantos,
  noticias: cuantos,
  solicitudes: cuantos,
});
export type CuentasDeMuestra = z.infer<typeof CuentasDeMuestra>;

const Arranque = z.object({
  /** Null when there is no fictional season. */
  muestra: CuentasDeMuestra.nullable(),
  /** Whether the site says what a made-up club says of itself. */
  inventado: z.boolean(),
  /** Whether somebody has said whose club it is. */
  dicho: z.boolean(),
  vacio: z.boolean(),
  correo: z.boolean(),
});
export type Arranque = z.infer<typeof Arranque>;

export const primeraCuentaApi = {
  leer: get('/api/auth/arranque', 'Si el club no tiene aún ninguna cuenta y espera su código de arranque.', {
    output: z.object({ espera: z.boolean() }),
  }),
  crear: post(
    '/api/auth/arranque',
    'Crea la primera cuenta con el código que el programa ha impreso al arrancar. 403 si no es ese; 409 si ya hay alguna.',
    {
      body: z.object({
        codigo: z.string().max(40),
        usuario: z.string().trim().max(60),
        clave: z.string().max(1000),
      }),
      output: null,
    },
  ),
};

export const arranqueApi = {
  leer: get(
    '/api/private/club/arranque',
    'Lo que falta para empezar: de quién es la web, el correo y la temporada de muestra.',
    { output: Arranque },
  ),
  sembrar: post(
    '/api/private/club/muestra',
    'Llena un club vacío con la temporada de muestra. 409 si ya hay ligas o jugadores.',
    { output: null },
  ),
  quitar: post(
    '/api/private/club/muestra/quitar',
    'Quita la temporada de muestra y lo que la web decía de un club inventado. Se manda lo que se ha visto que se va; 409 si ya es otra cosa.',
    { body: z.object({ muestra: CuentasDeMuestra.nullable() }), output: null },
  ),
};
