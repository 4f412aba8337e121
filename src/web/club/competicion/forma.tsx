import type { Forma as UltimosJugados } from '#contract/liga/seguimiento.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './forma.module.css';

const ORDEN = 'Últimos partidos, del más antiguo al más reciente';

type FormaProps = { forma: UltimosJugados; className?: string | undefined };

/** The last five of a player as letters, the latest at the end; who listens hears the words. */
export function Forma({ forma, className }: FormaProps) {
  if (forma.length === 0) return null;
  return (
    <ol className={cx(styles.forma, className)} aria-label={ORDEN} title={ORDEN}>
      {forma.map(({ id, gana }) => (
        <li key={id} className={gana ? styles.ganado : styles.perdido}>
          <span aria-hidden="true">{gana ? 'G' : 'P'}</span>
          <span className="visually-hidden">{gana ? 'ganado' : 'perdido'}</span>
        </li>
      ))}
    </ol>
  );
}
