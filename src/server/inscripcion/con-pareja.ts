import { club } from '#club';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { type DatosInscripcion, valorDe } from '#domain/inscripcion/datos.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { caducidadDeInvitacion, cartaDePareja, quienInvita } from '#domain/inscripcion/invitacion.ts';
import {
  competicionDePareja,
  deportesDeParejas,
  mensajesDePareja,
  vaConPareja,
} from '#domain/inscripcion/pareja.ts';
import { destinoDe } from '#domain/inscripcion/tipos.ts';
import { DEPORTES } from '#domain/liga/deportes.ts';
import type { Lector } from '#server/db/open.ts';
import { campoInvalido } from '#server/db/registro/entidad.ts';
import type { SolicitudNueva } from '#server/db/tables/solicitud.ts';

export const ligasEnMarcha = (db: Lector) =>
  db
    .selectFrom('liga')
    .select(['tipo', 'deporte', 'modo', 'estado'])
    .where('estado', '=', 'activa')
    .execute();

/** With whom they enrol; null where the form was sent without anybody. */
export function parejaDe(
  enviados: DatosInscripcion,
  { hoy, ...de }: { nombre: string; datos: readonly Campo[]; hoy: Dia },
): SolicitudNueva['pareja'] {
  const deporte = DEPORTES.find((uno) => uno === enviados.parejaDeporte);
  if (!vaConPareja(enviados) || !deporte) return null;
  const { tipo: inscripcion } = enviados;
  const quien = quienInvita({ inscripcion, ...de }, hoy);
  const liga = competicionDePareja(inscripcion, deporte);
  const caduca = fechaCorta(caducidadDeInvitacion(hoy));
  return {
    nombre: `${valorDe(enviados, 'parejaNombre')} ${valorDe(enviados, 'parejaApellidos')}`,
    email: valorDe(enviados, 'parejaEmail'),
    deporte,
    carta: { responderA: buzonDe(destinoDe(inscripcion)), ...cartaDePareja({ quien, liga, caduca }, club) },
  };
}

/** 400 where no league by pairs of that sport is under way. */
export async function comprobarPareja(db: Lector, enviados: DatosInscripcion): Promise<void> {
  if (!vaConPareja(enviados)) return;
  const deportes = deportesDeParejas(enviados.tipo, await ligasEnMarcha(db));
  if (!deportes.some((uno) => uno === enviados.parejaDeporte))
    throw campoInvalido('conPareja', mensajesDePareja.sinLigaPorParejas);
}
