import { club } from '#club';
import { Correo } from '#web/club/correo.tsx';

/** What whoever has no scripts reads where a form would be sent: how else to ask. */
export const SinScripts = () => (
  <noscript>
    <p className="max-w-measure">
      Los formularios de esta web necesitan JavaScript. También puedes escribirnos a{' '}
      <Correo email={club.email} /> o llamarnos al <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>.
    </p>
  </noscript>
);
