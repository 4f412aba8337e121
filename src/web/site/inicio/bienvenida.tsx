import type { ReactNode } from 'react';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { PistaDibujo } from '#web/club/portada.tsx';

type Props = { titulo: string; entradilla: string; children: ReactNode };

/** The head of the front page: the people of the club beside its words, or one's own match where they would be. */
export const Bienvenida = ({ titulo, entradilla, children }: Props) => (
  <section className="isolate band relative overflow-clip bg-azul-out print:bg-transparent print:text-ink">
    <div className="grid grid-cols-3 items-end gap-x-4 gap-y-3 px-page pt-4 pb-4 lg:grid-cols-2 lg:py-8">
      <div className="hidden yo:col-span-full yo:block lg:yo:col-start-2 lg:yo:row-span-3 lg:yo:row-start-1 lg:yo:self-center">
        <MiProximo />
      </div>
      <h1 className="col-span-2 text-3xl text-balance lg:col-span-1 lg:col-start-1">{titulo}</h1>
      <div className="row-span-2 self-end lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:w-1/2 lg:mask-l-from-85% lg:yo:hidden print:hidden">
        <PistaDibujo
          seccion="bienvenida"
          prioridad
          className="aspect-square w-full object-fill lg:aspect-auto lg:h-full dark:brightness-90"
        />
      </div>
      <p className="col-span-2 text-s text-balance lg:col-span-1 lg:col-start-1 lg:text-m">{entradilla}</p>
      <div className="col-span-3 flex flex-wrap gap-2 lg:col-span-1 lg:col-start-1 print:hidden">
        {children}
      </div>
    </div>
  </section>
);
