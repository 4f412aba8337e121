import type { LoaderFunctionArgs } from 'react-router';
import type { Calendario } from '#contract/liga/horarios.ts';
import { respuestaIcs } from '#web/club/competicion/respuesta-ics.ts';
import { callContext } from '#web/platform/load.ts';

const EXTENSION = /\.ics$/i;
const CLUB = 'club';
const TEXTO = { 'content-type': 'text/plain; charset=utf-8' };

/** A calendar to subscribe to: `/calendario/club.ics`, `/calendario/jugador/12.ics`. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const call = context.get(callContext);
  const { clase = '', archivo } = params;
  const ultimo = archivo ?? clase;
  if (!EXTENSION.test(ultimo))
    return new Response('No existe ese calendario.', { status: 404, headers: TEXTO });
  const nombre = ultimo.replace(EXTENSION, '');
  const esDelClub = archivo === undefined && nombre.toLowerCase() === CLUB;
  const datos: Promise<Calendario> = esDelClub
    ? call('GET /api/calendarios/club', {})
    : call('GET /api/calendarios/:clase/:id', { params: { clase: clase as 'jugador', id: nombre } });
  return respuestaIcs(datos, { context, request }, { disposicion: 'inline', nombre: 'partidos' });
}
