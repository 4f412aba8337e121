import type { ReactNode } from 'react';
import type { Dia as Fecha } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

type PlegadoProps = { titulo: string /** Of what names what is in it. */; id?: string; children: ReactNode };

/** What few come for, folded. */
export const Plegado = ({ titulo, id, children }: PlegadoProps) => (
  <details className="group print:hidden">
    <summary
      id={id}
      className="flex min-h-tap w-fit items-center gap-1 font-semibold text-azul-text text-s hover:underline"
    >
      {titulo}
      <Icon name="chevron" size={18} className="group-open:rotate-180" />
    </summary>
    {children}
  </details>
);

type DiaProps = {
  dia: Fecha;
  hoy: Fecha;
  /** Beside its date: how many matches. */
  cuantos: string;
  /** At the end of its heading: what the sky does. */
  tiempo?: ReactNode;
  children: ReactNode;
};

/** A day and what is of it; its heading, which names it, stays in sight while its matches pass. */
export const Dia = ({ dia, hoy, cuantos, tiempo, children }: DiaProps) => (
  <section id={`dia-${dia}`} aria-labelledby={`el-${dia}`} className="@container scroll-mt-2">
    <div
      className={cx(
        'sticky top-bar z-2 flex flex-wrap items-baseline gap-x-3 border-b-2 bg-paper pt-2 pb-1 low:static print:static',
        dia === hoy ? 'border-bola' : 'border-azul-text',
      )}
    >
      <h2
        id={`el-${dia}`}
        className={cx('flex flex-wrap items-center gap-x-3 text-l', Boolean(tiempo) && 'max-md:w-full')}
      >
        <time dateTime={dia} className="inline-block first-letter:uppercase">
          {fechaSemana(dia)}
        </time>
        {dia === hoy ? <Badge tone="bola">Hoy</Badge> : null}
      </h2>
      <p className={cx('text-ink-soft text-s', !tiempo && 'max-md:ms-auto')}>{cuantos}</p>
      {tiempo ? <div className="ms-auto text-ink-soft text-s print:hidden">{tiempo}</div> : null}
    </div>
    {children}
  </section>
);
