import { useState } from 'react';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { Copiar } from './copiar.tsx';

type SuscribirseProps = {
  /** Of the calendar, from the root of the site. */
  path: string;
  /** Whose matches it has, as the button says it: "Los partidos de Ana". */
  que: string;
  /** On the button. */
  rotulo?: string | undefined;
  look?: ButtonLook;
};

const FUERA = { className: buttonClass({ size: 's' }), target: '_blank', rel: 'noreferrer' } as const;

/** The ways to subscribe: each program asks for calendars of others in its own place. */
function Opciones({ path, que }: Pick<SuscribirseProps, 'path' | 'que'>) {
  const { host, origin } = window.location;
  const webcal = `webcal://${host}${path}`;
  const consulta = new URLSearchParams({ url: origin + path, name: que });
  return (
    <div className="flex flex-wrap gap-2">
      <a className={buttonClass({ size: 's', look: 'primary' })} href={webcal}>
        En este aparato
      </a>
      <a {...FUERA} href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}>
        Google
      </a>
      <a {...FUERA} href={`https://outlook.live.com/calendar/0/addfromweb?${consulta}`}>
        Outlook
      </a>
      <Copiar url={origin + path} hecho="Dirección copiada">
        Copiar la dirección
      </Copiar>
    </div>
  );
}

/**
 * Matches in the calendar of whoever presses, kept up to date by it; without JavaScript, the file itself.
 * docs/reglas/calendarios.md
 */
export function Suscribirse({
  path,
  que,
  rotulo = 'Añadir a tu calendario',
  look = 'quiet',
}: SuscribirseProps) {
  const [abierto, abrir] = useState(false);
  return (
    <details
      // It may have been opened before its program came.
      ref={(details) => {
        if (details?.open) abrir(true);
      }}
      className="print:hidden open:w-full"
      onToggle={({ currentTarget: { open } }) => abrir(open)}
    >
      <summary className={buttonClass({ size: 's', look })}>{rotulo}</summary>
      <div className="surface mt-2 grid max-w-lg gap-3 p-4 text-ink text-s">
        <p>
          <strong>{que}</strong> en tu calendario. Se pone al día solo: si un partido cambia de hora o se
          aplaza, allí también.
        </p>
        {abierto ? (
          <Opciones path={path} que={que} />
        ) : (
          <a className={buttonClass({ size: 's' })} href={path}>
            Descargar el calendario
          </a>
        )}
      </div>
    </details>
  );
}
