import { Fragment } from 'react';
import { trozosDeCorreo } from '#domain/contenido/presentar.ts';

/** The words of a mail address: where they do not fit, they break after the @ or a dot and not inside a word. */
export function PalabrasDeCorreo({ email }: { email: string }) {
  return trozosDeCorreo(email).map((trozo, lugar) => (
    // A piece has no other identity than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may come twice
    <Fragment key={lugar}>
      {lugar > 0 ? <wbr /> : null}
      {trozo}
    </Fragment>
  ));
}

export const Correo = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <PalabrasDeCorreo email={email} />
  </a>
);
