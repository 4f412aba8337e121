import { useState } from 'react';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import styles from './suscribirse.module.css';

type SuscribirseProps = {
  /** Of the calendar, from the root of the site. */
  path: string;
  /** Whose matches it has, as the button says it: "Los partidos de Ana". */
  que: string;
};

const FUERA = { target: '_blank', rel: 'noreferrer' } as const;

/** Where each program asks for calendars of others; without JavaScript the file itself is downloaded. */
function direccionesDe(path: string, que: string) {
  const { host, origin } = window.location;
  const webcal = `webcal://${host}${path}`;
  const consulta = new URLSearchParams({ url: origin + path, name: que });
  return {
    webcal,
    https: origin + path,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${consulta}`,
  };
}

function Opciones({ path, que }: SuscribirseProps) {
  const [dicho, decir] = useState('');
  if (!useIsHydrated())
    return (
      <a className={buttonClass({ size: 's' })} href={path}>
        Descargar el calendario
      </a>
    );
  const { webcal, https, google, outlook } = direccionesDe(path, que);
  const copiar = async () => {
    const copiado = await navigator.clipboard?.writeText(https).then(
      () => true,
      () => false,
    );
    decir(copiado ? 'Dirección copiada' : `Copia la dirección: ${https}`);
  };
  return (
    <>
      <div className={styles.botones}>
        <a className={buttonClass({ size: 's', look: 'primary' })} href={webcal}>
          En este aparato
        </a>
        <a className={buttonClass({ size: 's' })} href={google} {...FUERA}>
          Google
        </a>
        <a className={buttonClass({ size: 's' })} href={outlook} {...FUERA}>
          Outlook
        </a>
        <Button size="s" onClick={copiar}>
          Copiar la dirección
        </Button>
      </div>
      <span role="status" className={styles.dicho}>
        {dicho}
      </span>
    </>
  );
}

/** Matches in the calendar of whoever presses, kept up to date by it. docs/reglas/calendarios.md */
export function Suscribirse({ path, que }: SuscribirseProps) {
  return (
    <details className={styles.caja}>
      <summary className={buttonClass()}>Suscribirse</summary>
      <div className={styles.dentro}>
        <p>
          <strong>{que}</strong> en tu calendario. Se pone al día solo: si un partido cambia de hora o se
          aplaza, allí también.
        </p>
        <Opciones path={path} que={que} />
      </div>
    </details>
  );
}
