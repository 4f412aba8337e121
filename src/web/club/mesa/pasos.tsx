import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type PasosProps = {
  titulos: readonly string[];
  /** From 1; those before it are behind. */
  paso: number;
  /** How a step is shown: a link, where one goes to any of them. */
  cada?: (titulo: string, lugar: number) => ReactNode;
};

function marcaDe(hecho: boolean, aqui: boolean): string {
  if (hecho) return cx('border-ok text-ok');
  return aqui ? cx('border-primary bg-primary text-on-primary') : cx('border-border');
}

/** The number of a step: in a circle, and gone by once it is behind. */
export const Numero = ({
  de,
  hecho = false,
  aqui = false,
}: {
  de: number;
  hecho?: boolean;
  aqui?: boolean;
}) => (
  <span
    className={cx(
      'grid size-6 flex-none place-items-center rounded-full border text-s font-semibold tabular-nums',
      marcaDe(hecho, aqui),
    )}
  >
    {hecho ? <span aria-hidden="true">✓</span> : de}
  </span>
);

/** The steps of something that is done in order, and where one is. On a phone each word is under its number. */
export const Pasos = ({ titulos, paso, cada = (titulo) => <span>{titulo}</span> }: PasosProps) => (
  <ol className="mb-3 flex flex-wrap gap-x-6 gap-y-1 max-sm:flex-nowrap max-sm:gap-x-1">
    {titulos.map((titulo, lugar) => (
      <li
        key={titulo}
        className={cx(
          'inline-flex min-h-tap items-center gap-2 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-xs max-sm:leading-tight',
          paso === lugar + 1 ? 'font-semibold text-ink' : 'text-ink-soft',
        )}
        data-hecho={lugar + 1 < paso || undefined}
        {...(paso === lugar + 1 && { 'aria-current': 'step' as const })}
      >
        <Numero de={lugar + 1} hecho={lugar + 1 < paso} aqui={paso === lugar + 1} />
        {cada(titulo, lugar + 1)}
      </li>
    ))}
  </ol>
);
