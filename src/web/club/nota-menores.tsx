import { notaDeMenores } from '#domain/persona/mensajes.ts';
import type { Call } from '#web/platform/call.ts';

/** Whether the club publishes the full names of minors. */
export const leerNombresCompletos = async (call: Call): Promise<boolean> =>
  (await call('GET /api/configuracion', { query: { clave: 'nombresCompletos' } })).valor === 'true';

/** How minors are called on the page: whoever looks for one has to know. */
export function NotaMenores({ completos }: { completos: boolean }) {
  return <p className="text-ink-soft text-s">{notaDeMenores(completos)}</p>;
}
