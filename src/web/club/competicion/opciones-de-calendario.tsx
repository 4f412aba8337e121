import { useState } from 'react';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = { path: string; que: string };

const FUERA = { target: '_blank', rel: 'noreferrer' } as const;

/** Where each program asks for calendars of others. */
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

/** The ways to subscribe, which come when they are asked for. */
export default function OpcionesDeCalendario({ path, que }: Props) {
  const [dicho, decir] = useState('');
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
      <div className="flex flex-wrap gap-2">
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
      <span role="status" className="wrap-anywhere empty:hidden">
        {dicho}
      </span>
    </>
  );
}
