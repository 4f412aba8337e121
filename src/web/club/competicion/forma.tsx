import { cx } from '#web/ui/cx.ts';
import styles from './forma.module.css';

const ORDEN = 'Últimos partidos, del más antiguo al más reciente';

type FormaProps = { forma: readonly { gana: boolean }[]; className?: string | undefined };

/** The last five of a player as letters, the latest at the end; who listens hears the words. */
export function Forma({ forma, className }: FormaProps) {
  if (forma.length === 0) return null;
  return (
    <ol className={cx(styles.forma, className)} title={ORDEN}>
      {forma.map(({ gana }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a match in the form is all that it is
        <li key={n} className={gana ? styles.ganado : styles.perdido}>
          <span aria-hidden="true">{gana ? 'G' : 'P'}</span>
          <span className="visually-hidden">{gana ? 'ganado' : 'perdido'}</span>
        </li>
      ))}
    </ol>
  );
}
