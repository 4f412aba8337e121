import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { solicitudesApi } from '#contract/solicitudes/solicitudes.ts';
import { existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { leerCampos } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import { type Caller, keyOf } from '#server/platform/http/router.ts';
import { detalleDe, type SolicitudGuardada, solicitudPorId } from './solicitudes.queries.ts';
import type { SolicitudesDeps } from './solicitudes.ts';

/** What is done to one of them. */
export type Hacer = (tx: TxFirmada, guardada: SolicitudGuardada) => Promise<void>;

/** Changes one of them over the version that was seen, and answers it as it is then. */
export const sobre = (
  base: BaseFirmada,
  deps: SolicitudesDeps,
  { id, version }: { id: number; version?: number | null | undefined },
  hacer: Hacer,
): Promise<Solicitud> =>
  base.transact(async (tx) => {
    await tx.lockEscrituras();
    const guardada = existente(await solicitudPorId(tx.q, id));
    mismaVersion(guardada, version);
    await hacer(tx, guardada);
    return detalleDe(tx.q, deps, existente(await solicitudPorId(tx.q, id)));
  });

/** Who may not read bank and health data sees that enrolment without them and without its files. */
export const segunQuien = ({ allows }: Caller, solicitud: Solicitud): Solicitud =>
  allows?.(keyOf(solicitudesApi.banco))
    ? solicitud
    : {
        ...solicitud,
        tieneBanco: false,
        bancoCorregido: false,
        salud: null,
        saludCaduca: null,
        adjuntos: [],
      };

/** Whether they are also to be made a member, which nobody does here. */
export const conAlta = ({ datos }: Fila<'solicitud'>): boolean =>
  leerCampos(datos).some(({ campo }) => campo === 'altaSocio');
