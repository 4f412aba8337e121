import { Fragment } from 'react';
import { club } from '#club';
import { trozosDeCorreo } from '#domain/contenido/presentar.ts';

/** What whoever has no scripts reads where a form would be sent: how else to ask. */
export const SinScripts = () => (
  <noscript>
    <p className="max-w-measure">
      Los formularios de esta web necesitan JavaScript. También puedes escribirnos a{' '}
      <Correo email={club.email} /> o llamarnos al <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>.
    </p>
  </noscript>
);

/** The words of a mail address: where they do not fit, they break after the @ or a dot and not inside a word. */
export const PalabrasDeCorreo = ({ email }: { email: string }) =>
  trozosDeCorreo(email).map((trozo, lugar) => (
    // A piece has no other identity than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may come twice
    <Fragment key={lugar}>
      {lugar > 0 ? <wbr /> : null}
      {trozo}
    </Fragment>
  ));

export const Correo = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <PalabrasDeCorreo email={email} />
  </a>
);
