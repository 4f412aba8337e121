import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';

type PersonaProps = {
  /** As the server says they are called where this is read: minors by the name they have in public. */
  persona: { id: number; nombre: string };
  /** With the way to their page. */
  enlace?: boolean;
  /** Who won, or whom it is about. */
  fuerte?: boolean;
  /** Whoever this device is of. */
  yo?: boolean;
};

/** A person's name; one that does not fit breaks between its words, and a word that does not fit anywhere. */
export function Persona({
  persona: { id, nombre },
  enlace = false,
  fuerte = false,
  yo = false,
}: PersonaProps) {
  const clase = cx(
    'min-w-0 wrap-break-word text-inherit',
    fuerte && 'font-bold',
    yo && 'underline decoration-2 underline-offset-4',
  );
  return enlace ? (
    <Link to={rutas.jugador(id)} className={clase}>
      {nombre}
    </Link>
  ) : (
    <span className={clase}>{nombre}</span>
  );
}
