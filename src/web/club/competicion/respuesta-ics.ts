import type { LoaderFunctionArgs } from 'react-router';
import type { Calendario } from '#contract/liga/horarios.ts';
import type { ApiError } from '#web/platform/call.ts';
import { originOf } from '#web/platform/contexts.ts';
import { icsDe } from './ics.ts';

/** Why there is none, in words. */
function sinCalendario(error: unknown): Response {
  const { status, message } = error as Partial<ApiError>;
  if (typeof status !== 'number') throw error;
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

type Archivo = { disposicion: 'inline' | 'attachment'; nombre: string };

/** A calendar as a file. Kept out of search engines: it says where somebody is going to be. */
export async function respuestaIcs(
  calendario: Promise<Calendario>,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  { disposicion, nombre }: Archivo,
): Promise<Response> {
  const datos = await calendario.catch(sinCalendario);
  if (datos instanceof Response) return datos;
  return new Response(icsDe(datos, originOf(context, request)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `${disposicion}; filename="${nombre}.ics"`,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
