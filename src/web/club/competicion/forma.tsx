import { cx } from '#web/ui/cx.ts';

const ORDEN = 'Últimos partidos, del más antiguo al más reciente';

/** Null of a draw. */
export type Gana = boolean | null;

/** What is heard, and its letter. */
const comoAcabo = (gana: Gana) => (gana === null ? 'empatado' : gana ? 'ganado' : 'perdido');
const LETRA = { ganado: 'G', perdido: 'P', empatado: 'E' } as const;

/** One won, lost or drawn, as a letter. */
export const Signo = ({ gana }: { gana: Gana }) => (
  <span
    className={cx(
      'grid size-icon flex-none place-items-center rounded-full border font-bold text-xs leading-none',
      gana ? 'border-transparent bg-bola text-on-bola print:border-current' : 'border-current',
    )}
  >
    {LETRA[comoAcabo(gana)]}
  </span>
);

/** The last five of a player as letters, the latest at the end; who listens hears the words. */
export const Forma = ({ forma }: { forma: readonly { gana: Gana }[] }) =>
  forma.length > 0 ? (
    <span
      className="inline-flex gap-1"
      role="img"
      title={ORDEN}
      aria-label={`${ORDEN}: ${forma.map(({ gana }) => comoAcabo(gana)).join(', ')}`}
    >
      {forma.map(({ gana }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a match in the form is all that it is
        <Signo key={n} gana={gana} />
      ))}
    </span>
  ) : null;
