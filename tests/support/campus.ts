import type { APIRequestContext } from '@playwright/test';
import type { CampusGuardar } from '#contract/solicitudes/inscripcion.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { ESTE_ANIO } from './momento.ts';
import { ADMIN } from './programs/servidor.ts';

/** The next summer whose weeks are all to come. */
export const PROXIMO_VERANO = ESTE_ANIO + 1;

/** As staff do in Configuración: the camp of next summer, with its six weeks to choose from. */
export async function ofrecerCampus(
  request: APIRequestContext,
  campus: CampusGuardar = unCampus(PROXIMO_VERANO),
): Promise<void> {
  const jwt = await (await request.post('/api/auth/login', { data: ADMIN })).text();
  const respuesta = await request.post('/api/private/inscripcion/campus', {
    data: campus,
    headers: { authorization: jwt },
  });
  if (!respuesta.ok()) throw new Error(await respuesta.text());
}
