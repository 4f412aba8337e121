import { club } from '#club';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
import { notaDeMenores } from '#domain/persona/mensajes.ts';
import type { Call } from '#web/platform/call.ts';
import { Notice } from '#web/ui/states.tsx';

/** At the address of a page that is opened with a link, without the link. */
export const SinEnlace = ({ abre }: { abre: string }) => (
  <Notice tone="info" title="Esta página se abre con tu enlace">
    <p>{abre}</p>
    <p>
      Si no lo tienes, pídelo al club: <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>,{' '}
      <a href={`mailto:${buzonDe('competicion')}`}>{buzonDe('competicion')}</a>.
    </p>
  </Notice>
);

/** Whether the club publishes the full names of minors. */
export const leerNombresCompletos = async (call: Call): Promise<boolean> =>
  (await call('GET /api/configuracion', { query: { clave: 'nombresCompletos' } })).valor === 'true';

/** How minors are called on the page: whoever looks for one has to know. */
export const NotaMenores = ({ completos }: { completos: boolean }) => (
  <p className="text-ink-soft text-s">{notaDeMenores(completos)}</p>
);
