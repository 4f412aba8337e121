import type { ReactNode } from 'react';
import { PistaDibujo } from '#web/club/portada.tsx';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';

type Props = { titulo: string; entradilla: string; children: ReactNode };

/** On a desk it begins where the card does: neither side is a void. On a phone it is under it, with its ball. */
const PISTA = cx(
  'aspect-2/1 object-cover mask-t-from-60% max-lg:w-full lg:absolute lg:inset-y-0 lg:-start-1/5 lg:-z-1 lg:aspect-auto lg:h-full lg:w-6/5 lg:max-w-none lg:mask-none dark:brightness-75',
);

/** The way in: a card on the court at night. */
export const Tarjeta = ({ titulo, entradilla, children }: Props) => (
  <section className="isolate relative flex flex-col-reverse overflow-clip bg-noche-out pt-4 lg:block lg:py-8">
    <PistaDibujo seccion="login" prioridad className={PISTA} />
    <div className={PAGE}>
      <div className="surface mx-auto grid max-w-md gap-2 p-6 lg:p-8">
        <h1 className="text-2xl">{titulo}</h1>
        <p className="text-ink-soft text-s">{entradilla}</p>
        {children}
      </div>
    </div>
  </section>
);
