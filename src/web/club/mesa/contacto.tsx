import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { enlacesDe } from '#domain/persona/contacto.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A finger needs the room, and there the number is on the player's page. */
const BOTON = cx('inline-flex min-h-8 min-w-8 items-center justify-center max-md:min-h-tap');

type Props = {
  quien: { nombre: string; telefono: string | null; email: string | null };
  /** Only the icons, and nothing of who has left no way to be reached. */
  corto?: boolean;
  /** On a phone too the mail, where it is not a row that leads to it. */
  entero?: boolean;
};

function PorTelefono({ quien: { nombre, telefono }, corto }: Props) {
  const enlaces = enlacesDe(telefono);
  if (!enlaces) return corto ? null : <span>{telefono}</span>;
  return (
    <>
      <a className={BOTON} href={enlaces.tel} title={telefono ?? ''}>
        <Icon name="phone" size={18} className={corto ? undefined : cx('md:hidden')} />
        <span className="visually-hidden">Llamar a {nombre}</span>
        {corto ? null : (
          <span className="max-md:hidden" aria-hidden="true">
            {telefono}
          </span>
        )}
      </a>
      <a className={BOTON} href={enlaces.whatsapp} target="_blank" rel="noreferrer" title="WhatsApp">
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        <span className="visually-hidden">WhatsApp a {nombre}</span>
      </a>
    </>
  );
}

type Quien = Props['quien'] & { id: number };

/** Who is called or written to: of a pair, each of the two, where the club has them as players too. */
export function quienesDe(jugador: JugadorFila, jugadores: readonly JugadorFila[]): Quien[] {
  if (jugador.personas.length === 1) return [jugador];
  return jugador.personas.flatMap(
    (persona) => jugadores.find(({ personas }) => personas.length === 1 && personas[0] === persona) ?? [],
  );
}

/** How to reach somebody, with what the club has of them. */
export function Contacto({ quien, corto = false, entero = false }: Props) {
  const { nombre, telefono, email } = quien;
  if (!telefono && !email)
    return corto ? null : <span className="text-ink-soft max-md:hidden">Sin teléfono ni correo</span>;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <PorTelefono quien={quien} corto={corto} />
      {email ? (
        // On a phone who has a telephone is called or written to: the mail is on their page.
        <a
          className={cx(BOTON, !(corto || entero) && telefono && 'max-md:hidden')}
          href={`mailto:${encodeURIComponent(email)}`}
          title={email}
        >
          <Icon name="mail" size={18} />
          <span className="visually-hidden">Escribir un correo a {nombre}</span>
        </a>
      ) : null}
    </span>
  );
}
