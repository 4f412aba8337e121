import { cx } from '#web/ui/cx.ts';
import styles from './forma.module.css';

const ORDEN = 'Últimos partidos, del más antiguo al más reciente';

type FormaProps = { forma: readonly { gana: boolean }[]; className?: string | undefined };

/** The last five of a player as letters, the latest at the end; who listens hears the words. */
export const Forma = ({ forma, className }: FormaProps) =>
  forma.length > 0 ? (
    <span
      className={cx(styles.forma, className)}
      role="img"
      title={ORDEN}
      aria-label={`${ORDEN}: ${forma.map(({ gana }) => (gana ? 'ganado' : 'perdido')).join(', ')}`}
    >
      {forma.map(({ gana }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a match in the form is all that it is
        <span key={n} className={gana ? styles.ganado : styles.perdido}>
          {gana ? 'G' : 'P'}
        </span>
      ))}
    </span>
  ) : null;
