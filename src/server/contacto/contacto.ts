import { club } from '#club';
import { buzonDe } from '#contract/buzones.ts';
import type { Contacto } from '#contract/contacto.ts';
import { consultaAlClub, copiaDeConsulta } from '#domain/inscripcion/correo.ts';
import { esEmail } from '#domain/inscripcion/documento.ts';
import { fichaDeConsulta } from '#domain/inscripcion/ficha.ts';
import { erroresDeContacto } from '#domain/inscripcion/formularios.ts';
import { type Recibir, SIN_MAS_DATOS, type SolicitudNueva } from '#server/db/tables/solicitud.ts';
import { refuseErrors } from '#server/platform/field-errors.ts';

const TITULO = 'Consulta';

function solicitudDe(contacto: Contacto): SolicitudNueva {
  const nombre = contacto.nombre ?? '';
  const consulta = { titulo: TITULO, nombre, campos: fichaDeConsulta(contacto) };
  const buzon = buzonDe('informacion');
  const email = contacto.email && esEmail(contacto.email) ? contacto.email : null;
  return {
    ...SIN_MAS_DATOS,
    tipo: 'contacto',
    nombre,
    email: contacto.email,
    telefono: contacto.telefono,
    datos: consulta.campos,
    correo: { para: buzon, responderA: email, lleva: 'nada', ...consultaAlClub(consulta) },
    copia:
      email === null
        ? null
        : {
            para: email,
            responderA: buzon,
            lleva: 'nada',
            ...copiaDeConsulta(consulta, club.nombre),
          },
  };
}

/** A message to the club. 400: something required is missing; 422: captcha. Spec §5, §8. */
export function contactar(recibir: Recibir, contacto: Contacto, ip: string): Promise<true> {
  refuseErrors(erroresDeContacto(contacto));
  return recibir({ ...contacto, ip }, async () => solicitudDe(contacto));
}
