import type { LoaderFunctionArgs } from 'react-router';
import type { ApiError } from '#web/platform/call.ts';
import { originOf } from '#web/platform/contexts.ts';
import { callContext } from '#web/platform/load.ts';
import { calendarioDe } from './calendario.ts';

/** Why there is no file, in words. */
function sinPartido(error: unknown): Response {
  const { status, message } = error as Partial<ApiError>;
  if (typeof status !== 'number') throw error;
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** The match as a file for the calendar of a phone. Kept out of search engines: it says where somebody is going to be. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const call = context.get(callContext);
  const id = params.id ?? '';
  const datos = await Promise.all([
    call('GET /api/clasificaciones/partido/:id', { params: { id } }),
    call('GET /api/clasificaciones/partido/:id/encuentro', { params: { id } }),
  ]).catch(sinPartido);
  if (datos instanceof Response) return datos;
  const [partido, { duracion }] = datos;
  return new Response(calendarioDe(partido, duracion, originOf(context, request)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="partido-${partido.id}.ics"`,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
