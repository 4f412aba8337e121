import { cx } from '#web/ui/cx.ts';

const ORDEN = 'Últimos partidos, del más antiguo al más reciente';

/** One won or lost, as a letter. */
export const Signo = ({ gana }: { gana: boolean }) => (
  <span
    className={cx(
      'grid size-icon flex-none place-items-center rounded-full border font-bold text-xs leading-none',
      gana ? 'border-transparent bg-bola text-on-bola print:border-current' : 'border-current',
    )}
  >
    {gana ? 'G' : 'P'}
  </span>
);

/** The last five of a player as letters, the latest at the end; who listens hears the words. */
export const Forma = ({ forma }: { forma: readonly { gana: boolean }[] }) =>
  forma.length > 0 ? (
    <span
      className="inline-flex gap-1"
      role="img"
      title={ORDEN}
      aria-label={`${ORDEN}: ${forma.map(({ gana }) => (gana ? 'ganado' : 'perdido')).join(', ')}`}
    >
      {forma.map(({ gana }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a match in the form is all that it is
        <Signo key={n} gana={gana} />
      ))}
    </span>
  ) : null;
