import { useState } from 'react';
import { lateCode } from '#web/platform/late-code.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';

type SuscribirseProps = {
  /** Of the calendar, from the root of the site. */
  path: string;
  /** Whose matches it has, as the button says it: "Los partidos de Ana". */
  que: string;
  /** On the button. */
  rotulo?: string | undefined;
  look?: ButtonLook;
};

/** For whoever has nowhere to subscribe. */
const Descargar = ({ path }: Pick<SuscribirseProps, 'path'>) => (
  <a className={buttonClass({ size: 's' })} href={path}>
    Descargar el calendario
  </a>
);

const Opciones = late(() => lateCode(() => import('./calendarios.tsx')), { failed: Descargar });

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
          <strong>{que}</strong> en tu calendario. Se pone al día solo si un partido cambia de hora o se
          aplaza.
        </p>
        {abierto ? <Opciones path={path} que={que} /> : <Descargar path={path} />}
      </div>
    </details>
  );
}
