import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CLAVES } from '../opciones.ts';

/** Hours since the last backup was whole, null before the first; `tarde` when there should be a newer one. */
export const EstadoDeCopia = z.object({ horas: z.int().nullable(), estado: z.enum(['ok', 'tarde']) });
export type EstadoDeCopia = z.infer<typeof EstadoDeCopia>;

export const saludApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/salud',
    summary:
      '200 cuando las tablas están al día y la base de datos responde; 503 con `estado` si no responde (caida), está dañada (danada), su fichero no está en su sitio (ausente) o no queda espacio para escribir (llena). `copia`: de hace cuántas horas es la última copia de seguridad, y si llega tarde.',
    output: z.object({ estado: z.literal('ok'), copia: EstadoDeCopia }),
  }),
};

const Valor = z.enum(['true', 'false']);
const Entrada = z.object({ clave: z.enum(CLAVES), valor: Valor });
export type Entrada = z.infer<typeof Entrada>;

export const configuracionApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/configuracion',
    summary: 'Un valor de la configuración; 404 si la clave no existe.',
    query: z.object({ clave: z.string().max(60).default('') }),
    output: z.object({ valor: Valor }),
  }),
  listar: endpoint({
    method: 'GET',
    path: '/api/private/configuracion',
    summary: 'Toda la configuración.',
    output: z.array(Entrada),
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/configuracion/save',
    summary: 'Guarda los valores enviados.',
    body: z.array(Entrada).max(CLAVES.length),
    output: z.array(Entrada),
  }),
};
