import { z } from 'zod';
import { ESTADOS_CUENTA, esNombreDeCuenta } from '#domain/cuenta/cuenta.ts';
import { ROLES } from '#domain/cuenta/permisos.ts';
import { get, post } from '../endpoint.ts';
import { mensajes } from '../mensajes.ts';

export const usuariosApi = {
  listar: get('/api/private/usuarios', 'Quiénes de la mesa pueden gestionar una liga.', {
    output: z.array(z.object({ usuario: z.string() })),
  }),
};

const EstadoCuenta = z.enum(ESTADOS_CUENTA);

/** What an account may do: `reservados` are bank and health data, and documents, of enrolments. */
export const AccesoCuenta = z.object({ rol: z.enum(ROLES), reservados: z.boolean() });
export type AccesoCuenta = z.infer<typeof AccesoCuenta>;

/** A staff account as its fellows see it. Moments are Unix seconds. */
export const Cuenta = z.object({
  usuario: z.string(),
  estado: EstadoCuenta,
  ...AccesoCuenta.shape,
  /** False until its person has chosen a password. */
  tieneClave: z.boolean(),
  ultimoAcceso: z.int().nullable(),
  sesiones: z.int(),
  /** Until when its one-time link can be used; null without one. */
  enlaceCaduca: z.int().nullable(),
  ligas: z.int(),
});
export type Cuenta = z.infer<typeof Cuenta>;

/** A link that is told once: only its hash is kept. It goes behind the # of the address. */
export const EnlaceDado = z.object({ usuario: z.string(), token: z.string(), caduca: z.int() });
export type EnlaceDado = z.infer<typeof EnlaceDado>;

const Usuario = z.object({ usuario: z.string().min(1).max(200) });

const NombreNuevo = z
  .string()
  .transform((nombre) => nombre.normalize('NFC').trim())
  .refine(esNombreDeCuenta, mensajes.cuentaNombreInvalido);

export const cuentasApi = {
  listar: get(
    '/api/private/cuentas',
    'Las cuentas de la mesa, por nombre, con lo que sus compañeros necesitan saber.',
    { output: z.array(Cuenta) },
  ),
  crear: post(
    '/api/private/cuentas',
    'Crea una cuenta sin contraseña; responde el enlace de un solo uso con el que su dueño la elige.',
    {
      body: z.object({
        usuario: NombreNuevo,
        rol: AccesoCuenta.shape.rol.default(ROLES[0]),
        reservados: z.boolean().default(false),
      }),
      output: EnlaceDado,
      asksPassword: true,
    },
  ),
  darEnlace: post(
    '/api/private/cuentas/:usuario/enlace',
    'Un enlace nuevo de un solo uso; el anterior deja de valer, y la contraseña sigue hasta que se use.',
    { params: Usuario, output: EnlaceDado, asksPassword: true },
  ),
  cambiarEstado: post(
    '/api/private/cuentas/:usuario/estado',
    'Activa o desactiva una cuenta; sus sesiones y su enlace acaban al momento.',
    { params: Usuario, body: z.object({ estado: EstadoCuenta }), output: Cuenta, asksPassword: true },
  ),
  cambiarRol: post(
    '/api/private/cuentas/:usuario/rol',
    'Cambia qué puede hacer una cuenta, también en sus sesiones abiertas. 409 si es la propia, o la última que lo puede todo.',
    { params: Usuario, body: AccesoCuenta, output: Cuenta, asksPassword: true },
  ),
};
