import { club } from '#club';
import { buzonDe } from '#contract/solicitudes/buzones.ts';
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
