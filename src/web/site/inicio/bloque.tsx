import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** Two side by side, or a line each on a phone. */
export const TARJETAS = cx('grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-cards');

type Props = {
  id: string;
  titulo: string;
  /** Under the title. */
  nota?: string;
  /** The way to all of it; on a phone, under what there is. */
  todo?: { texto: string; href: string };
  children: ReactNode;
};

/** A part of the front page, under its title. */
export const Bloque = ({ id, titulo, nota, todo, children }: Props) => (
  <section aria-labelledby={id} className="grid grid-cols-1 items-center gap-3 md:grid-cols-end md:gap-6">
    <div>
      <h2 id={id}>{titulo}</h2>
      {nota ? <p className="mt-1 text-s text-ink-soft">{nota}</p> : null}
    </div>
    {todo ? (
      <div className="grid max-md:order-1">
        <ButtonLink to={todo.href}>{todo.texto}</ButtonLink>
      </div>
    ) : null}
    <div className="min-w-0 md:col-span-full">{children}</div>
  </section>
);
