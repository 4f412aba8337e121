import { z } from 'zod';
import { SIN_NOMBRE } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { Id, textoObligatorio } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { SolicitudPosible } from './personales.ts';

/** As it was written; shorter than that names nobody. */
const Nombre = textoObligatorio(80, 'Escribe el nombre de la persona')
  .refine((nombre) => nombre.length >= 3, 'Escribe el nombre y los apellidos, como estaban')
  .refine(
    (nombre) => normalizarTexto(nombre) !== normalizarTexto(SIN_NOMBRE),
    'Así se llama a quien ya se ha olvidado: escribe el nombre que tenía',
  );

/** Where somebody who has no row any more is still named. */
export const Rastros = z.object({
  /** The name, and those it was written with before. */
  nombres: z.array(z.string()),
  lineas: z.array(z.object({ id: Id, cuando: z.string(), usuario: z.string(), texto: z.string() })),
  observaciones: z.array(z.object({ id: Id, fecha: z.string(), texto: z.string() })),
  solicitudes: z.array(SolicitudPosible),
  /** What could be taken back and remembers them. */
  operaciones: z.int(),
  /** Players of the club who are, or were, called so: a line may be about them. */
  homonimos: z.array(z.object({ id: Id, nombre: z.string() })),
  /** Pages and news where the name is written: to be looked at by somebody. */
  menciones: z.array(z.string()),
});
export type Rastros = z.infer<typeof Rastros>;

const Ids = z.array(Id).max(5_000);

/** What of it somebody has recognised as theirs. */
export const RastrosElegidos = z.object({
  nombre: Nombre,
  lineas: Ids,
  observaciones: Ids,
  solicitudes: Ids,
});
export type RastrosElegidos = z.infer<typeof RastrosElegidos>;

/** How much no longer names them. */
export const RastrosBorrados = z.object({
  lineas: z.int(),
  observaciones: z.int(),
  solicitudes: z.int(),
  operaciones: z.int(),
});
export type RastrosBorrados = z.infer<typeof RastrosBorrados>;

export const rastrosApi = {
  ver: endpoint({
    method: 'POST',
    path: '/api/private/log/nombres',
    summary: 'Where somebody who is no longer a player is still named, by their name.',
    body: z.object({ nombre: Nombre }),
    output: Rastros,
  }),
  borrar: endpoint({
    method: 'POST',
    path: '/api/private/log/nombres/borrar',
    summary:
      'Takes the name out of what is chosen, for good, and forgets what could be taken back and remembers them. Again, it does nothing.',
    body: RastrosElegidos,
    output: RastrosBorrados,
  }),
};
