import { type ReactNode, useId } from 'react';
import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { ENTRE } from '#domain/texto.ts';
import type { LadoDeTablero } from '#web/club/piezas/tablero.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

export type Lados = readonly [LadoDeTablero, LadoDeTablero];

type ConNombre = Pick<LadoDeTablero, 'nombre'>;

/** What tells them apart in a narrow column: "Lucas" and "Nuria"; of two called Lucas, their surname too; of pairs, both names. */
export function cortos(uno: ConNombre, otro: ConNombre): [string, string] {
  const nombres = [uno, otro].map(({ nombre }) => (nombre.includes(ENTRE) ? [nombre] : nombre.split(' ')));
  const palabras = nombres[0]?.[0] === nombres[1]?.[0] ? 2 : 1;
  const [a = '', b = ''] = nombres.map((suyas) => suyas.slice(0, palabras).join(' '));
  return a === b ? [uno.nombre, otro.nombre] : [a, b];
}

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

/** What is told under a board: its sections, side by side where there is room. */
export const BAJO_EL_TABLERO = cx(
  'grid grid-cols-1 content-start gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-2 print:p-0',
);

type SeccionProps = {
  titulo: ReactNode;
  /** What it is called where its heading does not say it. */
  rotulo?: string;
  /** As wide as the page. */
  ancha?: boolean;
  children: ReactNode;
};

/** A part of what is told of a match, under its heading. */
export function Seccion({ titulo, rotulo, ancha = false, children }: SeccionProps) {
  const id = useId();
  return (
    <section
      {...(rotulo ? { 'aria-label': rotulo } : { 'aria-labelledby': id })}
      className={cx(
        '@container grid grid-cols-1 content-start gap-2 border-hairline border-t pt-4 break-inside-avoid',
        ancha && 'lg:col-span-2',
      )}
    >
      <h2 id={id} className="text-l">
        {titulo}
      </h2>
      {children}
    </section>
  );
}
