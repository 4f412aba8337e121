import { z } from 'zod';
import { OPCIONES_CAMPUS, SEMANAS } from '#domain/inscripcion/datos.ts';
import { Dia } from './comunes.ts';
import { endpoint } from './endpoint.ts';

const Semana = z.object({ id: z.enum(SEMANAS), desde: Dia, hasta: Dia, ofrecida: z.boolean() });

/** Euros, and enrolments without which a week does not run. */
const LIMITES_CAMPUS = { precio: 1000, minimo: 200 } as const;

const Precio = z.int().min(0).max(LIMITES_CAMPUS.precio);

/** What staff change of the camp; timetables are the club's (`club.config.ts`). Spec §9. */
export const CampusGuardar = z.object({
  semanas: z
    .array(Semana)
    .length(SEMANAS.length)
    .refine(
      (semanas) => semanas.every(({ id }, lugar) => id === SEMANAS[lugar]),
      'Las semanas van de la 1 a la 6, en ese orden',
    ),
  precios: z.object({ a: Precio, c: Precio }),
  minimoPorSemana: z.int().min(1).max(LIMITES_CAMPUS.minimo),
});
export type CampusGuardar = z.infer<typeof CampusGuardar>;

/** `antes`: the camp the change was made over; without it, it is saved whatever there is. */
const CampusCambio = CampusGuardar.extend({ antes: CampusGuardar.nullish() });
export type CampusCambio = z.infer<typeof CampusCambio>;

const Opcion = z.object({ horario: z.string(), precio: Precio });

/** The camp as the form shows it. `cerrado`: why nobody can enrol today, null while some week is open. */
export const CampusOfrecido = z.object({
  anio: z.int(),
  semanas: z.array(Semana.extend({ estado: z.enum(['abierta', 'empezada', 'terminada', 'noOfrecida']) })),
  opciones: z.record(z.enum(OPCIONES_CAMPUS), Opcion),
  minimoPorSemana: z.int(),
  cerrado: z.string().nullable(),
});
export type CampusOfrecido = z.infer<typeof CampusOfrecido>;

export const campusApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/inscripcion/campus',
    summary: 'The summer camp: its weeks and whether each can still be chosen, prices and minimum.',
    output: CampusOfrecido,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/inscripcion/campus',
    summary: 'Changes the weeks, prices and minimum of the summer camp. 409: it is no longer `antes`.',
    body: CampusCambio,
    output: CampusOfrecido,
  }),
};
