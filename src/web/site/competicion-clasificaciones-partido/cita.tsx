import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

/** On the dark of a board. */
export const BOTON = cx(buttonClass({ look: 'white', size: 's' }), 'text-azul-deep');

/** That what is played there counts for no table. */
export const Amistoso = ({ tipo }: { tipo: TipoLiga }) =>
  CLASES[tipo].amistosa ? <Badge tone="azul">Amistoso: no puntúa</Badge> : null;

type CitaProps = { fecha: FechaHora; falta: string; pista: string | null; liga: TipoLiga };

/** When they meet, what is left until then, and where. */
export const Cita = ({ fecha, falta, pista, liga }: CitaProps) => (
  <>
    <Badge tone="bola">
      <span className="inline-block first-letter:uppercase">{falta}</span>
    </Badge>
    <time dateTime={fecha} className="grid justify-items-center">
      <span className="inline-block first-letter:uppercase">{semanaBreve(fecha)}</span>
      <span className="visually-hidden"> a las </span>
      <b className="figure text-3xl">{horaDe(fecha)}</b>
    </time>
    <p className="font-semibold text-m">{pista ?? 'Pista por decidir'}</p>
    <Amistoso tipo={liga} />
  </>
);
