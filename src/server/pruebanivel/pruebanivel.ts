import { club } from '#club';
import { buzonDe } from '#contract/buzones.ts';
import type { PruebaNivel } from '#contract/pruebanivel.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { cartasDe } from '#domain/inscripcion/correo.ts';
import { fichaDeConsulta } from '#domain/inscripcion/ficha.ts';
import { erroresDePrueba } from '#domain/inscripcion/formularios.ts';
import { type Recibir, SIN_MAS_DATOS, type SolicitudNueva } from '#server/db/tables/solicitud.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuseErrors } from '#server/platform/errors.ts';

/** The spec asks for nothing but the consent. */
const SIN_NOMBRE = 'Sin nombre';

const TITULO = 'Solicitud de clase de prueba';

function solicitudDe(solicitud: PruebaNivel, cuando: FechaHora): SolicitudNueva {
  const nombre = solicitud.nombre ?? SIN_NOMBRE;
  const consulta = { titulo: TITULO, nombre, campos: fichaDeConsulta(solicitud) };
  return {
    ...SIN_MAS_DATOS,
    tipo: 'pruebanivel',
    nombre,
    email: solicitud.email,
    telefono: solicitud.telefono,
    datos: consulta.campos,
    ...cartasDe(consulta, { buzon: buzonDe('escuela'), email: solicitud.email, cuando, club }),
  };
}

type Deps = { recibir: Recibir; reloj: Clock };

/** Asks for a trial class. 400: without consent; 422: captcha. Spec §5, §8. */
export function pedirPrueba({ recibir, reloj }: Deps, solicitud: PruebaNivel, ip: string): Promise<true> {
  refuseErrors(erroresDePrueba(solicitud));
  return recibir({ ...solicitud, ip }, async () => solicitudDe(solicitud, reloj.localTime()));
}
