import { z } from 'zod';
import {
  ARTICULOS,
  COLOR,
  type DatosClub,
  DEPORTES,
  MAL_COLOR,
  SEDES,
  TIPOS_MARCA,
} from '#domain/club/datos.ts';
import { texto as textoDeVarias } from '../comunes.ts';
import { get, post } from '../endpoint.ts';

const SALTO = /[\t\r\n\u2028\u2029]/;

/** What is read in one line, in headers of mails too. */
const texto = (max: number) =>
  textoDeVarias(max).refine((valor) => !SALTO.test(valor), 'Escríbelo en una sola línea, sin saltos');
const Precio = z.object({ socios: z.number(), noSocios: z.number() });
const Tramos = z
  .array(z.object({ dias: z.array(z.int().min(0).max(6)).max(7), desde: texto(5), hasta: texto(5) }))
  .max(7);
const Centro = z.object({
  nombre: texto(40),
  /** Those it was renamed from are added by the save. */
  comienzos: z.array(texto(40)).max(20).default([]),
  direccion: texto(150),
  latitud: z.number(),
  longitud: z.number(),
  pistas: z
    .array(z.object({ deporte: z.enum(DEPORTES), numero: z.number(), superficie: texto(40) }))
    .max(10)
    .optional(),
});
const MAX_FILAS = 20;
/** A picture of the site, or ''. */
const Imagen = z
  .string()
  .regex(/^(?:\/imagenes\/[0-9a-f]{32}-\d{1,4}\.webp)?$/, 'Elige una imagen de la web');
/** It is written in a style sheet. */
const Hex = z.string().regex(COLOR, MAL_COLOR);

const Programa = z.object({
  id: texto(40),
  cuotas: z.object({ dos: Precio, una: Precio }).nullable(),
  modalidades: z.array(z.object({ nombre: texto(60), cuota: z.number() })).max(MAX_FILAS),
});

/** Its shape: what is wrong in each field is told by `faltasDelClub`. */
export const ClubGuardar = z.object({
  nombre: texto(80),
  nombreCorto: texto(30),
  articulo: z.enum(ARTICULOS),
  claim: texto(120),
  municipio: texto(60),
  provincia: texto(60),
  desde: z.number(),
  dominio: texto(100),
  nif: texto(20),
  registro: texto(150),
  telefono: texto(20),
  email: texto(120),
  buzones: z
    .array(z.object({ proposito: texto(20), email: texto(120), quien: texto(60).default('') }))
    .max(MAX_FILAS),
  redes: z.object({ instagram: texto(200), facebook: texto(200), youtube: texto(200) }),
  videos: texto(60),
  pistas: Tramos,
  secretaria: Tramos,
  sinSecretaria: z.number(),
  cuota: z.number(),
  matricula: z.number().default(0),
  ligas: z.object({ social: z.number(), infantil: z.number() }),
  iban: texto(42),
  acreedor: texto(40),
  programas: z.array(Programa).max(MAX_FILAS),
  intensivos: z.array(Precio.extend({ nombre: texto(80) })).max(MAX_FILAS),
  prado: Centro,
  reston: Centro.nullable(),
  tercera: Centro.nullable(),
  clases: z
    .array(
      z.object({
        id: texto(40),
        dias: texto(80),
        semana: texto(60),
        viernes: texto(60),
        finDeSemana: texto(60),
        centros: z.array(z.enum(SEDES)).max(SEDES.length),
      }),
    )
    .max(MAX_FILAS),
  colores: z.object({ principal: Hex, accion: Hex }),
  marca: z.object({ tipo: z.enum(TIPOS_MARCA), iniciales: texto(3), imagen: Imagen }),
  patrocinadores: z
    .array(z.object({ nombre: texto(80), siglas: texto(8), url: texto(200), imagen: Imagen }))
    .max(MAX_FILAS),
  campus: z.boolean(),
  menores: z.boolean(),
}) satisfies z.ZodType<DatosClub>;

const ClubCambio = ClubGuardar.extend({
  antes: ClubGuardar.nullish(),
});
export type ClubCambio = z.infer<typeof ClubCambio>;

export const clubApi = {
  leer: get('/api/private/club', 'Lo que el club dice de sí mismo, como lo edita la mesa.', {
    output: ClubGuardar,
  }),
  guardar: post(
    '/api/private/club',
    'Lo guarda entero; páginas, correos y PDF lo dicen desde el siguiente. 400: lo que está mal, por campos. 409: alguien lo cambió antes.',
    { body: ClubCambio, output: ClubGuardar },
  ),
};
