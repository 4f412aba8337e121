import type { LoaderFunctionArgs } from 'react-router';
import { respuestaIcs } from '#web/club/competicion/respuesta-ics.ts';
import { callContext } from '#web/platform/load.ts';

/** The match as a file for the calendar of a phone. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = params;
  const datos = context.get(callContext)('GET /api/calendarios/:clase/:id', {
    params: { clase: 'partido', id },
  });
  return respuestaIcs(
    datos,
    { context, request },
    { disposicion: 'attachment', nombre: `partido-${Number(id)}` },
  );
}
