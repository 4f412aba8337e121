import { club } from '#club';
import { buzonDe } from '#contract/buzones.ts';
import type { Contacto } from '#contract/contacto.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { cartasDe } from '#domain/inscripcion/correo.ts';
import { fichaDeConsulta } from '#domain/inscripcion/ficha.ts';
import { erroresDeContacto } from '#domain/inscripcion/formularios.ts';
import { type Recibir, SIN_MAS_DATOS, type SolicitudNueva } from '#server/db/tables/solicitud.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuseErrors } from '#server/platform/errors.ts';

const TITULO = 'Consulta';

function solicitudDe(contacto: Contacto, cuando: FechaHora): SolicitudNueva {
  const nombre = contacto.nombre ?? '';
  const consulta = { titulo: TITULO, nombre, campos: fichaDeConsulta(contacto) };
  return {
    ...SIN_MAS_DATOS,
    tipo: 'contacto',
    nombre,
    email: contacto.email,
    telefono: contacto.telefono,
    datos: consulta.campos,
    ...cartasDe(consulta, { buzon: buzonDe('informacion'), email: contacto.email, cuando, club }),
  };
}

type Deps = { recibir: Recibir; reloj: Clock };

/** A message to the club. 400: something required is missing; 422: captcha. Spec §5, §8. */
export function contactar({ recibir, reloj }: Deps, contacto: Contacto, ip: string): Promise<true> {
  refuseErrors(erroresDeContacto(contacto));
  return recibir({ ...contacto, ip }, async () => solicitudDe(contacto, reloj.localTime()));
}
