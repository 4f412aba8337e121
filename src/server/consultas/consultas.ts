import { club, type Proposito } from '#club';
import {
  type Contacto,
  contactoApi,
  type Envio,
  type PruebaNivel,
  pruebaNivelApi,
} from '#contract/consultas.ts';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { erroresDeContacto, erroresDePrueba } from '#domain/inscripcion/consulta.ts';
import { cartasDe } from '#domain/inscripcion/correo.ts';
import { fichaDeConsulta } from '#domain/inscripcion/ficha.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import type { Problema } from '#domain/problema.ts';
import { conClave, type Recibir, SIN_MAS_DATOS, type SolicitudNueva } from '#server/db/tables/solicitud.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuseErrors } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

type Cuerpo = Envio & Record<'nombre' | 'email' | 'telefono', string | null>;

/** A short form: what it is called, who reads it and what its fields are called there. */
type Consulta<C extends Cuerpo> = {
  tipo: Exclude<TipoSolicitud, 'inscripcion'>;
  titulo: string;
  buzon: Proposito;
  sigue: readonly string[];
  /** In place of the name, where it may be missing. */
  sinNombre: string;
  /** Every field that is typed, in order: what has no label here would be lost. */
  etiquetas: Record<Exclude<keyof C, keyof Envio>, string>;
  errores: (cuerpo: C) => Problema[];
};

const PERSONA = { nombre: 'Nombre', email: 'Email', telefono: 'Teléfono' } as const;

const CONTACTO: Consulta<Contacto> = {
  tipo: 'contacto',
  titulo: 'Consulta',
  buzon: 'informacion',
  sigue: ['Lo lee quien lleva ese asunto en el club y te contesta al correo o al teléfono que has dejado.'],
  sinNombre: '',
  etiquetas: { ...PERSONA, mensaje: 'Mensaje' },
  errores: erroresDeContacto,
};

const PRUEBA: Consulta<PruebaNivel> = {
  tipo: 'pruebanivel',
  titulo: 'Solicitud de clase de prueba',
  buzon: 'escuela',
  sigue: [
    'La escuela busca un grupo de tu edad y tu nivel y te propone día y hora.',
    'Ven con ropa y zapatillas de deporte.',
  ],
  sinNombre: 'Sin nombre',
  etiquetas: { ...PERSONA, observaciones: 'Observaciones' },
  errores: erroresDePrueba,
};

function solicitudDe<C extends Cuerpo>(
  { tipo, titulo, buzon, sigue, sinNombre, etiquetas }: Consulta<C>,
  cuerpo: C,
  cuando: FechaHora,
): SolicitudNueva {
  const { nombre: escrito, email, telefono } = cuerpo;
  const nombre = escrito ?? sinNombre;
  const consulta = { titulo, nombre, sigue, campos: fichaDeConsulta(etiquetas, cuerpo) };
  const { correo, copia } = cartasDe(consulta, { buzon: buzonDe(buzon), email, cuando, club });
  return {
    ...SIN_MAS_DATOS,
    tipo,
    nombre,
    email,
    telefono,
    datos: consulta.campos,
    correos: [correo],
    copia,
  };
}

type Deps = { recibir: Recibir; reloj: Clock };

/** A message to the club or the request of a trial class. 400: something required is missing; 422: captcha. */
function enviarConsulta<C extends Cuerpo>(
  { recibir, reloj }: Deps,
  consulta: Consulta<C>,
  cuerpo: C,
  ip: string,
): Promise<true> {
  refuseErrors(consulta.errores(cuerpo));
  const { token, idEnvio, ...contenido } = cuerpo;
  return recibir({ token, idEnvio, ip, contenido }, async () =>
    solicitudDe(consulta, cuerpo, reloj.localTime()),
  );
}

export function consultasRoutes(route: Route, deps: Deps): void {
  route(contactoApi.enviar, ({ body, caller }) =>
    enviarConsulta(deps, CONTACTO, conClave(body, caller), caller.ip),
  );
  route(pruebaNivelApi.enviar, ({ body, caller }) =>
    enviarConsulta(deps, PRUEBA, conClave(body, caller), caller.ip),
  );
}
