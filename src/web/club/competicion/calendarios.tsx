import { buttonClass } from '#web/ui/button.tsx';
import { Copiar } from './copiar.tsx';

const FUERA = { className: buttonClass({ size: 's' }), target: '_blank', rel: 'noreferrer' } as const;

type Props = {
  /** Of the calendar, from the root of the site. */
  path: string;
  /** Whose matches it has. */
  que: string;
};

/** The ways to subscribe: each program asks for calendars of others in its own place. */
export default function Calendarios({ path, que }: Props) {
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
